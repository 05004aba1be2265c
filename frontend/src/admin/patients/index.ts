import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { PatientList } from './PatientList';
import { PatientShow } from './PatientShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminUserWords } from '../../words/admin/users';

export default {
  name: 'patients',
  icon: PeopleIcon,
  options: { label: adminUserWords.patientsTitle, audited: true },
  list: PatientList,
  show: PatientShow,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
