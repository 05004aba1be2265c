import type { Types } from 'mongoose';
import { acceptedVisit } from '../../backend/src/booking/accepted-visit.js';
import { DEFAULT_PATIENT_PICTURE } from '../../backend/src/files/default-pictures.js';
import { nameColumns } from '../../backend/src/users/user.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { addAllergy } from '../care/add-allergy.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { acceptedAnHourAfter, askedAt } from './accepted-visits.js';

/** Whom the demo patient looks after: a child, and a mother who can take her records over. */
const FAMILY = [
  {
    fullName: 'Meera Rao',
    age: 9,
    birthday: '04-02',
    gender: 'female',
    relationship: 'child',
    allergy: 'Penicillin',
    speciality: 'Pediatrics',
    reason: 'Check-up before the school year',
  },
  {
    fullName: 'Leela Rao',
    age: 67,
    birthday: '01-03',
    gender: 'female',
    relationship: 'parent',
    allergy: null,
    speciality: 'Orthopedics',
    reason: 'Stiff knees in the morning',
  },
] as const;
const OF_AGE = 18;
/** Days ahead within which a visit of theirs lies. */
const AHEAD = 14;

type Relative = (typeof FAMILY)[number];

/** The demo patient's family, each with a visit to come; gives how many. */
export async function addFamily(context: Context): Promise<number> {
  const holder = (await context.users.findOne({ email: DEMO_PATIENT_EMAIL, type: 'patient' }).lean<User>())!;
  for (const relative of FAMILY) {
    const person = personOf(relative, holder._id, context);
    await put(context.users, person);
    const facts = relative.allergy
      ? ({ reaction: 'Rash and swollen lips', severity: 'severe' } as const)
      : { reaction: null, severity: null };
    const entry = { text: relative.allergy, ...facts, by: holder, recordedAt: context.opened };
    await addAllergy(person._id, { ...entry, recordedByType: 'guardian' }, context);
    await addVisit(relative, person, context);
  }
  return FAMILY.length;
}

function personOf({ fullName, age, birthday, ...facts }: Relative, heldBy: Types.ObjectId, context: Context) {
  const { speciality: _speciality, reason: _reason, allergy: _allergy, ...columns } = facts;
  const createdAt = context.opened;
  const born = Number(context.clock.today().slice(0, 4)) - age;
  return {
    _id: idOf(`family ${fullName}`, createdAt),
    ...nameColumns(fullName),
    ...columns,
    type: 'patient',
    image: DEFAULT_PATIENT_PICTURE,
    passwordHash: context.passwordHash,
    dob: `${born}-${birthday}`,
    ...(age < OF_AGE && { comesOfAgeOn: `${born + OF_AGE}-${birthday}` }),
    heldBy,
    heldSince: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

/** An accepted visit at the first time that a doctor of the speciality has left. */
async function addVisit(
  { speciality, reason }: Relative,
  patient: Pick<User, '_id' | 'fullName'>,
  context: Context,
): Promise<void> {
  const doctor = await context.users.findOne({ type: 'doctor', speciality, published: true }).lean<User>();
  const today = context.clock.today();
  for (let ahead = 2; doctor && ahead <= AHEAD; ahead += 1) {
    const date = context.clock.addDays(today, ahead);
    if (!doctor.availableDays.includes(context.clock.weekday(date))) continue;
    const taken = await context.appointments.distinct('slot.time', {
      'slot.doctorId': doctor._id,
      'slot.date': date,
    });
    const time = doctor.timeSlots.find((one) => !taken.includes(one));
    if (!time) continue;
    const visit = acceptedVisit({ doctor, patient, date, time, reason }, doctor._id);
    return put(context.appointments, {
      ...visit,
      _id: idOf(`family visit ${patient.fullName}`, context.opened),
      ...acceptedAnHourAfter(visit, askedAt(context)),
    });
  }
}
