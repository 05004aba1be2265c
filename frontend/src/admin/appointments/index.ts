import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminCommon } from '../../messages/admin/common';

export default {
  name: 'appointments',
  icon: CalendarIcon,
  options: { label: tAdminCommon('appointments'), audited: true },
  list: listScreen(({ AppointmentList }) => AppointmentList),
  show: recordScreen(({ AppointmentShow }) => AppointmentShow),
  create: recordScreen(({ AppointmentCreate }) => AppointmentCreate),
} satisfies ConsoleResource;
