import { KEPT_RESOURCES } from './support/resources.js';
import { Types } from 'mongoose';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import type { Portal } from './support/portal.js';
import { addSafetyRule } from './support/safety-rules.js';
import { dayFromToday } from './support/visits.js';
import type { Stage } from './validation-calls.js';

export const NOBODY = new Types.ObjectId().toHexString();

/** The people and records that the calls of validation-calls.ts are about. */
export async function setStage(portal: Portal): Promise<Stage> {
  const [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
  const records = Object.entries(KEPT_RESOURCES).map(async ([name, { add }]): Promise<[string, string]> => [
    name,
    await add(portal),
  ]);
  const child = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
  const { body: dependant } = await patient.post('/api/v1/dependants', child);
  const { body: allergy } = await patient.post('/api/v1/allergies', { substance: 'Aspirin' });
  return {
    people: { visitor: portal.visitor, patient, doctor, admin: await addAdmin(portal) },
    records: {
      ...Object.fromEntries(await Promise.all(records)),
      dependants: String(dependant.id),
      allergies: String(allergy.id),
      'safety-rules': String((await addSafetyRule(portal))._id),
    },
    day: dayFromToday(portal, 3),
  };
}

/** The id that a path takes: of a person or a record of the stage, or of nobody. */
function idFor(name: string, { people, records }: Stage): string {
  if (name.includes('/settings/')) return 'hospital';
  // The specification's own addresses say "medicine" and "lab".
  const word = /\/([\w-]+)\/\{/.exec(name)?.[1] ?? '';
  const kind = { medicine: 'medicines', lab: 'lab-tests' }[word] ?? word;
  if (kind in records) return records[kind];
  if (/\/(appointments|lab-bookings)\/\{/.test(name)) return NOBODY;
  return name.includes('/patient') ? people.patient.userId : people.doctor.userId;
}

/** The path of an operation with an id in it; a second id is one that no record has. */
export const pathFor = (stage: Stage, name: string, id = idFor(name, stage)): string =>
  name
    .split(' ')[1]
    .replace(/\{\w+\}/, id)
    .replace('{medicineId}', NOBODY);
