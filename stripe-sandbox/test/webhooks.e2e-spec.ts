import Stripe from 'stripe';
import { paidVisit, startSandbox, visit, WEBHOOK_SECRET } from './support/sandbox.js';
import { eventually, startReceiver } from './support/receiver.js';
import type { Receiver } from './support/receiver.js';
import type { RunningSandbox } from './support/sandbox.js';

const DATABASE = 'sandbox_webhooks';

describe('Webhooks', () => {
  let sandbox: RunningSandbox;
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver();
    sandbox = await startSandbox(DATABASE, receiver.url);
    await sandbox.db.deliveries.deleteMany({});
  });
  afterEach(async () => {
    await sandbox.close();
    await receiver.close();
  });

  const stateOf = async (eventId: string) =>
    (await sandbox.db.deliveries.findOne({ _id: eventId })) ?? undefined;

  it('reports a payment once, signed as Stripe does', async () => {
    const { sessionId, paymentId } = await paidVisit(sandbox);
    const { event, body, signature } = await receiver.nth('checkout.session.completed');
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: sessionId, payment_status: 'paid', payment_intent: paymentId } },
    });
    const check = (text: string) => () => Stripe.webhooks.constructEvent(text, signature, WEBHOOK_SECRET);
    expect(check(body)).not.toThrow();
    expect(check(`${body} `)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    await eventually(
      async () => ((await stateOf(event.id))?.state === 'delivered' ? true : undefined),
      'the receipt',
    );
    expect(receiver.deliveries).toHaveLength(1);
  });

  it('reports an expired session and a refund', async () => {
    const { id } = await sandbox.stripe.checkout.sessions.create(visit());
    await sandbox.stripe.checkout.sessions.expire(id);
    const expired = await receiver.nth('checkout.session.expired');
    expect(expired.event.data.object).toMatchObject({ id, status: 'expired' });

    const { paymentId } = await paidVisit(sandbox);
    const refund = await sandbox.stripe.refunds.create({ payment_intent: paymentId, amount: 10_000 });
    const refunded = await receiver.nth('charge.refunded');
    expect(refunded.event.data.object).toMatchObject({
      payment_intent: paymentId,
      amount_refunded: 10_000,
      refunded: false,
    });
    const created = await receiver.nth('refund.created');
    expect(created.event.data.object).toMatchObject({ id: refund.id, amount: 10_000 });
  });

  it('tries again after the receiver failed, with the same event and a fresh time', async () => {
    receiver.answers.push(500);
    await paidVisit(sandbox);
    const first = await receiver.nth('checkout.session.completed', 1);
    const second = await receiver.nth('checkout.session.completed', 2);
    expect(second.event.id).toBe(first.event.id);
    expect(second.body).toBe(first.body);
    expect(second.signature).not.toBe(first.signature);
    const done = await eventually(async () => {
      const delivery = await stateOf(first.event.id);
      return delivery?.state === 'delivered' ? delivery : undefined;
    }, 'the receipt');
    expect(done.attempts).toBe(2);
  });

  it('sends four events at the same time, and the others once these are answered', async () => {
    let answer = () => {};
    receiver.patience = new Promise((resolve) => (answer = resolve));
    for (let n = 0; n < 6; n += 1) await paidVisit(sandbox);
    await receiver.nth('checkout.session.completed', 4);
    // Longer than it takes to look again.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(receiver.deliveries).toHaveLength(4);
    answer();
    await receiver.nth('checkout.session.completed', 6);
    expect(new Set(receiver.deliveries.map(({ event }) => event.id)).size).toBe(6);
  });

  it('gives up after twenty tries', async () => {
    receiver.answers.push(500);
    await paidVisit(sandbox);
    const { event } = await receiver.nth('checkout.session.completed');
    await eventually(
      async () => ((await stateOf(event.id))?.lastResult ? true : undefined),
      'the first failure',
    );
    receiver.answers.push(500);
    await sandbox.db.deliveries.updateOne(
      { _id: event.id },
      { $set: { attempts: 19, nextAttemptAt: new Date() } },
    );
    const failed = await eventually(async () => {
      const delivery = await stateOf(event.id);
      return delivery?.state === 'failed' ? delivery : undefined;
    }, 'the end of the tries');
    expect(failed).toMatchObject({ attempts: 20, lastResult: 'answered 500' });
  });

  it('continues after a restart with pending deliveries', async () => {
    await receiver.close();
    const { sessionId } = await paidVisit(sandbox);
    const waiting = { type: 'checkout.session.completed', attempts: { $gt: 0 }, state: 'pending' as const };
    await eventually(async () => (await sandbox.db.deliveries.findOne(waiting)) ?? undefined, 'a failed try');
    await sandbox.close();

    receiver = await startReceiver();
    sandbox = await startSandbox(DATABASE, receiver.url);
    const { event } = await receiver.nth('checkout.session.completed');
    expect(event.data.object).toMatchObject({ id: sessionId, payment_status: 'paid' });
  });
});
