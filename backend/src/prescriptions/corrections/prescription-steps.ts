import type { PrescriptionStep } from '../../../../openapi/contract/care/prescriptions.js';
import type { Actor } from '../../common/http/actor.js';
import type { Prescription } from '../prescription.schema.js';

/** The corrections of a whole prescription. Like the error of one line, only its author and administrators mark it. */
export function prescriptionStepsOf(
  { doctorId, enteredInError }: Pick<Prescription, 'doctorId' | 'enteredInError'>,
  { type, userId }: Pick<Actor, 'type' | 'userId'>,
): PrescriptionStep[] {
  if (type === 'admin') return [enteredInError ? 'restore' : 'hide'];
  return type === 'doctor' && String(doctorId) === userId && !enteredInError ? ['hide'] : [];
}
