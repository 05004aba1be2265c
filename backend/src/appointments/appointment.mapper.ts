import type { AppointmentDto, AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import type { VideoTimes } from '../../../openapi/contract/care/visit-kinds.js';
import type { VisitMove } from '../../../openapi/contract/care/visit-moves.js';
import type { ListedHolder } from '../../../openapi/contract/people/dependants.js';
import { staffMay } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { toRupees } from '../common/money.js';
import { toAttendance } from '../queue/attendance.js';
import { checkInFrom } from '../queue/check-in-time.js';
import type { Appointment, Move, MovePlace } from './appointment.schema.js';
import { mayCancel, refundPaiseFor } from './cancellation.js';
import type { Terms } from './cancellation.js';
import { mayMove } from './moved/move-rules.js';
import { videoTimes } from './video-times.js';
import { isMoved, isUpcoming, whenOf } from './visit-time.js';

interface Viewing {
  actor: Actor;
  terms: Terms;
  /** The guardians of the patients; omitted for viewers who may not know them. */
  holders?: ReadonlyMap<string, ListedHolder>;
  /** Pictures of the doctors, for viewers who see them. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether the hospital has video visits. */
  hasVideo: boolean;
  /** Creates the short-lived address of a private file. */
  sign: (file: string) => string;
}

/** The documents of a visit, by the word in their addresses. */
export type VisitDocument = 'report' | 'receipt' | 'calendar';

export const visitDocumentPath = (id: string, paper: VisitDocument): string =>
  `/api/papers/visits/${id}/${paper}`;

/** Whether a visit has this document for this person. Receipts need access to payments. */
export function hasDocument(
  row: Appointment,
  document: VisitDocument,
  actor: Pick<Actor, 'type' | 'staffRole'>,
): boolean {
  if (document === 'report') return row.status === 'completed' && staffMay(actor, 'appointments.readReport');
  if (document === 'receipt')
    return row.paymentId !== null && actor.type !== 'doctor' && staffMay(actor, 'appointments.readReceipt');
  return row.status === 'accepted' && row.appointmentDate !== null;
}

/** An appointment as this person may see it. */
export function toAppointment(row: Appointment, viewing: Viewing): AppointmentDto {
  const { actor, terms, hasVideo, holders, pictures, sign } = viewing;
  const id = String(row._id);
  const { clock } = terms;
  const refund = toRupees(refundPaiseFor(row, actor.type, terms));
  const canCancel = mayCancel(row, actor.type, clock);
  const urlOf = (document: VisitDocument) =>
    hasDocument(row, document, actor) ? sign(visitDocumentPath(id, document)) : null;
  return {
    _id: id,
    id,
    status: row.status as AppointmentStatus,
    reason: row.reason,
    speciality: row.speciality,
    patientId: { _id: String(row.patientId), fullName: row.patientName },
    ...(holders && { heldBy: holders.get(String(row.patientId)) ?? null }),
    doctorId: row.doctorId ? String(row.doctorId) : null,
    doctorName: row.doctorName,
    acceptedDoctorId: row.acceptedDoctorId
      ? { _id: String(row.acceptedDoctorId), fullName: row.acceptedDoctorName ?? '' }
      : null,
    ...(pictures && { doctorImage: pictures.get(String(doctorOf(row))) ?? null }),
    preferredDate: row.preferredDate,
    preferredTime: row.preferredTime,
    appointmentDate: row.appointmentDate,
    appointmentTime: whenOf(row).time,
    idCard: row.idCard && maySeeIdCard(row, actor) ? `/image/idcards/${sign(row.idCard)}` : null,
    payment: row.paymentId
      ? {
          id: String(row.paymentId),
          method: row.paidAtDesk?.method ?? 'online',
          amount: toRupees(row.paidPaise),
          refunded: toRupees(row.refundedPaise ?? 0),
          refundIfCancelled: refund,
        }
      : null,
    isFree: row.isFree ?? false,
    refundIfCancelled: row.paymentId && canCancel ? refund : null,
    canCancel,
    canMove: mayMove(row, actor, terms),
    isUpcoming: isUpcoming(row, clock),
    isMoved: isMoved(row),
    moveAgreed: Boolean(row.moveAgreedAt),
    insteadOf: row.insteadOf?.date ? { date: row.insteadOf.date, time: row.insteadOf.time ?? null } : null,
    kind: row.kind ?? 'inPerson',
    video: hasVideo ? toVideo(row, clock) : null,
    attendance: toAttendance(row),
    checkInFrom: checkInFrom(row, clock)?.toISOString() ?? null,
    wasUnanswered: row.history.some(({ status, by }) => status === 'rejected' && by === null),
    endReason: row.cancellation?.reason ?? row.rejectionReason ?? null,
    cancelledBy: row.cancellation?.byType ?? null,
    history: row.history
      .filter(({ status }) => status !== 'held')
      .map(({ status, at }) => ({ status: status as AppointmentStatus, at: at.toISOString() })),
    moves: (row.moves ?? []).map(toMove),
    version: row.history.length,
    reportUrl: urlOf('report'),
    receiptUrl: urlOf('receipt'),
    calendarUrl: urlOf('calendar'),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Who sees the patient; before an acceptance, the requested doctor. */
export const doctorOf = ({ acceptedDoctorId, doctorId }: Appointment) => acceptedDoctorId ?? doctorId;

function toVideo(row: Appointment, clock: HospitalClock): VideoTimes | null {
  const times = videoTimes(row, clock);
  return times && { opensAt: times.opensAt.toISOString(), closesAt: times.closesAt.toISOString() };
}

const toPlace = ({ doctorId, doctorName, date, time }: MovePlace) => ({
  doctorId: String(doctorId),
  doctorName,
  date,
  time: time ?? null,
});

const toMove = ({ at, byType, from, to, reason, chargePaise, refundPaise }: Move): VisitMove => ({
  at: at.toISOString(),
  by: byType,
  from: toPlace(from),
  to: toPlace(to),
  reason: reason ?? null,
  charge: toRupees(chargePaise),
  refund: toRupees(refundPaise),
});

/** The ID card is for the patient, the doctor who accepted, and reception. */
function maySeeIdCard(row: Appointment, actor: Actor): boolean {
  if (actor.type === 'admin') return staffMay(actor, 'appointments.edit');
  return actor.userId === String(actor.type === 'patient' ? row.patientId : row.acceptedDoctorId);
}
