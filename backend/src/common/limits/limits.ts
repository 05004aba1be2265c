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

/** Invitations to take records over go to addresses that their sender names. */
export const INVITATION_LIMITS = {
  perMailboxAndDay: 3,
  /** From one address, of all accounts together: more than a family sends, and a waiting room at one desk. */
  perAddressAndHour: 20,
} as const;

const MIB = 1024 ** 2;

/** Bytes of stored files: pictures, ID cards and documents together. */
export const FILE_LIMITS = {
  /** Of a patient and the dependants that they act for: fifty documents of the largest size, hundreds of usual ones. */
  bytesPerLogin: 250 * MIB,
  /** While nobody has confirmed the email address: a picture, an ID card and a document. */
  bytesPerLoginNew: 15 * MIB,
  /** Of a doctor or an administrator in 24 hours. */
  bytesPerStaffAndDay: 500 * MIB,
  /** From one address in 24 hours, by patients; the networks around it have more. */
  bytesPerNetworkAndDay: 500 * MIB,
  /** The part of it that accounts with an unconfirmed email address have together. */
  bytesPerNetworkAndDayNew: 100 * MIB,
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
