import { tidyName } from '../../../../openapi/contract/people/names.js';
import type { CreateLabBooking } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { LabSubject, LabSubjectInput } from '../../../../openapi/contract/shop/lab-subject.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { tCommon } from '../../messages/common.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';
import type { LabBooking } from '../lab-booking.schema.js';

export const PATIENT: LabSubject = { who: 'patient', gender: null, dob: null, age: null };
export const NOT_STATED: LabSubject = { who: 'notStated', gender: null, dob: null, age: null };

/** Whether the sample is the patient's, so that its report belongs to the patient's trends and summary. */
export const isOfPatient = ({ subject }: Pick<LabBooking, 'subject'>): boolean => subject.who === 'patient';

export const isSameSubject = (one: LabSubject, other: LabSubject): boolean =>
  one.who === other.who && one.gender === other.gender && one.dob === other.dob && one.age === other.age;

/** A caller's choice as it is stored. @throws Failure UNACCEPTABLE at a birth date in the future */
export function chosenSubject({ who, gender, dob, age }: LabSubjectInput, today: string): LabSubject {
  if (dob !== undefined && dob > today) throw fieldFailure('subject.dob', tCommon('birthDateNotPast'));
  return { who, gender: gender ?? null, dob: dob ?? null, age: age ?? null };
}

/**
 * Whose sample a new booking is about. Callers that do not say it are decided once: a doctor's request is about
 * its patient, and the exact name of the patient is the patient.
 * @param today YYYY-MM-DD
 * @throws Failure UNACCEPTABLE at `subject`
 */
export function subjectOf(
  { subject, labRequestId, fullName }: CreateLabBooking,
  patientName: string,
  today: string,
): LabSubject {
  if (subject?.who === 'other' && labRequestId)
    throw fieldFailure('subject.who', tLabBooking('subject.requestIsForPatient'));
  if (subject) return chosenSubject(subject, today);
  return labRequestId || tidyName(fullName) === tidyName(patientName) ? PATIENT : NOT_STATED;
}
