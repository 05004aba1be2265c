import { OrderDto } from '../../openapi/contract/shop/orders.js';
import { Order } from '../src/orders/order.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Medicine } from '../src/pharmacy/medicine.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, buyer, stockOf } from './support/shop.js';

describe('One medicine of an order', () => {
  let portal: Portal;
  let desk: Client;
  let patient: Client;
  let first: Medicine;
  let second: Medicine;
  let id: string;

  beforeAll(async () => {
    portal = await startPortal('order_lines');
    desk = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    [first, second] = [await addMedicine(portal, { stock: 10 }), await addMedicine(portal, { stock: 10 })];
    ({ id } = await buy(patient, [{ medicine: first, quantity: 2 }, { medicine: second }]));
  });

  const cancel = (as: Client, medicine: Medicine) =>
    as.post(`/api/v1/orders/${id}/items/${String(medicine._id)}/cancel`);
  const restock = (boxes: number, restocked: number) =>
    desk.post(`/api/v1/orders/${id}/items/${String(first._id)}/restock`, { boxes, restocked });
  const paymentOf = async () =>
    (await portal
      .model<Payment>(Payment)
      .findById((await portal.model<Order>(Order).findById(id).lean<Order>())!.paymentId)
      .lean<Payment>())!;
  const auditOf = (action: string) =>
    portal.db.collection('auditevents').countDocuments({ action, recordId: id });

  /** The mail of the order about this event. */
  const mailAbout = async (event: string): Promise<string> => {
    const key = { $regex: `order:${id}:${event}` };
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey: key }).lean<OutboxRow[]>();
    return rows.map(({ mail }) => mail?.html ?? '').join('');
  };
  /** Records that this much of the payment was refunded before, e.g. because the bank took it back. */
  const refundedBefore = async (paise: number) =>
    portal.model<Payment>(Payment).updateOne({ _id: (await paymentOf())._id }, { refundedPaise: paise });

  it('is cancelled and refunded once, by twenty calls at the same moment', async () => {
    const before = OrderDto.parse((await patient.get(`/api/v1/orders/${id}`)).body);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => cancel(n % 2 === 0 ? patient : desk, first)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const order = OrderDto.parse(answers[0].body);
    const [gone, left] = order.items;
    expect(order).toMatchObject({ status: 'placed', total: left.amount, cancellation: null });
    expect([gone.cancelled, gone.canCancel, left.cancelled, left.canCancel]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await stockOf(portal, first)).toBe(10);
    const { refunds, refundedPaise } = await paymentOf();
    expect([refunds.length, refundedPaise]).toEqual([1, Math.round(before.items[0].amount * 100)]);
    expect(await auditOf('order.cancelItem')).toBe(1);
    const receipt = await patient.get(order.receiptUrl);
    expect(receipt.status).toBe(200);
    // The rest is cancelled with the order: money and boxes once.
    expect((await desk.post(`/api/v1/orders/${id}/cancel`)).status).toBe(200);
    const { refundedPaise: all, amountPaise } = await paymentOf();
    expect([all, await stockOf(portal, first), await stockOf(portal, second)]).toEqual([amountPaise, 10, 10]);
  });

  it('cancels the order with its last medicine, also when two are cancelled at the same moment', async () => {
    const [one, two] = await Promise.all([cancel(patient, first), cancel(desk, second)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const { body } = await patient.get(`/api/v1/orders/${id}`);
    expect(body.status).toBe('cancelled');
    const { refundedPaise, amountPaise } = await paymentOf();
    expect([refundedPaise, await stockOf(portal, first), await stockOf(portal, second)]).toEqual([
      amountPaise,
      10,
      10,
    ]);
    expect((await cancel(patient, first)).status).toBe(200);
  });

  it('stays in the box when the order is packed at the same moment, or is not packed', async () => {
    const [packed, cancelled] = await Promise.all([
      desk.post(`/api/v1/orders/${id}/pack`),
      cancel(patient, first),
    ]);
    const order = OrderDto.parse((await desk.get(`/api/v1/orders/${id}`)).body);
    const isRefunded = (await paymentOf()).refundedPaise > 0;
    expect([order.items[0].cancelled, isRefunded]).toEqual(Array(2).fill(cancelled.status === 200));
    expect(await stockOf(portal, first)).toBe(cancelled.status === 200 ? 10 : 8);
    if (packed.status === 200 && cancelled.status !== 200)
      expectFailure(cancelled, { status: 409, code: 'WRONG_STATE' });
    if (packed.status !== 200) expect((await desk.post(`/api/v1/orders/${id}/pack`)).status).toBe(200);
    expectFailure(await cancel(patient, second), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await cancel(await addPatient(portal), second), { status: 404 });
    expect((await cancel(desk, second)).status).toBe(200);
  });

  it('is put back into the stock, each returned box once', async () => {
    expectFailure(await restock(1, 0), { status: 409, code: 'WRONG_STATE' });
    for (const step of ['pack', 'ship']) await desk.post(`/api/v1/orders/${id}/${step}`);
    const answers = await Promise.all([restock(1, 0), restock(1, 0), restock(1, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(portal, first)).toBe(9);
    expectFailure(await restock(2, 1), { status: 409, code: 'WRONG_STATE' });
    const { body } = await restock(1, 1);
    expect(OrderDto.parse(body).items[0]).toMatchObject({ restocked: 2, canRestock: false });
    expect([await stockOf(portal, first), await auditOf('order.restock')]).toEqual([10, 2]);
  });

  it('is refunded to the buyer by mail, with the total of the other medicines', async () => {
    await cancel(patient, first);
    const mail = await mailAbout('item-cancelled');
    expect(mail).toContain('₹160 is refunded to your card.');
    expect(mail).toContain('₹80');
    expect(mail).not.toContain('₹240');
    const { number } = OrderDto.parse((await patient.get(`/api/v1/orders/${id}`)).body);
    const { body } = await desk.get(`/api/v1/console-search?q=${number}`);
    expect(JSON.stringify(body)).toContain('₹80');
  });

  it('promises no refund when the payment was refunded before', async () => {
    await refundedBefore((await paymentOf()).amountPaise);
    await cancel(patient, first);
    const mail = await mailAbout('item-cancelled');
    expect(mail).toContain('Nothing more is refunded');
    expect(mail).not.toContain('₹0 ');
    const last = OrderDto.parse((await cancel(patient, second)).body);
    expect(last.cancellation?.msg).toBe('Order cancelled. The payment has already been refunded.');
  });

  it('tells the amount that the last medicine is refunded, as for a cancelled order', async () => {
    await refundedBefore(1000);
    await cancel(patient, first);
    const last = OrderDto.parse((await cancel(patient, second)).body);
    expect(last).toMatchObject({ status: 'cancelled', total: 80 });
    expect(last.cancellation?.msg).toContain('₹70 will be refunded to the card');
    expect(await mailAbout('cancelled')).toContain('₹70 will be refunded to the card');
    expect(await mailAbout(`item-cancelled:${String(second._id)}`)).toBe('');
  });

  it('cannot be cancelled alone by a guest', async () => {
    const user = buyer();
    const { number } = await buy(portal.visitor, [{ medicine: first }, { medicine: second }], user);
    const { body } = await portal.visitor.post('/api/v1/orders/find', { number, email: user.email });
    const { canCancel, items } = OrderDto.parse(body);
    expect([canCancel, items.map((item) => item.canCancel)]).toEqual([true, [false, false]]);
  });
});
