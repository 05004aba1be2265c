import type { Content } from 'pdfmake/interfaces.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { Prescription } from './prescription.schema.js';

const GENDERS = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** The document that a pharmacy reads: who prescribed what to whom, signed with the doctor's name and DoctorId. */
export function prescriptionDocument(row: Prescription, clock: HospitalClock): DocumentText {
  const signature = [row.doctorName, ...(row.doctorCode ? [`Doctor ID ${row.doctorCode}`] : [])];
  return {
    title: `Prescription ${row.number}`,
    facts: [
      ['Patient', row.patientName],
      ['Age and gender', `${counted(row.age, nouns.year)}, ${GENDERS[row.gender]}`],
      ['Contact', row.contact],
      ['Date', clock.format(row.date, null)],
      ['Doctor', row.doctorName],
      ...(row.doctorCode ? ([['Doctor ID', row.doctorCode]] as DocumentText['facts']) : []),
      ['Symptoms', row.symptoms],
      ...(row.diagnosis ? ([['Diagnosis', row.diagnosis]] as DocumentText['facts']) : []),
    ],
    body: [
      tableOf(
        [
          { head: 'Medicine', width: '*' },
          { head: 'Dosage', width: 90 },
          { head: 'Frequency', width: 100 },
          { head: 'Duration', width: 80 },
        ],
        row.medicines.map(({ name, dosage, frequency, duration }) => [name, dosage, frequency, duration]),
      ),
      ...(row.notes ? [{ text: `Notes: ${row.notes}`, margin: [0, 16, 0, 0] } as Content] : []),
      { text: signature.join('\n'), alignment: 'right', bold: true, margin: [0, 32, 0, 0] },
    ],
    notes: [
      'Written by the doctor in the hospital’s portal, which keeps it under its number. Take medicines as prescribed only.',
    ],
  };
}
