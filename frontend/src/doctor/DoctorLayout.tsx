import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import { type AreaItem, AreaLayout } from '../shell/AreaLayout';

const items: AreaItem[] = [
  { label: 'Dashboard', to: '/doctor-login/doctor-main', icon: <DashboardIcon /> },
  { label: 'Appointments', to: '/doctor-login/appointments', icon: <EventIcon /> },
];

/** Frame of the doctor's area. */
export const DoctorLayout = () => (
  <AreaLayout role="doctor" label="Doctor Portal" items={items} footnote="Doctor Portal v1.0" />
);
