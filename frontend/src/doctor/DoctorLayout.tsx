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
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tDoctorArea } from '../messages/people/doctorArea';

const items: AreaItem[] = [
  { label: tPage('dashboard'), to: '/doctor-login/doctor-main', icon: <DashboardIcon /> },
  { label: tPage('today'), to: '/doctor-login/today', icon: <TodayIcon /> },
  { label: tPage('appointments'), to: '/doctor-login/appointments', icon: <EventIcon /> },
  { label: tPage('medicalRecordsHeading'), to: '/doctor-login/doctor-records', icon: <FolderIcon /> },
  { label: tPage('prescriptions'), to: '/doctor-login/PrescriptionForm', icon: <MedicationIcon /> },
  { label: tPage('daysAndLeave'), to: '/doctor-login/availability', icon: <LeaveIcon /> },
  { label: tCommon('profile'), to: '/doctor-login/profile', icon: <PersonIcon /> },
];

/** Frame of the doctor's area: sidebar with the version, and the notification bell. */
export const DoctorLayout = () => (
  <AreaLayout
    role="doctor"
    label={tDoctorArea('doctorPortal')}
    items={items}
    footnote={tDoctorArea('portalVersion')}
    tools={<NotificationBell />}
    notices={
      <>
        <ApprovalNotice />
        <ConfirmEmailBar />
      </>
    }
  />
);
