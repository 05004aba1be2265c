import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { OF_AGE_YEARS } from '../../../openapi/contract/people/dependant-rules.js';
import { serverNow } from '../common/clock/serverClock';
import { ageTextOn } from '../../../openapi/contract/people/age-text.js';
import { calendarDate, formatDate } from '../common/format/format';
import { tFamily } from '../messages/people/family';

/** "2 Apr 2017 (9 years)". */
export function birthText(dob: string | null, timeZone: string): string | null {
  if (!dob) return null;
  const age = ageTextOn(dob, calendarDate(serverNow(), timeZone));
  return tFamily('bornAge', { date: formatDate(dob), age });
}

/** The 18th birthday; for 29 February it is 1 March. */
function comesOfAge(dob: string): string {
  const [year, month, day] = dob.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + OF_AGE_YEARS, month - 1, day)).toISOString().slice(0, 10);
}

/** The state of a takeover: possible now, or from when on. */
export function takeOverText({ ofAge, dob }: Dependant): string | null {
  if (ofAge) return tFamily('canTakeOver', { years: OF_AGE_YEARS });
  return dob ? tFamily('inviteFrom', { date: formatDate(comesOfAge(dob)) }) : null;
}
