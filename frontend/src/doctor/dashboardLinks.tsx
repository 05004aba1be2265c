import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import type { DoctorDashboard } from '../../../openapi/contract/care/dashboard.js';
import type { CountTile } from '../dashboard/CountTiles';
import type { QuickAction } from '../dashboard/QuickActions';
import { prescribePath, recordsPath } from '../records/doctor/paths';

const APPOINTMENTS = '/doctor-login/appointments';

/** How much waits for the doctor. */
export const tiles: CountTile<DoctorDashboard>[] = [
  {
    label: { one: 'Pending request', other: 'Pending requests' },
    path: APPOINTMENTS,
    countOf: ({ pendingCount }) => pendingCount,
  },
  {
    label: { one: 'Visit today', other: 'Visits today' },
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.today,
  },
  {
    label: { one: 'Visit in the next 7 days', other: 'Visits in the next 7 days' },
    path: `${APPOINTMENTS}?view=week`,
    countOf: ({ counts }) => counts.nextSevenDays,
  },
  {
    label: { one: 'Coming visit in all', other: 'Coming visits in all' },
    path: APPOINTMENTS,
    countOf: ({ counts }) => counts.upcoming,
  },
];

export const actions: QuickAction[] = [
  { label: 'Answer requests', to: APPOINTMENTS, icon: <EventIcon /> },
  { label: 'Write a prescription', to: prescribePath({}), icon: <MedicationIcon /> },
  { label: 'Medical records', to: recordsPath(), icon: <FolderIcon /> },
  { label: 'Days and leave', to: '/doctor-login/availability', icon: <LeaveIcon /> },
];
