import { Failure } from '../common/errors/errors.js';
import type { FailureCode } from '../common/errors/errors.js';

/** Refusals by priority, most final first. */
const PRECEDENCE = [
  'NOT_FOUND',
  'GONE_FROM_SHELF',
  'WRONG_STATE',
  'UNACCEPTABLE',
  'COURSE_ORDERED',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
] as const satisfies FailureCode[];

/** Why an item cannot be bought, with its field in the request. */
export type Refusal = { code: (typeof PRECEDENCE)[number]; field: string; sentence: string };

/** Reports all errors of the gravest kind together, so that one correction suffices. */
export function failureOf(refusals: Refusal[]): Failure {
  const code = PRECEDENCE.find((one) => refusals.some((refusal) => refusal.code === one))!;
  const such = refusals.filter((refusal) => refusal.code === code);
  return new Failure(code, {
    sentence: such.map(({ sentence }) => sentence).join(' '),
    errors: Object.fromEntries(such.map(({ field, sentence }) => [field, sentence])),
  });
}
