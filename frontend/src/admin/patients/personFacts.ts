import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { knownAgeTextOn } from '../../../../openapi/contract/people/age-text.js';
import type { DuplicateRecord } from '../../../../openapi/contract/people/identity/duplicates.js';
import { serverNow } from '../../common/clock/serverClock';
import { calendarDate, formatDate } from '../../common/format/format';

/** The date of birth, or "about 40 years" if only the age is known. */
export function birthFact({
  dob,
  dobEstimated,
}: Pick<DuplicateRecord, 'dob' | 'dobEstimated'>): string | null {
  if (!dob) return null;
  return dobEstimated ? knownAgeTextOn({ dob, dobEstimated }, calendarDate(serverNow())) : formatDate(dob);
}

/** What tells two people of one name apart: hospital number, date of birth, phone. */
export const personFacts = ({
  hospitalNumber,
  mobile,
  ...birth
}: Pick<DuplicateRecord, 'hospitalNumber' | 'dob' | 'dobEstimated' | 'mobile'>): string =>
  [hospitalNumber && formatHospitalNumber(hospitalNumber), birthFact(birth), mobile]
    .filter(Boolean)
    .join(', ');
