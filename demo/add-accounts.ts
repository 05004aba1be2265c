import type { Appointment } from '../backend/src/appointments/appointment.schema.js';
import { LeavesService } from '../backend/src/availability/leaves.service.js';
import { OPEN_STATUSES } from '../backend/src/appointments/appointment.status.js';
import { acceptedVisit } from '../backend/src/booking/accepted-visit.js';
import type { Actor } from '../backend/src/common/http/actor.js';
import type { User } from '../backend/src/users/user.schema.js';
import { DAY_MS, idOf, put } from './context.js';
import type { App, Context } from './context.js';
import { DEMO_DOCTOR_EMAIL } from './doctors.js';
import { patients } from './patients.js';
import { acceptedAnHourAfter, askedAt } from './visits/accepted-visits.js';

/** The leave begins so many days ahead, or a little later when a visit is booked there. */
const LEAVE_FROM_DAYS = 24;
const LEAVE_DAYS = 5;
/** Notifications of the doctor newer than this are unread. */
const NEWS_MS = 4 * DAY_MS;
const ON_DUTY = { sessionId: '', confirmed: true, approved: true };
const NOWHERE = { address: '127.0.0.1', requestId: 'demo', userAgent: null };

/** What the demo doctor has been told, and a coming leave over one visit; gives the first day of it. */
export async function addAccounts(app: App, context: Context): Promise<string> {
  const doctor = await context.users.findOne({ email: DEMO_DOCTOR_EMAIL, type: 'doctor' }).lean<User>();
  if (!doctor) throw new Error('The demo doctor is not there yet.');
  await addNews(doctor, context);
  return addLeave(app, doctor, context);
}

async function addLeave(app: App, doctor: User, context: Context): Promise<string> {
  const leaves = app.get(LeavesService, { strict: false });
  const { _id, type, fullName, speciality } = doctor;
  const own = { userId: String(_id), type, staffRole: null, fullName, speciality, email: DEMO_DOCTOR_EMAIL };
  const actor: Actor = { ...own, ...ON_DUTY };
  const { from, to } = await emptyDays(doctor, context);
  await addVisitOfLeave(doctor, from, context);
  const leave = { from, to, reason: 'Cardiology congress', visits: 'offer' } as const;
  await leaves.create(leave, { actor, origin: NOWHERE });
  return from;
}

/** Consecutive days without visits of this doctor. */
async function emptyDays(doctor: User, { appointments, clock }: Context) {
  for (let ahead = LEAVE_FROM_DAYS; ; ahead += 1) {
    const from = clock.addDays(clock.today(), ahead);
    const to = clock.addDays(from, LEAVE_DAYS - 1);
    const days = { $gte: from, $lte: to };
    const open = { status: { $in: [...OPEN_STATUSES] } };
    const taken = await appointments.exists({
      $or: [
        { ...open, 'slot.doctorId': doctor._id, 'slot.date': days },
        { ...open, acceptedDoctorId: doctor._id, appointmentDate: days },
      ],
    });
    if (!taken) return { from, to };
  }
}

/** The visit that the leave takes: its patient is asked what shall happen. */
async function addVisitOfLeave(doctor: User, date: string, context: Context): Promise<void> {
  const [, , { email }] = patients;
  const patient = await context.users.findOne({ email, type: 'patient' }).lean<User>();
  if (!patient) throw new Error(`The demo patient ${email} is not there yet.`);
  const [time] = doctor.timeSlots;
  const visit = acceptedVisit(
    { doctor, patient, date, time, reason: 'A look at the new blood pressure medicine.' },
    doctor._id,
  );
  const _id = idOf('the visit that a leave takes', context.opened);
  await put(context.appointments, { ...visit, ...acceptedAnHourAfter(visit, askedAt(context)), _id });
}

/** Requests and cancellations of the demo doctor's patients, as the portal tells them. */
async function addNews(doctor: User, context: Context): Promise<void> {
  const visits = await context.appointments
    .find({ doctorId: doctor._id, status: { $in: ['pending', 'cancelled'] } })
    .lean<Appointment[]>();
  for (const visit of visits) {
    const { _id, createdAt, updatedAt, patientName } = visit;
    const title =
      visit.status === 'pending'
        ? `New appointment request from ${patientName}`
        : `The appointment of ${patientName} is cancelled`;
    const isNew = visit.status === 'pending' && Date.now() - createdAt.getTime() < NEWS_MS;
    await put(context.notifications, {
      _id: idOf(`doctor's news of ${String(_id)}`, createdAt),
      userId: doctor._id,
      title,
      text: `${patientName}, ${context.clock.format(visit.preferredDate!, visit.preferredTime)}.`,
      link: '/doctor-login/appointments',
      readAt: isNew ? null : updatedAt,
      createdAt: updatedAt,
    });
  }
}
