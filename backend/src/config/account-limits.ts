/**
 * What one account, and the accounts of one network, may cause. "NEW" is a person who has not confirmed the email
 * address, "ADDRESS" a network (an IPv6 address counts as its /64), "DAY" any 24 hours. Every number is the bound of one
 * clinic, and `readEnv` is the one place where a factor would be applied.
 */
export const ACCOUNT_LIMITS = {
  /** Requests for a visit that are open and not paid: of one patient, of a login with its family, of a new login. */
  REQUESTS_PER_PERSON: 3,
  REQUESTS_PER_FAMILY: 9,
  REQUESTS_PER_PERSON_NEW: 1,
  /** The same of one network, and of one speciality in the whole hospital. */
  REQUESTS_PER_ADDRESS: 100,
  REQUESTS_PER_ADDRESS_NEW: 20,
  REQUESTS_PER_SPECIALITY: 500,
  REQUESTS_PER_SPECIALITY_NEW: 50,
  /** Requests made in a day, also those that were cancelled again. */
  REQUESTS_PER_DAY: 12,
  REQUESTS_PER_DAY_NEW: 4,
  /** Visits, lab bookings and requests that a patient cancels. */
  CANCELLATIONS_PER_DAY: 20,
  CANCELLATIONS_PER_DAY_NEW: 10,
  CANCELLATIONS_PER_ADDRESS_DAY: 300,
  /** Lab bookings that are open and to be paid at collection. What a doctor has asked for does not count. */
  LAB_BOOKINGS_PER_FAMILY: 12,
  LAB_BOOKINGS_PER_PERSON_NEW: 3,
  LAB_BOOKINGS_PER_DAY: 24,
  LAB_BOOKINGS_PER_DAY_NEW: 6,
  LAB_BOOKINGS_PER_ADDRESS_DAY: 300,
  /** People whom a login begins to look after; how many at a time is MAX_DEPENDANTS. */
  DEPENDANTS_PER_DAY: 12,
  DEPENDANTS_PER_DAY_NEW: 6,
  DEPENDANTS_PER_ADDRESS_DAY: 200,
  /** Chat questions that reach the staff. */
  QUESTIONS_PER_DAY: 20,
  QUESTIONS_PER_DAY_NEW: 5,
  QUESTIONS_PER_ADDRESS_DAY: 200,
  /** Invitations to take records over. */
  INVITATIONS_PER_DAY: 20,
  INVITATIONS_PER_DAY_NEW: 3,
  INVITATIONS_PER_ADDRESS_DAY: 100,
  REVIEWS_PER_DAY: 10,
  REVIEWS_PER_DAY_NEW: 3,
  REVIEWS_PER_ADDRESS_DAY: 200,
  /** Waiting lists that a patient joins; how many at a time is MAX_WISHES. */
  WAITLIST_JOINS_PER_DAY: 20,
  WAITLIST_JOINS_PER_DAY_NEW: 5,
  WAITLIST_JOINS_PER_ADDRESS_DAY: 200,
} as const;

export type AccountLimit = keyof typeof ACCOUNT_LIMITS;
export const ACCOUNT_LIMIT_NAMES = Object.keys(ACCOUNT_LIMITS) as AccountLimit[];
