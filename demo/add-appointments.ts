import { DESK_METHODS } from '../openapi/contract/shop/desk.js';
import type { DeskMethod } from '../openapi/contract/shop/desk.js';
import { slotAt } from '../backend/src/appointments/slots/visit-slot.js';
import type { StatusChange } from '../backend/src/appointments/appointment.schema.js';
import type { User } from '../backend/src/users/user.schema.js';
import { addPayment, paidAtOf } from './add-payment.js';
import { demoAppointments } from './appointments.js';
import type { AppointmentSeed } from './appointments.js';
import { DAY_MS, idOf, put } from './context.js';
import type { Context } from './context.js';
import { doctors } from './doctors.js';
import { patients } from './patients.js';
import { randomFrom } from './random.js';

const MINUTE_MS = 60_000;
const VISIT_MS = 25 * MINUTE_MS;

/** Appointments with their payments and news; gives how many. */
export async function addAppointments(context: Context): Promise<number> {
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
  const createdAt = bookedAt(index, visit);
  const decidedAt = decidedAtOf(index, visit, createdAt, context);
  const _id = idOf(`appointment ${index}`, createdAt);
  const amountPaise = visit.paid && doctor ? doctor.feePaise! : 0;
  const paymentId = amountPaise > 0 ? idOf(`payment ${index}`, createdAt) : null;
  const method = paymentId && visit.status === 'completed' ? deskMethodOf(index) : undefined;
  const decided = visit.status === 'accepted' || visit.status === 'completed';
  const time = visit.preferredTime;
  const history = historyOf(index, visit, {
    createdAt,
    decidedAt,
    patient,
    doctor,
    isPaid: paymentId !== null && !method,
  });
  if (paymentId) {
    const refunded = visit.status === 'rejected' || visit.status === 'cancelled';
    await addPayment(
      {
        _id: paymentId,
        purpose: 'appointment',
        ...(method && { method }),
        subjectId: _id,
        items: [{ name: `Consultation with ${doctor!.fullName}`, unitPaise: amountPaise, quantity: 1 }],
        patientId: patient._id,
        payer: { name: patient.fullName, email: patient.email! },
        returnPath: '/find-doctor',
        booking: {
          doctorId: doctor!._id,
          doctorName: doctor!.fullName,
          speciality: visit.speciality,
          preferredDate: visit.preferredDate,
          preferredTime: time,
          reason: visit.reason,
        },
        createdAt: method ? decidedAt : createdAt,
        refundReason: refunded ? `Appointment ${visit.status}` : null,
        refundedAt: decidedAt,
      },
      context,
    );
  }
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
    ...(visit.status === 'rejected' && doctor && { rejectedBy: doctor._id, rejectionReason: REJECTED }),
    ...(doctor && time && { slot: slotAt(doctor, visit.appointmentDate ?? visit.preferredDate, time) }),
    ...(visit.status === 'cancelled' && {
      cancellation: { byType: 'patient', refundPaise: amountPaise, msg: 'Appointment cancelled.' },
    }),
    idCard: null,
    paymentId,
    paidPaise: amountPaise,
    ...(method && {
      paidAtDesk: { method, date: visit.appointmentDate ?? visit.preferredDate, time },
    }),
    history,
    createdAt,
    updatedAt: history.at(-1)!.at,
  });
  if (visit.status !== 'pending') await addNotification(index, visit, patient, doctor, decidedAt, context);
}

/** Every fifth of the paid visits that have taken place was paid at the desk. */
const deskMethodOf = (index: number): DeskMethod | undefined =>
  index % 5 === 0 ? DESK_METHODS[index % DESK_METHODS.length] : undefined;

/** A moment of the day or evening before the visit's day of booking begins in UTC: never in the future. */
export function bookedAt(index: number, { createdDaysAgo }: AppointmentSeed): Date {
  const midnight = (Math.floor(Date.now() / DAY_MS) - createdDaysAgo) * DAY_MS;
  return new Date(midnight - (8 * 60 + randomFrom(`booking ${index}`).below(13 * 60)) * MINUTE_MS);
}

interface Course {
  createdAt: Date;
  decidedAt: Date;
  patient: User;
  doctor: User | undefined;
  isPaid: boolean;
}

/** Every step from the hold of its time, where it was paid, to the present state, each with who took it. */
function historyOf(
  index: number,
  { status }: AppointmentSeed,
  { createdAt, decidedAt, patient, doctor, isPaid }: Course,
): StatusChange[] {
  const asked = { status: 'pending', at: isPaid ? paidAtOf(createdAt) : createdAt, by: patient._id } as const;
  const history: StatusChange[] = isPaid ? [{ ...asked, status: 'held', at: createdAt }, asked] : [asked];
  if (status === 'completed')
    history.push({ status: 'accepted', at: answeredAt(index, createdAt), by: doctor!._id });
  if (status !== 'pending')
    history.push({ status, at: decidedAt, by: status === 'cancelled' ? patient._id : doctor!._id });
  return history;
}

/** When the request was answered or taken back, some hours after it came; a visit is completed at its end. */
function decidedAtOf(index: number, visit: AppointmentSeed, createdAt: Date, { clock }: Context): Date {
  if (visit.status === 'completed') {
    const start = clock.instant(visit.appointmentDate ?? visit.preferredDate, visit.preferredTime);
    return new Date(start.getTime() + VISIT_MS);
  }
  return answeredAt(index, createdAt);
}

const answeredAt = (index: number, createdAt: Date): Date =>
  new Date(createdAt.getTime() + (15 + randomFrom(`answer ${index}`).below(150)) * MINUTE_MS);

/** Why the demo's doctors said no. */
const REJECTED = 'I am in the operating theatre all day.';

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
  at: Date,
  context: Context,
) {
  if (visit.status === 'pending') return;
  const when = context.clock.format(visit.appointmentDate ?? visit.preferredDate, visit.preferredTime);
  await put(context.notifications, {
    _id: idOf(`notification ${index}`, at),
    userId: patient._id,
    title: NEWS[visit.status],
    text: `${doctor?.fullName ?? visit.speciality}, ${when}.`,
    link: '/patientlogin/patientapps',
    readAt: visit.status === 'accepted' ? null : at,
    createdAt: at,
  });
}
