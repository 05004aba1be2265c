import { eventually, startReceiver } from './support/receiver.js';
import type { Receiver } from './support/receiver.js';
import { SECRET_KEY, paidVisit, refusalOf, startSandbox } from './support/sandbox.js';
import type { RunningSandbox } from './support/sandbox.js';

describe('Actions of banks', () => {
  let sandbox: RunningSandbox;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    sandbox = await startSandbox('sandbox_banks', receiver.url);
  });
  afterAll(async () => {
    await sandbox.close();
    await receiver.close();
  });

  const order = async (path: string, body: object, key = SECRET_KEY) => {
    const answer = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };

  it('sends a refund back, so that it can be made again', async () => {
    const { paymentId } = await paidVisit(sandbox);
    const { refunds } = sandbox.stripe;
    const { id } = await refunds.create({ payment_intent: paymentId });
    expect((await order(`refunds/${id}/fail`, {})).status).toBe(200);
    const { event } = await receiver.nth('refund.failed');
    expect(event.data.object).toMatchObject({
      id,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      payment_intent: paymentId,
    });
    expect((await refunds.retrieve(id)).status).toBe('failed');
    expect((await refunds.create({ payment_intent: paymentId })).amount).toBe(80_000);
    expect((await order(`refunds/${id}/fail`, {})).status).toBe(400);
    expect((await order('refunds/re_unknown/fail', {})).status).toBe(404);
  });

  it('disputes a payment, holds its money meanwhile, and decides once', async () => {
    const { paymentId } = await paidVisit(sandbox);
    const { status, body } = await order('disputes', { payment_intent: paymentId });
    expect(status).toBe(201);
    const opened = await receiver.nth('charge.dispute.created');
    expect(opened.event.data.object).toMatchObject({
      id: body.id,
      amount: 80_000,
      status: 'needs_response',
      payment_intent: paymentId,
    });
    const refused = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: paymentId }));
    expect(refused).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    expect((await order(`disputes/${body.id}/close`, { status: 'won' })).status).toBe(200);
    expect((await receiver.nth('charge.dispute.closed')).event.data.object).toMatchObject({ status: 'won' });
    expect((await order(`disputes/${body.id}/close`, { status: 'lost' })).status).toBe(400);
    const listed = await sandbox.stripe.disputes.list({ payment_intent: paymentId });
    expect(listed.data.map(({ id, status: how }) => [id, how])).toEqual([[body.id, 'won']]);
    expect((await sandbox.stripe.refunds.create({ payment_intent: paymentId })).status).toBe('succeeded');
  });

  it('lists its events page by page, and the checkout of a payment', async () => {
    const { sessionId, paymentId } = await paidVisit(sandbox);
    await sandbox.stripe.refunds.create({ payment_intent: paymentId, amount: 100 });
    const types = ['refund.created', 'checkout.session.completed'];
    const told = await eventually(async () => {
      const events = await sandbox.stripe.events.list({ types, limit: 1 }).autoPagingToArray({ limit: 50 });
      return events.length >= 4 ? events : undefined;
    }, 'the events');
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(types));
    const later = { gte: Math.floor(Date.now() / 1000) + 60 };
    expect((await sandbox.stripe.events.list({ types, created: later })).data).toEqual([]);
    const sessions = await sandbox.stripe.checkout.sessions.list({ payment_intent: paymentId });
    expect(sessions.data.map(({ id }) => id)).toEqual([sessionId]);
  });

  it('takes orders with the key alone, and only those it knows', async () => {
    expect((await order('disputes', { payment_intent: 'pi_1' }, 'sk_test_wrong')).status).toBe(401);
    expect((await order('disputes', { payment_intent: 'pi_unknown' })).status).toBe(404);
    expect((await order('disputes', {})).status).toBe(400);
    expect((await order('disputes/du_unknown/close', { status: 'maybe' })).status).toBe(400);
  });
});
