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
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';

const items: AreaItem[] = [
  { label: tPage('dashboard'), to: '/patientlogin/patient-dash', icon: <DashboardIcon /> },
  { label: tPage('records'), to: '/patientlogin/patient-records', icon: <FolderIcon /> },
  { label: tPage('prescriptions'), to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  { label: tPage('appointments'), to: '/patientlogin/patientapps', icon: <EventIcon /> },
  { label: tPage('orders'), to: '/patientlogin/orders', icon: <BagIcon /> },
  { label: tPage('labBookings'), to: '/patientlogin/lab-bookings', icon: <ScienceIcon /> },
  { label: tPage('waitingList'), to: '/patientlogin/waiting-list', icon: <WaitingIcon /> },
  { ...family, icon: <FamilyIcon /> },
  { label: tCommon('profile'), to: '/patientlogin/profile', icon: <PersonIcon /> },
];
/** Dashboard to Orders: the pages in the bottom bar. */
const MAIN_ITEMS = 5;

/** Frame of the patient's area: sidebar, notification bell, and a bottom bar on small screens. */
export function PatientLayout() {
  const hasBottomBar = useHasBottomBar();
  return (
    <>
      <AreaLayout
        role="patient"
        label={tCommon('patientPortal')}
        items={items}
        tools={<NotificationBell />}
        notices={<ConfirmEmailBar />}
      />
      {hasBottomBar && <PatientBottomBar items={items.slice(0, MAIN_ITEMS)} />}
    </>
  );
}
