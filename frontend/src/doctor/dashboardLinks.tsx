import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import type { DoctorDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';
import { prescribePath, recordsPath } from '../records/doctor/paths';
import { pageWords } from '../words/pages';
import { doctorAreaWords } from '../words/people/doctorArea';

const APPOINTMENTS = '/doctor-login/appointments';

/** How much waits for the doctor. */
export const tiles: CountTile<DoctorDashboard>[] = [
  {
    label: doctorAreaWords.pendingRequests,
    path: APPOINTMENTS,
    countOf: ({ pendingCount }) => pendingCount,
  },
  {
    label: doctorAreaWords.visitsToday,
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.today,
  },
  {
    label: doctorAreaWords.visitsNextWeek,
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.nextSevenDays,
  },
  {
    label: doctorAreaWords.comingVisits,
    path: APPOINTMENTS,
    countOf: ({ counts }) => counts.upcoming,
  },
];

export const actions: QuickAction[] = [
  { label: doctorAreaWords.answerRequests, to: APPOINTMENTS, icon: <EventIcon /> },
  { label: pageWords.writePrescription, to: prescribePath({}), icon: <MedicationIcon /> },
  { label: pageWords.medicalRecords, to: recordsPath(), icon: <FolderIcon /> },
  { label: pageWords.daysAndLeave, to: '/doctor-login/availability', icon: <LeaveIcon /> },
];
