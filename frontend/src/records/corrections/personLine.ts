import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { formatDate } from '../../common/format/format';
import { tEntryCorrection } from '../../messages/care/entryCorrections';

interface Identified {
  fullName: string;
  dob: string | null;
  hospitalNumber: string | null;
}

/** "Ravi Kumar, born 4 May 1990, hospital number 1234 5678 9": enough to tell two people apart. */
export const personLine = ({ fullName, dob, hospitalNumber }: Identified): string =>
  [
    fullName,
    dob ? tEntryCorrection('born', { date: formatDate(dob) }) : tEntryCorrection('bornUnknown'),
    ...(hospitalNumber
      ? [tEntryCorrection('hospitalNumber', { number: formatHospitalNumber(hospitalNumber) })]
      : []),
  ].join(', ');
