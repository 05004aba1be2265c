import { about, listed, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import { DuplicateScans } from '../src/users/duplicates/duplicate-scans.service.js';
import { DuplicatePair } from '../src/users/duplicates/duplicate-pair.schema.js';
import { addPatient } from './support/people.js';

/** Two records of one person. */
async function pair({ portal }: Scene) {
  const [kept, merged] = [await addPatient(portal, 'Twice Known'), await addPatient(portal, 'Twice Known')];
  return { keptId: kept.userId, mergedId: merged.userId };
}

async function merge(scene: Scene): Promise<string> {
  const { status, body } = await scene.people.admin.post('/api/v1/merges', await pair(scene));
  if (status !== 201) throw new Error(`The merge was answered with ${status}`);
  return String(body.id);
}

/** A pair of possible duplicates. */
async function duplicate(scene: Scene): Promise<string> {
  const { portal } = scene;
  const person = { mobile: '+919812345677', dob: '1981-02-03' };
  const one = await addPatient(portal, 'Twice Listed', person);
  await addPatient(portal, 'Twice Listed', person);
  await portal.app.get(DuplicateScans).scanDue();
  const row = await portal
    .model<DuplicatePair>(DuplicatePair)
    .findOne({ $or: [{ oneId: one.userId }, { otherId: one.userId }] })
    .lean<DuplicatePair>();
  return String(row!._id);
}

/** The calls that make one patient record of two. */
export const MERGE_CALLS: Record<string, Prepare> = {
  'GET /api/v1/merges': listed('/api/v1/merges', merge),
  'GET /api/v1/merges/{id}': readRecord('/api/v1/merges', merge),
  'POST /api/v1/merges': about(pair, (as, ids) => as.post('/api/v1/merges', ids)),
  'POST /api/v1/patients/{id}/merge-preview': about(pair, (as, { keptId, mergedId }) =>
    as.post(`/api/v1/patients/${keptId}/merge-preview`, { mergedId }),
  ),
  'GET /api/v1/duplicates': listed('/api/v1/duplicates', duplicate),
  'POST /api/v1/duplicates/{id}/not-same': about(duplicate, (as, id) =>
    as.post(`/api/v1/duplicates/${id}/not-same`),
  ),
  'POST /api/v1/duplicates/{id}/reopen': about(duplicate, (as, id) =>
    as.post(`/api/v1/duplicates/${id}/reopen`),
  ),
  'POST /api/v1/merges/{id}/undo': about(merge, (as, id) => as.post(`/api/v1/merges/${id}/undo`)),
};
