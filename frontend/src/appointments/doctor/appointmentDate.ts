import { fromDdMmYyyy } from '../../common/dates/dayText';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';

/**
 * What is wrong with the date that a doctor typed, or null.
 * @param today calendar date of the hospital, YYYY-MM-DD
 */
export function problemOfDate(text: string, today: string): string | null {
  const date = fromDdMmYyyy(text);
  if (!date) return tDoctorAppointment('dateInvalid');
  return date < today ? tDoctorAppointment('dateInPast') : null;
}
