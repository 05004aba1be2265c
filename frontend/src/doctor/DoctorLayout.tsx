import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonIcon from '@mui/icons-material/PersonOutline';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import { ConfirmEmailBar } from '../auth/email-confirmation/ConfirmEmailBar';
import { NotificationBell } from '../notifications/NotificationBell';
import { type AreaItem, AreaLayout } from '../shell/AreaLayout';
import { ApprovalNotice } from './ApprovalNotice';

const items: AreaItem[] = [
  { label: 'Dashboard', to: '/doctor-login/doctor-main', icon: <DashboardIcon /> },
  { label: 'Today', to: '/doctor-login/today', icon: <TodayIcon /> },
  { label: 'Appointments', to: '/doctor-login/appointments', icon: <EventIcon /> },
  { label: 'Medical Records', to: '/doctor-login/doctor-records', icon: <FolderIcon /> },
  { label: 'Prescriptions', to: '/doctor-login/PrescriptionForm', icon: <MedicationIcon /> },
  { label: 'Days and leave', to: '/doctor-login/availability', icon: <LeaveIcon /> },
  { label: 'Profile', to: '/doctor-login/profile', icon: <PersonIcon /> },
];

/** Frame of the doctor's area: sidebar with the version at its foot, and the bell. */
export const DoctorLayout = () => (
  <AreaLayout
    role="doctor"
    label="Doctor Portal"
    items={items}
    footnote="Doctor Portal v1.0"
    tools={<NotificationBell />}
    notices={
      <>
        <ApprovalNotice />
        <ConfirmEmailBar />
      </>
    }
  />
);
