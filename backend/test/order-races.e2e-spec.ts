import { Order } from '../src/orders/order.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, buyer, confirm, openCart, stockOf } from './support/shop.js';
import type { Checkout } from './support/shop.js';
import { deliverEvent, eventText, payUnheard, refundsAt } from './support/stripe.js';
import { until } from './support/until.js';
import { payAt } from './support/visits.js';

describe('Many at once: buying medicines', () => {
  let portal: Portal;
  let medicine: Medicine;

  beforeAll(async () => {
    portal = await startPortal('order_races');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    medicine = await addMedicine(portal, { stock: 5 });
  });

  const orders = () =>
    portal
      .model<Order>(Order)
      .find({ 'items.medicineId': medicine._id, placedAt: { $ne: null } })
      .lean<Order[]>();
  const paymentOf = async (sessionId: string): Promise<Payment> =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const release = async (sessionId: string) =>
    portal.app.get(SettlementService).release(await paymentOf(sessionId), 'expired');
  const mailsAbout = (key: string) =>
    portal.model(OutboxRow).countDocuments({ dedupeKey: { $gte: `mail:${key}`, $lt: `mail:${key}\uffff` } });

  it('sells 5 boxes to 5 of 20 buyers and charges no one without goods', async () => {
    const crowd: Client[] = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 === 0 ? portal.visitor : await addPatient(portal),
      ),
    );
    const answers = await Promise.all(crowd.map((client) => openCart(client, [{ medicine }])));
    const won = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect([won.length, refused.length]).toEqual([5, 15]);
    for (const { status, body } of refused) {
      expect([status, body.code, body.error]).toEqual([409, 'OUT_OF_STOCK', `${medicine.name} is sold out.`]);
    }
    expect(await stockOf(portal, medicine)).toBe(0);
    const paid = await Promise.all(won.map(({ body }) => payAt(body.url)));
    expect(paid).toEqual(Array(5).fill(303));
    await Promise.all(
      answers.map(async ({ body }, index) => won.includes(answers[index]) && (await settle(index, body))),
    );
    expect(await orders()).toHaveLength(5);
    expect(new Set((await orders()).map(({ number }) => number)).size).toBe(5);
    const charged = await portal.db
      .collection('sandbox_sessions')
      .countDocuments({ status: 'complete', 'lineItems.name': medicine.name });
    expect(charged).toBe(5);
    expect(await stockOf(portal, medicine)).toBe(0);

    async function settle(index: number, body: Checkout) {
      expect((await confirm(crowd[index], body.id)).body.status).toBe('paid');
    }
  });

  it('places one order when the event, its repetition, the return page and the reconciler meet', async () => {
    const checkout = await openCart(portal.visitor, [{ medicine, quantity: 2 }]);
    await payUnheard(portal, checkout.body.id);
    await portal
      .model(Payment)
      .updateOne({ sessionId: checkout.body.id }, { checkAt: new Date(Date.now() - 1000) });
    const event = eventText('checkout.session.completed', checkout.body.id);
    const calls = [
      ...Array.from({ length: 20 }, () => deliverEvent(portal, event)),
      ...Array.from({ length: 20 }, () =>
        deliverEvent(portal, eventText('checkout.session.completed', checkout.body.id)),
      ),
      ...Array.from({ length: 20 }, () => confirm(portal.visitor, checkout.body.id)),
    ];
    const [answers] = await Promise.all([Promise.all(calls), portal.reconcile()]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const placed = await orders();
    expect(placed).toHaveLength(1);
    expect(await stockOf(portal, medicine)).toBe(3);
    expect(await mailsAbout(`order:${String(placed[0]._id)}:placed`)).toBe(1);
    const numbers = answers.flatMap(({ body }) => ('number' in body ? [body.number] : []));
    expect(new Set(numbers)).toEqual(new Set([placed[0].number]));
  });

  it('places the order when the tab is closed after paying', async () => {
    const checkout = await openCart(portal.visitor, [{ medicine }]);
    expect(await payAt(checkout.body.url)).toBe(303);
    await until(async () => (await orders()).length === 1);
    expect((await orders())[0].status).toBe('placed');
  });

  it('places the order by the reconciler when no event comes', async () => {
    const checkout = await openCart(portal.visitor, [{ medicine }]);
    await payUnheard(portal, checkout.body.id);
    expect(await orders()).toHaveLength(0);
    await portal.model(Payment).updateOne({ sessionId: checkout.body.id }, { checkAt: new Date(0) });
    await portal.reconcile();
    expect(await orders()).toHaveLength(1);
  });

  it('releases the boxes once when the checkout expires', async () => {
    const checkout = await openCart(portal.visitor, [{ medicine, quantity: 5 }]);
    expect(await stockOf(portal, medicine)).toBe(0);
    const past = new Date(Date.now() - 1000);
    await portal
      .model(Payment)
      .updateOne({ sessionId: checkout.body.id }, { expiresAt: past, checkAt: past });
    await Promise.all([
      portal.reconcile(),
      portal.reconcile(),
      ...Array.from({ length: 10 }, () => release(checkout.body.id)),
      ...Array.from({ length: 10 }, () => confirm(portal.visitor, checkout.body.id)),
    ]);
    expect(await stockOf(portal, medicine)).toBe(5);
    expect((await paymentOf(checkout.body.id)).status).toBe('expired');
    expect(await payAt(checkout.body.url)).toBe(410);
    const row = await portal.model<Order>(Order).findOne({ 'items.medicineId': medicine._id }).lean<Order>();
    expect([row!.status, row!.holdSeat, row!.lapsedAt instanceof Date]).toEqual(['lapsed', undefined, true]);
  });

  it('takes the boxes again for a late payment, if available', async () => {
    const checkout = await openCart(portal.visitor, [{ medicine, quantity: 2 }]);
    await release(checkout.body.id);
    expect(await stockOf(portal, medicine)).toBe(5);
    await payAt(checkout.body.url);
    expect((await confirm(portal.visitor, checkout.body.id)).body).toMatchObject({
      status: 'paid',
      refundReason: null,
    });
    const [order] = await orders();
    expect([order.status, order.lapsedAt]).toEqual(['placed', undefined]);
    expect(await stockOf(portal, medicine)).toBe(3);
  });

  it.each([
    ['sold out', () => openCart(portal.visitor, [{ medicine, quantity: 5 }])],
    ['deleted', async () => (await addAdmin(portal)).delete(`/medicine/${String(medicine._id)}`)],
  ])('refunds and notifies a late buyer when the medicine is %s', async (_, happens) => {
    const user = buyer();
    const checkout = await openCart(portal.visitor, [{ medicine, quantity: 2 }], user);
    await release(checkout.body.id);
    await happens();
    const before = await stockOf(portal, medicine);
    await payAt(checkout.body.url);
    const { body } = await confirm(portal.visitor, checkout.body.id);
    expect(body).toMatchObject({ number: null, refundReason: expect.stringContaining('sold out') });
    await portal.deliver();
    const payment = await paymentOf(checkout.body.id);
    expect([payment.status, await refundsAt(portal, payment.paymentIntentId!)]).toEqual([
      'refunded',
      [16_000],
    ]);
    expect(await orders()).toHaveLength(0);
    expect(await stockOf(portal, medicine)).toBe(before);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ 'mail.to': user.email })
      .lean<OutboxRow[]>();
    expect(mails.map((row) => row.mail!.subject)).toEqual(['Your payment is being refunded']);
  });

  it('never keeps money without an order when paying and cancelling meet (10 rounds)', async () => {
    const rounds = await addMedicine(portal, { stock: 10 });
    medicine = rounds;
    for (let round = 0; round < 10; round += 1) {
      const checkout = await openCart(portal.visitor, [{ medicine: rounds }]);
      const cancel = { checkoutId: checkout.body.id };
      const [pay, cancelled] = await Promise.all([
        payAt(checkout.body.url),
        portal.visitor.post('/api/v1/payments/cancel-checkout', cancel),
      ]);
      const { body } = await confirm(portal.visitor, checkout.body.id);
      expect([pay, body.status]).toEqual(pay === 303 ? [303, 'paid'] : [410, 'expired']);
      expect(cancelled.status === 200 || cancelled.body.code === 'ALREADY_PAID').toBe(true);
    }
    expect(await stockOf(portal, rounds)).toBe(10 - (await orders()).length);
  });

  it('ends an order once when its buyer cancels while it is packed (10 rounds)', async () => {
    const admin = await addAdmin(portal);
    const patient = await addPatient(portal);
    for (let round = 0; round < 10; round += 1) {
      const { id, sessionId } = await buy(patient, [{ medicine }]);
      const [pack, cancel] = await Promise.all([
        admin.post(`/api/v1/orders/${id}/pack`),
        patient.post(`/api/v1/orders/${id}/cancel`),
      ]);
      const { body } = await patient.get(`/api/v1/orders/${id}`);
      const steps = (body.history as { status: string }[]).map(({ status }) => status);
      expect([steps.length, steps[1], [pack.status, cancel.status].toSorted()]).toEqual([
        2,
        body.status,
        [200, 409],
      ]);
      const refunded = (await paymentOf(sessionId)).refunds.length > 0;
      expect(refunded).toBe(body.status === 'cancelled');
      if (body.status === 'packed') await admin.post(`/api/v1/orders/${id}/cancel`);
      expect(await stockOf(portal, medicine)).toBe(5);
    }
  });

  it('refunds a cancelled order once, also on repeats', async () => {
    const patient = await addPatient(portal);
    const { id, sessionId } = await buy(patient, [{ medicine, quantity: 2 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => patient.post(`/api/v1/orders/${id}/cancel`)),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    await portal.deliver();
    await portal.deliver();
    const { paymentIntentId } = await paymentOf(sessionId);
    expect(await refundsAt(portal, paymentIntentId!)).toEqual([16_000]);
    expect(await stockOf(portal, medicine)).toBe(5);
  });
});
