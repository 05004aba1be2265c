import PrescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'prescriptions',
  icon: PrescriptionIcon,
  options: { label: adminResourceWords.prescriptions, audited: true },
  list: listScreen(({ PrescriptionList }) => PrescriptionList),
  show: recordScreen(({ PrescriptionShow }) => PrescriptionShow),
  recordRepresentation: 'number',
} satisfies ConsoleResource;
