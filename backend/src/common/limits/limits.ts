import type { Prefix } from '../http/network.js';

/**
 * The limits of wider networks as multiples of one address's limit. A wider network has more people, but one
 * person may own all of it.
 */
export const NETWORK_FACTORS: Readonly<Record<Prefix, number>> = { 32: 1, 24: 8, 64: 1, 56: 2, 48: 4 };

/**
 * The same for limits on one account. An account has one owner, so a wider network needs hardly more. It must
 * stay below the limit from everywhere, or one network could lock the account.
 */
export const ACCOUNT_NETWORK_FACTORS: Readonly<Record<Prefix, number>> = {
  32: 1,
  24: 1.5,
  64: 1,
  56: 1,
  48: 1.5,
};

/** Per address, counted by weight. RATE_LIMIT_PER_MINUTE replaces it; otherwise LIMITS_SCALE multiplies it. */
export const REQUESTS_PER_MINUTE = 1800;

/** Mails per mailbox. A patient with a visit, an order and a lab booking in one hour stays below. */
export const MAIL_LIMITS = {
  /** Beyond it, one mail at the end of the hour lists the rest. */
  mailsPerHour: 10,
  /** Mails with a secret link: one confirmation and a few repeats. */
  secretLettersPerHour: 6,
} as const;

/** The number of wrong fields in a response: more than any form has, independent of the request's size. */
export const MAX_FIELD_ERRORS = 20;
/** Length of a field name that the caller chose. */
export const MAX_FIELD_NAME_LENGTH = 100;

/** Denials of one login on one route within this time share one audit row with a count. */
export const DENIALS_COUNTED_MS = 5 * 60_000;
/** Further records listed in such a row. */
export const MAX_DENIED_RECORDS = 20;

const MIB = 1024 ** 2;

/** Bytes of stored files: pictures, ID cards and documents together. `SHARED_LIMITS` has those per network. */
export const FILE_LIMITS = {
  /** For a patient with dependants: fifty documents of the largest size, hundreds of usual ones. */
  bytesPerLogin: 250 * MIB,
  /** Until the email address is confirmed: enough for a picture, an ID card and a document. */
  bytesPerLoginNew: 15 * MIB,
  /** For a doctor or an administrator in 24 hours. */
  bytesPerStaffAndDay: 500 * MIB,
} as const;

/**
 * Upload memory of one process: for senders of one kind and those before it together, and for one sender.
 * Strangers are visitors and accounts with an unconfirmed email address.
 */
export const UPLOAD_ROOM = {
  stranger: { bytes: 12 * MIB, bytesOfOne: 6.5 * MIB },
  patient: { bytes: 28 * MIB, bytesOfOne: 13 * MIB },
  staff: { bytes: 40 * MIB, bytesOfOne: 20 * MIB },
} as const;
/** An upload without data for this time is aborted. */
export const UPLOAD_STILL_MS = 5000;

/**
 * Limits per person, account, mailbox or doctor's day, equal for a clinic and a campus. NEW is an account with
 * an unconfirmed email address, DAY is any 24 hours.
 */
export const OWN_LIMITS = {
  /** Wrong passwords for one account: from one address in ten minutes, and from all addresses in an hour. */
  LOGIN_TRIES_PER_ACCOUNT: 10,
  LOGIN_TRIES_FROM_EVERYWHERE: 100,
  /** Open unpaid checkouts; each blocks a time or boxes for others. */
  HOLDS_PER_PERSON: 9,
  HOLDS_PER_PERSON_NEW: 1,
  HOLDS_PER_GUEST: 2,
  /** On one day of one doctor, from all addresses: fewer than the times of a whole day. */
  HOLDS_PER_DOCTOR_DAY: 12,
  HOLDS_PER_DOCTOR_DAY_NEW: 6,
  /** Percent of a medicine's boxes that one network, or all guests and new accounts, may hold. */
  HOLDS_SHARE_OF_STOCK: 50,
  /** Open unpaid requests for a visit: of one patient, of a login with its family, of a new login. */
  REQUESTS_PER_PERSON: 3,
  REQUESTS_PER_FAMILY: 9,
  REQUESTS_PER_PERSON_NEW: 1,
  /** Requests per day, including cancelled ones. */
  REQUESTS_PER_DAY: 12,
  REQUESTS_PER_DAY_NEW: 4,
  /** Visits, lab bookings and requests that a patient cancels. */
  CANCELLATIONS_PER_DAY: 20,
  CANCELLATIONS_PER_DAY_NEW: 10,
  /** Open lab bookings to be paid at collection. Tests that a doctor requested do not count. */
  LAB_BOOKINGS_PER_FAMILY: 12,
  LAB_BOOKINGS_PER_PERSON_NEW: 3,
  LAB_BOOKINGS_PER_DAY: 24,
  LAB_BOOKINGS_PER_DAY_NEW: 6,
  /** New guardianships of a login; MAX_DEPENDANTS limits how many at a time. */
  DEPENDANTS_PER_DAY: 12,
  DEPENDANTS_PER_DAY_NEW: 6,
  /** Chat questions that reach the staff. */
  QUESTIONS_PER_DAY: 20,
  QUESTIONS_PER_DAY_NEW: 5,
  /** Invitations to take over records: per login, and per mailbox. */
  INVITATIONS_PER_DAY: 20,
  INVITATIONS_PER_DAY_NEW: 3,
  INVITATIONS_PER_MAILBOX_DAY: 3,
  REVIEWS_PER_DAY: 10,
  REVIEWS_PER_DAY_NEW: 3,
  /** Waiting lists joined by a patient; MAX_WISHES limits how many at a time. */
  WAITLIST_JOINS_PER_DAY: 20,
  WAITLIST_JOINS_PER_DAY_NEW: 5,
} as const;

/**
 * Limits per network and for all networks together, for one clinic: LIMITS_SCALE multiplies them. ADDRESS is
 * one address, for IPv6 its /64. Wider networks have more (NETWORK_FACTORS).
 */
export const SHARED_LIMITS = {
  /** Wrong passwords for all accounts in ten minutes. */
  LOGIN_TRIES_PER_ADDRESS: 20,
  /** Accounts opened in an hour. A clinic that registers a waiting room stays below. */
  REGISTRATIONS_PER_ADDRESS: 30,
  /**
   * Responses per hour that reveal an existing account. Beyond it the response is that of a new account, and a
   * mail informs the owner.
   */
  TAKEN_EMAILS_PER_ADDRESS: 10,
  TAKEN_EMAILS_IN_TOTAL: 200,
  /**
   * Wrong doctor IDs and codes in an hour. They have at least 60 random bits, so this allows for typing errors.
   */
  DOCTOR_ID_TRIES_PER_ADDRESS: 10,
  /** Open unpaid checkouts: twenty people who pay at the same moment. */
  HOLDS_PER_ADDRESS: 20,
  HOLDS_PER_ADDRESS_NEW: 10,
  /** Open unpaid requests for a visit: of one network, and of one speciality in the whole hospital. */
  REQUESTS_PER_ADDRESS: 100,
  REQUESTS_PER_ADDRESS_NEW: 20,
  REQUESTS_PER_SPECIALITY: 500,
  REQUESTS_PER_SPECIALITY_NEW: 50,
  CANCELLATIONS_PER_ADDRESS_DAY: 300,
  LAB_BOOKINGS_PER_ADDRESS_DAY: 300,
  DEPENDANTS_PER_ADDRESS_DAY: 200,
  QUESTIONS_PER_ADDRESS_DAY: 200,
  INVITATIONS_PER_ADDRESS_DAY: 100,
  INVITATIONS_PER_ADDRESS_HOUR: 20,
  REVIEWS_PER_ADDRESS_DAY: 200,
  WAITLIST_JOINS_PER_ADDRESS_DAY: 200,
  /** Chat messages per minute, and questions to the staff in ten minutes. */
  CHAT_MESSAGES_PER_ADDRESS_MINUTE: 30,
  CHAT_QUESTIONS_PER_ADDRESS: 20,
  /** Order lookups by guests in ten minutes. */
  ORDER_LOOKUPS_PER_ADDRESS: 60,
  /** Wrong codes of printed prescriptions in ten minutes. A code has 50 random bits. */
  VERIFICATION_TRIES_PER_ADDRESS: 30,
  /** Waiting room screens per server. */
  QUEUE_SCREENS_PER_ADDRESS: 50,
  /** MiB of patients' files; the second is the share of accounts with an unconfirmed email address. */
  FILE_MIB_PER_ADDRESS_DAY: 500,
  FILE_MIB_PER_ADDRESS_DAY_NEW: 100,
} as const;

export type Limits = Record<keyof typeof OWN_LIMITS | keyof typeof SHARED_LIMITS, number>;

/** The limits of a hospital: 1 is a clinic, 5 a campus. */
export function limitsOf(scale: number): Limits {
  const scaled = Object.entries(SHARED_LIMITS).map(([name, value]) => [
    name,
    Math.max(1, Math.round(value * scale)),
  ]);
  return { ...OWN_LIMITS, ...Object.fromEntries(scaled) } as Limits;
}

/** For tests and measurements in which one machine acts as every visitor. */
export function noLimits(): Limits {
  const names = Object.keys({ ...OWN_LIMITS, ...SHARED_LIMITS });
  const unlimited = Object.fromEntries(names.map((name) => [name, 1_000_000])) as Limits;
  return { ...unlimited, HOLDS_SHARE_OF_STOCK: 100 };
}
