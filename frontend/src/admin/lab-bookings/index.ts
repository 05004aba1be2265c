import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'lab-bookings',
  icon: BloodtypeIcon,
  options: { label: tAdminResource('labBookings'), audited: true },
  list: listScreen(({ LabBookingList }) => LabBookingList),
  show: recordScreen(({ LabBookingShow }) => LabBookingShow),
} satisfies ConsoleResource;
