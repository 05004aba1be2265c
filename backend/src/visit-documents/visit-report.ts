import { flagText } from '../../../openapi/contract/care/lab/flag-text.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { hospitalNumberFact } from '../pdf/patient-facts.js';
import { rangeText } from '../records/lab-results.js';
import { resultsPart } from '../records/results-part.js';
import { readingsOf } from '../records/trends.js';
import type { Measured } from '../records/trends.js';
import { heading, paragraph, tableOf } from '../pdf/document-text.js';
import type { Cell, DocumentPart, DocumentText } from '../pdf/document-text.js';
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
  /** The patient's date of birth, YYYY-MM-DD; null if unknown. */
  dob: string | null;
}

/** The report of a visit: people, time, reason, findings and prescriptions. */
export function visitReport(
  { visit, records, prescriptions, hospitalNumber, dob }: Visit,
  clock: HospitalClock,
): DocumentText {
  const of = (kind: MedicalRecord['kind']) => records.filter((record) => record.kind === kind);
  const { date, time } = whenOf(visit);
  const measured = { dob, dayOf: (at: Date) => clock.dayOf(at) };
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
      ...of('vitalSigns').map((record) => vitalsTable(record, measured)),
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

/** Every vital sign with its usual range and flag, or why it was not compared. */
function vitalsTable(record: MedicalRecord, measured: Measured): DocumentPart {
  const rows = readingsOf(record, measured).map((reading): Cell[] => {
    const { name, value, unit, flag } = reading;
    const isOutside = flag !== null && flag !== 'normal';
    const cell = (text: string): Cell => (isOutside ? { text } : text);
    return [name, cell(`${value} ${unit}`), rangeText(reading) || '–', cell(flagText(reading))];
  });
  return tableOf(
    [
      { head: tVisitDocument('vitalSign'), width: '*' },
      { head: tVisitDocument('value'), width: 90 },
      { head: tVisitDocument('usualRange'), width: 120 },
      { head: tVisitDocument('comparison'), width: 130 },
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
