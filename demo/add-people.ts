import { Types } from 'mongoose';
import { tableOf } from '../backend/src/availability/doctor-hours.js';
import { toPaise } from '../backend/src/common/money.js';
import { DEFAULT_DOCTOR_PICTURE, DEFAULT_PATIENT_PICTURE } from '../backend/src/files/default-pictures.js';
import { mobileColumns, nameColumns } from '../backend/src/users/user.schema.js';
import { DAY_MS, idOf, put, putDrawing } from './context.js';
import type { Context } from './context.js';
import { doctors } from './doctors.js';
import type { DoctorSeed } from './doctors.js';
import { patients } from './patients.js';
import type { PatientSeed } from './patients.js';
import { emailOf, mobileOf } from './people.js';
import { addressOf } from './pharmacy/addresses.js';
import { drawPortrait, lookFor } from './portraits.js';
import { joinedAt, registrations } from './registrations.js';

const UNUSED_DOCTOR_IDS = 20;
const PORTRAIT_SIDE = 400;
const ROOMS_OF_FLOOR = 12;
/** The doctor of the demo hospital whose hours differ by weekday. */
const BY_WEEKDAY = 'Dr. Divya Pillai';

/** Doctors and patients with their pictures, and the codes that new doctors register with. */
export async function addPeople(context: Context): Promise<void> {
  await Promise.all(doctors.map((doctor, index) => addDoctor(doctor, index, context)));
  const registered = registrations(context);
  await Promise.all(
    patients.map((patient) => addPatient(patient, registered.get(patient.email) ?? context.opened, context)),
  );
  await addAgainAtDesk(context);
  await addDoctorIds(context);
  await addWaitingDoctor(context);
}

function addPortrait(
  person: DoctorSeed | PatientSeed,
  role: 'doctor' | 'patient',
  ownerId: Types.ObjectId,
  context: Context,
): Promise<string> {
  const svg = drawPortrait(lookFor({ ...person, role }));
  const size = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE };
  return putDrawing(svg, { kind: `${role}Picture`, ownerId, ...size }, context);
}

/** "101", "102" … : twelve rooms on a floor. */
const roomAt = (index: number): string =>
  String(100 * (1 + Math.floor(index / ROOMS_OF_FLOOR)) + 1 + (index % ROOMS_OF_FLOOR));

async function addDoctor(doctor: DoctorSeed, index: number, context: Context): Promise<void> {
  const { users, doctorIds, opened } = context;
  const joined = joinedAt(index, context);
  const { wears: _wears, doctorId, fee, fullName, mobile, description, ...facts } = doctor;
  const _id = idOf(`doctor ${doctor.email}`, joined);
  const image = await addPortrait(doctor, 'doctor', _id, context);
  const used = { code: doctorId, usedBy: _id, usedByName: fullName, usedAt: joined, createdAt: opened };
  await put(doctorIds, { _id: idOf(`doctorId ${doctorId}`, opened), ...used });
  await put(users, {
    ...facts,
    ...mobileColumns(mobile),
    ...(fullName === BY_WEEKDAY && hoursOf(doctor)),
    ...account(_id, fullName, 'doctor', image, context),
    d_id: doctorId,
    registrationVerifiedAt: opened,
    feePaise: toPaise(fee),
    room: roomAt(index),
    description: description || null,
  });
}

/** Days of eight hours with a break, the last one of three: visits of 20 minutes. */
function hoursOf({ availableDays }: DoctorSeed) {
  const whole = { from: '09:00', to: '17:00', breakFrom: '13:00', breakTo: '14:00' };
  const short = { from: '09:00', to: '12:00', breakFrom: null, breakTo: null };
  const last = availableDays.at(-1);
  const hours = {
    slotMinutes: 20,
    days: availableDays.map((day) => ({ ...(day === last ? short : whole), day })),
  };
  return { hours, ...tableOf(hours) };
}

/** Registered yesterday by a code, and waits for an administrator's answer. */
async function addWaitingDoctor(context: Context): Promise<void> {
  const { users, doctorIds, opened } = context;
  const fullName = 'Dr. Sana Kapoor';
  const email = emailOf(fullName);
  const registered = new Date(Date.now() - DAY_MS);
  const _id = idOf(`doctor ${email}`, opened);
  const code = 'DEMO-DOC-100';
  const used = { code, usedBy: _id, usedByName: fullName, usedAt: registered, createdAt: opened };
  await put(doctorIds, { _id: idOf(`doctorId ${code}`, opened), ...used });
  await put(users, {
    ...mobileColumns(mobileOf(fullName)),
    email,
    dob: '1990-08-21',
    gender: 'female',
    d_id: code,
    ...noPractice,
    ...account(_id, fullName, 'doctor', DEFAULT_DOCTOR_PICTURE, context),
    speciality: 'Neurology',
    published: false,
    approval: 'waiting',
    createdAt: registered,
  });
}

async function addPatient(patient: PatientSeed, registered: Date, context: Context): Promise<void> {
  const { wears: _wears, fullName, mobile, ...facts } = patient;
  // A run that was cut off on another day made the account at another time, and so with another id.
  if (await context.users.exists({ email: patient.email, type: 'patient' })) return;
  const _id = idOf(`patient ${patient.email}`, registered);
  const image = await addPortrait(patient, 'patient', _id, context);
  const columns = { ...facts, ...mobileColumns(mobile), address: addressOf(fullName), ...noPractice };
  await put(context.users, { ...columns, ...account(_id, fullName, 'patient', image, context) });
}

/** A patient whom the desk registered a second time: a possible duplicate. */
async function addAgainAtDesk(context: Context): Promise<void> {
  const fullName = 'Verma Anjali';
  const _id = idOf(`patient ${fullName}`, context.opened);
  await put(context.users, {
    ...mobileColumns(mobileOf('Anjali Verma')),
    dob: null,
    gender: 'female',
    ...noPractice,
    ...account(_id, fullName, 'patient', DEFAULT_PATIENT_PICTURE, context),
    emailConfirmedAt: null,
  });
}

export const noPractice = {
  speciality: null,
  experience: null,
  qualification: null,
  feePaise: null,
  availableDays: [],
  timeSlots: [],
  description: null,
};

export const account = (
  _id: Types.ObjectId,
  fullName: string,
  type: string,
  image: string,
  { passwordHash }: Context,
) => ({
  _id,
  ...nameColumns(fullName),
  type,
  image,
  passwordHash,
  published: true,
  ...(type === 'doctor' && { approval: 'approved' }),
  disabled: false,
  emailConfirmedAt: _id.getTimestamp(),
  // The moment is part of the id, which lists are sorted by.
  createdAt: _id.getTimestamp(),
  updatedAt: _id.getTimestamp(),
});

async function addDoctorIds({ doctorIds, opened }: Context): Promise<void> {
  for (let number = 1; number <= UNUSED_DOCTOR_IDS; number += 1) {
    const code = `DEMO-DOC-${String(number).padStart(3, '0')}`;
    await put(doctorIds, {
      _id: idOf(`doctorId ${code}`, opened),
      code,
      usedBy: null,
      usedByName: null,
      usedAt: null,
      createdAt: opened,
    });
  }
}
