import { serverNow } from '../../common/clock/serverClock';
import { ageOn } from '../../common/format/age';
import { tCount } from '../../../../openapi/contract/messages/counts.js';
import { calendarDate, shortId } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import type { LinkedPatient } from '../../patients/usePatients';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tPage } from '../../messages/pages';

/** "36 years · Female · ID 08192a3b": distinguishes people with the same name. */
export function usePersonFacts({ dob, gender, id }: Pick<LinkedPatient, 'dob' | 'gender' | 'id'>): string {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  return [
    dob && tCount('years', { count: ageOn(dob, today) }),
    gender && tPage(`genders.${gender}`),
    tDoctorRecord('patientId', { id: shortId(id) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
