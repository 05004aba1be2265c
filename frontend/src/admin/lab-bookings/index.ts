import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'lab-bookings',
  icon: BloodtypeIcon,
  options: { label: adminResourceWords.labBookings, audited: true },
  list: listScreen(({ LabBookingList }) => LabBookingList),
  show: recordScreen(({ LabBookingShow }) => LabBookingShow),
} satisfies ConsoleResource;
