import { limitsOf, noLimits } from '../../src/common/limits/limits.js';
import type { Limits } from '../../src/common/limits/limits.js';

/** The limits of a clinic. */
export const CLINIC: Limits = limitsOf(1);

/** A clinic's limits, which no ordinary test reaches. */
const KEPT: readonly (keyof Limits)[] = [
  'HOLDS_PER_PERSON',
  'INVITATIONS_PER_MAILBOX_DAY',
  'INVITATIONS_PER_ADDRESS_HOUR',
  'CHAT_MESSAGES_PER_ADDRESS_MINUTE',
  'CHAT_QUESTIONS_PER_ADDRESS',
  'ORDER_LOOKUPS_PER_ADDRESS',
  'QUEUE_SCREENS_PER_ADDRESS',
  'FILE_MIB_PER_ADDRESS_DAY',
  'FILE_MIB_PER_ADDRESS_DAY_NEW',
];

/** One machine acts as every visitor. */
const USUAL: Limits = {
  ...noLimits(),
  ...Object.fromEntries(KEPT.map((name) => [name, CLINIC[name]])),
};

const OF_ACCOUNTS =
  /^(REQUESTS|CANCELLATIONS|LAB_BOOKINGS|DEPENDANTS|QUESTIONS|INVITATIONS|REVIEWS|WAITLIST_JOINS)_/;
/** What one account, and the accounts of one network, may cause in a clinic: settings for a test of these limits. */
export const ACCOUNT_LIMITS: Record<string, string> = Object.fromEntries(
  Object.entries(CLINIC)
    .filter(([name]) => OF_ACCOUNTS.test(name))
    .map(([name, limit]) => [name, String(limit)]),
);

const isLimit = (name: string): name is keyof Limits => name in CLINIC;

/** Of the settings of a test, the limits as numbers, beside those of all tests; and the environment. */
export function splitLimits(settings: Record<string, string>): {
  limits: Limits;
  environment: Record<string, string>;
} {
  const entries = Object.entries(settings);
  const given = entries.filter(([name]) => isLimit(name)).map(([name, value]) => [name, Number(value)]);
  return {
    limits: { ...USUAL, ...Object.fromEntries(given) },
    environment: Object.fromEntries(entries.filter(([name]) => !isLimit(name))),
  };
}
