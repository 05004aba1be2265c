import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import BagIcon from '@mui/icons-material/LocalMallOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { type AreaItem, AreaLayout } from '../shell/AreaLayout';

const items: AreaItem[] = [
  { label: 'Dashboard', to: '/patientlogin/patient-dash', icon: <DashboardIcon /> },
  { label: 'Records', to: '/patientlogin/patient-records', icon: <FolderIcon /> },
  { label: 'Prescriptions', to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  { label: 'Appointments', to: '/patientlogin/patientapps', icon: <EventIcon /> },
  { label: 'Orders', to: '/patientlogin/orders', icon: <BagIcon /> },
  { label: 'Lab bookings', to: '/patientlogin/lab-bookings', icon: <ScienceIcon /> },
];

/** Frame of the patient's area. */
export const PatientLayout = () => <AreaLayout role="patient" label="Patient Portal" items={items} />;
