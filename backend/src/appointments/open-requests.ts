import type { Model, Types } from 'mongoose';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import type { User } from '../users/user.schema.js';
import type { Appointment } from './appointment.schema.js';

type Doctor = Pick<User, '_id' | 'speciality'>;
type Left = Pick<Appointment, '_id' | 'leftBy'>;

/** How long a request to a whole speciality is left to its doctors before the desk sees to it. */
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
 * Requests to a speciality that no doctor can take any more: every doctor who can log in has left them, or there is
 * no such doctor. As of now: a new colleague takes them off this list.
 */
export async function withoutEligibleDoctor({ users, appointments }: Collections): Promise<Types.ObjectId[]> {
  const doctors = await doctorsOf(users, SPECIALITIES);
  const found = await Promise.all(
    SPECIALITIES.map(async (speciality) => {
      const all = doctors.filter((one) => one.speciality === speciality).map(({ _id }) => String(_id));
      // By one of them an index finds the few that matter; who else has left them is read from these.
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
