import type { Dependant, Holder } from '../../../../openapi/contract/people/dependants.js';
import type { AccountClaim } from '../walk-ins/account-claim.schema.js';
import type { User } from '../user.schema.js';
import { isOfAge } from './of-age.js';

/** The guardian of a patient; null for patients with their own login. */
export function toHolder(person: User, holder: User | undefined): Holder | null {
  if (!person.heldBy || !holder) return null;
  return {
    _id: String(holder._id),
    fullName: holder.fullName,
    mobile: holder.mobile,
    email: holder.email ?? null,
    gender: holder.gender,
    relationship: person.relationship ?? 'other',
    since: (person.heldSince ?? person.createdAt).toISOString(),
  };
}

interface Around {
  holder: Holder;
  claim: AccountClaim | undefined;
  today: string;
}

export const toDependant = (person: User, { holder, claim, today }: Around): Dependant => ({
  _id: String(person._id),
  id: String(person._id),
  fullName: person.fullName,
  dob: person.dob,
  gender: person.gender,
  relationship: holder.relationship,
  hospitalNumber: person.hospitalNumber ?? null,
  address: person.address ?? null,
  allergies: person.allergies ?? null,
  ofAge: isOfAge(person.dob, today),
  invitation: claim ? { email: claim.email ?? null, expiresAt: claim.expiresAt.toISOString() } : null,
  holder,
  version: person.version,
  createdAt: person.createdAt.toISOString(),
});
