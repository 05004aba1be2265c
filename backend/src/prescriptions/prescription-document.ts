import type { Content } from 'pdfmake/interfaces.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { Prescription } from './prescription.schema.js';
import { prescriptionWords } from '../words/care/prescriptions.js';
import { commonWords } from '../words/common.js';

const GENDERS = {
  male: commonWords.male,
  female: commonWords.female,
  other: prescriptionWords.other,
} as const;

/** What people see of a doctor's id, on every screen and document: its last 8 characters. */
const shortIdOf = (id: Prescription['doctorId']): string => String(id).slice(-8);

/** The document that a pharmacy reads: who prescribed what to whom, signed with the doctor's name and DoctorId. */
export function prescriptionDocument(row: Prescription, clock: HospitalClock): DocumentText {
  const signature = [row.doctorName, prescriptionWords.doctorIdNumber(shortIdOf(row.doctorId))];
  return {
    title: prescriptionWords.documentTitle(row.number),
    facts: [
      [commonWords.patient, row.patientName],
      [prescriptionWords.ageAndGender, `${counted(row.age, nouns.year)}, ${GENDERS[row.gender]}`],
      [prescriptionWords.contact, row.contact],
      [commonWords.date, clock.format(row.date, null)],
      [commonWords.doctor, row.doctorName],
      [prescriptionWords.doctorId, shortIdOf(row.doctorId)],
      [prescriptionWords.symptoms, row.symptoms],
      ...(row.diagnosis ? ([[commonWords.diagnosis, row.diagnosis]] as DocumentText['facts']) : []),
    ],
    body: [
      tableOf(
        [
          { head: commonWords.medicine, width: '*' },
          { head: commonWords.dosage, width: 90 },
          { head: commonWords.frequency, width: 100 },
          { head: commonWords.duration, width: 80 },
        ],
        row.medicines.map(({ name, dosage, frequency, duration }) => [name, dosage, frequency, duration]),
      ),
      ...(row.notes ? [{ text: prescriptionWords.notes(row.notes), margin: [0, 16, 0, 0] } as Content] : []),
      { text: signature.join('\n'), alignment: 'right', bold: true, margin: [0, 32, 0, 0] },
    ],
    notes: [prescriptionWords.footnote],
  };
}
