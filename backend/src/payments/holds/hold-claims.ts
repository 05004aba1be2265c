import { loginOf } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { customerNetworkOf, networksOf } from '../../common/http/network.js';
import { NETWORK_FACTORS } from '../../common/limits/limits.js';
import { tokenHash } from '../../common/secret-token.js';
import type { FailureCode } from '../../common/errors/errors.js';
import type { Env } from '../../config/env.js';
import type { Payment } from '../payment.schema.js';
import { tPayment } from '../../messages/shop/payments.js';

/** Open checkouts of one kind per person: the number of seats of visits, orders and lab bookings. */
const HOLDS_OF_A_KIND = 3;

/** One limit that an open checkout counts against. */
export interface Claim {
  key: string;
  limit: number;
  code: Extract<FailureCode, 'TOO_MANY_HOLDS' | 'HOLDS_LIMIT'>;
  /** The message of a refusal; `wait` is the time until one of the checkouts ends. */
  sentenceAfter: (wait: string) => string;
}

type Sentence = Claim['sentenceAfter'];

const KIND_FULL: Sentence = (wait) => tPayment('limit.kind', { wait });
const PERSON_FULL: Sentence = (wait) => tPayment('limit.person', { wait });
const NEW_FULL: Sentence = (wait) => tPayment('limit.newAccount', { wait });
const GUEST_FULL: Sentence = (wait) => tPayment('limit.guest', { wait });
const ADDRESS_FULL: Sentence = (wait) => tPayment('limit.network', { wait });
const DAY_FULL: Sentence = (wait) => tPayment('limit.day', { wait });

/** Whether the contact address is unconfirmed: a guest, or an account without a confirmed address. */
export const isUnconfirmed = (actor: Actor | null): boolean => !actor?.confirmed;

/** Whether only the person's own checkouts count against it. */
export const isOwn = ({ code }: Claim): boolean => code === 'TOO_MANY_HOLDS';

/**
 * All limits that a checkout counts against: its person, network and doctor's day. Guests and new accounts also
 * count against a smaller share of the common limits.
 */
export function claimsOf(payment: Payment, { actor, origin }: Caller<Actor | null>, env: Env): Claim[] {
  const isNew = isUnconfirmed(actor);
  const shared = (
    [kind, name]: ['address' | 'day', string],
    limits: { all: number; newcomers: number },
    sentenceAfter: Sentence,
  ): Claim[] => {
    const claim = { code: 'HOLDS_LIMIT', sentenceAfter } as const;
    const ofAll = { ...claim, key: `${kind}:${name}`, limit: limits.all };
    return isNew ? [ofAll, { ...claim, key: `${kind}-new:${name}`, limit: limits.newcomers }] : [ofAll];
  };
  const { doctorId, preferredDate } = payment.booking ?? {};
  const dayLimits = { all: env.HOLDS_PER_DOCTOR_DAY, newcomers: env.HOLDS_PER_DOCTOR_DAY_NEW };
  return [
    ...personClaims(payment, { actor, origin }, env),
    ...networksOf(origin.address).flatMap(({ name, prefix }) => {
      const limitOf = (ofOne: number) => Math.ceil(ofOne * NETWORK_FACTORS[prefix]);
      const all = limitOf(env.HOLDS_PER_ADDRESS);
      const newcomers = limitOf(env.HOLDS_PER_ADDRESS_NEW);
      return shared(['address', name], { all, newcomers }, ADDRESS_FULL);
    }),
    ...(preferredDate ? shared(['day', `${String(doctorId)}:${preferredDate}`], dayLimits, DAY_FULL) : []),
  ];
}

function personClaims(
  { purpose, payer }: Payment,
  { actor, origin }: Caller<Actor | null>,
  env: Env,
): Claim[] {
  const claim = (key: string, limit: number, sentenceAfter: Sentence): Claim => ({
    key,
    limit,
    code: 'TOO_MANY_HOLDS',
    sentenceAfter,
  });
  if (!actor) {
    // Includes the network: a stranger who types a guest's email does not block that guest's own checkouts.
    const guest = tokenHash(`${payer.email} ${customerNetworkOf(origin.address)}`);
    return [claim(`guest:${guest}`, env.HOLDS_PER_GUEST, GUEST_FULL)];
  }
  const person = `person:${loginOf(actor).userId}`;
  return [
    actor.confirmed
      ? claim(person, env.HOLDS_PER_PERSON, PERSON_FULL)
      : claim(person, env.HOLDS_PER_PERSON_NEW, NEW_FULL),
    claim(`${person}:${purpose}`, HOLDS_OF_A_KIND, KIND_FULL),
  ];
}
