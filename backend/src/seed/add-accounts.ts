import type { INestApplicationContext } from '@nestjs/common';
import type { Appointment } from '../appointments/appointment.schema.js';
import { LeavesService } from '../availability/leaves.service.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import type { User } from '../users/user.schema.js';
import { DAY_MS, idOf, put } from './context.js';
import type { Context } from './context.js';
import { DEMO_DOCTOR_EMAIL } from './doctors.js';

/** The leave begins so many days ahead, or a little later when a visit is booked there. */
const LEAVE_FROM_DAYS = 24;
const LEAVE_DAYS = 5;
/** What the doctor was told within this time is unread. */
const NEWS_MS = 4 * DAY_MS;
const ON_DUTY = { sessionId: '', confirmed: true, approved: true };
const NOWHERE = { address: '127.0.0.1', requestId: 'demo', userAgent: null };

/** What the demo doctor has been told, and a coming leave; gives the first day of it. */
export async function addAccounts(app: INestApplicationContext, context: Context): Promise<string> {
  const doctor = await context.users.findOne({ email: DEMO_DOCTOR_EMAIL, type: 'doctor' }).lean<User>();
  if (!doctor) throw new Error('The demo doctor is not there yet.');
  await addNews(doctor, context);
  return addLeave(app, doctor, context);
}

async function addLeave(app: INestApplicationContext, doctor: User, { clock }: Context): Promise<string> {
  const leaves = app.get(LeavesService, { strict: false });
  const { _id, type, fullName, speciality } = doctor;
  const own = { userId: String(_id), type, fullName, speciality, email: DEMO_DOCTOR_EMAIL };
  const actor: Actor = { ...own, ...ON_DUTY };
  for (let ahead = LEAVE_FROM_DAYS; ; ahead += 1) {
    const from = clock.addDays(clock.today(), ahead);
    const to = clock.addDays(from, LEAVE_DAYS - 1);
    try {
      await leaves.create({ from, to, reason: 'Cardiology congress' }, { actor, origin: NOWHERE });
      return from;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'LEAVE_OVER_VISITS') throw error;
    }
  }
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
