import { User } from '../src/users/user.schema.js';
import type { Scene } from './access-records.js';
import type { ActorName } from './access-table.js';

/** Keys that no answer has; a login's `token` is the only one. The token of a queue is a number, and no secret. */
const SECRET_KEY = /"(\w*password\w*|\w*hash|\w*token|\w*secret|__v)"\s*:(?!\s*(?:\d+|null)[,}])/gi;
const LOGIN = 'POST /api/users/login';
const PERSONS = ['patientA', 'patientB', 'doctorA', 'doctorB', 'admin'] as const;
/** Whose private facts each may be told. Whoever has ended the session is nobody. */
const MAY_KNOW: Record<ActorName, readonly ActorName[]> = {
  visitor: [],
  patientA: ['patientA'],
  patientB: ['patientB'],
  doctorA: ['doctorA', 'patientA'],
  doctorB: ['doctorB'],
  admin: PERSONS,
  endedSession: [],
};

/** Something that only its owner has, and that only who may know the owner is told. */
interface Canary {
  owner: ActorName;
  value: string;
}

/** Gives each person of the table a birthday and a mobile of their own. @returns these, and the email addresses */
export async function setCanaries({ portal, people }: Scene): Promise<Canary[]> {
  const users = portal.model<User>(User);
  const each = PERSONS.map(async (owner, n) => {
    const own = { dob: `1941-02-0${n + 1}`, mobile: `+91700000111${n}` };
    const user = await users.findByIdAndUpdate(people[owner].userId, own).lean<User>();
    return [own.dob, own.mobile, user!.email!].map((value) => ({ owner, value }));
  });
  return (await Promise.all(each)).flat();
}

/** What an answer tells that it must not: names of secrets, and facts of people whom the actor may not know. */
export function exposedIn(operation: string, actor: ActorName, body: unknown, canaries: Canary[]): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  const keys = [...text.matchAll(SECRET_KEY)].map(([, key]) => key);
  // A login answers the account that the call names, whoever sends it.
  if (operation === LOGIN) return keys.filter((key) => key !== 'token');
  const facts = canaries.filter(
    ({ owner, value }) => !MAY_KNOW[actor].includes(owner) && text.includes(value),
  );
  return [...keys, ...facts.map(({ owner, value }) => `${value} of ${owner}`)];
}
