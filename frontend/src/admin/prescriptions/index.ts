import PrescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'prescriptions',
  icon: PrescriptionIcon,
  options: { label: tAdminResource('prescriptions'), audited: true },
  list: listScreen(({ PrescriptionList }) => PrescriptionList),
  show: recordScreen(({ PrescriptionShow }) => PrescriptionShow),
  recordRepresentation: 'number',
} satisfies ConsoleResource;
