import { tCount } from '../../../openapi/contract/messages/counts.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { paragraph, tableOf } from '../pdf/document-text.js';
import type { DocumentText } from '../pdf/document-text.js';
import type { Prescription } from './prescription.schema.js';
import { tPrescription } from '../messages/care/prescriptions.js';
import { tCommon } from '../messages/common.js';

const GENDERS = {
  male: tCommon('male'),
  female: tCommon('female'),
  other: tPrescription('other'),
} as const;

/** What people see of a doctor's id, on every screen and document: its last 8 characters. */
const shortIdOf = (id: Prescription['doctorId']): string => String(id).slice(-8);

/** The document that a pharmacy reads: who prescribed what to whom, signed with the doctor's name and DoctorId. */
export function prescriptionDocument(row: Prescription, clock: HospitalClock): DocumentText {
  const date = clock.format(row.date, null);
  return {
    title: tPrescription('documentTitle', { rowNumber: row.number }),
    reference: [row.patientName, row.number, date],
    facts: [
      [tCommon('patient'), row.patientName],
      [tPrescription('ageAndGender'), `${tCount('years', { count: row.age })}, ${GENDERS[row.gender]}`],
      [tPrescription('contact'), row.contact],
      [tCommon('date'), date],
      [tCommon('doctor'), row.doctorName],
      [tPrescription('doctorId'), shortIdOf(row.doctorId)],
      [tPrescription('symptoms'), row.symptoms],
      ...(row.diagnosis ? ([[tCommon('diagnosis'), row.diagnosis]] as DocumentText['facts']) : []),
    ],
    body: [
      tableOf(
        [
          { head: tCommon('medicine'), width: '*' },
          { head: tCommon('dosage'), width: 90 },
          { head: tCommon('frequency'), width: 100 },
          { head: tCommon('duration'), width: 80 },
        ],
        row.medicines.map(({ name, dosage, frequency, duration }) => [name, dosage, frequency, duration]),
      ),
      ...(row.notes ? [paragraph(tPrescription('notes', { notes: row.notes }))] : []),
    ],
    signature: [row.doctorName, tPrescription('doctorIdNumber', { doctorCode: shortIdOf(row.doctorId) })],
    notes: [tPrescription('footnote')],
  };
}
