import { fieldFailure } from '../../common/errors/errors.js';
import { tCommon } from '../../messages/common.js';
import { dayOfAge, isOfAge } from '../dependants/of-age.js';
import type { User } from '../user.schema.js';

/**
 * The columns that follow from a date of birth that the desk enters. A dependant is notified on coming of age, at the new
 * date.
 * @throws Failure of the field `dob` for a date in the future
 */
export function birthDateColumns(before: User, dob: string | null | undefined, today: string): Partial<User> {
  if (dob === undefined || dob === before.dob) return {};
  if (dob && (before.heldBy ? dob > today : dob >= today))
    throw fieldFailure('dob', tCommon('birthDateNotPast'));
  const isChild = before.heldBy && dob && !isOfAge(dob, today);
  return { dob, dobEstimated: false, ...(isChild && { comesOfAgeOn: dayOfAge(dob) }) };
}

/** Whether a changed date of birth makes the patient an adult, who gets no notification on coming of age. */
export const endsChildhood = (set: Partial<User>, today: string): boolean =>
  set.dob !== undefined && (set.dob === null || isOfAge(set.dob, today));
