import { createHmac, randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { FaultMode, PaymentIntentDoc, SessionDoc } from '../../../stripe-sandbox/src/database.js';
import type { Answer, Client } from './client.js';
import type { Portal } from './portal.js';

/** The server's own client, for reading the provider's state. */
export const stripeOf = (portal: Portal): Stripe => portal.app.get(Stripe);

/** Lets the next `times` calls to the provider whose path begins with `path` fail in this way. */
export async function orderFault(
  portal: Portal,
  mode: FaultMode,
  path: string,
  times: number,
): Promise<void> {
  await faults(portal, 'POST', { mode, path, times });
}

/** Removes the faults that have not happened yet. */
export const clearFaults = (portal: Portal): Promise<void> => faults(portal, 'DELETE');

async function faults(portal: Portal, method: string, body?: object): Promise<void> {
  const answer = await fetch(`${portal.sandboxUrl}/sandbox/faults`, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to the order of a fault`);
}

/** Lets a bank do something of itself: see the sandbox's `bankRoutes`. Its event follows. */
export async function bankDoes(portal: Portal, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${portal.sandboxUrl}/sandbox/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`);
  return (await answer.json()) as { id: string };
}

/** The exact text of a provider's event about a checkout session. */
export const eventText = (
  type: string,
  sessionId: string,
  id = `evt_${randomBytes(12).toString('hex')}`,
): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object: { id: sessionId, object: 'checkout.session' } },
  });

/** The signature header over a text, dated `aheadSeconds` from now. */
export function signatureOf(text: string, secret: string, aheadSeconds = 0): string {
  const stamp = Math.floor(Date.now() / 1000) + aheadSeconds;
  return `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${text}`).digest('hex')}`;
}

/** Delivers an event as the provider does; another text or signature than the right one may be given. */
export function deliverEvent(
  portal: Portal,
  text: string,
  signature: string | null = signatureOf(text, portal.webhookSecret),
): Promise<Answer<{ received?: boolean; code?: string }>> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== null && { 'stripe-signature': signature }),
  };
  return portal.visitor.post('/api/payment/webhook', text, headers);
}

/** Opens a checkout with the specification's bare pair: no slot is named or held. */
export const openBareCheckout = (
  patient: Client,
  doctorName: string,
  doctorFee: unknown = 800,
): Promise<Answer<{ id: string; url: string; code?: string; errors?: Record<string, string> }>> =>
  patient.post('/api/payment/create-checkout-session', { doctorName, doctorFee });

/** Pays a session at the provider without sending its event: tests deliver events themselves. */
export async function payUnheard(portal: Portal, sessionId: string): Promise<void> {
  const sessions = portal.db.collection<SessionDoc>('sandbox_sessions');
  const paymentIntentId = `pi_${randomBytes(12).toString('hex')}`;
  const paid = await sessions.findOneAndUpdate(
    { _id: sessionId, status: 'open' },
    { $set: { status: 'complete', paymentIntentId } },
  );
  if (!paid) throw new Error('There is no open session to pay');
  await portal.db.collection<PaymentIntentDoc>('sandbox_paymentIntents').insertOne({
    _id: paymentIntentId,
    chargeId: paymentIntentId.replace('pi_', 'ch_'),
    sessionId,
    created: new Date(),
    amount: paid.amountTotal,
    amountRefunded: 0,
    currency: paid.currency,
    ...paid.payment,
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099, name: 'Asha Rao' },
  });
}

/** Refunds that the provider has made of the payment of a session, in paise. */
export async function refundsAt(portal: Portal, paymentIntentId: string): Promise<number[]> {
  const rows = await portal.db.collection('sandbox_refunds').find({ paymentIntentId }).toArray();
  return rows.map((row) => row.amount as number);
}
