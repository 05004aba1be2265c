import { randomBytes } from 'node:crypto';
import type { Answer, Client } from './client.js';
import { form } from './client.js';
import { PASSWORD } from './people.js';

export type Fields = Record<string, string | undefined>;

/** What a person types to register, with an email of its own; `undefined` leaves a field out. */
export const newPerson = (fields: Fields = {}) => ({
  fullName: 'Meera Iyer',
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password: PASSWORD,
  mobile: '98123 45678',
  dob: '1991-02-03',
  gender: 'female',
  ...fields,
});

export const newDoctor = (fields: Fields = {}) =>
  newPerson({ type: 'doctor', fullName: 'Dr. Ravi Menon', speciality: 'Neurology', ...fields });

export const register = (
  who: Client,
  fields: Fields,
  picture?: { bytes: Uint8Array; type: string; name?: string },
) => who.post('/api/users/register', form(fields, picture && { field: 'image', ...picture }));

/** Registers many accounts, 30 at a time: the server answers 503 when more than 50 passwords wait to be hashed. */
export async function registerAll<T>(items: T[], registerOne: (item: T, n: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += 30)
    answers.push(
      ...(await Promise.all(items.slice(start, start + 30).map((item, n) => registerOne(item, start + n)))),
    );
  return answers;
}

/** An unused registration code. */
export async function issueDoctorId(admin: Client, code?: string): Promise<{ id: string; code: string }> {
  const { status, body } = await admin.post('/api/v1/doctor-ids', { code });
  if (status !== 201) throw new Error(`Issuing a DoctorId answered ${status}`);
  return body as { id: string; code: string };
}
