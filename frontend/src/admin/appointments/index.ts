import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'appointments',
  icon: CalendarIcon,
  options: { label: adminCommonWords.appointments, audited: true },
  list: listScreen(({ AppointmentList }) => AppointmentList),
  show: recordScreen(({ AppointmentShow }) => AppointmentShow),
  create: recordScreen(({ AppointmentCreate }) => AppointmentCreate),
} satisfies ConsoleResource;
