import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { DoctorIdList } from './DoctorIdList';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'doctor-ids',
  icon: BadgeIcon,
  options: { label: 'Doctor IDs', audited: true },
  list: DoctorIdList,
  recordRepresentation: 'code',
} satisfies ConsoleResource;
