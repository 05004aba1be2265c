import { Types } from 'mongoose';
import { APPOINTMENT_STATUSES } from '../../../openapi/contract/care/appointments.js';
import { PAYMENT_STATUSES } from '../../../openapi/contract/shop/payments.js';
import type { PaymentStatus } from '../../../openapi/contract/shop/payments.js';
import { MAIL_STATES } from '../../../openapi/contract/console/administration.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { mobileColumns } from '../../src/users/user.schema.js';
import type { Client } from './client.js';
import { manyCareRows } from './many-care-rows.js';
import { manyChatRows } from './many-chat-rows.js';
import { manyShopRows } from './many-shop-rows.js';
import { manySiteRows } from './many-site-rows.js';
import type { Portal } from './portal.js';
import { dayFromToday } from './visits.js';
import { slotOf } from '../../src/appointments/slots/visit-slot.js';

/** Rows of a kind. MANY_ROWS=100000 tries the size of a large hospital: 5,000 doctors and 5,000 products in it. */
export const MANY = Number(process.env.MANY_ROWS ?? 3000);
const MAX_PRODUCTS = 5000;
const PATIENTS = MANY / 5;
const DOCTORS = MANY / 20;
const ACTIONS = ['session.open', 'appointment.accept', 'payment.paid', 'user.read'];

export interface Cast {
  patient: Client;
  doctor: Client;
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];

/**
 * Fills the database with thousands of rows of every kind, past the models so that it takes a second or two. The
 * people of `cast` get as many of them as anybody else does.
 */
export async function addManyRows(portal: Portal, { patient, doctor }: Cast): Promise<void> {
  const patients = [patient.userId, ...(await addUsers(portal, 'patient', PATIENTS))].map(
    (id) => new Types.ObjectId(id),
  );
  const doctors = [doctor.userId, ...(await addUsers(portal, 'doctor', DOCTORS))].map(
    (id) => new Types.ObjectId(id),
  );
  const numbers = Array.from({ length: MANY }, (_, n) => n);
  const appointments = numbers.map((n) => appointment(portal, n, pick(patients, n), pick(doctors, n)));
  const rows: Record<string, object[]> = {
    ...manyShopRows(numbers, patients, MAX_PRODUCTS),
    ...manySiteRows(numbers, patients, MAX_PRODUCTS),
    ...manyChatRows(numbers, patients),
    ...manyCareRows(numbers, patients, doctors),
    appointments,
    payments: appointments.map((row, n) => payment(row, n, portal)),
    outbox: numbers.map(outboxRow),
    auditevents: numbers.map((n) => auditEvent(n, pick(patients, n), String(appointments[n]._id))),
    notifications: numbers.map((n) => ({
      userId: pick(patients, n),
      title: 'News',
      text: 'Text',
      link: null,
      readAt: null,
      createdAt: new Date(),
    })),
    sessions: numbers.map((n) => ({
      userId: pick(patients, n),
      createdAt: new Date(),
      idleExpiresAt: inAnHour(),
      expiresAt: inAnHour(),
    })),
    doctorids: numbers.map((n) => ({
      code: `BULK-${String(n).padStart(6, '0')}`,
      usedBy: n % 3 ? null : pick(doctors, n),
      usedByName: null,
      usedAt: null,
      createdAt: new Date(),
    })),
  };
  for (const [collection, documents] of Object.entries(rows))
    await portal.db.collection(collection).insertMany(documents);
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

async function addUsers(portal: Portal, type: 'patient' | 'doctor', count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, n) => ({
    _id: new Types.ObjectId(),
    fullName: `Person ${n}`,
    nameKey: `${type === 'doctor' ? 'dr. ' : ''}person ${String((n * 7919) % count).padStart(4, '0')}`,
    email: `bulk-${type}-${n}@example.org`,
    type,
    passwordHash: 'none',
    ...mobileColumns(`+9198${String(n).padStart(8, '0')}`),
    dob: null,
    gender: null,
    image: `${type}.jpg`,
    speciality: type === 'doctor' ? pick(SPECIALITIES, n) : null,
    feePaise: type === 'doctor' ? 50_000 + ((n * 37) % 20) * 5000 : null,
    availableDays: [],
    timeSlots: [],
    published: n % 10 !== 0,
    disabled: n % 25 === 0,
    ...(type === 'patient' &&
      n % 50 === 0 && { deceased: { date: null, recordedAt: new Date(), wasDisabled: true } }),
    createdAt: new Date(),
    updatedAt: new Date(),
  }));
  await portal.db.collection('users').insertMany(users);
  return users.map(({ _id }) => String(_id));
}

/** Every fifth names only a speciality; a few are holds of open checkouts. */
function appointment(portal: Portal, n: number, patientId: Types.ObjectId, doctorId: Types.ObjectId) {
  const status = n % 50 === 49 ? 'held' : pick(APPOINTMENT_STATUSES, n + Math.floor(n / 5));
  const open = n % 5 === 0;
  const date = dayFromToday(portal, ((n * 13) % 400) - 200);
  const answered = status === 'accepted' || status === 'completed';
  return {
    _id: new Types.ObjectId(),
    status: open && status === 'held' ? 'pending' : status,
    reason: 'A reason',
    speciality: pick(SPECIALITIES, n),
    patientId,
    patientName: 'Asha Rao',
    doctorId: open ? null : doctorId,
    doctorName: open ? null : 'Dr. Vikram Nair',
    acceptedDoctorId: answered ? doctorId : null,
    acceptedDoctorName: answered ? 'Dr. Vikram Nair' : null,
    preferredDate: date,
    preferredTime: '10:00',
    appointmentDate: answered ? date : null,
    // A slot each: the unique index holds for what is made here too.
    ...(!open && {
      slot: slotOf({
        doctorId,
        date,
        time: `${String(Math.floor(n / 60) % 24).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
        minutes: 1,
      }),
    }),
    idCard: null,
    paymentId: open ? null : new Types.ObjectId(),
    paidPaise: open ? 0 : 80_000,
    ...(status === 'held' && !open && { holdExpiresAt: inAnHour() }),
    history: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  };
}

/** Those that were paid were so within the last hundred days, and a few of them go back. */
const payment = (row: ReturnType<typeof appointment>, n: number, portal: Portal) => ({
  _id: row.paymentId ?? new Types.ObjectId(),
  purpose: 'appointment',
  status: pick(PAYMENT_STATUSES, n + Math.floor(n / 5)),
  amountPaise: 80_000,
  currency: 'inr',
  patientId: row.patientId,
  payer: { name: 'Asha Rao', email: 'asha@example.org' },
  items: [{ name: 'Consultation', unitPaise: 80_000, quantity: 1 }],
  booking: {
    doctorId: row.doctorId ?? new Types.ObjectId(),
    doctorName: 'Dr. Vikram Nair',
    speciality: row.speciality,
    preferredDate: row.preferredDate,
    preferredTime: row.preferredTime,
    reason: 'A reason',
  },
  subjectId: row._id,
  returnPath: '/find-doctor',
  sessionId: `cs_test_bulk${n}`,
  expiresAt: inAnHour(),
  ...(n % 5 === 0 && { checkAt: inAnHour() }),
  ...paid(pick(PAYMENT_STATUSES, n + Math.floor(n / 5)), n, portal),
  createdAt: new Date(),
  updatedAt: new Date(),
});

const wonDispute = (n: number, openedAt: Date) => ({
  disputes: [
    {
      providerId: `du_bulk${n}`,
      status: 'won',
      reason: 'general',
      amountPaise: 80_000,
      openedAt,
      refundable: false,
    },
  ],
});

function paid(status: PaymentStatus, n: number, portal: Portal) {
  if (status !== 'paid' && status !== 'refunded') return { paidAt: null, refunds: [], refundedPaise: 0 };
  const paidAt = new Date(`${dayFromToday(portal, -(n % 100))}T06:00:00Z`);
  if (status === 'paid')
    return { paidAt, refunds: [], refundedPaise: 0, ...(n % 3 === 0 && wonDispute(n, paidAt)) };
  const refund = { kind: 'cancellation', amountPaise: 80_000, reason: 'Appointment cancelled' };
  const state = { status: n % 7 ? 'done' : 'failed', requestedAt: paidAt };
  return { paidAt, refunds: [{ ...refund, ...state }], refundedPaise: 80_000 };
}

const outboxRow = (n: number) => ({
  effect: n % 10 === 0 ? 'refund' : 'mail',
  dedupeKey: `bulk:${n}`,
  mail: { to: `person${n}@example.org`, subject: 'A mail', html: '<p>Text</p>' },
  words: ['a', 'mail', `person${n}`, 'example', 'org'],
  state: pick(MAIL_STATES, n),
  tries: 1,
  lastError: null,
  ...(pick(MAIL_STATES, n) === 'queued' && { dueAt: inAnHour() }),
  sentAt: null,
  createdAt: new Date(),
});

const auditEvent = (n: number, actorId: Types.ObjectId, recordId: string) => ({
  action: pick(ACTIONS, n),
  outcome: 'success',
  actorId,
  actorType: 'patient',
  resource: 'appointments',
  recordId,
  before: null,
  after: null,
  address: '127.0.0.1',
  requestId: 'bulk',
  at: new Date(),
});
