import { createHash } from 'node:crypto';
import { isDuplicateKey } from './database.js';
import { StripeApiError } from './stripe-error.js';
import type { Sandbox } from './context.js';
import type { Transaction } from './database.js';

/** A finished answer of the API; `body` is JSON text, `replayed` tells that it was given before. */
export interface ApiAnswer {
  status: number;
  body: string;
  replayed: boolean;
}

/** Identifies a request: its key, if it has one, and everything it asks for as one text. */
export interface IdempotentRequest {
  key: string | undefined;
  asks: string;
}

type Effect = (tx: Transaction) => Promise<object>;

/**
 * Carries out a change once per Idempotency-Key. The key, the answer and the change are one transaction, so neither a
 * crash nor a twin request at the same moment can leave one without the others.
 * @param effect makes the change and returns the API object; it must refuse (by StripeApiError) before it writes
 *   anything, because a refusal is kept under the key too
 * @returns the answer, the stored one if the key was used before with the same request
 * @throws StripeApiError 400 idempotency_error when the key was used for another request
 */
export async function runOnce(
  sandbox: Sandbox,
  request: IdempotentRequest,
  effect: Effect,
): Promise<ApiAnswer> {
  const attempt = () => sandbox.db.inTransaction((tx) => answerInside(sandbox, request, effect, tx));
  // Lost the race against a twin that has committed by now: the second look finds its answer.
  const answer = await attempt().catch((error: unknown) => {
    if (isDuplicateKey(error)) return attempt();
    throw error;
  });
  if (!answer.replayed) sandbox.eventsWaiting();
  return answer;
}

async function answerInside(
  { db }: Sandbox,
  { key, asks }: IdempotentRequest,
  effect: Effect,
  tx: Transaction,
): Promise<ApiAnswer> {
  if (!key) return execute(effect, tx);
  const fingerprint = createHash('sha256').update(asks).digest('hex');
  const earlier = await db.idempotencyKeys.findOne({ _id: key }, { session: tx });
  if (earlier && earlier.fingerprint !== fingerprint) throw usedForAnother(key);
  if (earlier) return { status: earlier.status, body: earlier.body, replayed: true };
  const answer = await execute(effect, tx);
  const { status, body } = answer;
  await db.idempotencyKeys.insertOne(
    { _id: key, fingerprint, status, body, created: new Date() },
    { session: tx },
  );
  return answer;
}

async function execute(effect: Effect, tx: Transaction): Promise<ApiAnswer> {
  try {
    return { status: 200, body: JSON.stringify(await effect(tx)), replayed: false };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { status: error.status, body: JSON.stringify(error.body), replayed: false };
  }
}

function usedForAnother(key: string): StripeApiError {
  return new StripeApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
