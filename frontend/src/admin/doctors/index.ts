import StethoscopeIcon from '@mui/icons-material/MedicalServicesOutlined';
import { DoctorEdit } from './DoctorEdit';
import { DoctorList } from './DoctorList';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'doctors',
  icon: StethoscopeIcon,
  options: { label: 'Doctors', audited: true },
  list: DoctorList,
  edit: DoctorEdit,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
