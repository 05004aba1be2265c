import StethoscopeIcon from '@mui/icons-material/MedicalServicesOutlined';
import { DoctorEdit } from './DoctorEdit';
import { DoctorList } from './DoctorList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminDoctorWords } from '../../words/admin/doctors';

export default {
  name: 'doctors',
  icon: StethoscopeIcon,
  options: { label: adminDoctorWords.doctorsTitle, audited: true },
  list: DoctorList,
  edit: DoctorEdit,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
