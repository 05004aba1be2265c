import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;
const DAY_MS = 24 * 3_600_000;
const DUE_MS = 60_000;
/** As long as the product's letter: what it says is known before. */
const LETTER = '<p>It has changed.</p>'.padEnd(1600, ' ');
const [ADDRESS, HOSPITAL] = ['127.0.0.1', 'City Hospital'];
const PHONE = '+91 80 4567 8900';

/*
 * The rows that a step writes, with the columns that the product's have: a row is as long here as there.
 */

/** The visit that a checkout holds, and its payment. */
export function heldVisit({ who, wish, slot, visitId, paymentId, feePaise, until }) {
  const now = new Date();
  return {
    ...{ _id: visitId, status: 'held', reason: wish.reason, speciality: null, ...who },
    ...{ preferredDate: slot.date, preferredTime: slot.time, acceptedDoctorId: null, appointmentDate: null },
    ...{ acceptedDoctorName: null, idCard: null, slot, paymentId, paidPaise: feePaise },
    history: [{ status: 'held', at: now, by: who.patientId }],
    ...{ holdSeat: 0, holdExpiresAt: until, createdAt: now, updatedAt: now },
  };
}

export function paymentOf({ patientId, patientName, doctorId, doctorName }, { visit, email }) {
  const { preferredDate, preferredTime, reason, holdExpiresAt: expiresAt, paidPaise: amountPaise } = visit;
  const booking = {
    doctorId,
    doctorName,
    speciality: null,
    preferredDate,
    preferredTime,
    minutes: 30,
    reason,
  };
  const now = new Date();
  return {
    ...{ purpose: 'appointment', patientId, booking, subjectId: visit._id, returnPath: '/find-doctor' },
    items: [
      { name: `Consultation with ${doctorName} on ${preferredDate}`, unitPaise: amountPaise, quantity: 1 },
    ],
    payer: { name: patientName, email },
    ...{ _id: visit.paymentId, status: 'created', amountPaise, currency: 'inr', expiresAt, paidAt: null },
    ...{
      checkAt: new Date(Date.now() + DUE_MS),
      refunds: [],
      refundedPaise: 0,
      createdAt: now,
      updatedAt: now,
    },
  };
}

export const sessionOf = (userId, idleExpiresAt) => ({
  ...{ _id: new ObjectId(), userId, createdAt: new Date(), idleExpiresAt },
  ...{ expiresAt: new Date(Date.now() + DAY_MS), address: ADDRESS, userAgent: null },
});

/** The trace of what was done. */
export const eventOf = (action, recordId, { actor, before = null, after = null }) => ({
  ...{ action, outcome: 'success', actorId: actor._id, actorType: actor.type, before, after },
  ...{ resource: action.split('.')[0], recordId: String(recordId), address: ADDRESS },
  ...{ requestId: randomUUID(), at: new Date() },
});

/** What one person finds in their area. */
export const newsFor = ({ _id: userId }, visit) => ({
  ...{ _id: new ObjectId(), userId, title: 'Your appointment is confirmed' },
  text: `${visit.doctorName}, ${visit.preferredDate}. Please come ten minutes early.`.padEnd(100, '.'),
  ...{ link: `/patientlogin/patientapps?visit=${String(visit._id)}`, readAt: null, createdAt: new Date() },
});

/** The mail of it; with what a calendar is told of a visit that was accepted. */
export function mailFor({ _id, fullName, email }, visit) {
  const subject = 'Your appointment is confirmed';
  const method = 'REQUEST';
  const mailed = {
    method,
    organizer: { name: HOSPITAL, email: 'a@b.example' },
    attendee: { name: fullName, email },
  };
  const isAccepted = visit.status === 'accepted';
  const calendar = isAccepted && { method, entry: { ...entryOf(visit), mailed } };
  return queued({
    ...{ effect: 'mail', dedupeKey: `mail:appointment:${String(visit._id)}:${visit.status}:${String(_id)}` },
    mail: { to: email, subject, html: LETTER, ...(calendar && { calendar }) },
    words: [...subject.toLowerCase().split(' '), ...email.split(/[@.]/)],
  });
}

function entryOf({ _id, doctorName, slot, updatedAt, history }) {
  const start = new Date(`${slot.date}T${slot.time}:00+05:30`);
  return {
    ...{ hospital: HOSPITAL, id: `${String(_id)}@appointments.hospital-portal`, start },
    ...{ end: new Date(start.getTime() + slot.minutes * 60_000), stamp: updatedAt, sequence: history.length },
    ...{ summary: `Visit to ${doctorName}`, location: `${HOSPITAL}, 12 Long Road, Bengaluru 560001` },
    ...{ description: `Please come ten minutes early. Questions? Call ${PHONE}.`, status: 'CONFIRMED' },
  };
}

/** The row of a refund that is to be made. */
export const refundRow = (paymentId) =>
  queued({
    ...{ effect: 'refund', dedupeKey: `refund:${String(paymentId)}:cancellation`, paymentId },
    ...{ refundKind: 'cancellation', refundKey: 'cancellation' },
  });

const queued = (effect) => ({
  ...{ _id: new ObjectId(), state: 'queued', tries: 0, lastError: null, dueAt: new Date(), sentAt: null },
  ...{ createdAt: new Date(), ...effect },
});
