import { doOverlap, timesOn } from '../../backend/src/availability/doctor-hours.js';
import { ExtraSessionsService } from '../../backend/src/availability/extra-sessions/extra-sessions.service.js';
import { isOnLeave } from '../../backend/src/availability/on-leave.js';
import type { HospitalClock } from '../../backend/src/common/hospital-clock.js';
import { PRACTISING } from '../../backend/src/users/doctors/doctor-profile.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import type { App, Context } from '../context.js';
import { byAdmin } from './by-admin.js';

/** The clinic is on a Saturday that is at least so many days ahead. */
const FIRST_AHEAD = 4;
const CLINIC = { name: 'Saturday clinic', from: '18:00', to: '20:00' };
const ITS_TIME = { time: '18:00', minutes: 120 };
const DOCTORS = 3;

/** A coming Saturday clinic of some doctors who are not at work then; gives the day. */
export async function addExtraSession(app: App, context: Context): Promise<string> {
  const { clock, users } = context;
  const date = saturdayFrom(clock.addDays(clock.today(), FIRST_AHEAD), clock);
  const doctors = await users
    .find({ ...PRACTISING, published: true })
    .sort({ createdAt: 1, _id: 1 })
    .lean<User[]>();
  const isFree = (doctor: User) =>
    !isOnLeave(doctor, date) && !timesOn(doctor, date).some((time) => doOverlap(time, ITS_TIME));
  const doctorIds = doctors
    .filter(isFree)
    .slice(0, DOCTORS)
    .map(({ _id }) => String(_id));
  const sessions = app.get(ExtraSessionsService, { strict: false });
  await sessions.create({ ...CLINIC, date, doctorIds }, byAdmin(context));
  return date;
}

function saturdayFrom(date: string, clock: HospitalClock): string {
  return clock.weekday(date) === 'Saturday' ? date : saturdayFrom(clock.addDays(date, 1), clock);
}
