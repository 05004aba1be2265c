import BagIcon from '@mui/icons-material/LocalMallOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { PatientDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';
import { pageWords } from '../words/pages';
import { patientAreaWords } from '../words/people/patientArea';

/** What needs looking after. */
export const tiles: CountTile<PatientDashboard['counts']>[] = [
  {
    label: patientAreaWords.comingVisits,
    path: '/patientlogin/patientapps',
    countOf: ({ upcoming }) => upcoming,
  },
  {
    label: patientAreaWords.refillsNeeded,
    path: '/patientlogin/prescriptions',
    countOf: ({ refills }) => refills,
  },
  {
    label: patientAreaWords.ordersOnTheirWay,
    path: '/patientlogin/orders',
    countOf: ({ orders }) => orders,
  },
  {
    label: patientAreaWords.openLabBookings,
    path: '/patientlogin/lab-bookings',
    countOf: ({ labBookings }) => labBookings,
  },
];

export const actions: QuickAction[] = [
  { label: pageWords.bookLabTest, to: '/labtest', icon: <ScienceIcon /> },
  { label: patientAreaWords.buyMedicines, to: '/medicine', icon: <BagIcon /> },
  { label: patientAreaWords.orderRefill, to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  {
    label: pageWords.uploadDocument,
    to: '/patientlogin/patient-records?show=documents',
    icon: <FolderIcon />,
  },
];
