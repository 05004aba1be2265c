import BagIcon from '@mui/icons-material/LocalMallOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { PatientDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';
import { tPage } from '../messages/pages';
import { tPatientArea } from '../messages/people/patientArea';

/** The patient's open tasks as numbers. */
export const tiles: CountTile<PatientDashboard['counts']>[] = [
  {
    label: (count: number) => tPatientArea('comingVisits', { count }),
    path: '/patientlogin/patientapps',
    countOf: ({ upcoming }) => upcoming,
  },
  {
    label: (count: number) => tPatientArea('refillsNeeded', { count }),
    path: '/patientlogin/prescriptions',
    countOf: ({ refills }) => refills,
  },
  {
    label: (count: number) => tPatientArea('ordersOnTheirWay', { count }),
    path: '/patientlogin/orders',
    countOf: ({ orders }) => orders,
  },
  {
    label: (count: number) => tPatientArea('openLabBookings', { count }),
    path: '/patientlogin/lab-bookings',
    countOf: ({ labBookings }) => labBookings,
  },
];

export const actions: QuickAction[] = [
  { label: tPage('bookLabTest'), to: '/labtest', icon: <ScienceIcon /> },
  { label: tPatientArea('buyMedicines'), to: '/medicine', icon: <BagIcon /> },
  { label: tPatientArea('orderRefill'), to: '/patientlogin/prescriptions', icon: <MedicationIcon /> },
  {
    label: tPage('uploadDocument'),
    to: '/patientlogin/patient-records?show=documents',
    icon: <FolderIcon />,
  },
];
