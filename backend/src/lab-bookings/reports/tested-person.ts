import { ageOn, daysOn, monthsOn } from '../../../../openapi/contract/people/age.js';
import type { TestedPerson } from '../../../../openapi/contract/care/lab/reference-range.js';
import type { LabSubject } from '../../../../openapi/contract/shop/lab-subject.js';
import type { User } from '../../users/user.schema.js';

/** A person's data on a day (YYYY-MM-DD). */
export const ownerOn = (day: string, { gender, dob }: Pick<User, 'gender' | 'dob'>): TestedPerson => ({
  gender,
  age: dob === null ? null : ageOn(dob, day),
  ageMonths: dob === null ? null : monthsOn(dob, day),
  ageDays: dob === null ? null : daysOn(dob, day),
});

const UNKNOWN: TestedPerson = { gender: null, age: null, ageMonths: null, ageDays: null };

/**
 * The tested person's data for the reference range, by the stored subject of the booking.
 * @param sampleDay YYYY-MM-DD
 */
export function testedPerson(
  { who, gender, dob, age }: LabSubject,
  patient: Pick<User, 'gender' | 'dob'> | null,
  sampleDay: string,
): TestedPerson {
  if (who === 'patient') return patient ? ownerOn(sampleDay, patient) : UNKNOWN;
  if (who === 'notStated') return UNKNOWN;
  return dob === null ? { ...UNKNOWN, gender, age } : ownerOn(sampleDay, { gender, dob });
}
