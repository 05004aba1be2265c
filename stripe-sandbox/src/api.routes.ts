import { createHash, timingSafeEqual } from 'node:crypto';
import {
  checkParams,
  createRefundParams,
  createSessionParams,
  expandParams,
  listRefundsParams,
} from './api-params.js';
import { clearFaults, faultRequest, orderFault, takeFault } from './faults.js';
import { canonicalForm, parseForm } from './form-body.js';
import { newId } from './ids.js';
import { runOnce } from './idempotency.js';
import { toCharge, toDispute, toLineItems, toPaymentIntent, toRefund, toSession } from './objects.js';
import { createRefund, failRefund } from './refunds.js';
import { closeDispute, closeRequest, disputeRequest, failRequest, openDispute } from './disputes.js';
import { listRoutes } from './list.routes.js';
import { createSession, expireSession, findSession } from './sessions.js';
import { noSuch, StripeApiError } from './stripe-error.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sandbox } from './context.js';
import type { PaymentIntentDoc, RefundDoc, SessionDoc, Transaction } from './database.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the answer is to be lost on its way, see faults.ts. */
    losesAnswer: boolean;
  }
}

type ById = { Params: { id: string } };
type Expander<T> = (doc: T, property: string) => Promise<object | null> | object;

const MAX_KEY_LENGTH = 255;

/** The part of Stripe's API that the portal uses: sessions, payments and refunds under /v1. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const show = presenters(sandbox);
  app.decorateRequest('losesAnswer', false);
  app.addHook('onRequest', async (_request, reply) => {
    const requestId = newId('req_', 14);
    reply.headers({ 'request-id': requestId, 'stripe-request-id': requestId, 'cache-control': 'no-store' });
  });
  app.addHook('onRequest', async (request) => requireKey(request, sandbox.settings.secretKey));
  app.addHook('onRequest', async (request, reply) => actOutFault(sandbox, request, reply));
  app.addHook('onSend', async (request, reply) => {
    if (request.losesAnswer && reply.statusCode < 400) request.raw.socket.destroy();
  });

  listRoutes(app, sandbox);

  app.post('/checkout/sessions', async (request, reply) => {
    const params = checkParams(createSessionParams, bodyOf(request));
    return change(request, reply, async (tx) =>
      show.session(await createSession(sandbox, params, tx), params.expand),
    );
  });

  app.get<ById>('/checkout/sessions/:id', async (request) => {
    const { expand } = checkParams(expandParams, queryOf(request));
    const session = await findSession(sandbox, request.params.id);
    if (!session) throw noSuch('checkout.session', request.params.id, 'session');
    return show.session(session, expand);
  });

  app.post<ById>('/checkout/sessions/:id/expire', async (request, reply) => {
    const { expand } = checkParams(expandParams, bodyOf(request));
    return change(request, reply, async (tx) =>
      show.session(await expireSession(sandbox, request.params.id, tx), expand),
    );
  });

  app.get<ById>('/payment_intents/:id', async (request) => {
    const { expand } = checkParams(expandParams, queryOf(request));
    const payment = await sandbox.db.paymentIntents.findOne({ _id: request.params.id });
    if (!payment) throw noSuch('payment_intent', request.params.id, 'intent');
    return show.paymentIntent(payment, expand);
  });

  app.post('/refunds', async (request, reply) => {
    const params = checkParams(createRefundParams, bodyOf(request));
    return change(request, reply, async (tx) =>
      show.refund(await createRefund(sandbox, params, tx), params.expand, tx),
    );
  });

  app.get('/refunds', async (request) => {
    const { payment_intent, limit, expand } = checkParams(listRefundsParams, queryOf(request));
    const found = await sandbox.db.refunds
      .find({ paymentIntentId: payment_intent })
      .sort({ created: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    const data = await Promise.all(found.slice(0, limit).map((refund) => show.refund(refund, expand)));
    return { object: 'list', url: '/v1/refunds', has_more: found.length > limit, data };
  });

  app.get<ById>('/refunds/:id', async (request) => {
    const { expand } = checkParams(expandParams, queryOf(request));
    const refund = await sandbox.db.refunds.findOne({ _id: request.params.id });
    if (!refund) throw noSuch('refund', request.params.id, 'refund');
    return show.refund(refund, expand);
  });

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    effect: (tx: Transaction) => Promise<object>,
  ) {
    const key = idempotencyKeyOf(request);
    const asks = `${request.method} ${pathOf(request)}\n${canonicalForm(textOf(request))}`;
    const answer = await runOnce(sandbox, { key, asks }, effect);
    if (key) reply.header('idempotency-key', key);
    if (answer.replayed) reply.header('idempotent-replayed', 'true');
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  }
}

/**
 * Actions of banks, for tests: a returned refund, a dispute and its end. POST /sandbox/refunds/{id}/fail,
 * /sandbox/disputes, /sandbox/disputes/{id}/close; the events follow like Stripe's.
 */
export function bankRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request) => requireKey(request, sandbox.settings.secretKey));
  app.addHook('onResponse', async () => sandbox.eventsWaiting());

  app.post<ById>('/refunds/:id/fail', async (request) => {
    const { failure_reason } = ordered(failRequest, request.body ?? {});
    return toRefund(await failRefund(sandbox, request.params.id, failure_reason));
  });

  app.post('/disputes', async (request, reply) => {
    const dispute = await openDispute(sandbox, ordered(disputeRequest, request.body));
    return reply.code(201).send(toDispute(dispute));
  });

  app.post<ById>('/disputes/:id/close', async (request) => {
    const { status } = ordered(closeRequest, request.body);
    return toDispute(await closeDispute(sandbox, request.params.id, status));
  });
}

function ordered<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new StripeApiError(400, `Not an order: ${parsed.error.issues[0].message}`);
  return parsed.data;
}

/** Switches for tests, see {@link orderFault}; they need the same key as the API. */
export function faultRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request) => requireKey(request, sandbox.settings.secretKey));

  app.post('/faults', async (request, reply) => {
    const parsed = faultRequest.safeParse(request.body);
    if (!parsed.success) throw new StripeApiError(400, `Not a fault: ${parsed.error.issues[0].message}`);
    await orderFault(sandbox.db, parsed.data);
    return reply.code(201).send(parsed.data);
  });

  app.delete('/faults', async (_request, reply) => {
    await clearFaults(sandbox.db);
    return reply.code(204).send();
  });
}

function presenters(sandbox: Sandbox) {
  const { paymentIntents } = sandbox.db;
  return {
    session: (session: SessionDoc, expand: string[], tx?: Transaction) =>
      expanded(session, toSession(session, sandbox.baseUrl()), expand, {
        line_items: toLineItems,
        payment_intent: async ({ paymentIntentId }) => {
          const payment =
            paymentIntentId && (await paymentIntents.findOne({ _id: paymentIntentId }, { session: tx }));
          return payment ? toPaymentIntent(payment) : null;
        },
      }),
    paymentIntent: (payment: PaymentIntentDoc, expand: string[]) =>
      expanded(payment, toPaymentIntent(payment), expand, { latest_charge: toCharge }),
    refund: (refund: RefundDoc, expand: string[], tx?: Transaction) =>
      expanded(refund, toRefund(refund), expand, {
        payment_intent: async ({ paymentIntentId }) => {
          const payment = await paymentIntents.findOne({ _id: paymentIntentId }, { session: tx });
          return payment ? toPaymentIntent(payment) : null;
        },
      }),
  };
}

async function expanded<T>(doc: T, shown: object, expand: string[], expanders: Record<string, Expander<T>>) {
  const additions: Record<string, object | null> = {};
  for (const property of expand) {
    if (!Object.hasOwn(expanders, property)) {
      throw new StripeApiError(400, `This property cannot be expanded (${property}).`, { param: 'expand' });
    }
    additions[property] = await expanders[property](doc, property);
  }
  return { ...shown, ...additions };
}

function requireKey(request: FastifyRequest, secretKey: string): void {
  const [scheme, key] = (request.headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || !key) {
    throw new StripeApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(key), digest(secretKey))) return;
  throw new StripeApiError(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

async function actOutFault(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const mode = await takeFault(sandbox.db, pathOf(request));
  if (mode === 'error500') {
    throw new StripeApiError(500, 'An unknown error occurred', { type: 'api_error' });
  }
  if (mode === 'rate429') {
    throw new StripeApiError(429, 'Too many requests made to the API too quickly', { code: 'rate_limit' });
  }
  if (mode === 'hang') reply.hijack();
  request.losesAnswer = mode === 'resetAfterSuccess';
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= MAX_KEY_LENGTH) return key;
  throw new StripeApiError(400, 'Keys for idempotent requests can be at most 255 characters long.', {
    type: 'idempotency_error',
  });
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];
const textOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '');
const bodyOf = (request: FastifyRequest) => parseForm(textOf(request));
const queryOf = (request: FastifyRequest) => parseForm(request.url.split('?').slice(1).join('?'));
