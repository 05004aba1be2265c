import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'patients',
  icon: PeopleIcon,
  options: { label: tAdminResource('patients'), audited: true },
  list: listScreen(({ PatientList }) => PatientList),
  show: recordScreen(({ PatientShow }) => PatientShow),
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
