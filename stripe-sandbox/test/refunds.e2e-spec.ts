import { paidVisit, refusalOf, startSandbox, visit } from './support/sandbox.js';
import type { RunningSandbox } from './support/sandbox.js';

describe('Refunds and repeated requests', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox('sandbox_refunds');
  });
  afterAll(() => sandbox.close());

  const refundedOf = async (paymentId: string) =>
    (await sandbox.db.paymentIntents.findOne({ _id: paymentId }))?.amountRefunded;

  it('refunds in parts and never more than was paid', async () => {
    const { paymentId } = await paidVisit(sandbox);
    const { refunds } = sandbox.stripe;
    const first = await refunds.create({
      payment_intent: paymentId,
      amount: 30_000,
      metadata: { kind: 'part' },
    });
    expect(first).toMatchObject({
      object: 'refund',
      amount: 30_000,
      status: 'succeeded',
      metadata: { kind: 'part' },
    });
    expect(await refunds.retrieve(first.id)).toMatchObject({ id: first.id, payment_intent: paymentId });

    const tooMuch = await refusalOf(refunds.create({ payment_intent: paymentId, amount: 50_001 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(tooMuch.message).toContain('₹500.00');

    const rest = await refunds.create({ payment_intent: paymentId, reason: 'requested_by_customer' });
    expect(rest).toMatchObject({ amount: 50_000, reason: 'requested_by_customer' });
    const listed = await refunds.list({ payment_intent: paymentId, limit: 1 });
    expect([listed.data.map(({ id }) => id), listed.has_more]).toEqual([[rest.id], true]);
    expect((await refunds.list({ payment_intent: paymentId })).data).toHaveLength(2);
    expect((await refunds.list({ payment_intent: 'pi_unknown' })).data).toEqual([]);
    const again = await refusalOf(refunds.create({ payment_intent: paymentId }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  it('refunds once when asked ten times at once', async () => {
    const { paymentId } = await paidVisit(sandbox);
    const asked = Array.from({ length: 10 }, () =>
      sandbox.stripe.refunds.create({ payment_intent: paymentId }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'charge_already_refunded' });
    }
    expect(await refundedOf(paymentId)).toBe(80_000);
    expect(await sandbox.db.refunds.countDocuments({ paymentIntentId: paymentId })).toBe(1);
  });

  it('does not refund an unknown payment', async () => {
    const refusal = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: 'pi_unknown' }));
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'payment_intent' });
  });

  it('gives the same answer for the same key and refuses another request under it', async () => {
    const options = { idempotencyKey: 'key-session' };
    const first = await sandbox.stripe.checkout.sessions.create(visit(), options);
    const second = await sandbox.stripe.checkout.sessions.create(visit(), options);
    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = sandbox.stripe.checkout.sessions.create(
      visit({ client_reference_id: 'payment-2' }),
      options,
    );
    expect(await refusalOf(other)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('acts once for twenty requests with one key at once', async () => {
    const options = { idempotencyKey: 'key-twins' };
    const params = visit({ client_reference_id: 'twins' });
    const made = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.stripe.checkout.sessions.create(params, options)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await sandbox.db.sessions.countDocuments({ clientReferenceId: 'twins' })).toBe(1);
  });

  it('keeps a refusal under its key', async () => {
    const { paymentId, sessionId } = await paidVisit(sandbox);
    const options = { idempotencyKey: 'key-refusal' };
    const ask = () => refusalOf(sandbox.stripe.checkout.sessions.expire(sessionId, {}, options));
    const [first, second] = [await ask(), await ask()];
    expect(second).toMatchObject({ statusCode: 400, message: first.message });
    expect(second.headers?.['idempotent-replayed']).toBe('true');
    expect(await refundedOf(paymentId)).toBe(0);
  });
});
