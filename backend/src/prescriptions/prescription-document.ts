import type { Content } from 'pdfmake/interfaces.js';
import { tCount } from '../../../openapi/contract/messages/counts.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
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
  const signature = [
    row.doctorName,
    tPrescription('doctorIdNumber', { doctorCode: shortIdOf(row.doctorId) }),
  ];
  return {
    title: tPrescription('documentTitle', { rowNumber: row.number }),
    facts: [
      [tCommon('patient'), row.patientName],
      [tPrescription('ageAndGender'), `${tCount('years', { count: row.age })}, ${GENDERS[row.gender]}`],
      [tPrescription('contact'), row.contact],
      [tCommon('date'), clock.format(row.date, null)],
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
      ...(row.notes
        ? [{ text: tPrescription('notes', { notes: row.notes }), margin: [0, 16, 0, 0] } as Content]
        : []),
      { text: signature.join('\n'), alignment: 'right', bold: true, margin: [0, 32, 0, 0] },
    ],
    notes: [tPrescription('footnote')],
  };
}
