import Stripe from 'stripe';
import { createSandbox } from '../../src/sandbox.js';
import { readSettings } from '../../src/settings.js';
import { openDatabase } from '../../src/database.js';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../src/database.js';

export const WEBHOOK_SECRET = 'whsec_test_0123456789abcdef';
export const SECRET_KEY = 'sk_test_of_the_tests';
/** An unused port, for tests without events. */
const NOWHERE = 'http://127.0.0.1:9/hook';

/** Environment of a sandbox on a database of its own. */
export function environment(databaseName: string, webhookUrl = NOWHERE): Record<string, string> {
  const uri = new URL(process.env.MONGODB_TEST_URI ?? '');
  uri.pathname = `/${databaseName}`;
  return {
    MONGODB_URI: uri.href,
    STRIPE_SANDBOX_PORT: '0',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_SANDBOX_WEBHOOK_URL: webhookUrl,
    LOG_LEVEL: 'silent',
  };
}

export interface RunningSandbox {
  url: string;
  stripe: Stripe;
  db: Database;
  close(): Promise<void>;
}

/** Starts a sandbox in this process on a free port, with an SDK client that does not retry by itself. */
export async function startSandbox(databaseName: string, webhookUrl?: string): Promise<RunningSandbox> {
  const settings = readSettings(environment(databaseName, webhookUrl));
  const app = await createSandbox(settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const db = await openDatabase(settings.mongodbUri);
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { url: `http://127.0.0.1:${port}`, stripe: stripeAt(port), db, close };
}

/** The official client against a sandbox. */
export function stripeAt(port: number, maxNetworkRetries = 0, key = SECRET_KEY): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, timeout: 2_000 });
}

/** What the portal asks for when a visit of ₹800 is booked. */
export function visit(overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'inr',
          unit_amount: 80_000,
          product_data: { name: 'Visit to Dr. <Asha> Rao' },
        },
      },
    ],
    client_reference_id: 'payment-1',
    customer_email: 'patient@demo.test',
    metadata: { purpose: 'appointment' },
    payment_intent_data: { metadata: { paymentId: 'payment-1' } },
    success_url: 'http://portal.test/#/find-doctor?payment=success&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://portal.test/#/find-doctor?payment=cancel',
    ...overrides,
  };
}

const GOOD_CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', cardName: 'Asha Rao' };

/** Submits the hosted page's form like a browser without scripts; redirects are not followed. */
export async function submitCard(url: string, sessionId: string, card: Partial<typeof GOOD_CARD> = {}) {
  const answer = await fetch(`${url}/c/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ ...GOOD_CARD, ...card }),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
}

/** Opens a session for a visit and pays it. */
export async function paidVisit({
  stripe,
  url,
}: RunningSandbox): Promise<{ sessionId: string; paymentId: string }> {
  const { id } = await stripe.checkout.sessions.create(visit());
  const { status } = await submitCard(url, id);
  const session = await stripe.checkout.sessions.retrieve(id);
  if (status !== 303 || typeof session.payment_intent !== 'string')
    throw new Error(`Paying answered ${status}`);
  return { sessionId: id, paymentId: session.payment_intent };
}

/** The refusal that a call of the SDK ends with. @throws Error when the call succeeds */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw outcome;
}
