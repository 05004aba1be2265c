import { Types } from 'mongoose';
import { LAB_REQUEST_STATUSES } from '../../../openapi/contract/care/lab-requests.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { WAITLIST_STATUSES } from '../../../openapi/contract/care/waitlist.js';
import { RECORD_KINDS } from '../../../openapi/contract/care/records.js';
import { supplyDates } from '../../src/prescriptions/refill.js';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const medicine = { name: 'Metformin 500 mg tablets', dosage: '1 tablet', frequency: '1-0-1' };

/** A third is short, a third for a month, a third without a readable duration; made over a year. */
const prescription = (n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) => {
  const at = daysAgo(n % 365);
  const days = pick([5, 30, null], n);
  return {
    number: `RX-2026-${String(n).padStart(6, '0')}`,
    patientId,
    patientName: `Person ${n}`,
    age: 36,
    gender: 'female',
    contact: '+919812345678',
    date: dayOf(at),
    doctorId,
    doctorName: 'Dr. Vikram Nair',
    doctorCode: null,
    appointmentId: null,
    symptoms: 'Thirst.',
    diagnosis: null,
    medicines: [
      {
        ...medicine,
        duration: days ? `${days} days` : 'until the next visit',
        days,
        dosages: null,
        difference: null,
        quantity: null,
      },
    ],
    medicineKeys: ['metformin 500 mg tablets'],
    notes: null,
    ...supplyDates(dayOf(at), [days]),
    renewedBy: null,
    words: ['person', String(n), 'metformin', '500', 'mg', 'tablets'],
    createdAt: at,
    ...(n % 9 === 0 && { enteredInError: { at, by: doctorId, byName: 'Dr. Vikram Nair', reason: 'Wrong.' } }),
  };
};

const record = (n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) => {
  const at = daysAgo(n % 365);
  const kind = pick(RECORD_KINDS, n);
  return {
    kind,
    patientId,
    authorId: doctorId,
    authorName: 'Dr. Vikram Nair',
    authorType: 'doctor',
    recordedAt: at,
    title: 'Visit',
    text: 'Feels well.',
    vitals: kind === 'vitalSigns' ? { pulse: 60 + (n % 30) } : null,
    results: null,
    sampleOf: null,
    file: null,
    words: ['visit', 'dr', 'vikram', 'nair'],
    createdAt: at,
    ...(n % 9 === 0 && { enteredInError: { at, by: doctorId, byName: 'Dr. Vikram Nair', reason: 'Wrong.' } }),
  };
};

const labRequest = (n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) => ({
  status: pick(LAB_REQUEST_STATUSES, n),
  appointmentId: new Types.ObjectId(),
  patientId,
  patientName: `Person ${n}`,
  doctorId,
  doctorName: 'Dr. Vikram Nair',
  test: { labTestId: new Types.ObjectId(), name: 'Thyroid profile' },
  labBookingId: null,
  createdAt: daysAgo(n % 365),
});

/** Nobody among so many waits: a round would look at all of them. */
const CLOSED = WAITLIST_STATUSES.filter((status) => status !== 'waiting' && status !== 'offered');

const waiting = (n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) => ({
  patientId,
  patientName: `Person ${n}`,
  doctorId,
  doctorName: 'Dr. Vikram Nair',
  speciality: pick(SPECIALITIES, n),
  wish: `many:${n}`,
  ...{ from: dayOf(new Date()), to: dayOf(new Date()), part: 'any', status: pick(CLOSED, n) },
  open: n % 3 === 0,
  seat: n,
  missed: 0,
  passed: [],
  askedAt: daysAgo(n % 365),
  createdAt: daysAgo(n % 365),
});

/** A leave over some of the many visits. */
export const MANY_LEAVE_ID = '0123456789abcdef01234567';

const settledCase = (n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) => ({
  // Each leave has a few.
  leaveId: n % 10 === 0 ? new Types.ObjectId(MANY_LEAVE_ID) : new Types.ObjectId(),
  cause: 'leave',
  appointmentId: new Types.ObjectId(),
  ...{ patientId, patientName: `Person ${n}`, doctorId, doctorName: 'Dr. Vikram Nair' },
  speciality: pick(SPECIALITIES, n),
  date: dayOf(daysAgo(n % 365)),
  time: '10:00',
  status: pick(['moved', 'refunded', 'unanswered', 'closed'], n),
  answerBy: daysAgo(n % 365),
  refundPaise: 0,
  needsCall: n % 5 === 0,
  createdAt: daysAgo(n % 365),
});

const allergy = (n: number, patientId: Types.ObjectId, recordedById: Types.ObjectId) => ({
  patientId,
  kind: 'asWritten',
  key: `text:substance ${n}`,
  name: `Substance ${n}`,
  text: `Substance ${n}`,
  reaction: null,
  severity: pick(['mild', 'severe', null], n),
  status: pick(['active', 'active', 'enteredInError'], n),
  recordedById,
  recordedByName: 'Dr. Vikram Nair',
  recordedByType: 'doctor',
  recordedAt: daysAgo(n % 365),
  version: 1,
});

/** Prescriptions, records, allergies and requested tests, as many of each patient and doctor. */
export const manyCareRows = (numbers: number[], patients: Types.ObjectId[], doctors: Types.ObjectId[]) => ({
  prescriptions: numbers.map((n) => prescription(n, pick(patients, n), pick(doctors, n))),
  records: numbers.map((n) => record(n, pick(patients, n), pick(doctors, n))),
  allergies: numbers.map((n) => allergy(n, pick(patients, n), pick(doctors, n))),
  waitlist: numbers.map((n) => waiting(n, pick(patients, n), pick(doctors, n))),
  leavecases: numbers.map((n) => settledCase(n, pick(patients, n), pick(doctors, n))),
  labrequests: numbers.map((n) => labRequest(n, pick(patients, n), pick(doctors, n))),
});
