import { Types } from 'mongoose';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import type { Portal } from './support/portal.js';
import { addQuestion } from './support/questions.js';
import { addLabTest, addMedicine } from './support/shop.js';
import { addFaq, addPost } from './support/site.js';
import { dayFromToday } from './support/visits.js';
import type { Stage } from './validation-calls.js';

export const NOBODY = new Types.ObjectId().toHexString();

/** The people and records that the calls of validation-calls.ts are about. */
export async function setStage(portal: Portal): Promise<Stage> {
  const [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
  return {
    people: { visitor: portal.visitor, patient, doctor, admin: await addAdmin(portal) },
    medicineId: String((await addMedicine(portal))._id),
    labTestId: String((await addLabTest(portal))._id),
    postId: String((await addPost(portal))._id),
    faqId: String((await addFaq(portal))._id),
    questionId: await addQuestion(portal),
    day: dayFromToday(portal, 3),
  };
}

/** The id that a path takes: of a person or a record of the stage, or of nobody. */
function idFor(name: string, { people, medicineId, labTestId, postId, faqId, questionId }: Stage): string {
  if (name.includes('/settings/')) return 'hospital';
  if (name.includes('/posts/')) return postId;
  if (name.includes('/faqs/')) return faqId;
  if (name.includes('/questions/')) return questionId;
  if (/\/medicines?\/\{/.test(name)) return medicineId;
  if (/\/lab(-tests)?\/\{/.test(name)) return labTestId;
  if (/\/(appointments|lab-bookings)\/\{/.test(name)) return NOBODY;
  return name.includes('/patient') ? people.patient.userId : people.doctor.userId;
}

/** The path of an operation with an id in it. */
export const pathFor = (stage: Stage, name: string, id = idFor(name, stage)): string =>
  name.split(' ')[1].replace(/\{\w+\}/, id);
