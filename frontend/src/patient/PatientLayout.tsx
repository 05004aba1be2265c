import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FamilyIcon from '@mui/icons-material/PeopleOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import BagIcon from '@mui/icons-material/LocalMallOutlined';
import PersonIcon from '@mui/icons-material/PersonOutline';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { ConfirmEmailBar } from '../auth/email-confirmation/ConfirmEmailBar';
import { NotificationBell } from '../notifications/NotificationBell';
import { type AreaItem, AreaLayout } from '../shell/AreaLayout';
import { family } from '../shell/navigation';
import { PatientBottomBar, useHasBottomBar } from './PatientBottomBar';
import { commonWords } from '../words/common';
import { pageWords } from '../words/pages';

const items: AreaItem[] = [
  { label: pageWords.dashboard, to: '/patientlogin/patient-dash', icon: <DashboardIcon /> },
  { label: pageWords.records, to: '/patientlogin/patient-records', icon: <FolderIcon /> },
  { label: pageWords.prescriptions, to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  { label: pageWords.appointments, to: '/patientlogin/patientapps', icon: <EventIcon /> },
  { label: pageWords.orders, to: '/patientlogin/orders', icon: <BagIcon /> },
  { label: pageWords.labBookings, to: '/patientlogin/lab-bookings', icon: <ScienceIcon /> },
  { label: pageWords.waitingList, to: '/patientlogin/waiting-list', icon: <WaitingIcon /> },
  { ...family, icon: <FamilyIcon /> },
  { label: commonWords.profile, to: '/patientlogin/profile', icon: <PersonIcon /> },
];
/** Dashboard to Orders: what a thumb reaches without the drawer. */
const MAIN_ITEMS = 5;

/** Frame of the patient's area: sidebar, bell, and a bar at the foot of small screens. */
export function PatientLayout() {
  const hasBottomBar = useHasBottomBar();
  return (
    <>
      <AreaLayout
        role="patient"
        label={commonWords.patientPortal}
        items={items}
        tools={<NotificationBell />}
        notices={<ConfirmEmailBar />}
      />
      {hasBottomBar && <PatientBottomBar items={items.slice(0, MAIN_ITEMS)} />}
    </>
  );
}
