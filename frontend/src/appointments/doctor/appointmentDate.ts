import { fromDdMmYyyy } from '../../common/dates/dayText';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';

/**
 * What is wrong with the date that a doctor typed, or null.
 * @param today calendar date of the hospital, YYYY-MM-DD
 */
export function problemOfDate(text: string, today: string): string | null {
  const date = fromDdMmYyyy(text);
  if (!date) return doctorAppointmentWords.dateInvalid;
  return date < today ? doctorAppointmentWords.dateInPast : null;
}
