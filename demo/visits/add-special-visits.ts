import type { DoctorHours } from '../../openapi/contract/care/hours.js';
import { minutesOf } from '../../openapi/contract/care/hours.js';
import { SETTINGS_ID } from '../../openapi/contract/site/settings.js';
import type { Move } from '../../backend/src/appointments/appointment.schema.js';
import { acceptedVisit } from '../../backend/src/booking/accepted-visit.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_DOCTOR_EMAIL } from '../doctors.js';
import { DEMO_VIDEO_LINK } from '../site/hospital.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { HOUR_MS, acceptedAnHourAfter, askedAt } from './accepted-visits.js';

/** In how many days the visit was, and is, that the doctor has moved. */
const MOVED = { from: 10, until: 16 };

/** A visit by video tomorrow, and one that its doctor has moved: both of the demo patient. */
export async function addSpecialVisits(context: Context): Promise<string> {
  const patient = await context.users.findOne({ email: DEMO_PATIENT_EMAIL, type: 'patient' }).lean<User>();
  const doctor = await context.users.findOne({ email: DEMO_DOCTOR_EMAIL, type: 'doctor' }).lean<User>();
  await addVideoVisit(patient!, context);
  await addMovedVisit(patient!, doctor!, context);
  return 'Its demo patient has a visit by video tomorrow, and one that was moved.';
}

async function addVideoVisit(patient: User, context: Context): Promise<void> {
  const date = context.clock.addDays(context.clock.today(), 1);
  await context.settings.updateOne({ _id: SETTINGS_ID, videoLink: null }, { videoLink: DEMO_VIDEO_LINK });
  const there = await context.users
    .find({
      type: 'doctor',
      email: { $ne: DEMO_DOCTOR_EMAIL },
      availableDays: context.clock.weekday(date),
      published: true,
    })
    .sort({ speciality: 1, nameKey: 1 })
    .lean<User[]>();
  const doctor = there.find((one) => hoursWithVideo(one));
  if (!doctor) throw new Error('No demo doctor has two sessions tomorrow.');
  const hours = hoursWithVideo(doctor)!;
  await context.users.updateOne({ _id: doctor._id }, { hours });
  const time = hours.days[0].breakTo!;
  const booking = { doctor: { ...doctor, hours }, patient, date, time, reason: 'Results of the blood test' };
  const visit = acceptedVisit({ ...booking, kind: 'video' }, doctor._id);
  const at = askedAt(context);
  await put(context.appointments, {
    ...visit,
    _id: idOf('visit by video', at),
    ...acceptedAnHourAfter(visit, at),
  });
}

async function addMovedVisit(patient: User, doctor: User, context: Context): Promise<void> {
  const { clock } = context;
  const time = doctor.timeSlots.at(-1)!;
  const days = Array.from({ length: MOVED.until - MOVED.from }, (_, n) =>
    clock.addDays(clock.today(), MOVED.from + n),
  );
  const [before, date] = days.filter((day) =>
    doctor.availableDays.some((weekday) => weekday === clock.weekday(day)),
  );
  const reason = 'Check-up after the new medicine';
  const visit = acceptedVisit({ doctor, patient, date, time, reason }, doctor._id);
  const at = askedAt(context);
  const accepted = acceptedAnHourAfter(visit, at);
  const movedAt = new Date(accepted.updatedAt.getTime() + 3 * HOUR_MS);
  const place = { doctorId: doctor._id, doctorName: doctor.fullName, time };
  const move: Move = {
    at: movedAt,
    by: doctor._id,
    byType: 'doctor',
    status: 'accepted',
    from: { ...place, date: before },
    to: { ...place, date },
    reason: 'A conference on the first day.',
    counts: false,
    chargePaise: 0,
    refundPaise: 0,
  };
  await put(context.appointments, {
    ...visit,
    _id: idOf('visit that was moved', at),
    preferredDate: before,
    moves: [move],
    history: [...accepted.history, { status: 'accepted', at: movedAt, by: doctor._id }],
    createdAt: at,
    updatedAt: movedAt,
  });
}

/** The same times as in the doctor's table, those after the break also by video; null without a break. */
function hoursWithVideo({ timeSlots, availableDays }: User): DoctorHours | null {
  const starts = timeSlots.map(minutesOf);
  const steps = starts.slice(1).map((start, n) => start - starts[n]);
  const slotMinutes = Math.min(...steps);
  const last = steps.findIndex((step) => step > slotMinutes);
  if (last < 0 || steps.filter((step) => step > slotMinutes).length > 1) return null;
  const day = {
    from: timeSlots[0],
    to: timeAt(starts.at(-1)! + slotMinutes),
    breakFrom: timeAt(starts[last] + slotMinutes),
    breakTo: timeSlots[last + 1],
    kindAfterBreak: 'both',
  } as const;
  return { slotMinutes, days: availableDays.map((name) => ({ ...day, day: name })) };
}

const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
