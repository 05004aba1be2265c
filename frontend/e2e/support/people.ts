import { randomUUID } from 'node:crypto';
import type { UserType } from '../../../openapi/contract/people/fields.js';

/** A person who can log in. */
export interface Account {
  fullName: string;
  email: string;
  password: string;
  type: UserType;
}

/** An account with an API login. */
export interface Person extends Account {
  userId: string;
  token: string;
}

const DEMO_PASSWORD = 'Demo-Pass-2026';
const demo = <Type extends UserType>(type: Type, fullName: string): Account & { type: Type } => ({
  fullName,
  email: `${type}@demo.test`,
  password: DEMO_PASSWORD,
  type,
});

export const demoPatient = demo('patient', 'Rohan Mehta');
export const demoDoctor = demo('doctor', 'Dr. Ananya Sharma');
export const demoAdmin = demo('admin', 'Administrator');
/** Enters the results that the administrator releases. */
export const demoTechnician = { ...demo('admin', 'Kavya Das'), email: 'technician@demo.test' };

/** A new person; every call creates another one. */
export function newcomer(firstName: string, type: UserType = 'patient'): Account {
  const mark = randomUUID().slice(0, 6);
  return {
    fullName: `${firstName} ${mark}`,
    email: `${firstName.toLowerCase().replace(/[^a-z]/g, '')}.${mark}@example.test`,
    password: 'quiet-lantern-417',
    type,
  };
}
