import { ageOn, daysOn, monthsOn } from '../../../../openapi/contract/people/age.js';
import { tidyName } from '../../../../openapi/contract/people/names.js';
import type { TestedPerson } from '../../../../openapi/contract/care/lab/reference-range.js';
import type { User } from '../../users/user.schema.js';
import type { LabBooking } from '../lab-booking.schema.js';

/** The account owner's data on a day (YYYY-MM-DD). */
export const ownerOn = (day: string, { gender, dob }: Pick<User, 'gender' | 'dob'>): TestedPerson => ({
  gender,
  age: dob === null ? null : ageOn(dob, day),
  ageMonths: dob === null ? null : monthsOn(dob, day),
  ageDays: dob === null ? null : daysOn(dob, day),
});

/** Whether the tested person is the account's, as far as the names say so; old names differ in spaces. */
export const isOfAccount = ({
  fullName,
  patientName,
}: Pick<LabBooking, 'fullName' | 'patientName'>): boolean => tidyName(fullName) === tidyName(patientName);

/**
 * The tested person's data for the reference range. An account that books for another name says nothing about
 * that person.
 * @param sampleDay YYYY-MM-DD
 */
export function testedPerson(
  booking: Pick<LabBooking, 'fullName' | 'patientName'>,
  account: Pick<User, 'gender' | 'dob'> | null,
  sampleDay: string,
): TestedPerson {
  return account && isOfAccount(booking)
    ? ownerOn(sampleDay, account)
    : { gender: null, age: null, ageMonths: null, ageDays: null };
}
