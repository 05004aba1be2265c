import { User } from '../src/users/user.schema.js';
import type { Scene } from './access-records.js';
import type { ActorName } from './access-table.js';

/**
 * Keys that must not be in any response; a login's `token` is the only exception. The token of a queue is a
 * public number.
 */
const SECRET_KEY = /"(\w*password\w*|\w*hash|\w*token|\w*secret|__v)"\s*:(?!\s*(?:\d+|null)[,}])/gi;
const LOGIN = 'POST /api/users/login';
const PERSONS = ['patientA', 'patientB', 'doctorA', 'doctorB', 'admin'] as const;
/** The people whose private facts each actor may see. The ended session may see none. */
const MAY_KNOW: Record<ActorName, readonly ActorName[]> = {
  visitor: [],
  patientA: ['patientA'],
  patientB: ['patientB'],
  doctorA: ['doctorA', 'patientA'],
  doctorB: ['doctorB'],
  admin: PERSONS,
  endedSession: [],
};

/** A fact that only viewers who may know its owner get. */
interface Canary {
  owner: ActorName;
  value: string;
}

/**
 * Gives each person of the table a unique birthday and mobile number. @returns these, and the email addresses
 */
export async function setCanaries({ portal, people }: Scene): Promise<Canary[]> {
  const users = portal.model<User>(User);
  const each = PERSONS.map(async (owner, n) => {
    const own = { dob: `1941-02-0${n + 1}`, mobile: `+91700000111${n}` };
    const user = await users.findByIdAndUpdate(people[owner].userId, own).lean<User>();
    return [own.dob, own.mobile, user!.email!].map((value) => ({ owner, value }));
  });
  return (await Promise.all(each)).flat();
}

/** Violations in a response: names of secrets, and facts of people whom the actor may not know. */
export function exposedIn(operation: string, actor: ActorName, body: unknown, canaries: Canary[]): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  const keys = [...text.matchAll(SECRET_KEY)].map(([, key]) => key);
  // A login returns the named account, whoever calls it.
  if (operation === LOGIN) return keys.filter((key) => key !== 'token');
  const facts = canaries.filter(
    ({ owner, value }) => !MAY_KNOW[actor].includes(owner) && text.includes(value),
  );
  return [...keys, ...facts.map(({ owner, value }) => `${value} of ${owner}`)];
}
