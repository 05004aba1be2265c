import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import type { DoctorDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';
import { prescribePath, recordsPath } from '../records/doctor/paths';
import { tPage } from '../messages/pages';
import { tDoctorArea } from '../messages/people/doctorArea';

const APPOINTMENTS = '/doctor-login/appointments';

/** The doctor's open tasks as numbers. */
export const tiles: CountTile<DoctorDashboard>[] = [
  {
    label: (count: number) => tDoctorArea('pendingRequests', { count }),
    path: APPOINTMENTS,
    countOf: ({ pendingCount }) => pendingCount,
  },
  {
    label: (count: number) => tDoctorArea('visitsToday', { count }),
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.today,
  },
  {
    label: (count: number) => tDoctorArea('visitsNextWeek', { count }),
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.nextSevenDays,
  },
  {
    label: (count: number) => tDoctorArea('comingVisits', { count }),
    path: APPOINTMENTS,
    countOf: ({ counts }) => counts.upcoming,
  },
];

export const actions: QuickAction[] = [
  { label: tDoctorArea('answerRequests'), to: APPOINTMENTS, icon: <EventIcon /> },
  { label: tPage('writePrescription'), to: prescribePath({}), icon: <MedicationIcon /> },
  { label: tPage('medicalRecords'), to: recordsPath(), icon: <FolderIcon /> },
  { label: tPage('daysAndLeave'), to: '/doctor-login/availability', icon: <LeaveIcon /> },
];
