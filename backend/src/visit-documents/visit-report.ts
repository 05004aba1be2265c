import { VITALS, VITAL_NAMES } from '../../../openapi/contract/care/vital-facts.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { hospitalNumberFact } from '../pdf/patient-facts.js';
import { resultsPart } from '../records/results-part.js';
import { heading, paragraph, tableOf } from '../pdf/document-text.js';
import type { DocumentPart, DocumentText } from '../pdf/document-text.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import type { MedicalRecord } from '../records/record.schema.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import { tVisitDocument } from '../messages/care/visit-documents.js';
import { tCommon } from '../messages/common.js';

/** A completed visit with what its doctor wrote about the patient on that day. */
export interface Visit {
  visit: Appointment;
  records: MedicalRecord[];
  prescriptions: Prescription[];
  hospitalNumber: string | null;
}

/** The report of a visit: people, time, reason, findings and prescriptions. */
export function visitReport(
  { visit, records, prescriptions, hospitalNumber }: Visit,
  clock: HospitalClock,
): DocumentText {
  const of = (kind: MedicalRecord['kind']) => records.filter((record) => record.kind === kind);
  const { date, time } = whenOf(visit);
  const visitNumber = String(visit._id).slice(-8);
  return {
    title: tVisitDocument('reportTitle'),
    reference: [visit.patientName, hospitalNumber ?? '', visitNumber, date ? clock.format(date, null) : ''],
    facts: [
      [tCommon('patient'), visit.patientName],
      ...hospitalNumberFact(hospitalNumber),
      [tCommon('doctor'), visit.acceptedDoctorName ?? ''],
      ...(visit.speciality ? ([[tCommon('speciality'), visit.speciality]] as DocumentText['facts']) : []),
      [tCommon('date'), date ? clock.format(date, time) : ''],
      [tCommon('reason'), visit.reason],
      [tVisitDocument('visit'), visitNumber],
    ],
    body: [
      ...section('Diagnosis', of('diagnosis').map(entryText)),
      ...section('Notes', of('note').map(entryText)),
      ...of('vitalSigns').map(vitalsTable),
      ...of('report').flatMap(reportPart),
      ...prescriptions.flatMap(prescriptionPart),
    ],
    notes: [
      records.length + prescriptions.length > 0
        ? tVisitDocument('report.footnote')
        : tVisitDocument('report.noNotes'),
    ],
  };
}

const section = (title: string, texts: string[]): DocumentPart[] =>
  texts.length === 0 ? [] : [heading(title), ...texts.map(paragraph)];

const entryText = ({ title, text }: MedicalRecord): string => (text ? `${title}: ${text}` : title);

function vitalsTable({ vitals }: MedicalRecord): DocumentPart {
  const rows = VITAL_NAMES.flatMap((name) => {
    const value = vitals?.[name];
    return value === undefined ? [] : [[VITALS[name].label, `${value} ${VITALS[name].unit}`]];
  });
  return tableOf(
    [
      { head: tVisitDocument('vitalSign'), width: '*' },
      { head: tVisitDocument('value'), width: 150 },
    ],
    rows,
  );
}

const reportPart = ({ title, text, results }: MedicalRecord): DocumentPart[] => [
  heading(title),
  ...(text ? [paragraph(text)] : []),
  ...resultsPart(results ?? []),
];

const prescriptionPart = ({ number, medicines, notes }: Prescription): DocumentPart[] => [
  heading(tVisitDocument('prescriptionTitle', { number })),
  tableOf(
    [
      { head: tCommon('medicine'), width: '*' },
      { head: tCommon('dosage'), width: 90 },
      { head: tCommon('frequency'), width: 100 },
      { head: tCommon('duration'), width: 80 },
    ],
    medicines.map(({ name, dosage, frequency, duration }) => [name, dosage, frequency, duration]),
  ),
  ...(notes ? [paragraph(notes)] : []),
];
