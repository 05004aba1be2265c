import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { hashPassword } from '../../src/auth/passwords.js';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { DoctorDirectory } from '../../src/users/doctors/doctor-directory.js';
import { User, mobileColumns, nameColumns } from '../../src/users/user.schema.js';
import { Client } from './client.js';
import type { Portal } from './portal.js';

export const PASSWORD = 'Quiet-River-41';
const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
let hash: Promise<string> | undefined;

/** Writes an account and opens a session for it, without hashing a password. */
async function addPerson(
  portal: Portal,
  type: User['type'],
  fullName: string,
  overrides: Partial<User>,
): Promise<Client> {
  hash ??= hashPassword(PASSWORD);
  const user = await portal.model<User>(User).create({
    ...nameColumns(fullName),
    email: `${randomBytes(6).toString('hex')}@example.org`,
    type,
    passwordHash: await hash,
    ...mobileColumns('+919812345678'),
    dob: '1990-05-17',
    gender: 'female',
    image: type === 'doctor' ? 'doctor.jpg' : 'patient.jpg',
    emailConfirmedAt: new Date(),
    ...overrides,
  });
  if (type === 'doctor') portal.app.get(DoctorDirectory).drop();
  return clientOf(portal, user._id);
}

/** A client with a fresh session of an existing account. */
export async function clientOf(portal: Portal, userId: Types.ObjectId | string): Promise<Client> {
  const token = await portal.app.get(SessionsService).open(new Types.ObjectId(userId));
  return new Client(portal.url, token, String(userId));
}

export const addPatient = (portal: Portal, fullName = 'Asha Rao', overrides: Partial<User> = {}) =>
  addPerson(portal, 'patient', fullName, overrides);

/** An owner, unless another staff role is given. */
export const addAdmin = (portal: Portal, overrides: Partial<User> = {}) =>
  addPerson(portal, 'admin', 'Anita Admin', overrides);

/** A doctor who can be booked every day at 10:00, 10:30 and 11:00 for ₹800. */
export const addDoctor = (portal: Portal, fullName = 'Dr. Vikram Nair', overrides: Partial<User> = {}) =>
  addPerson(portal, 'doctor', fullName, {
    speciality: 'Cardiology',
    experience: 12,
    qualification: 'MBBS, MD',
    registrationNumber: 'KMC 45821',
    registrationVerifiedAt: new Date(),
    feePaise: 80_000,
    availableDays: EVERY_DAY as User['availableDays'],
    timeSlots: ['10:00', '10:30', '11:00'],
    ...overrides,
  });

/** Letters that belong to one person, for names of products: a number in such a name is read as a strength. */
export const lettersOf = ({ userId }: Client): string =>
  userId.slice(-6).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]);
