import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { hashPassword } from '../../src/auth/passwords.js';
import { PASSWORD } from './people.js';

/** The times of a doctor's day. */
export const TIMES = Array.from(
  { length: 20 },
  (_, n) => `${String(8 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

let hash: Promise<string> | undefined;

/** An account as the server would write it: a doctor can be booked every day for ₹800. */
export async function addAccount(db: Connection, type: 'patient' | 'doctor', email: string): Promise<string> {
  const _id = new Types.ObjectId();
  hash ??= hashPassword(PASSWORD);
  const person = {
    fullName: type === 'doctor' ? 'Dr. Vikram Nair' : 'Asha Rao',
    nameKey: 'x',
    email,
    type,
    passwordHash: await hash,
    image: `${type}.jpg`,
    published: true,
    disabled: false,
    availableDays: [] as string[],
    timeSlots: [] as string[],
    emailConfirmedAt: new Date(),
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  const practice = {
    speciality: 'Cardiology',
    feePaise: 80_000,
    availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    timeSlots: TIMES,
    leaves: [],
  };
  await db.collection('users').insertOne({ _id, ...person, ...(type === 'doctor' && practice) });
  return String(_id);
}
