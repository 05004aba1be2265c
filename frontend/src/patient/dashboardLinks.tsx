import BagIcon from '@mui/icons-material/LocalMallOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { PatientDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';

/** What needs looking after. */
export const tiles: CountTile<PatientDashboard['counts']>[] = [
  {
    label: { one: 'Coming visit', other: 'Coming visits' },
    path: '/patientlogin/patientapps',
    countOf: ({ upcoming }) => upcoming,
  },
  {
    label: { one: 'Refill needed', other: 'Refills needed' },
    path: '/patientlogin/prescriptions',
    countOf: ({ refills }) => refills,
  },
  {
    label: { one: 'Order on its way', other: 'Orders on their way' },
    path: '/patientlogin/orders',
    countOf: ({ orders }) => orders,
  },
  {
    label: { one: 'Open lab booking', other: 'Open lab bookings' },
    path: '/patientlogin/lab-bookings',
    countOf: ({ labBookings }) => labBookings,
  },
];

export const actions: QuickAction[] = [
  { label: 'Book a lab test', to: '/labtest', icon: <ScienceIcon /> },
  { label: 'Buy medicines', to: '/medicine', icon: <BagIcon /> },
  { label: 'Order a refill', to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  { label: 'Upload a document', to: '/patientlogin/patient-records?show=documents', icon: <FolderIcon /> },
];
