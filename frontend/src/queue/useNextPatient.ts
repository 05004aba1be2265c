import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { inOrder } from './attendanceView';
import { useVisitsOfToday } from './useQueue';

/**
 * The checked-in patient who has waited longest; undefined if no patient waits.
 * @param present the open visit, whose patient is with the doctor, whatever the list says
 */
export function useNextPatient(doctorId: string, present?: string): AppointmentDto | undefined {
  const visits = useVisitsOfToday(doctorId);
  return inOrder(visits.data ?? [], ['arrived']).find(({ _id }) => _id !== present);
}
