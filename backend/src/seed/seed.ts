import { createHash } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import sharp from 'sharp';
import type { PaymentIntentDoc } from '../../../stripe-sandbox/src/database.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { hashPassword } from '../auth/passwords.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toPaise } from '../common/money.js';
import { StoredFile } from '../files/file.schema.js';
import { Notification } from '../notifications/notification.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { DoctorId } from '../users/doctor-id.schema.js';
import { DEFAULT_PATIENT_PICTURE, User, nameColumns } from '../users/user.schema.js';
import { demoAppointments } from './appointments.js';
import type { AppointmentSeed } from './appointments.js';
import { doctors } from './doctors.js';
import type { DoctorSeed } from './doctors.js';
import { patients } from './patients.js';
import type { PatientSeed } from './patients.js';
import { drawPortrait, lookFor } from './portraits.js';

export const DEMO_PASSWORD = 'Demo-Pass-2026';
export const DEMO_ADMIN_EMAIL = 'admin@demo.test';
const UNUSED_DOCTOR_IDS = 20;
const DAY_MS = 24 * 3_600_000;

/** The same id on every run, made at the given moment: what exists already is left alone. */
function idOf(name: string, at: Date): Types.ObjectId {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + createHash('sha1').update(name).digest('hex').slice(0, 16));
}

interface Context {
  users: Model<User>;
  files: Model<StoredFile>;
  doctorIds: Model<DoctorId>;
  appointments: Model<Appointment>;
  payments: Model<Payment>;
  notifications: Model<Notification>;
  connection: Connection;
  clock: HospitalClock;
  passwordHash: string;
  /** When the demo hospital opened. */
  opened: Date;
}

/**
 * Fills the database with the demo hospital: people, pictures, DoctorIds, appointments with their payments.
 * Its last write is the administrator, so a run that was cut off is taken up again and a finished one is not repeated.
 * @returns what it did, a line each
 */
export async function seed(app: INestApplicationContext): Promise<string[]> {
  const model = <T>(of: { name: string }): Model<T> => app.get(getModelToken(of.name));
  const users = model<User>(User);
  if (await users.exists({ email: DEMO_ADMIN_EMAIL, type: 'admin' }))
    return ['The demo hospital is there already.'];
  const context: Context = {
    users,
    files: model(StoredFile),
    doctorIds: model(DoctorId),
    appointments: model(Appointment),
    payments: model(Payment),
    notifications: model(Notification),
    connection: app.get(getConnectionToken()),
    clock: app.get(HospitalClock),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    opened: new Date('2026-01-05T03:30:00Z'),
  };
  await Promise.all(doctors.map((doctor) => addDoctor(doctor, context)));
  await Promise.all(patients.map((patient) => addPatient(patient, context)));
  await addDoctorIds(context);
  const visits = await addAppointments(context);
  await addAdmin(context);
  return [
    `The demo hospital has ${doctors.length} doctors, ${patients.length} patients and ${visits} appointments.`,
  ];
}

/** Inserts what is not there yet. */
async function put<T>(model: Model<T>, document: { _id: unknown } & Record<string, unknown>): Promise<void> {
  const { _id, ...rest } = document;
  await model.updateOne({ _id } as never, { $setOnInsert: rest } as never, {
    upsert: true,
    timestamps: false,
  });
}

async function addPicture(
  person: DoctorSeed | PatientSeed,
  role: 'doctor' | 'patient',
  ownerId: Types.ObjectId,
  { files, opened }: Context,
) {
  const svg = drawPortrait(lookFor({ ...person, role }));
  const data = await sharp(Buffer.from(svg)).resize(400, 400).webp({ quality: 82 }).toBuffer();
  const _id = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`;
  await put(files, {
    _id,
    kind: `${role}Picture`,
    ownerId,
    contentType: 'image/webp',
    data,
    createdAt: opened,
  });
  return _id;
}

async function addDoctor(doctor: DoctorSeed, context: Context): Promise<void> {
  const { users, doctorIds, opened } = context;
  const { wears: _wears, doctorId, fee, fullName, description, ...facts } = doctor;
  const _id = idOf(`doctor ${doctor.email}`, opened);
  const image = await addPicture(doctor, 'doctor', _id, context);
  const used = { code: doctorId, usedBy: _id, usedByName: fullName, usedAt: opened, createdAt: opened };
  await put(doctorIds, { _id: idOf(`doctorId ${doctorId}`, opened), ...used });
  await put(users, {
    ...facts,
    ...account(_id, fullName, 'doctor', image, context),
    d_id: doctorId,
    feePaise: toPaise(fee),
    description: description || null,
  });
}

async function addPatient(patient: PatientSeed, context: Context): Promise<void> {
  const { wears: _wears, fullName, ...facts } = patient;
  const _id = idOf(`patient ${patient.email}`, context.opened);
  const image = await addPicture(patient, 'patient', _id, context);
  await put(context.users, { ...facts, ...noPractice, ...account(_id, fullName, 'patient', image, context) });
}

async function addAdmin(context: Context): Promise<void> {
  const _id = idOf('admin', context.opened);
  const facts = {
    email: DEMO_ADMIN_EMAIL,
    mobile: '+919800000001',
    dob: '1985-03-14',
    gender: 'female',
    ...noPractice,
  };
  await put(context.users, {
    ...facts,
    ...account(_id, 'Demo Administrator', 'admin', DEFAULT_PATIENT_PICTURE, context),
  });
}

const noPractice = {
  speciality: null,
  experience: null,
  qualification: null,
  feePaise: null,
  availableDays: [],
  timeSlots: [],
  description: null,
};

const account = (
  _id: Types.ObjectId,
  fullName: string,
  type: string,
  image: string,
  { passwordHash, opened }: Context,
) => ({
  _id,
  ...nameColumns(fullName),
  type,
  image,
  passwordHash,
  published: true,
  disabled: false,
  createdAt: opened,
  updatedAt: opened,
});

async function addDoctorIds({ doctorIds, opened }: Context): Promise<void> {
  for (let number = 1; number <= UNUSED_DOCTOR_IDS; number += 1) {
    const code = `DEMO-DOC-${String(number).padStart(3, '0')}`;
    await put(doctorIds, {
      _id: idOf(`doctorId ${code}`, opened),
      code,
      usedBy: null,
      usedByName: null,
      usedAt: null,
      createdAt: opened,
    });
  }
}

async function addAppointments(context: Context): Promise<number> {
  const people = await context.users.find({}).lean<User[]>();
  const find = (type: string, email: string | null) =>
    people.find((user) => user.type === type && user.email === email);
  const seeds = demoAppointments(context.clock.today(), doctors, patients);
  for (const [index, visit] of seeds.entries()) {
    await addAppointment(
      index,
      visit,
      find('patient', visit.patientEmail)!,
      find('doctor', visit.doctorEmail),
      context,
    );
  }
  return seeds.length;
}

async function addAppointment(
  index: number,
  visit: AppointmentSeed,
  patient: User,
  doctor: User | undefined,
  context: Context,
): Promise<void> {
  const createdAt = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - visit.createdDaysAgo * DAY_MS);
  const _id = idOf(`appointment ${index}`, createdAt);
  const amountPaise = visit.paid && doctor ? doctor.feePaise! : 0;
  const paymentId = amountPaise > 0 ? idOf(`payment ${index}`, createdAt) : null;
  const decided = visit.status === 'accepted' || visit.status === 'completed';
  const time = visit.preferredTime;
  if (paymentId)
    await addPayment(
      { _id: paymentId, appointmentId: _id, amountPaise, visit, patient, doctor: doctor!, createdAt },
      context,
    );
  await put(context.appointments, {
    _id,
    status: visit.status,
    reason: visit.reason,
    speciality: visit.speciality,
    patientId: patient._id,
    patientName: patient.fullName,
    doctorId: doctor?._id ?? null,
    doctorName: doctor?.fullName ?? null,
    acceptedDoctorId: decided ? doctor!._id : null,
    acceptedDoctorName: decided ? doctor!.fullName : null,
    preferredDate: visit.preferredDate,
    preferredTime: time,
    appointmentDate: visit.appointmentDate,
    ...(doctor &&
      time && { slot: { doctorId: doctor._id, date: visit.appointmentDate ?? visit.preferredDate, time } }),
    ...(visit.status === 'cancelled' && {
      cancellation: { byType: 'patient', refundPaise: amountPaise, msg: 'Appointment cancelled.' },
    }),
    idCard: null,
    paymentId,
    paidPaise: amountPaise,
    history: [
      { status: 'pending', at: createdAt, by: patient._id },
      ...(visit.status === 'pending'
        ? []
        : [{ status: visit.status, at: createdAt, by: doctor?._id ?? patient._id }]),
    ],
    createdAt,
    updatedAt: createdAt,
  });
  if (visit.status !== 'pending') await addNotification(index, visit, patient, doctor, createdAt, context);
}

interface PaidVisit {
  _id: Types.ObjectId;
  appointmentId: Types.ObjectId;
  amountPaise: number;
  visit: AppointmentSeed;
  patient: User;
  doctor: User;
  createdAt: Date;
}

/** The payment, and the sandbox's side of it, so that it can really be refunded. */
async function addPayment(
  { _id, appointmentId, amountPaise, visit, patient, doctor, createdAt }: PaidVisit,
  { payments, connection }: Context,
) {
  const name = String(_id);
  const refunded = visit.status === 'rejected' || visit.status === 'cancelled';
  const paymentIntentId = `pi_demo${name}`;
  const sessionId = `cs_test_demo${name}`;
  await put(payments, {
    _id,
    purpose: 'appointment',
    status: refunded ? 'refunded' : 'paid',
    amountPaise,
    currency: 'inr',
    patientId: patient._id,
    patientName: patient.fullName,
    booking: {
      doctorId: doctor._id,
      doctorName: doctor.fullName,
      speciality: visit.speciality,
      preferredDate: visit.preferredDate,
      preferredTime: visit.preferredTime,
      reason: visit.reason,
    },
    appointmentId,
    sessionId,
    paymentIntentId,
    expiresAt: createdAt,
    paidAt: createdAt,
    ...(refunded && { refund: { amountPaise, reason: `Appointment ${visit.status}`, status: 'done' } }),
    createdAt,
    updatedAt: createdAt,
  });
  const intent: Omit<PaymentIntentDoc, '_id'> = {
    chargeId: `ch_demo${name}`,
    sessionId,
    created: createdAt,
    amount: amountPaise,
    amountRefunded: refunded ? amountPaise : 0,
    currency: 'inr',
    description: null,
    receiptEmail: patient.email,
    metadata: {},
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, name: patient.fullName },
  };
  await connection
    .collection<PaymentIntentDoc>('sandbox_paymentIntents')
    .updateOne({ _id: paymentIntentId }, { $setOnInsert: intent }, { upsert: true });
}

const NEWS: Record<Exclude<AppointmentSeed['status'], 'pending'>, string> = {
  accepted: 'Your appointment is confirmed',
  completed: 'Your visit is completed',
  rejected: 'Your appointment request could not be accepted',
  cancelled: 'Your appointment is cancelled',
};

async function addNotification(
  index: number,
  visit: AppointmentSeed,
  patient: User,
  doctor: User | undefined,
  createdAt: Date,
  context: Context,
) {
  if (visit.status === 'pending') return;
  const when = context.clock.format(visit.appointmentDate ?? visit.preferredDate, visit.preferredTime);
  await put(context.notifications, {
    _id: idOf(`notification ${index}`, createdAt),
    userId: patient._id,
    title: NEWS[visit.status],
    text: `${doctor?.fullName ?? visit.speciality}, ${when}.`,
    link: '/patientlogin/patientapps',
    readAt: visit.status === 'accepted' ? null : createdAt,
    createdAt,
  });
}
