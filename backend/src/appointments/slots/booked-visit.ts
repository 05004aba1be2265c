import { USUAL_SLOT_MINUTES } from '../../../../openapi/contract/care/hours.js';
import { slotOf } from './visit-slot.js';
import type { Appointment, Slot, StatusChange } from '../appointment.schema.js';
import type { StoredStatus } from '../appointment.status.js';
import type { VisitPayment } from '../../payments/payment.schema.js';

/** The appointment that a payment with a slot pays for, in its first state. */
export function visitOf(payment: VisitPayment, status: StoredStatus): Appointment & { slot: Slot } {
  const { _id, subjectId, amountPaise, patientId, payer, booking } = payment;
  const now = new Date();
  const history: StatusChange[] = [{ status, at: now, by: patientId }];
  return {
    _id: subjectId!,
    status,
    reason: booking.reason ?? '',
    speciality: booking.speciality,
    patientId,
    patientName: booking.patientName ?? payer.name,
    doctorId: booking.doctorId,
    doctorName: booking.doctorName,
    preferredDate: booking.preferredDate,
    preferredTime: booking.preferredTime,
    ...(booking.kind && { kind: booking.kind }),
    acceptedDoctorId: null,
    acceptedDoctorName: null,
    appointmentDate: null,
    idCard: null,
    slot: slotOf({
      doctorId: booking.doctorId,
      date: booking.preferredDate!,
      time: booking.preferredTime!,
      // Payments of an earlier version lack it.
      minutes: booking.minutes ?? USUAL_SLOT_MINUTES,
      ...(booking.sessionId && { sessionId: booking.sessionId }),
    }),
    paymentId: _id,
    paidPaise: amountPaise,
    history,
    createdAt: now,
    updatedAt: now,
  };
}
