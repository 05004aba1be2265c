import absences from '../../../messages/en/shared/absences.json' with { type: 'json' };
import { createMessages } from './create-messages.js';

const tAbsences = createMessages('shared/absences', absences);

interface Absence {
  cause: string;
  doctorName: string;
  /** The day, written out. */
  day: string;
  /** Of the holiday or the extra session. */
  name: string | null | undefined;
}

/** Why a doctor cannot see a patient at the time of a booked visit. */
export function absenceText({ cause, name, doctorName, day }: Absence): string {
  if (cause === 'holiday') {
    return name
      ? tAbsences('namedHoliday', { name, day, doctorName })
      : tAbsences('holiday', { day, doctorName });
  }
  return name
    ? tAbsences('namedSession', { name, day, doctorName })
    : tAbsences('session', { day, doctorName });
}
