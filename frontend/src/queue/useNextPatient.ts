import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { inOrder } from './attendanceView';
import { useVisitsOfToday } from './useQueue';

/**
 * Who has waited longest of those who have checked in; undefined when no one waits.
 * @param present the visit that is open: its patient is with the doctor, whatever the list says
 */
export function useNextPatient(doctorId: string, present?: string): AppointmentDto | undefined {
  const visits = useVisitsOfToday(doctorId);
  return inOrder(visits.data ?? [], ['arrived']).find(({ _id }) => _id !== present);
}
