import { fromDdMmYyyy } from '../../common/dates/dayText';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';

/**
 * The error in the doctor's typed date, or null.
 * @param today the hospital's calendar date, YYYY-MM-DD
 */
export function problemOfDate(text: string, today: string): string | null {
  const date = fromDdMmYyyy(text);
  if (!date) return tDoctorAppointment('dateInvalid');
  return date < today ? tDoctorAppointment('dateInPast') : null;
}
