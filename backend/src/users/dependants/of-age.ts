import { OF_AGE_YEARS } from '../../../../openapi/contract/people/dependants.js';

/** The day on which a person born on `dob` comes of age. 29 February may not exist: it sorts before 1 March. */
export const dayOfAge = (dob: string): string => `${Number(dob.slice(0, 4)) + OF_AGE_YEARS}${dob.slice(4)}`;

/**
 * The last date of birth (YYYY-MM-DD) of people who are of age on `today`; for 29 February the birthday is 1
 * March.
 */
export const lastBirthdayOfAge = (today: string): string =>
  `${Number(today.slice(0, 4)) - OF_AGE_YEARS}${today.slice(4)}`;

/** Whether a person born on `dob` is of age on `today`. */
export const isOfAge = (dob: string | null, today: string): boolean =>
  dob !== null && dob <= lastBirthdayOfAge(today);
