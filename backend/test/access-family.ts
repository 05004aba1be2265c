import { Types } from 'mongoose';
import { User, nameColumns } from '../src/users/user.schema.js';
import { about, listed, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';

const FAMILY = '/api/v1/dependants';
const MOTHER = {
  fullName: 'Leela Rao',
  dob: '1961-01-03',
  gender: 'female',
  relationship: 'parent',
} as const;

/** Patient A has no other dependants, so the limit is never reached. */
const alone = ({ portal, people }: Scene) =>
  portal.model<User>(User).updateMany({ heldBy: people.patientA.userId }, { $unset: { heldBy: 1 } });

/** Patient A's mother as a dependant; a new person each time. */
async function mother(scene: Scene): Promise<string> {
  await alone(scene);
  const { dob, gender, relationship, fullName } = MOTHER;
  const held = { heldBy: new Types.ObjectId(scene.people.patientA.userId), heldSince: new Date() };
  const { _id } = await scene.portal.model<User>(User).create({
    ...{ ...nameColumns(fullName), dob, gender, relationship, ...held },
    type: 'patient',
    passwordHash: 'nobody knows',
    image: 'patient.jpg',
  });
  return String(_id);
}

/** The calls of dependants. */
export const FAMILY_CALLS: Record<string, Prepare> = {
  'GET /api/v1/dependants': listed(FAMILY, mother),
  'POST /api/v1/dependants': about(alone, (as) => as.post(FAMILY, MOTHER)),
  'POST /api/v1/dependants/new/candidates': about(mother, (as) =>
    as.post(`${FAMILY}/new/candidates`, { fullName: MOTHER.fullName, dob: MOTHER.dob }),
  ),
  'GET /api/v1/dependants/{id}': readRecord(FAMILY, mother),
  'PUT /api/v1/dependants/{id}': about(mother, (as, id) => as.put(`${FAMILY}/${id}`, { allergies: 'Nuts' })),
  'DELETE /api/v1/dependants/{id}': about(mother, (as, id) => as.delete(`${FAMILY}/${id}`)),
  'POST /api/v1/dependants/{id}/invite': about(mother, (as, id) =>
    as.post(`${FAMILY}/${id}/invite`, { email: `${id}@example.org` }),
  ),
  'POST /api/v1/dependants/{id}/withdraw-invitation': about(mother, (as, id) =>
    as.post(`${FAMILY}/${id}/withdraw-invitation`),
  ),
  'POST /api/v1/dependants/{id}/end': about(mother, (as, id) =>
    as.post(`${FAMILY}/${id}/end`, { reason: 'Asked for' }),
  ),
};
