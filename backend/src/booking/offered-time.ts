import type { ClientSession, Model, Types } from 'mongoose';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { VisitPayment } from '../payments/payment.schema.js';
import type { User } from '../users/user.schema.js';
import { kindColumn } from '../appointments/slots/visit-kinds.service.js';
import { lengthOf, slotAt } from '../appointments/slots/visit-slot.js';

interface Person {
  _id: Types.ObjectId;
  patientId: Types.ObjectId;
  patientName: string;
}

interface OfferedTime {
  appointmentId: Types.ObjectId;
  date: string;
  time: string;
  until: Date;
}

/** A time held for the waiting list: a hold without an open checkout. */
export const offeredVisit = (
  entry: Person,
  doctor: User,
  { appointmentId, date, time, until }: OfferedTime,
) => ({
  _id: appointmentId,
  status: 'held' as const,
  patientId: entry.patientId,
  patientName: entry.patientName,
  doctorId: doctor._id,
  doctorName: doctor.fullName,
  speciality: doctor.speciality,
  preferredDate: date,
  preferredTime: time,
  slot: slotAt(doctor, date, time),
  holdExpiresAt: until,
  offer: { entryId: entry._id, until },
  history: [{ status: 'held' as const, at: new Date(), by: null }],
});

/** The unpaid time that is offered to this person, if any. */
const ownOffer = (patientId: Types.ObjectId, at: { doctorId: Types.ObjectId; date: string; time: string }) =>
  ({
    'slot.doctorId': at.doctorId,
    'slot.date': at.date,
    'slot.time': at.time,
    status: 'held',
    patientId,
    paymentId: null,
    'offer.until': { $gt: new Date() },
  }) as const;

/**
 * Turns a waiting-list hold into the hold of a checkout, in one atomic write. The payment then pays for that
 * row.
 * @returns false when the person's offer no longer exists
 */
export async function takeOffer(
  appointments: Model<Appointment>,
  draft: VisitPayment,
  holdSeat: number,
): Promise<boolean> {
  const { doctorId, preferredDate, preferredTime, reason, kind } = draft.booking;
  const taken = await appointments
    .findOneAndUpdate(
      ownOffer(draft.patientId, { doctorId, date: preferredDate!, time: preferredTime! }),
      {
        $set: {
          paymentId: draft._id,
          paidPaise: draft.amountPaise,
          reason: reason ?? '',
          ...kindColumn(kind),
          holdSeat,
          holdExpiresAt: draft.expiresAt,
        },
      },
      { returnDocument: 'after' },
    )
    .lean<Appointment>();
  if (!taken) return false;
  draft.subjectId = taken._id;
  Object.assign(draft.booking, lengthOf(taken.slot!));
  return true;
}

/** Releases the person's own waiting-list hold, as part of another booking of the same time. */
export async function yieldOffer(
  appointments: Model<Appointment>,
  { patientId, slot }: Pick<Appointment, 'patientId' | 'slot'>,
  session: ClientSession,
): Promise<void> {
  await appointments.deleteOne(ownOffer(patientId, slot!), { session });
}

/** Releases the hold of an unpaid payment. An offered time stays held for the person until the offer ends. */
export async function releaseHold(
  appointments: Model<Appointment>,
  { _id: paymentId, subjectId }: { _id: Types.ObjectId; subjectId: Types.ObjectId | null },
  session: ClientSession,
): Promise<void> {
  const held = { _id: subjectId, status: 'held', paymentId } as const;
  const row = await appointments.findOne(held).session(session).lean<Appointment>();
  const until = row?.offer?.until;
  if (until && until > new Date()) {
    const offered = { paymentId: null, paidPaise: 0, holdExpiresAt: until };
    await appointments.updateOne(held, { $set: offered, $unset: { holdSeat: 1, kind: 1 } }, { session });
    return;
  }
  await appointments.deleteOne(held, { session });
}
