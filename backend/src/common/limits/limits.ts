import type { Prefix } from '../http/network.js';

/**
 * How many times the limit of one address the networks around it have together. A wider network holds more people, but
 * one person may own all of it.
 */
export const NETWORK_FACTORS: Readonly<Record<Prefix, number>> = { 32: 1, 24: 8, 64: 1, 56: 2, 48: 4 };

/**
 * The same for what concerns one account. It has one holder, so a wider network needs hardly more, and must stay below
 * the limit that counts from everywhere: otherwise one network could lock the account.
 */
export const ACCOUNT_NETWORK_FACTORS: Readonly<Record<Prefix, number>> = {
  32: 1,
  24: 1.5,
  64: 1,
  56: 1,
  48: 1.5,
};

/** Of one address, counted by weight. RATE_LIMIT_PER_MINUTE replaces it; else LIMITS_SCALE multiplies it. */
export const REQUESTS_PER_MINUTE = 1800;

/** What one mailbox gets. A patient with a visit, an order and a lab booking in one hour stays below. */
export const MAIL_LIMITS = {
  /** Beyond it one mail at the end of the hour names the rest. */
  mailsPerHour: 10,
  /** Letters with a secret link: one to confirm, and a few that were asked for again. */
  secretLettersPerHour: 6,
} as const;

/** Fields that one answer names as wrong: a form has fewer, and an answer must not grow with its request. */
export const MAX_FIELD_ERRORS = 20;
/** Of a name that the caller has made up. */
export const MAX_FIELD_NAME_LENGTH = 100;

/** One login's denials at one route within so long are one row of the audit trail, with their count. */
export const DENIALS_COUNTED_MS = 5 * 60_000;
/** Records that such a row names beside the first. */
export const MAX_DENIED_RECORDS = 20;

const MIB = 1024 ** 2;

/** Bytes of stored files: pictures, ID cards and documents together. `SHARED_LIMITS` has those of a network. */
export const FILE_LIMITS = {
  /** Of a patient and the dependants that they act for: fifty documents of the largest size, hundreds of usual ones. */
  bytesPerLogin: 250 * MIB,
  /** Until the email address is confirmed: a picture, an ID card and a document. */
  bytesPerLoginNew: 15 * MIB,
  /** Of a doctor or an administrator in 24 hours. */
  bytesPerStaffAndDay: 500 * MIB,
} as const;

/**
 * Memory of one process that uploads may take: of senders of one kind and those before it together, and of one sender.
 * Strangers are visitors and accounts with an unconfirmed email address.
 */
export const UPLOAD_ROOM = {
  stranger: { bytes: 12 * MIB, bytesOfOne: 6.5 * MIB },
  patient: { bytes: 28 * MIB, bytesOfOne: 13 * MIB },
  staff: { bytes: 40 * MIB, bytesOfOne: 20 * MIB },
} as const;
/** An upload that sends nothing for so long is given up. */
export const UPLOAD_STILL_MS = 5000;

/**
 * Limits of one person, one account, one mailbox or one doctor's day: the same in a clinic and on a campus. NEW is an
 * account whose email address no one has confirmed, DAY is any 24 hours.
 */
export const OWN_LIMITS = {
  /** Wrong passwords for one account: from one address in ten minutes, and from all addresses in an hour. */
  LOGIN_TRIES_PER_ACCOUNT: 10,
  LOGIN_TRIES_FROM_EVERYWHERE: 100,
  /** Checkouts that are open and not paid; each keeps a time or boxes from others. */
  HOLDS_PER_PERSON: 9,
  HOLDS_PER_PERSON_NEW: 1,
  HOLDS_PER_GUEST: 2,
  /** On one day of one doctor, from all addresses: fewer than a whole day has times. */
  HOLDS_PER_DOCTOR_DAY: 12,
  HOLDS_PER_DOCTOR_DAY_NEW: 6,
  /** Percent of a medicine's boxes that one network, or all guests and new accounts, keep from others. */
  HOLDS_SHARE_OF_STOCK: 50,
  /** Requests for a visit that are open and not paid: of one patient, of a login with its family, of a new login. */
  REQUESTS_PER_PERSON: 3,
  REQUESTS_PER_FAMILY: 9,
  REQUESTS_PER_PERSON_NEW: 1,
  /** Requests made in a day, also those that were cancelled again. */
  REQUESTS_PER_DAY: 12,
  REQUESTS_PER_DAY_NEW: 4,
  /** Visits, lab bookings and requests that a patient cancels. */
  CANCELLATIONS_PER_DAY: 20,
  CANCELLATIONS_PER_DAY_NEW: 10,
  /** Lab bookings that are open and to be paid at collection. What a doctor has asked for does not count. */
  LAB_BOOKINGS_PER_FAMILY: 12,
  LAB_BOOKINGS_PER_PERSON_NEW: 3,
  LAB_BOOKINGS_PER_DAY: 24,
  LAB_BOOKINGS_PER_DAY_NEW: 6,
  /** People whom a login begins to look after; how many at a time is MAX_DEPENDANTS. */
  DEPENDANTS_PER_DAY: 12,
  DEPENDANTS_PER_DAY_NEW: 6,
  /** Chat questions that reach the staff. */
  QUESTIONS_PER_DAY: 20,
  QUESTIONS_PER_DAY_NEW: 5,
  /** Invitations to take records over: of one login, and to one mailbox. */
  INVITATIONS_PER_DAY: 20,
  INVITATIONS_PER_DAY_NEW: 3,
  INVITATIONS_PER_MAILBOX_DAY: 3,
  REVIEWS_PER_DAY: 10,
  REVIEWS_PER_DAY_NEW: 3,
  /** Waiting lists that a patient joins; how many at a time is MAX_WISHES. */
  WAITLIST_JOINS_PER_DAY: 20,
  WAITLIST_JOINS_PER_DAY_NEW: 5,
} as const;

/**
 * Limits of one network, and of all networks together, for one clinic: LIMITS_SCALE multiplies them. ADDRESS is one
 * address; of IPv6 its /64. The networks around it have more (NETWORK_FACTORS).
 */
export const SHARED_LIMITS = {
  /** Wrong passwords for all accounts in ten minutes. */
  LOGIN_TRIES_PER_ADDRESS: 20,
  /** Accounts opened in an hour. A clinic that signs up a waiting room stays below. */
  REGISTRATIONS_PER_ADDRESS: 30,
  /** Answers in an hour that an email has an account. Beyond it the answer is that of a new account, and a mail tells. */
  TAKEN_EMAILS_PER_ADDRESS: 10,
  TAKEN_EMAILS_IN_TOTAL: 200,
  /** Wrong doctor IDs and codes in an hour. They have 60 random bits and more: this is for typing errors. */
  DOCTOR_ID_TRIES_PER_ADDRESS: 10,
  /** Checkouts that are open and not paid: twenty people who look for their cards at the same moment. */
  HOLDS_PER_ADDRESS: 20,
  HOLDS_PER_ADDRESS_NEW: 10,
  /** Requests for a visit that are open and not paid: of one network, and of one speciality in the whole hospital. */
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
  /** Messages to the chat in a minute, and questions to the staff in ten minutes. */
  CHAT_MESSAGES_PER_ADDRESS_MINUTE: 30,
  CHAT_QUESTIONS_PER_ADDRESS: 20,
  /** Orders that guests look for in ten minutes. */
  ORDER_LOOKUPS_PER_ADDRESS: 60,
  /** Waiting room screens of one server. */
  QUEUE_SCREENS_PER_ADDRESS: 50,
  /** MiB of files of patients; the second is the part of accounts with an unconfirmed email address. */
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

/** For tests and measurements in which one machine plays every visitor. */
export function noLimits(): Limits {
  const names = Object.keys({ ...OWN_LIMITS, ...SHARED_LIMITS });
  const unlimited = Object.fromEntries(names.map((name) => [name, 1_000_000])) as Limits;
  return { ...unlimited, HOLDS_SHARE_OF_STOCK: 100 };
}
