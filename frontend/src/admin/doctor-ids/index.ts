import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { DoctorIdList } from './DoctorIdList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminDoctorWords } from '../../words/admin/doctors';

export default {
  name: 'doctor-ids',
  icon: BadgeIcon,
  options: { label: adminDoctorWords.doctorIdsTitle, audited: true },
  list: DoctorIdList,
  recordRepresentation: 'code',
} satisfies ConsoleResource;
