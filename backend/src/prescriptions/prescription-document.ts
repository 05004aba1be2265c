import { describeDosage, doseText } from '../../../openapi/contract/care/dosage/describe-dosage.js';
import { ageOn } from '../../../openapi/contract/people/age.js';
import { ageText, knownAgeTextOn } from '../../../openapi/contract/people/age-text.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { hospitalNumberFact } from '../pdf/patient-facts.js';
import { paragraph, tableOf } from '../pdf/document-text.js';
import type { DocumentText } from '../pdf/document-text.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { PrintedPatient } from '../users/printed-patients.js';
import { lineStateText } from './lifecycle/line-answers.js';
import type { PrintedVerification } from './verification/verification-code.js';
import type { PrescribedRow, Prescription } from './prescription.schema.js';
import { tPrescription } from '../messages/care/prescriptions.js';
import { tCommon } from '../messages/common.js';

type Facts = DocumentText['facts'];

/** What the document needs besides the prescription. */
export interface PrescriptionContext {
  clock: HospitalClock;
  /** The visit of the prescription, if one was given. */
  visit: Pick<Appointment, 'kind'> | null;
  /** The patient's allergies as recorded now. */
  allergies: string;
  patient: PrintedPatient;
  /** Missing in prescriptions without a code. */
  verification: PrintedVerification | null;
}

/** An id as every screen and document shows it: its last 8 characters. */
const shortIdOf = (id: Prescription['doctorId']): string => String(id).slice(-8);

/** With the months or days of a small child if the record has the same years. */
const ageOfPatient = (
  { age, date }: Pick<Prescription, 'age' | 'date'>,
  { dob, dobEstimated }: Pick<PrintedPatient, 'dob' | 'dobEstimated'>,
): string =>
  dob !== null && ageOn(dob, date) === age ? knownAgeTextOn({ dob, dobEstimated }, date) : ageText({ age });

/** The document for a pharmacy: who prescribed what to whom, with the doctor's registration and place to sign. */
export function prescriptionDocument(
  row: Prescription,
  { clock, visit, allergies, patient, verification }: PrescriptionContext,
): DocumentText {
  const { hospitalNumber, address } = patient;
  const date = clock.format(row.date, null);
  const registration = row.doctorRegistration
    ? tPrescription('registrationOf', { number: row.doctorRegistration })
    : tPrescription('doctorIdNumber', { doctorCode: shortIdOf(row.doctorId) });
  return {
    title: tPrescription('documentTitle', { rowNumber: row.number }),
    reference: [row.patientName, hospitalNumber ?? '', row.number, date],
    facts: [
      ...stateOf(row, clock),
      [tCommon('patient'), row.patientName],
      [tPrescription('ageAndGender'), `${ageOfPatient(row, patient)}, ${tCommon(`genders.${row.gender}`)}`],
      ...hospitalNumberFact(hospitalNumber),
      ...fact(tPrescription('address'), address),
      [tPrescription('contact'), row.contact],
      [tPrescription('allergies'), allergies],
      [tCommon('date'), date],
      [tCommon('doctor'), [row.doctorName, row.doctorQualification].filter(Boolean).join(', ')],
      ...fact(tPrescription('registration'), row.doctorRegistration),
      [tPrescription('doctorId'), shortIdOf(row.doctorId)],
      ...fact(tPrescription('visitMode'), visit && visitMode(visit)),
      [tPrescription('symptoms'), row.symptoms],
      ...fact(tCommon('diagnosis'), row.diagnosis),
      ...fact(tPrescription('verification.code'), verification && verification.code),
    ],
    ...(verification && {
      qr: {
        link: verification.link,
        alt: tPrescription('verification.qrCode', { page: verification.page }),
        caption: tPrescription('verification.scan'),
      },
    }),
    body: [
      tableOf(
        [
          { head: tCommon('medicine'), width: '*' },
          { head: tCommon('dosage'), width: 80 },
          { head: tCommon('frequency'), width: 85 },
          { head: tCommon('duration'), width: 70 },
          { head: tPrescription('total'), width: 65, alignment: 'right' },
        ],
        row.medicines.map((line, n) => [
          [line.name, lineStateText(row, n, clock), differenceOf(line)].filter(Boolean).join('\n'),
          line.dosage,
          line.frequency,
          line.duration,
          totalOf(line),
        ]),
      ),
      ...(row.notes ? [paragraph(tPrescription('notes', { notes: row.notes }))] : []),
    ],
    signature: [
      tPrescription('signature'),
      row.doctorName,
      ...(row.doctorQualification ? [row.doctorQualification] : []),
      registration,
    ],
    notes: [
      tPrescription('footnote'),
      ...(verification ? [tPrescription('verification.note', { page: verification.page })] : []),
    ],
  };
}

const fact = (label: string, value: string | null): Facts => (value ? [[label, value]] : []);

const visitMode = ({ kind }: Pick<Appointment, 'kind'>): string =>
  kind === 'video' ? tPrescription('byVideo') : tCommon('atHospital');

/** Replaced prescriptions say so, also on a copy that is opened later. */
function stateOf({ renewedBy, endedFrom }: Prescription, clock: HospitalClock): Facts {
  if (!renewedBy || endedFrom > clock.today()) return [];
  return [[tPrescription('state'), tPrescription('replacedOn', { date: clock.format(endedFrom, null) })]];
}

/** The structure of a line whose texts contradict it; the structure counts. */
const differenceOf = ({ dosages, difference }: PrescribedRow): string | null =>
  dosages && difference
    ? tPrescription('line.difference', { dosage: describeDosage(dosages), difference })
    : null;

/** The amount for the whole course, if all of it is known: "60 tablets". */
const totalOf = ({ quantity }: PrescribedRow): string => (quantity ? doseText(quantity) : '');
