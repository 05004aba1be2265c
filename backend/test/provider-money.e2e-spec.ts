import { PaymentDto } from '../../openapi/contract/shop/payments.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { WebhookService } from '../src/payments/webhook.service.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bankDoes, deliverEvent, payUnheard, refundsAt, stripeOf } from './support/stripe.js';
import { until } from './support/until.js';
import { bookVisit, openCheckout, wishFor } from './support/visits.js';

const FAILED = 'A refund has failed';
const OUTSIDE = "A refund was made in the payment provider's console";

describe('Refunds and disputes at the provider', () => {
  let portal: Portal;
  let admins: [Client, Client];
  let patient: Client;
  let paid: { visitId: string; id: string; intent: string };

  beforeAll(async () => {
    portal = await startPortal('providermoney');
    admins = [await addAdmin(portal), await addAdmin(portal)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    const { id: visitId } = await bookVisit(patient, wishFor(portal, await addDoctor(portal)));
    const row = (await payments().findOne({ patientId: patient.userId }).lean<Payment>())!;
    paid = { visitId, id: String(row._id), intent: row.paymentIntentId! };
  });

  const payments = () => portal.model<Payment>(Payment);
  const read = async (): Promise<PaymentDto> =>
    PaymentDto.parse((await admins[0].get(`/api/v1/payments/${paid.id}`)).body);
  const states = async () => {
    const { status, refundedAmount, refunds } = await read();
    return [
      status,
      refundedAmount,
      refunds.map(({ kind, amount, status: how }) => `${kind} ${amount} ${how}`),
    ];
  };
  const refund = (amount: number) =>
    admins[0].post(`/api/v1/payments/${paid.id}/refund`, { amount, reason: 'A shorter visit' });
  const newestRefund = async () =>
    (await stripeOf(portal).refunds.list({ payment_intent: paid.intent })).data[0].id;
  const refundOutside = (amount: number) =>
    stripeOf(portal).refunds.create({ payment_intent: paid.intent, amount });
  const dispute = async (body: object = {}) =>
    (await bankDoes(portal, 'disputes', { payment_intent: paid.intent, ...body })).id;
  const told = async (title: string) =>
    (
      await portal
        .model<Notification>(Notification)
        .find({ title, link: `/admin/payments/${paid.id}/show` })
        .lean<Notification[]>()
    ).map(({ userId }) => String(userId));
  const audited = async () =>
    (
      await portal
        .model<AuditEvent>(AuditEvent)
        .find({ recordId: paid.id, actorId: null })
        .sort({ _id: 1 })
        .lean<AuditEvent[]>()
    ).map(({ action }) => action);
  const events = async (type: RegExp) =>
    (
      await portal.db
        .collection<{ payload: string; type: string }>('sandbox_webhookDeliveries')
        .find({ type, payload: { $regex: paid.intent } })
        .toArray()
    ).map(({ payload }) => payload);
  const heard = async (type: RegExp, count: number) =>
    until(
      async () =>
        (await portal.db
          .collection('sandbox_webhookDeliveries')
          .countDocuments({ type, payload: { $regex: paid.intent }, state: 'delivered' })) >= count,
    );
  const listed = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    return (await admins[0].get(`/api/v1/payments?filter=${query}`)).body.map(({ id }: { id: string }) => id);
  };
  const waiting = async () => (await admins[0].get('/api/v1/statistics')).body.waiting;

  it('shows a refund that the bank returned, notifies each administrator once, and retries it', async () => {
    expect((await refund(800)).status).toBe(200);
    await portal.deliver();
    expect(await states()).toEqual(['refunded', 800, ['administrator 800 done']]);
    await bankDoes(portal, `refunds/${await newestRefund()}/fail`, { failure_reason: 'lost_or_stolen_card' });
    await heard(/^refund\.(failed|updated)$/, 2);
    expect(await states()).toEqual(['paid', 800, ['administrator 800 failed']]);
    expect((await read()).refunds[0].failure).toBe('lost_or_stolen_card');
    expect(await listed({ refundStatus: 'failed' })).toEqual([paid.id]);
    expect((await waiting()).failedRefunds).toBe(1);
    expect((await told(FAILED)).toSorted()).toEqual(admins.map(({ userId }) => userId).toSorted());
    expectFailure(await refund(1), { status: 409 });

    const sent = await Promise.all(
      admins.map((admin) => admin.post(`/api/v1/payments/${paid.id}/refund/resend`)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await portal.deliver();
    expect(await states()).toEqual(['refunded', 800, ['administrator 800 done']]);
    expect(await refundsAt(portal, paid.intent)).toEqual([80_000, 80_000]);
    // The first attempt's report does not affect the second.
    for (const text of await events(/^refund\./))
      await deliverEvent(portal, text.replace(/"evt_\w+"/, `"evt_${Math.random().toString(36).slice(2)}"`));
    expect(await states()).toEqual(['refunded', 800, ['administrator 800 done']]);
    expect(await told(FAILED)).toHaveLength(2);
    expect((await audited()).filter((action) => action === 'payment.refundFailed')).toHaveLength(1);
  });

  it('counts refunds in the provider’s console, so that none is repeated', async () => {
    await refundOutside(30_000);
    await heard(/^charge\.refunded$/, 1);
    await until(async () => (await read()).refunds.length === 1);
    expect(await states()).toEqual(['paid', 300, ['provider 300 done']]);
    expect(await told(OUTSIDE)).toHaveLength(2);
    const visit = (await patient.get(`/api/v1/appointments/${paid.visitId}`)).body;
    expect([visit.status, visit.refundIfCancelled]).toEqual(['pending', 500]);
    expectFailure(await refund(500.01), { status: 409, code: 'REFUND_TOO_HIGH' });
    const { body } = await patient.delete(`/api/appointments/${paid.visitId}`);
    expect(body.msg).toContain('₹500 will be refunded');
    await portal.deliver();
    expect(await refundsAt(portal, paid.intent)).toEqual([30_000, 50_000]);
    expect(await states()).toEqual(['refunded', 800, ['provider 300 done', 'cancellation 500 done']]);
  });

  it('keeps the visit after a full external refund, and refunds no more', async () => {
    await refundOutside(80_000);
    await until(async () => (await read()).status === 'refunded');
    const visit = (await patient.get(`/api/v1/appointments/${paid.visitId}`)).body;
    expect([visit.status, visit.refundIfCancelled]).toEqual(['pending', 0]);
    expectFailure(await refund(1), { status: 409, code: 'WRONG_STATE' });
    expect((await admins[1].delete(`/api/appointments/${paid.visitId}`)).body.msg).not.toContain('refunded');
    await portal.deliver();
    expect(await refundsAt(portal, paid.intent)).toEqual([80_000]);
  });

  it.each([
    [30_000, ['administrator 500 done', 'provider 300 done'], [30_000, 50_000]],
    [80_000, ['administrator 0 done', 'provider 800 done'], [80_000]],
  ] as const)(
    'cuts a refund that waits when %i paise go back outside before it',
    async (paise, rows, made) => {
      await refund(800);
      await refundOutside(paise);
      await heard(/^charge\.refunded$/, 1);
      await portal.deliver();
      await portal
        .model<OutboxRow>(OutboxRow)
        .updateMany({ dueAt: { $exists: true } }, { dueAt: new Date(Date.now() - 1) });
      await portal.deliver();
      await until(async () => (await read()).status === 'refunded');
      expect(
        (await read()).refunds.map((one) => `${one.kind} ${one.amount} ${one.status}`).toSorted(),
      ).toEqual([...rows]);
      expect((await refundsAt(portal, paid.intent)).toSorted()).toEqual([...made]);
      expect((await read()).refundedAmount).toBe(800);
    },
  );

  it('can refund again what the bank returned of an external refund', async () => {
    const { id } = await refundOutside(80_000);
    await until(async () => (await read()).status === 'refunded');
    await bankDoes(portal, `refunds/${id}/fail`, {});
    await until(async () => (await read()).status === 'paid');
    expect(await states()).toEqual(['paid', 0, []]);
    expect((await refund(800)).status).toBe(200);
    await portal.deliver();
    expect(await states()).toEqual(['refunded', 800, ['administrator 800 done']]);
    expect(await audited()).toEqual(
      expect.arrayContaining(['payment.refundOutside', 'payment.refundOutsideFailed']),
    );
  });

  it('shows a dispute, refuses refunds while it is open, and counts it as given back once it is lost', async () => {
    const id = await dispute();
    await until(async () => (await read()).disputes.length === 1);
    expect((await read()).disputes).toMatchObject([
      { status: 'open', reason: 'fraudulent', amount: 800, refundable: false },
    ]);
    expect(await listed({ disputeStatus: 'open' })).toEqual([paid.id]);
    expect((await waiting()).openDisputes).toBe(1);
    expect(await told('A payment is disputed')).toHaveLength(2);
    expectFailure(await refund(100), { status: 409, code: 'WRONG_STATE' });
    await bankDoes(portal, `disputes/${id}/close`, { status: 'lost' });
    await until(async () => (await read()).disputes[0].status === 'lost');
    expect(await states()).toEqual(['refunded', 800, ['dispute 800 done']]);
    expect(await told('A dispute is lost')).toHaveLength(2);
    expect((await waiting()).openDisputes).toBe(0);
    expect((await patient.get(`/api/v1/appointments/${paid.visitId}`)).body.status).toBe('pending');
  });

  it('takes the opening of a dispute after its end without opening it again', async () => {
    const id = await dispute();
    await until(async () => (await read()).disputes.length === 1);
    await bankDoes(portal, `disputes/${id}/close`, { status: 'won' });
    await until(async () => (await read()).disputes[0].status === 'won');
    const [opening] = await events(/^charge\.dispute\.created$/);
    for (let time = 0; time < 3; time += 1)
      expect((await deliverEvent(portal, opening.replace('"evt_', `"evt_again${time}`))).status).toBe(200);
    expect((await read()).disputes.map(({ status }) => status)).toEqual(['won']);
    expect(await states()).toEqual(['paid', 0, []]);
    expect(await told('A payment is disputed')).toHaveLength(2);
    expect((await refund(100)).status).toBe(200);
  });

  it('lets money go back during an inquiry', async () => {
    await dispute({ status: 'warning_needs_response' });
    await until(async () => (await read()).disputes.length === 1);
    expect((await read()).disputes).toMatchObject([{ status: 'open', refundable: true }]);
    expect((await refund(100)).status).toBe(200);
  });

  it('notifies once when ten copies of an event arrive at the same moment', async () => {
    await portal.db.collection('sandbox_webhookDeliveries').updateMany({}, { $set: { state: 'delivered' } });
    await refundOutside(10_000);
    const [text] = await events(/^charge\.refunded$/);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliverEvent(portal, text)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await states()).toEqual(['paid', 100, ['provider 100 done']]);
    expect(await told(OUTSIDE)).toHaveLength(2);
  });

  it('finds a refund whose event arrives before that of the payment', async () => {
    const buyer = await addPatient(portal);
    const { body } = await openCheckout(buyer, wishFor(portal, await addDoctor(portal)));
    await payUnheard(portal, body.id);
    const session = await stripeOf(portal).checkout.sessions.retrieve(body.id);
    await stripeOf(portal).refunds.create({
      payment_intent: session.payment_intent as string,
      amount: 10_000,
    });
    await until(
      async () =>
        (await payments().findOne({ sessionId: body.id }).lean<Payment>())?.refundedPaise === 10_000,
    );
  });

  it('fetches undelivered events from the provider', async () => {
    const deliveries = portal.db.collection('sandbox_webhookDeliveries');
    const handled = portal.db.collection('webhookevents');
    const catchUp = () => portal.app.get(WebhookService).catchUp();
    await refundOutside(20_000);
    await heard(/^charge\.refunded$/, 1);
    await until(async () => (await deliveries.countDocuments({ state: 'pending' })) === 0);
    // Removes both events.
    await payments().updateOne({ _id: paid.id }, { refunds: [], refundedPaise: 0 });
    await portal
      .model<OutboxRow>(OutboxRow)
      .deleteMany({ dedupeKey: { $regex: `^mail:payment:${paid.id}` } });
    await handled.deleteMany({ type: { $in: ['charge.refunded', 'refund.created'] } });
    expect(await catchUp()).toBeGreaterThan(0);
    expect(await states()).toEqual(['paid', 200, ['provider 200 done']]);
    expect(await catchUp()).toBe(0);
  });
});
