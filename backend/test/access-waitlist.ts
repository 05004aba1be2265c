import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { offeredVisit } from '../src/booking/offered-time.js';
import { User } from '../src/users/user.schema.js';
import { WaitlistEntry } from '../src/waitlist/waitlist-entry.schema.js';
import { about, listed, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import { dayFromToday } from './support/visits.js';

const WAITLIST = '/api/v1/waitlist';
/** No other test uses the days from here on. */
const FIRST_DAY = 20;
const DAYS = 30;
let count = 0;

/** Patient A waits for an evening with doctor A, who offers none; each entry has its own day and seat. */
async function entry({ portal, people }: Scene, offered = false): Promise<WaitlistEntry> {
  count += 1;
  const date = dayFromToday(portal, FIRST_DAY + (count % DAYS));
  const doctor = (await portal.model<User>(User).findById(people.doctorA.userId).lean<User>())!;
  const time = `0${Math.floor(count / DAYS)}:00`;
  const until = new Date(Date.now() + 900_000);
  const offer = { doctorId: doctor._id, doctorName: doctor.fullName, date, time, until };
  const row = await portal.model<WaitlistEntry>(WaitlistEntry).create({
    patientId: new Types.ObjectId(people.patientA.userId),
    patientName: 'Asha Rao',
    doctorId: doctor._id,
    doctorName: doctor.fullName,
    speciality: doctor.speciality,
    wish: `test:${count}`,
    ...{
      from: date,
      to: date,
      part: 'evening',
      status: offered ? 'offered' : 'waiting',
      open: true,
      seat: count,
    },
    askedAt: new Date(),
    ...(offered && { offer: { ...offer, appointmentId: new Types.ObjectId() } }),
  });
  const made = row.toObject<WaitlistEntry>();
  if (offered) await portal.model<Appointment>(Appointment).create([offeredVisit(made, doctor, made.offer!)]);
  return made;
}

const id = async (scene: Scene) => String((await entry(scene))._id);

/** The calls of the waiting list. */
export const WAITLIST_CALLS: Record<string, Prepare> = {
  'GET /api/v1/waitlist': listed(WAITLIST, id),
  'POST /api/v1/waitlist':
    ({ portal }) =>
    (as) =>
      as.post(WAITLIST, {
        speciality: 'Psychiatry',
        from: dayFromToday(portal, 3),
        to: dayFromToday(portal, 9),
      }),
  'GET /api/v1/waitlist/{id}': readRecord(WAITLIST, id),
  'DELETE /api/v1/waitlist/{id}': about(id, (as, one) => as.delete(`${WAITLIST}/${one}`)),
  'POST /api/v1/waitlist/{id}/decline': about(
    (scene) => entry(scene, true),
    (as, { _id }) => as.post(`${WAITLIST}/${String(_id)}/decline`),
  ),
  'POST /api/v1/waitlist/{id}/offer': about(
    (scene) => entry(scene),
    (as, { _id, from }) => as.post(`${WAITLIST}/${String(_id)}/offer`, { date: from, time: '10:00' }),
  ),
};
