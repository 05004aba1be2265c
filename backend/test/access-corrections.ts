import { about } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import { link, note, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { addPatient } from './support/people.js';

const BECAUSE = { reason: 'Written for the wrong patient.' };

/** Opens patient A's record to doctor A, without one of the few times that other calls need. */
const openRecord = ({ portal, people }: Scene) => link(portal, people.patientA, people.doctorA);

const entryOf = (overrides: Record<string, unknown>) => async (scene: Scene) => {
  await openRecord(scene);
  const { body } = await note(scene.people.doctorA, scene.people.patientA, overrides);
  return String(body.id);
};
const record = entryOf({});
const diagnosis = entryOf({ kind: 'diagnosis', title: 'Asthma' });

async function prescription(scene: Scene): Promise<string> {
  await openRecord(scene);
  const { body } = await prescribe(scene.portal, scene.people.doctorA, scene.people.patientA);
  return String(body.id);
}
async function hiddenPrescription(scene: Scene): Promise<string> {
  const id = await prescription(scene);
  const { status } = await scene.people.admin.post(`/api/v1/prescriptions/${id}/hide`, BECAUSE);
  if (status !== 200) throw new Error(`Hiding answered ${status}`);
  return id;
}

const after =
  (prepare: (scene: Scene) => Promise<string>, step: string, body?: object) =>
  async (scene: Scene): Promise<string> => {
    const id = await prepare(scene);
    const { status } = await scene.people.admin.post(`/api/v1/records/${id}/${step}`, body);
    if (status !== 200) throw new Error(`${step} answered ${status}`);
    return id;
  };

const step = (name: string, body?: object) => (as: Client, id: string) =>
  as.post(`/api/v1/records/${id}/${name}`, body);

/** A note of patient A, and another patient: one of doctor A's, or a stranger. */
const misplaced = (isLinked: boolean) => async (scene: Scene) => {
  const id = await record(scene);
  const other = await addPatient(scene.portal, 'Right Person');
  if (isLinked) await link(scene.portal, other, scene.people.doctorA);
  return { id, patientId: other.userId };
};
const move = (as: Client, { id, patientId }: { id: string; patientId: string }) =>
  as.post(`/api/v1/records/${id}/move`, { patientId, ...BECAUSE });

/** The calls that correct clinical entries. */
export const CORRECTION_CALLS: Record<string, Prepare> = {
  'POST /api/v1/records/{id}/hide': about(record, step('hide', BECAUSE)),
  'POST /api/v1/records/{id}/restore': about(after(record, 'hide', BECAUSE), step('restore')),
  "POST /api/v1/records/{id}/move (to doctor A's patient)": about(misplaced(true), move),
  'POST /api/v1/records/{id}/move (to a stranger)': about(misplaced(false), move),
  'POST /api/v1/prescriptions/{id}/hide': about(prescription, (as, id) =>
    as.post(`/api/v1/prescriptions/${id}/hide`, BECAUSE),
  ),
  'POST /api/v1/prescriptions/{id}/restore': about(hiddenPrescription, (as, id) =>
    as.post(`/api/v1/prescriptions/${id}/restore`),
  ),
  'POST /api/v1/records/{id}/resolve': about(diagnosis, step('resolve')),
  'POST /api/v1/records/{id}/reactivate': about(after(diagnosis, 'resolve'), step('reactivate')),
};
