import { AppointmentCreate } from './AppointmentCreate';
import { AppointmentList } from './AppointmentList';
import { AppointmentShow } from './AppointmentShow';

export default {
  name: 'appointments',
  list: AppointmentList,
  show: AppointmentShow,
  create: AppointmentCreate,
};
