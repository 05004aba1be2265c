import type { ClientSession, Model } from 'mongoose';
import type { Appointment } from '../appointment.schema.js';
import { isOpen } from '../appointment.status.js';
import { whenOf } from '../visit-time.js';
import type { LeaveCase } from './leave-case.schema.js';

type Outcome = Pick<LeaveCase, 'status' | 'refundPaise'> & Partial<Pick<LeaveCase, 'movedTo'>>;

/** How a step settles the case of a visit; null while the visit still falls into the absence. */
function outcomeOf(visit: Appointment, before: Appointment): Outcome | null {
  if (visit.status === 'completed') return { status: 'closed', refundPaise: 0 };
  if (!isOpen(visit.status)) {
    const refundPaise = visit.cancellation?.refundPaise ?? visit.paidPaise - (before.refundedPaise ?? 0);
    return { status: 'refunded', refundPaise };
  }
  const moved = visit.moves?.at(-1);
  if (!moved || moved.to.doctorId.equals(moved.from.doctorId)) {
    const [then, now] = [whenOf(before), whenOf(visit)];
    if (then.date === now.date && then.time === now.time) return null;
  }
  const { date, time } = whenOf(visit);
  const doctorId = visit.acceptedDoctorId ?? visit.doctorId!;
  const doctorName = visit.acceptedDoctorName ?? visit.doctorName ?? '';
  const refundPaise = (visit.moves?.length ?? 0) > (before.moves?.length ?? 0) ? moved!.refundPaise : 0;
  return { status: 'moved', movedTo: { doctorId, doctorName, date: date!, time }, refundPaise };
}

/**
 * Updates the case of a visit in the transaction of its step: every move or cancellation settles it.
 * @returns whether the case is settled, so that the visit has none any more
 */
export async function followVisit(
  cases: Model<LeaveCase>,
  { visit, before }: { visit: Appointment; before: Appointment },
  session: ClientSession,
): Promise<boolean> {
  const outcome = outcomeOf(visit, before);
  if (!outcome) return false;
  await cases.updateOne({ _id: visit.leaveCase, status: 'open' }, { $set: outcome }, { session });
  return true;
}
