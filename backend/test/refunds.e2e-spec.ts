import { PaymentDto } from '../../openapi/contract/shop/payments.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { MAX_TRIES } from '../src/outbox/outbox.worker.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, buyer } from './support/shop.js';
import { clearFaults, orderFault, refundsAt } from './support/stripe.js';
import { bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const REASON = 'The visit was much shorter than planned';
const ROUNDS = 6;

describe('Refunds by an administrator', () => {
  let portal: Portal;
  let admins: [Client, Client];
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('refunds', { SMTP_URL: '' });
    admins = [await addAdmin(portal), await addAdmin(portal)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
  });
  afterEach(() => clearFaults(portal));

  /** A visit that was paid with ₹800. */
  async function paidVisit(): Promise<{ visitId: string; id: string; intent: string }> {
    const { id: visitId } = await bookVisit(patient, wishFor(portal, doctor));
    const payment = (await portal
      .model<Payment>(Payment)
      .findOne({ patientId: patient.userId, status: 'paid' })
      .lean<Payment>())!;
    return { visitId, id: String(payment._id), intent: payment.paymentIntentId! };
  }
  const refund = (id: string, amount: unknown, by = admins[0], refundedBefore?: number) =>
    by.post(`/api/v1/payments/${id}/refund`, {
      amount,
      reason: REASON,
      ...(refundedBefore !== undefined && { refundedBefore }),
    });
  const read = async (id: string): Promise<PaymentDto> =>
    PaymentDto.parse((await admins[0].get(`/api/v1/payments/${id}`)).body);
  const outbox = () => portal.model<OutboxRow>(OutboxRow);
  const hurry = () => outbox().updateMany({ dueAt: { $exists: true } }, { dueAt: new Date(Date.now() - 1) });
  const mails = (id: string) =>
    outbox()
      .find({ dedupeKey: { $regex: `^mail:payment:${id}:refund` } })
      .lean<OutboxRow[]>();
  const listed = async (filter: object): Promise<string[]> => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await admins[0].get(`/api/v1/payments?filter=${query}`);
    return (body as { id: string }[]).map(({ id }) => id);
  };

  it('goes back once of two administrators, with one mail that gives the reason', async () => {
    const { id, intent, visitId } = await paidVisit();
    const answers = await Promise.all(admins.map((admin) => refund(id, 300.5, admin)));
    const [given, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(given.status).toBe(200);
    expect(PaymentDto.parse(given.body)).toMatchObject({
      status: 'paid',
      refundedAmount: 300.5,
      refunds: [{ kind: 'administrator', amount: 300.5, reason: REASON, status: 'pending' }],
    });
    expectFailure(refused, { status: 409, code: 'ALREADY_REFUNDED' });
    await portal.deliver();
    await hurry();
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([30_050]);
    expect((await read(id)).refunds[0].status).toBe('done');
    const [mail, ...others] = await mails(id);
    expect([others, mail.mail!.subject]).toEqual([[], 'The hospital has granted you a refund']);
    for (const text of ['₹300.5', REASON]) expect(mail.mail!.html).toContain(text);
    const audited = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ recordId: id, action: { $regex: '^payment.refund' } })
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();
    expect(audited.map(({ action, actorId }) => [action, actorId !== null])).toEqual([
      ['payment.refundRequest', true],
      ['payment.refund', false],
    ]);
    const visit = (await patient.get(`/api/v1/appointments/${visitId}`)).body;
    expect([visit.status, visit.refundIfCancelled]).toEqual(['pending', 499.5]);
  });

  it('goes back in parts, each with its mail and once, until nothing is left', async () => {
    const { id, intent, visitId } = await paidVisit();
    for (const [part, before] of [
      [300, 0],
      [300, 300],
      [150.5, 600],
    ])
      expect((await refund(id, part, admins[0], before)).status).toBe(200);
    expectFailure(await refund(id, 50, admins[0], 750.5), { status: 409, code: 'REFUND_TOO_HIGH' });
    await orderFault(portal, 'resetAfterSuccess', '/v1/refunds', 1);
    await portal.deliver();
    await hurry();
    await portal.deliver();
    expect((await refundsAt(portal, intent)).toSorted((a, b) => a - b)).toEqual([15_050, 30_000, 30_000]);
    const payment = await read(id);
    expect([payment.status, payment.refundedAmount]).toEqual(['paid', 750.5]);
    expect(payment.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [300, 'done'],
      [300, 'done'],
      [150.5, 'done'],
    ]);
    expect(await mails(id)).toHaveLength(3);
    const visit = (await patient.get(`/api/v1/appointments/${visitId}`)).body;
    expect(visit.payment).toMatchObject({ refunded: 750.5, refundIfCancelled: 49.5 });
    expect((await refund(id, 49.5, admins[0], 750.5)).status).toBe(200);
    await portal.deliver();
    expect((await read(id)).status).toBe('refunded');
  });

  it('never is more than was paid when many give parts at the same moment', async () => {
    const { id, intent } = await paidVisit();
    const parts = Array.from({ length: 6 }, (_, n) =>
      admins[n % 2].post(`/api/v1/payments/${id}/refund`, { amount: 300, reason: `Part ${n}` }),
    );
    const answers = await Promise.all(parts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expectFailure(refused, { status: 409, code: 'REFUND_TOO_HIGH', fields: ['amount'] });
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([30_000, 30_000]);
    expect((await read(id)).refundedAmount).toBe(600);
  });

  it('goes back once of two desks that have seen the same', async () => {
    const { id } = await paidVisit();
    await refund(id, 100);
    const answers = await Promise.all(admins.map((admin) => refund(id, 200, admin, 100)));
    const [given, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([given.status, (await read(id)).refundedAmount]).toEqual([200, 300]);
    expectFailure(refused, { status: 409, code: 'EDIT_CONFLICT' });
    expect((await refund(id, 200, admins[1], 300)).status).toBe(200);
  });

  it('sends again each part that the bank has sent back, and no other', async () => {
    const { id, intent } = await paidVisit();
    await refund(id, 300, admins[0], 0);
    await refund(id, 300, admins[0], 300);
    await orderFault(portal, 'error500', '/v1/refunds', 20);
    await outbox().updateMany({ effect: 'refund', paymentId: id }, { tries: MAX_TRIES - 1 });
    await portal.deliver();
    await clearFaults(portal);
    expect((await read(id)).refunds.map(({ status }) => status)).toEqual(['failed', 'failed']);
    await admins[0].post(`/api/v1/payments/${id}/refund/resend`);
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([30_000, 30_000]);
    expect((await read(id)).refunds.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('leaves the rest to a later cancellation', async () => {
    const { id, intent, visitId } = await paidVisit();
    await refund(id, 300);
    const { body } = await patient.delete(`/api/appointments/${visitId}`);
    expect(body.msg).toBe('Appointment cancelled. ₹500 will be refunded to your card in 5 to 7 days.');
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([30_000, 50_000]);
    const payment = await read(id);
    expect([payment.status, payment.refundedAmount]).toEqual(['refunded', 800]);
    expect(payment.refunds.map(({ kind, status }) => [kind, status])).toEqual([
      ['administrator', 'done'],
      ['cancellation', 'done'],
    ]);
    expectFailure(await refund(id, 1), { status: 409, code: 'WRONG_STATE' });
  });

  it('says after a refund in full that a rejection gives nothing back', async () => {
    const { id, intent, visitId } = await paidVisit();
    await refund(id, 800);
    await portal.deliver();
    expect((await read(id)).status).toBe('refunded');
    await doctor.post(`/api/v1/appointments/${visitId}/reject`);
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([80_000]);
    const told = await outbox()
      .findOne({ dedupeKey: { $regex: `^mail:appointment:${visitId}:rejected` } })
      .lean<OutboxRow>();
    expect(told!.mail!.html).not.toContain('refunded');
  });

  it(`never is more than was paid when a cancellation comes at the same moment (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      patient = await addPatient(portal);
      const { id, intent, visitId } = await paidVisit();
      const calls: (() => Promise<Answer<{ msg?: string }>>)[] = [
        () => refund(id, round % 2 ? 800 : 300),
        () => admins[1].delete(`/api/appointments/${visitId}`),
      ];
      const order = round % 4 < 2 ? calls : calls.toReversed();
      const answers = await Promise.all(order.map((call) => call()));
      const cancelled = answers.find(({ body }) => body.msg?.startsWith('Appointment cancelled'))!;
      await portal.deliver();
      const back = await refundsAt(portal, intent);
      expect(back.reduce((sum, paise) => sum + paise)).toBe(80_000);
      const payment = await read(id);
      expect([payment.status, payment.refundedAmount]).toEqual(['refunded', 800]);
      const ofCancelling = payment.refunds.find(({ kind }) => kind === 'cancellation')?.amount;
      expect(cancelled.body.msg).toContain(ofCancelling ? `₹${ofCancelling} will be refunded` : 'cancelled.');
    }
  });

  it('is an amount above 0, in whole paise, and at most the payment', async () => {
    const { id, intent } = await paidVisit();
    const send = (amount: string) =>
      admins[0].post(`/api/v1/payments/${id}/refund`, `{"amount":${amount},"reason":"${REASON}"}`, {
        'content-type': 'application/json',
      });
    for (const amount of ['-1', '0', '-0', '0.001', '300.555', 'NaN', '1e999', '-1e999', '"300"', 'null'])
      expectFailure(await send(amount), { status: 400 });
    for (const amount of ['800.01', '9999999'])
      expectFailure(await send(amount), { status: 409, code: 'REFUND_TOO_HIGH', fields: ['amount'] });
    await portal.deliver();
    expect([await refundsAt(portal, intent), (await read(id)).refunds]).toEqual([[], []]);
  });

  it('is refused for an unpaid payment', async () => {
    const { body } = await openCheckout(patient, wishFor(portal, doctor));
    const payment = await portal.model<Payment>(Payment).findOne({ sessionId: body.id }).lean<Payment>();
    expectFailure(await refund(String(payment!._id), 100), { status: 409, code: 'WRONG_STATE' });
  });

  it('fails for good after the last attempt, and is refunded once when it is retried', async () => {
    const { id, intent } = await paidVisit();
    await refund(id, 300);
    await orderFault(portal, 'error500', '/v1/refunds', 20);
    await outbox().updateOne({ effect: 'refund', paymentId: id }, { tries: MAX_TRIES - 1 });
    await portal.deliver();
    await clearFaults(portal);
    expect((await read(id)).refunds[0].status).toBe('failed');
    expect(await listed({ refundStatus: 'failed' })).toEqual([id]);
    expect((await admins[0].get('/api/v1/statistics')).body.waiting.failedRefunds).toBe(1);
    const sent = await Promise.all(admins.map((admin) => admin.post(`/api/v1/payments/${id}/refund/resend`)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await portal.deliver();
    expect(await refundsAt(portal, intent)).toEqual([30_000]);
    expect((await read(id)).refunds[0].status).toBe('done');
    expect(await mails(id)).toHaveLength(1);
  });

  it('does not go back twice when the answer about a part of it is lost', async () => {
    const { id, intent } = await paidVisit();
    await refund(id, 300);
    // The provider's event also settles a pending refund.
    await orderFault(portal, 'resetAfterSuccess', '/v1/refunds', 50);
    await portal.deliver();
    expect((await read(id)).refunds[0].status).toBe('pending');
    await clearFaults(portal);
    // Simulates that the provider has forgotten our key by the next attempt.
    await portal.db.collection('sandbox_idempotencyKeys').deleteMany({});
    await hurry();
    await portal.deliver();
    expect((await read(id)).refunds[0].status).toBe('done');
    expect(await refundsAt(portal, intent)).toEqual([30_000]);
  });

  it('reaches a guest by mail, and is seen in the order', async () => {
    const [medicine, guest] = [await addMedicine(portal), buyer()];
    const { sessionId, id: orderId } = await buy(portal.visitor, [{ medicine }], guest);
    const payment = (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
    expect((await refund(String(payment._id), 30)).status).toBe(200);
    const [mail, ...others] = await mails(String(payment._id));
    expect([others, mail.mail!.to]).toEqual([[], guest.email]);
    const order = () => admins[0].get(`/api/v1/orders/${orderId}`);
    expect((await order()).body.refund).toEqual({ amount: 30, status: 'pending' });
    const { body } = await admins[0].post(`/api/v1/orders/${orderId}/cancel`);
    expect(body.cancellation.msg).toBe('Order cancelled. ₹50 will be refunded to the card in 5 to 7 days.');
    await portal.deliver();
    expect((await order()).body.refund).toEqual({ amount: 80, status: 'done' });
  });

  it('is found by the day on which it was decided, not by that of another refund', async () => {
    const { id } = await paidVisit();
    const at = (days: number) => new Date(`${dayFromToday(portal, days)}T06:00:00Z`);
    const one = { amountPaise: 100, reason: REASON, status: 'done' };
    const refunds = [
      { ...one, kind: 'administrator', requestedAt: at(-40) },
      { ...one, kind: 'cancellation', requestedAt: at(-20) },
    ];
    await portal.model<Payment>(Payment).updateOne({ _id: id }, { refunds, refundedPaise: 200 });
    const between = (from: number, to: number) =>
      listed({ refundedAt_gte: dayFromToday(portal, from), refundedAt_lte: dayFromToday(portal, to) });
    expect(await between(-40, -40)).toEqual([id]);
    expect(await between(-39, -21)).toEqual([]);
    expect(await between(-21, -19)).toEqual([id]);
    expect(await listed({ paidAt_gte: dayFromToday(portal, 0), patientId: patient.userId })).toEqual([id]);
    expect(await listed({ paidAt_lte: dayFromToday(portal, -1), patientId: patient.userId })).toEqual([]);
  });
});
