import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import { LabBookingList } from './LabBookingList';
import { LabBookingShow } from './LabBookingShow';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'lab-bookings',
  icon: BloodtypeIcon,
  options: { label: 'Lab bookings', audited: true },
  list: LabBookingList,
  show: LabBookingShow,
} satisfies ConsoleResource;
