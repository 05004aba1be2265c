import { DateTime } from 'luxon';
import type { TestedPerson } from '../../openapi/contract/care/lab/reference-range.js';
import type { LabResult } from '../../openapi/contract/care/lab/results.js';
import type { LabBookingStatus, LabPayment, LabPlace } from '../../openapi/contract/shop/lab-bookings.js';
import type { RejectionReason } from '../../openapi/contract/shop/lab-samples.js';
import type { LabSubject } from '../../openapi/contract/shop/lab-subject.js';
import type { LabWindow } from '../../openapi/contract/shop/lab-windows.js';
import { measuredResults } from '../../backend/src/lab-bookings/reports/measured-results.js';
import { PATIENT } from '../../backend/src/lab-bookings/subjects/lab-subject.js';
import { ownerOn } from '../../backend/src/lab-bookings/reports/tested-person.js';
import { DEMO_PATIENT_EMAIL, type PatientSeed } from '../patients.js';
import { addressOf } from '../pharmacy/addresses.js';
import type { LabTestSeed } from './lab-tests.js';
import { measureNamed } from './measures.js';

/** One lab booking of the demo hospital. */
export interface LabBookingSeed {
  /** Whose account booked it. */
  patientEmail: string;
  testName: string;
  /** As booked, in rupees. */
  price: number;
  /** The person who gives the sample. */
  fullName: string;
  subject: LabSubject;
  /** E.164 */
  phone: string;
  /** YYYY-MM-DD in the hospital's time zone. */
  date: string;
  place: LabPlace;
  window: LabWindow;
  /** Null for a visit to the hospital. */
  address: string | null;
  payment: LabPayment;
  status: LabBookingStatus;
  /** Every state it has been in, oldest first; none lies in the future. */
  history: { status: LabBookingStatus; at: Date }[];
  cancelledBy: 'patient' | 'hospital' | null;
  /** Why the sample could not be examined. */
  rejection: RejectionReason | null;
  report: ReportSeed | null;
  /** Results that await their release. */
  entry: ReportSeed | null;
}

interface ReportSeed {
  results: LabResult[];
  remark: string | null;
  person: TestedPerson;
}

interface PlannedBooking {
  /** Place in the list of patients; 0 is the demo login. */
  patient: number;
  test: string;
  /** Day of the sample, counted from today; below zero for the past. */
  day: number;
  status: LabBookingStatus;
  place?: LabPlace;
  /** Which of the day's first two windows; the first when left out. */
  window?: 0 | 1;
  payment?: LabPayment;
  cancelledBy?: 'patient' | 'hospital';
  rejection?: RejectionReason;
  /** Names and values of a report; numbers are compared with the ranges. */
  results?: Record<string, number>;
  /** Results in words, such as a blood group. */
  words?: Record<string, string>;
  remark?: string;
  /** Another person than the patient whose sample it is. */
  other?: { fullName: string; gender: 'male' | 'female'; age: number };
}

/** The first windows of the settings, where samples are taken at home, too. */
const WINDOWS: LabWindow[] = [
  { from: '07:00', to: '09:00' },
  { from: '09:00', to: '11:00' },
];

const plans: PlannedBooking[] = [
  {
    patient: 0,
    test: 'Lipid profile',
    day: -34,
    status: 'reported',
    place: 'home',
    results: { 'Total cholesterol': 218, 'LDL cholesterol': 142, 'HDL cholesterol': 46, Triglycerides: 136 },
    remark: 'Cholesterol is above the desirable range. Please discuss it with your cardiologist.',
  },
  {
    patient: 0,
    test: 'Thyroid profile (T3, T4, TSH)',
    day: -12,
    status: 'reported',
    results: { 'T3, total': 112, 'T4, total': 7.9, TSH: 2.31 },
  },
  {
    patient: 0,
    test: 'Vitamin D (25-OH)',
    day: -2,
    status: 'sampleCollected',
    place: 'home',
    payment: 'atCollection',
  },
  { patient: 0, test: 'Full body health check', day: 4, status: 'confirmed', place: 'home' },
  { patient: 0, test: 'HbA1c', day: 11, status: 'requested', payment: 'atCollection' },
  { patient: 0, test: 'Chest X-ray', day: 6, status: 'cancelled', cancelledBy: 'patient' },
  {
    patient: 1,
    test: 'Complete blood count (CBC)',
    day: -20,
    status: 'reported',
    payment: 'atCollection',
    results: { Haemoglobin: 10.9, 'White blood cells': 6.8, Platelets: 262 },
    remark: 'Haemoglobin is low. Iron studies are advised.',
  },
  {
    patient: 2,
    test: 'Diabetes care package',
    day: -15,
    status: 'reported',
    place: 'home',
    results: { 'Fasting glucose': 148, HbA1c: 7.8, Creatinine: 1.1, 'Total cholesterol': 187 },
  },
  {
    patient: 4,
    test: 'Liver function test',
    day: -9,
    status: 'reported',
    results: { 'ALT (SGPT)': 52, 'AST (SGOT)': 41, 'Bilirubin, total': 0.8 },
    remark: 'Liver enzymes are slightly raised. Please repeat after four weeks without alcohol.',
  },
  {
    patient: 5,
    test: 'Blood group and Rh factor',
    day: -7,
    status: 'reported',
    words: { 'ABO group': 'B', 'Rh factor': 'Positive' },
  },
  {
    patient: 7,
    test: 'Kidney function test',
    day: -5,
    status: 'reported',
    place: 'home',
    payment: 'atCollection',
    results: { 'Urea nitrogen (BUN)': 13, Creatinine: 0.9, 'Uric acid': 5.4, Calcium: 9.3 },
  },
  {
    patient: 9,
    test: 'Vitamin B12',
    day: -3,
    status: 'reported',
    results: { 'Vitamin B12': 148 },
    remark: 'Vitamin B12 is low.',
  },
  { patient: 11, test: 'Thyroid profile (T3, T4, TSH)', day: -2, status: 'sampleCollected' },
  {
    patient: 13,
    test: 'Iron studies',
    day: -1,
    status: 'sampleCollected',
    place: 'home',
    results: { Iron: 38, Ferritin: 9 },
  },
  {
    patient: 3,
    test: 'Thyroid profile (T3, T4, TSH)',
    day: 1,
    status: 'confirmed',
    place: 'home',
    window: 1,
    other: { fullName: 'Savitri Pillai', gender: 'female', age: 71 },
  },
  {
    patient: 6,
    test: 'Fasting blood sugar',
    day: 1,
    status: 'confirmed',
    place: 'home',
    payment: 'atCollection',
  },
  { patient: 10, test: 'Lipid profile', day: 1, status: 'confirmed', place: 'home' },
  { patient: 12, test: 'Kidney function test', day: 1, status: 'requested', place: 'home', window: 1 },
  { patient: 16, test: 'Ultrasound abdomen', day: 1, status: 'confirmed', payment: 'atCollection' },
  { patient: 17, test: 'Antenatal profile', day: 2, status: 'confirmed' },
  { patient: 18, test: 'Senior citizen package', day: 3, status: 'confirmed', place: 'home' },
  {
    patient: 8,
    test: 'Fasting blood sugar',
    day: 2,
    status: 'requested',
    place: 'home',
    payment: 'atCollection',
  },
  { patient: 20, test: 'Complete blood count (CBC)', day: 5, status: 'requested' },
  { patient: 21, test: 'Heart health package', day: 8, status: 'requested', place: 'home' },
  { patient: 14, test: '2D echocardiogram', day: 7, status: 'cancelled', cancelledBy: 'hospital' },
  {
    patient: 22,
    test: 'Uric acid',
    day: -4,
    status: 'cancelled',
    cancelledBy: 'patient',
    payment: 'atCollection',
  },
  { patient: 0, test: 'Calcium and phosphorus', day: -1, status: 'sampleRejected', rejection: 'haemolysed' },
];

const COURSE: LabBookingStatus[] = ['requested', 'confirmed', 'sampleCollected', 'reported'];
const UNUSUAL: Partial<Record<LabBookingStatus, LabBookingStatus[]>> = {
  cancelled: ['requested', 'cancelled'],
  sampleRejected: ['requested', 'confirmed', 'sampleCollected', 'sampleRejected'],
};

/** The states passed, with the hospital's working hours between them. A cancelled booking was only requested before. */
function historyOf({ status, day }: PlannedBooking, midnight: DateTime): LabBookingSeed['history'] {
  const at = (days: number, hour: number): Date =>
    midnight.plus({ days, hours: hour, minutes: (hour * 7 + Math.abs(day) * 11) % 60 }).toJSDate();
  const booked = Math.min(day, 0) - 4;
  const times: Record<LabBookingStatus, Date> = {
    requested: at(booked, 10),
    confirmed: at(booked + 1, 9),
    sampleCollected: at(day, 8),
    sampleRejected: at(day, 15),
    reported: at(day + 1, 17),
    cancelled: at(booked + 2, 11),
  };
  const passed = UNUSUAL[status] ?? COURSE.slice(0, COURSE.indexOf(status) + 1);
  return passed.map((step) => ({ status: step, at: times[step] }));
}

function reportOf(
  { results = {}, words = {}, remark }: PlannedBooking,
  person: TestedPerson,
): ReportSeed | null {
  const given = Object.entries({ ...results, ...words }).map(([name, value]) => ({ name, value, unit: '' }));
  if (given.length === 0) return null;
  const measures = given.map(({ name }) => measureNamed(name));
  return { results: measuredResults(given, measures, person), remark: remark ?? null, person };
}

/**
 * The lab bookings of the demo hospital around a day: what is over is reported, what lies ahead is requested or confirmed.
 * The same arguments give the same list.
 * @param today YYYY-MM-DD in the hospital's time zone
 * @param zone the hospital's time zone
 * @throws RangeError for a `today` that is no date; Error when a test or the demo patient is missing
 */
export function demoLabBookings(
  today: string,
  labTests: LabTestSeed[],
  patients: PatientSeed[],
  zone = 'Asia/Kolkata',
): LabBookingSeed[] {
  const midnight = DateTime.fromISO(today, { zone });
  if (!midnight.isValid) throw new RangeError(`Not a date: ${today}`);
  if (patients[0]?.email !== DEMO_PATIENT_EMAIL) throw new Error('The demo patient is missing.');
  return plans.map((plan) => {
    const test = labTests.find(({ testName }) => testName === plan.test);
    if (!test) throw new Error(`The lab test is missing: ${plan.test}`);
    const patient = patients[plan.patient];
    const place = plan.place ?? 'hospital';
    const { fullName } = plan.other ?? patient;
    const date = midnight.plus({ days: plan.day }).toISODate();
    return {
      patientEmail: patient.email,
      testName: test.testName,
      price: test.price,
      fullName,
      subject: plan.other
        ? { who: 'other', gender: plan.other.gender, dob: null, age: plan.other.age }
        : PATIENT,
      phone: patient.mobile,
      date,
      window: WINDOWS[plan.window ?? 0],
      place,
      address: place === 'home' ? addressOf(patient.fullName) : null,
      payment: plan.payment ?? 'card',
      status: plan.status,
      history: historyOf(plan, midnight),
      cancelledBy: plan.cancelledBy ?? null,
      rejection: plan.rejection ?? null,
      report: plan.status === 'reported' ? reportOf(plan, ownerOn(date, patient)) : null,
      entry: plan.status === 'reported' ? null : reportOf(plan, ownerOn(date, patient)),
    };
  });
}
