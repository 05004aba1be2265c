import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { AppointmentCreate } from './AppointmentCreate';
import { AppointmentList } from './AppointmentList';
import { AppointmentShow } from './AppointmentShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'appointments',
  icon: CalendarIcon,
  options: { label: adminCommonWords.appointments, audited: true },
  list: AppointmentList,
  show: AppointmentShow,
  create: AppointmentCreate,
} satisfies ConsoleResource;
