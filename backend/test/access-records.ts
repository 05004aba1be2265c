import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { inTransaction } from '../src/common/transaction.js';
import { FilesService } from '../src/files/files.service.js';
import type { FileKind } from '../src/files/file.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { DoctorId } from '../src/users/doctors/doctor-id.schema.js';
import type { ActorName } from './access-table.js';
import type { Client } from './support/client.js';
import type { Portal } from './support/portal.js';
import { openBareCheckout, payUnheard } from './support/stripe.js';
import type { Wish } from './support/visits.js';
import { dayFromToday } from './support/visits.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';

/** The people of the access table and their portal. */
export interface Scene {
  portal: Portal;
  people: Record<ActorName, Client>;
  /** Email of patient A. */
  email: string;
}

export const DOCTOR_A = 'Dr. Linked Rao';
export const TIMES = '09:00 09:30 10:00 10:30 11:00 11:30 14:00 14:30 15:00 15:30'.split(' ');

/** The number of used times of doctor A, by portal. */
const slotsIn = new WeakMap<Portal, number>();
let videos = 0;
/** The start of the first video visit: each has its own minute, however long they take. */
let firstVideo: ReturnType<HospitalClock['now']> | undefined;
const word = () => randomBytes(6).toString('hex');
const idOf = (row: { _id: Types.ObjectId }) => String(row._id);

/** A time of doctor A that no other call of this run uses. */
function nextSlot({ portal }: Scene): { date: string; time: string } {
  const slots = (slotsIn.get(portal) ?? 0) + 1;
  slotsIn.set(portal, slots);
  return {
    date: dayFromToday(portal, 1 + Math.floor(slots / TIMES.length)),
    time: TIMES[slots % TIMES.length],
  };
}

export async function visit(scene: Scene, overrides: Partial<Appointment> = {}): Promise<string> {
  const doctorId = new Types.ObjectId(scene.people.doctorA.userId);
  const { date, time } = nextSlot(scene);
  const row = await scene.portal.model<Appointment>(Appointment).create({
    status: 'pending',
    reason: 'Chest tightness.',
    speciality: 'Cardiology',
    patientId: scene.people.patientA.userId,
    patientName: 'Asha Rao',
    doctorId,
    doctorName: DOCTOR_A,
    preferredDate: date,
    preferredTime: time,
    slot: slotOf({ doctorId, date, time, minutes: 5 }),
    ...overrides,
  });
  return idOf(row);
}

export const acceptedVisit = (scene: Scene) =>
  visit(scene, {
    status: 'accepted',
    acceptedDoctorId: new Types.ObjectId(scene.people.doctorA.userId),
    acceptedDoctorName: DOCTOR_A,
    appointmentDate: dayFromToday(scene.portal, 5),
  });

/** A visit that doctor A has just accepted for the requested time. */
export async function justAcceptedVisit(scene: Scene): Promise<string> {
  const id = await visit(scene);
  const { status } = await scene.people.doctorA.post(`/api/v1/appointments/${id}/accept-requested-time`);
  if (status !== 200) throw new Error(`Accepting answered ${status}`);
  return id;
}

/** An accepted visit of today without a time, with this attendance. */
export const todaysVisit = (scene: Scene, attendance?: Partial<Appointment['attendance']>) => {
  const doctorId = new Types.ObjectId(scene.people.doctorA.userId);
  const date = dayFromToday(scene.portal, 0);
  return visit(scene, {
    status: 'accepted',
    acceptedDoctorId: doctorId,
    acceptedDoctorName: DOCTOR_A,
    appointmentDate: date,
    preferredTime: null,
    slot: undefined,
    ...(attendance && { attendance: { doctorId, date, state: 'arrived', ...attendance } }),
  });
};

/** A video visit with its own start, whose room is open. */
export async function openVideoVisit(scene: Scene): Promise<string> {
  await scene.people.admin.put('/api/v1/settings/hospital', {
    videoLink: 'https://video.example.org/{room}',
  });
  videos += 1;
  firstVideo ??= scene.portal.app.get(HospitalClock).now();
  const at = firstVideo.minus({ minutes: videos });
  const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
  const doctorId = new Types.ObjectId(scene.people.doctorA.userId);
  return visit(scene, {
    status: 'accepted',
    kind: 'video',
    acceptedDoctorId: doctorId,
    acceptedDoctorName: DOCTOR_A,
    appointmentDate: date,
    slot: { ...slotOf({ doctorId, date, time, minutes: 1 }), minutes: 60 },
  });
}

/** A visit that the hospital moved to another day, and the day that its patient has seen. */
export async function movedVisit(scene: Scene) {
  const { date, time } = nextSlot(scene);
  const doctorId = new Types.ObjectId(scene.people.doctorA.userId);
  const id = await visit(scene, {
    status: 'accepted',
    acceptedDoctorId: doctorId,
    acceptedDoctorName: DOCTOR_A,
    appointmentDate: date,
    slot: slotOf({ doctorId, date, time, minutes: 30 }),
    preferredDate: dayFromToday(scene.portal, 50),
  });
  return { id, seen: { appointmentDate: date, appointmentTime: time } };
}

/** A visit of yesterday. */
export const startedVisit = (scene: Scene) =>
  visit(scene, {
    status: 'accepted',
    acceptedDoctorId: new Types.ObjectId(scene.people.doctorA.userId),
    acceptedDoctorName: DOCTOR_A,
    appointmentDate: dayFromToday(scene.portal, -1),
  });

export const unassignedVisit = (scene: Scene) =>
  visit(scene, { doctorId: null, doctorName: null, preferredTime: null, slot: undefined });

export function wish(scene: Scene): Wish {
  const { date, time } = nextSlot(scene);
  return {
    doctorId: scene.people.doctorA.userId,
    preferredDate: date,
    preferredTime: time,
    reason: 'Chest tightness.',
  };
}

/** An open checkout of patient A without a slot, so any number may be open. */
export async function checkout({ people }: Scene): Promise<string> {
  const { status, body } = await openBareCheckout(people.patientA, DOCTOR_A);
  if (status !== 201) throw new Error(`Checkout answered ${status} ${body.code}`);
  return body.id;
}

export async function paidCheckout(scene: Scene): Promise<void> {
  await payUnheard(scene.portal, await checkout(scene));
}

export async function payment(scene: Scene): Promise<string> {
  const sessionId = await checkout(scene);
  return idOf((await scene.portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!);
}

/** One that has been paid. */
export async function paidPayment(scene: Scene): Promise<string> {
  const id = await payment(scene);
  const paid = { status: 'paid', paidAt: new Date(), paymentIntentId: `pi_${word()}` };
  await scene.portal.model<Payment>(Payment).updateOne({ _id: id }, { $set: paid, $unset: { checkAt: 1 } });
  return id;
}

/** A payment whose refund failed for good. */
export async function failedRefund(scene: Scene): Promise<string> {
  const id = await paidPayment(scene);
  const refund = { kind: 'administrator', amountPaise: 100, reason: 'A shorter visit', status: 'failed' };
  const change = { refunds: [{ ...refund, requestedAt: new Date() }], refundedPaise: 100 };
  await scene.portal.model<Payment>(Payment).updateOne({ _id: id }, { $set: change });
  return id;
}

/** A desk payment with a pending refund. */
export async function deskRefund(scene: Scene): Promise<string> {
  const id = await failedRefund(scene);
  const change = { method: 'cash', 'refunds.0.status': 'pending' };
  await scene.portal.model<Payment>(Payment).updateOne({ _id: id }, { $set: change });
  return id;
}

export function file({ portal, people }: Scene, kind: FileKind, owner: Client = people.patientA) {
  const by = { userId: owner.userId, type: 'patient', confirmed: true, address: '127.0.0.1' } as const;
  const ownerId = new Types.ObjectId(owner.userId);
  const picture = { kind, ownerId, contentType: 'image/webp', data: Buffer.from('a picture'), by };
  return inTransaction(portal.db, (session) => portal.app.get(FilesService).store(picture, session));
}

export const signed = ({ portal }: Scene, name: string) => portal.app.get(FilesService).signerFor(null)(name);

/** An unused DoctorId. */
export async function doctorId({ portal }: Scene): Promise<{ id: string; code: string }> {
  const code = `TEST-${word().toUpperCase()}`;
  return { id: idOf(await portal.model<DoctorId>(DoctorId).create({ code })), code };
}

export const mail = async ({ portal }: Scene) =>
  idOf(
    await portal.model<OutboxRow>(OutboxRow).create({
      effect: 'mail',
      dedupeKey: word(),
      mail: { to: 'asha@example.org', subject: 'News', html: '<p>News</p>' },
      state: 'kept',
    }),
  );

export const notification = async ({ portal, people }: Scene) =>
  idOf(
    await portal
      .model<Notification>(Notification)
      .create({ userId: people.patientA.userId, title: 'News', text: 'Text' }),
  );

export const auditEvent = async ({ portal, people }: Scene): Promise<string> => {
  await people.doctorA.get(`/api/users/${people.patientA.userId}`);
  return String((await portal.db.collection('auditevents').findOne({ action: 'user.read' }))!._id);
};
