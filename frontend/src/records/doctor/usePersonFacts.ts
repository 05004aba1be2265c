import { serverNow } from '../../common/clock/serverClock';
import { knownAgeTextOn } from '../../../../openapi/contract/people/age-text.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { calendarDate, formatDate, shortId } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { LinkedPatient } from '../../patients/usePatients';
import { tPatient } from '../../messages/people/patients';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tPage } from '../../messages/pages';

/** Instead of an age that would grow on. */
const deathText = ({ date }: NonNullable<LinkedPatient['deceased']>): string =>
  date ? tPatient('deceasedOn', { date: formatDate(date) }) : tPatient('deceased');

/** "36 years · Female · Hospital number 1000 0001 6": distinguishes people with the same name. */
export function usePersonFacts(
  person: Pick<LinkedPatient, 'dob' | 'dobEstimated' | 'gender' | 'id' | 'deceased' | 'hospitalNumber'>,
): string {
  const { dob, dobEstimated, gender, id, deceased, hospitalNumber } = person;
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  return [
    deceased && deathText(deceased),
    !deceased && dob && knownAgeTextOn({ dob, dobEstimated }, today),
    gender && tPage(`genders.${gender}`),
    hospitalNumber
      ? tDoctorRecord('hospitalNumber', { number: formatHospitalNumber(hospitalNumber) })
      : tDoctorRecord('patientId', { id: shortId(id) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
