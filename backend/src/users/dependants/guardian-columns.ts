import type { Types } from 'mongoose';
import type { Relationship } from '../../../../openapi/contract/people/dependants.js';
import type { User } from '../user.schema.js';

/** A guardian of a patient without a login. */
export interface Guardianship {
  guardianId: Types.ObjectId;
  relationship: Relationship;
  since: Date;
}

type Held = Pick<User, 'heldBy' | 'heldSince' | 'relationship' | 'createdAt'>;

/** The guardians of a patient; none if the patient has a login. */
export function guardianshipsOf({ heldBy, heldSince, relationship, createdAt }: Held): Guardianship[] {
  if (!heldBy) return [];
  return [{ guardianId: heldBy, relationship: relationship ?? 'other', since: heldSince ?? createdAt }];
}

/** The columns of these guardians; columns without a value are removed. */
export function guardianColumns(guardians: readonly Guardianship[]) {
  const [first] = guardians;
  return { heldBy: first?.guardianId, heldSince: first?.since, relationship: first?.relationship };
}
