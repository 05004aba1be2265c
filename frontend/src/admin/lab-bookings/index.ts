import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import { LabBookingList } from './LabBookingList';
import { LabBookingShow } from './LabBookingShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminLabBookingWords } from '../../words/admin/labBookings';

export default {
  name: 'lab-bookings',
  icon: BloodtypeIcon,
  options: { label: adminLabBookingWords.labBookingsTitle, audited: true },
  list: LabBookingList,
  show: LabBookingShow,
} satisfies ConsoleResource;
