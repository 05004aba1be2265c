import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import type { DuplicateRecord } from '../../../../openapi/contract/people/identity/duplicates.js';
import { formatDate } from '../../common/format/format';

/** What tells two people of one name apart: hospital number, date of birth, phone. */
export const personFacts = ({
  hospitalNumber,
  dob,
  mobile,
}: Pick<DuplicateRecord, 'hospitalNumber' | 'dob' | 'mobile'>): string =>
  [hospitalNumber && formatHospitalNumber(hospitalNumber), dob && formatDate(dob), mobile]
    .filter(Boolean)
    .join(', ');
