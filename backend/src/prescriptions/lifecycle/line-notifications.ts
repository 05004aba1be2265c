import { Types } from 'mongoose';
import type { Caller } from '../../common/http/actor.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Prescription } from '../prescription.schema.js';
import type { LineStep } from './steps.js';

const isAuthor = ({ doctorId }: Prescription, { actor }: Caller): boolean =>
  String(doctorId) === actor.userId;

/** Notifies the patient, and the author of a prescription that a colleague changed. */
export function lineNotifications(row: Prescription, step: LineStep, by: Caller): Message[] {
  const id = new Types.ObjectId().toHexString();
  const key = `prescription:${String(row._id)}:${step}:${id}`;
  const forPatient = toPatient(row, step, key);
  // Only the author enters a line in error.
  if (isAuthor(row, by) || step === 'enter-in-error') return [forPatient];
  return [forPatient, toAuthor(row, step, { key: `${key}:author`, doctor: by.actor.fullName })];
}

/** Names no medicine, because mails are not confidential. */
function toPatient(row: Prescription, step: LineStep, key: string): Message {
  const notice = tPrescription(`changed.${step === 'enter-in-error' ? 'enterInError' : step}`, {
    number: row.number,
  });
  return {
    key,
    to: row.patientId,
    title: tPrescription('changed.title'),
    notice,
    paragraphs: [notice, tPrescription('changed.logIn')],
    facts: [[tPrescription('prescription'), row.number]],
    link: '/patientlogin/prescriptions',
    linkText: tPrescription('seeMyPrescriptions'),
  };
}

/** Names neither medicine nor patient. */
function toAuthor(
  row: Prescription,
  step: Exclude<LineStep, 'enter-in-error'>,
  { key, doctor }: { key: string; doctor: string },
): Message {
  const notice = tPrescription(`changedByColleague.${step}`, { number: row.number, doctor });
  return {
    key,
    to: row.doctorId,
    title: tPrescription('changedByColleague.title'),
    notice,
    paragraphs: [notice, tPrescription('changed.logIn')],
    facts: [[tPrescription('prescription'), row.number]],
    link: `/doctor-login/doctor-records?patient=${String(row.patientId)}`,
    linkText: tPrescription('openRecord'),
  };
}
