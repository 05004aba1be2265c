import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'dependants',
  icon: FamilyIcon,
  options: { label: tAdminResource('dependants'), audited: false },
  list: listScreen(({ DependantList }) => DependantList),
  show: recordScreen(({ DependantShow }) => DependantShow),
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
