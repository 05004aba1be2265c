import type { Model, Types } from 'mongoose';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import type { User } from '../users/user.schema.js';
import type { Appointment } from './appointment.schema.js';

type Doctor = Pick<User, '_id' | 'speciality'>;
type Left = Pick<Appointment, '_id' | 'leftBy'>;

/** How long doctors have to take a speciality request before the desk handles it. */
const TAKEN_WITHIN_MS = 24 * 3_600_000;

interface Collections {
  users: Model<User>;
  appointments: Model<Appointment>;
}

/** The doctors of these specialities who may take requests. */
export const doctorsOf = (
  users: Model<User>,
  specialities: readonly (Speciality | null)[],
): Promise<Doctor[]> =>
  users.find({ ...PRACTISING, speciality: { $in: [...specialities] } }, { speciality: 1 }).lean<Doctor[]>();

/**
 * Speciality requests that no doctor can take any more: all active doctors left them, or there is none. A new
 * colleague removes a request from this list.
 */
export async function withoutEligibleDoctor({ users, appointments }: Collections): Promise<Types.ObjectId[]> {
  const doctors = await doctorsOf(users, SPECIALITIES);
  const found = await Promise.all(
    SPECIALITIES.map(async (speciality) => {
      const all = doctors.filter((one) => one.speciality === speciality).map(({ _id }) => String(_id));
      // An index on one doctor finds the few candidates; the other doctors are checked on these.
      const open = {
        status: 'pending' as const,
        doctorId: null,
        speciality,
        ...(all[0] && { leftBy: all[0] }),
      };
      const rows = await appointments.find(open, { leftBy: 1 }).lean<Left[]>();
      return rows.filter(({ leftBy = [] }) => {
        const gone = new Set(leftBy.map(String));
        return all.every((id) => gone.has(id));
      });
    }),
  );
  return found.flat().map(({ _id }) => _id);
}

/** Requests to a speciality that none of its doctors has taken for a day. */
export async function unansweredForADay(appointments: Model<Appointment>): Promise<Types.ObjectId[]> {
  const since = new Date(Date.now() - TAKEN_WITHIN_MS);
  const open = { doctorId: null, status: 'pending' as const, createdAt: { $lte: since } };
  const rows = await appointments.find(open, { _id: 1 }).lean<Pick<Appointment, '_id'>[]>();
  return rows.map(({ _id }) => _id);
}
