import { enqueueEvent } from './webhooks.js';
import { newId } from './ids.js';
import { formatMoney } from './money.js';
import { toSession } from './objects.js';
import { noSuch, StripeApiError } from './stripe-error.js';
import type { CreateSessionParams } from './api-params.js';
import type { Sandbox } from './context.js';
import type { CardOnFile, LineItem, PaymentIntentDoc, SessionDoc, Transaction } from './database.js';

const MINUTE_MS = 60_000;
const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** A caller who asks for exactly 30 minutes does so in whole seconds and a moment before we read it. */
const TOLERANCE_MS = 10_000;
const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;
const EXPIRED_PER_RUN = 100;

/**
 * Opens a checkout session.
 * @throws StripeApiError 400 for a time outside 30 min to 24 h, mixed currencies, or a sum outside 50 to 99999999
 */
export async function createSession(
  { db }: Sandbox,
  params: CreateSessionParams,
  tx: Transaction,
): Promise<SessionDoc> {
  const created = new Date();
  const { currency, amountTotal } = sumOf(params.line_items);
  const payment = params.payment_intent_data;
  const session: SessionDoc = {
    _id: newId('cs_test_', 58),
    status: 'open',
    created,
    expiresAt: expiryOf(params.expires_at, created),
    amountTotal,
    currency,
    lineItems: params.line_items.map(toLineItem),
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    customerName: null,
    locale: params.locale ?? null,
    submitType: params.submit_type ?? null,
    metadata: params.metadata,
    payment: {
      description: payment.description ?? null,
      receiptEmail: payment.receipt_email ?? null,
      metadata: payment.metadata,
    },
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    paymentIntentId: null,
  };
  await db.sessions.insertOne(session, { session: tx });
  return session;
}

/** Finds a session, in the state that the present moment gives it: one whose time is over is expired. */
export async function findSession(sandbox: Sandbox, id: string): Promise<SessionDoc | null> {
  const session = await sandbox.db.sessions.findOne({ _id: id });
  if (!session || session.status !== 'open' || session.expiresAt > new Date()) return session;
  await expireOverdue(sandbox, id);
  return sandbox.db.sessions.findOne({ _id: id });
}

/**
 * Ends an open session at its owner's wish.
 * @throws StripeApiError 404 for an unknown session, 400 when it is no longer open
 */
export async function expireSession(sandbox: Sandbox, id: string, tx: Transaction): Promise<SessionDoc> {
  const expired = await leaveOpen(sandbox, { _id: id }, tx);
  if (expired) return expired;
  const session = await sandbox.db.sessions.findOne({ _id: id }, { session: tx });
  if (!session) throw noSuch('checkout.session', id, 'session');
  throw new StripeApiError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
  );
}

/** Expires every session whose time is over, each with its event. */
export async function expireAllOverdue(sandbox: Sandbox): Promise<void> {
  const overdue = await sandbox.db.sessions
    .find({ status: 'open', expiresAt: { $lte: new Date() } }, { projection: { _id: 1 } })
    .limit(EXPIRED_PER_RUN)
    .toArray();
  for (const { _id } of overdue) await expireOverdue(sandbox, _id);
}

/**
 * Pays an open session whose time is not over. Of any number of attempts at one session exactly one succeeds.
 * @returns the paid session, or null when it was not open any more
 */
export async function paySession(sandbox: Sandbox, id: string, card: CardOnFile): Promise<SessionDoc | null> {
  const paid = await sandbox.db.inTransaction((tx) => payInside(sandbox, id, card, tx));
  if (paid) sandbox.eventsWaiting();
  return paid;
}

/** Where the browser goes after payment: the success address with the session's id filled in. */
export function successAddress(session: SessionDoc): string {
  return new URL(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session._id)).href;
}

async function payInside(
  sandbox: Sandbox,
  id: string,
  card: CardOnFile,
  tx: Transaction,
): Promise<SessionDoc | null> {
  const { db } = sandbox;
  const now = new Date();
  const paymentIntentId = newId('pi_');
  const session = await db.sessions.findOneAndUpdate(
    { _id: id, status: 'open', expiresAt: { $gt: now } },
    { $set: { status: 'complete', paymentIntentId, customerName: card.name } },
    { session: tx, returnDocument: 'after' },
  );
  if (!session) return null;
  const payment: PaymentIntentDoc = {
    _id: paymentIntentId,
    chargeId: newId('ch_'),
    sessionId: id,
    created: now,
    amount: session.amountTotal,
    amountRefunded: 0,
    currency: session.currency,
    ...session.payment,
    card,
  };
  await db.paymentIntents.insertOne(payment, { session: tx });
  await enqueueEvent(db, tx, 'checkout.session.completed', toSession(session, sandbox.baseUrl()));
  return session;
}

async function expireOverdue(sandbox: Sandbox, id: string): Promise<void> {
  await sandbox.db.inTransaction((tx) =>
    leaveOpen(sandbox, { _id: id, expiresAt: { $lte: new Date() } }, tx),
  );
  sandbox.eventsWaiting();
}

async function leaveOpen(
  sandbox: Sandbox,
  which: { _id: string; expiresAt?: { $lte: Date } },
  tx: Transaction,
): Promise<SessionDoc | null> {
  const expired = await sandbox.db.sessions.findOneAndUpdate(
    { ...which, status: 'open' },
    { $set: { status: 'expired' } },
    { session: tx, returnDocument: 'after' },
  );
  if (expired)
    await enqueueEvent(sandbox.db, tx, 'checkout.session.expired', toSession(expired, sandbox.baseUrl()));
  return expired;
}

function sumOf(items: CreateSessionParams['line_items']): { currency: string; amountTotal: number } {
  const { currency } = items[0].price_data;
  if (items.some((item) => item.price_data.currency !== currency)) {
    throw new StripeApiError(400, 'All line items must have the same currency.', { param: 'line_items' });
  }
  const amountTotal = items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  if (amountTotal < MIN_AMOUNT) {
    const message = `The Checkout Session's total amount due must add up to at least ${formatMoney(MIN_AMOUNT, currency)}.`;
    throw new StripeApiError(400, message, { code: 'amount_too_small' });
  }
  if (amountTotal > MAX_AMOUNT) {
    const message = `The Checkout Session's total amount must be no more than ${formatMoney(MAX_AMOUNT, currency)}.`;
    throw new StripeApiError(400, message, { code: 'amount_too_large' });
  }
  return { currency, amountTotal };
}

function expiryOf(expiresAtSeconds: number | undefined, created: Date): Date {
  if (expiresAtSeconds === undefined) return new Date(created.getTime() + LONGEST_MS);
  const expiresAt = new Date(expiresAtSeconds * 1000);
  const lifeMs = expiresAt.getTime() - created.getTime();
  if (lifeMs >= SHORTEST_MS - TOLERANCE_MS && lifeMs <= LONGEST_MS + TOLERANCE_MS) return expiresAt;
  const bound = lifeMs < SHORTEST_MS ? 'at least 30 minutes' : 'less than 24 hours';
  throw new StripeApiError(
    400,
    `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`,
    {
      param: 'expires_at',
    },
  );
}

function toLineItem({ quantity, price_data: price }: CreateSessionParams['line_items'][number]): LineItem {
  return {
    id: newId('li_'),
    name: price.product_data.name,
    description: price.product_data.description ?? null,
    unitAmount: price.unit_amount,
    quantity,
  };
}
