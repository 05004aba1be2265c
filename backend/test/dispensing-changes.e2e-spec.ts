import { OrderDto } from '../../openapi/contract/shop/orders.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import type { Medicine } from '../src/pharmacy/medicine.schema.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, confirm, openCart } from './support/shop.js';
import { payUnheard } from './support/stripe.js';
import { payAt } from './support/visits.js';

const PATH = '/api/v1/prescriptions';
const ROUNDS = 5;
const REASON = { reason: 'Low sugar.' };
const PROBLEM = /^Prescription RX-.*: Stopped on [^.]*\.$/;

describe('A prescription that changes after its medicines were ordered', () => {
  let portals: Portal[];
  let portal: Portal;
  let [doctor, patient, admin] = [] as unknown as [Client, Client, Client];
  let [metformin, sukhayan] = [] as unknown as Medicine[];

  beforeAll(async () => {
    portals = [await startPortal('dispensing_changes'), await startPortal('dispensing_changes')];
    [portal] = portals;
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
    admin = await addAdmin(portal);
    metformin = await addMedicine(portal, { name: METFORMIN.name, stock: 500 });
    sukhayan = await addMedicine(portal, {
      name: `${METFORMIN.name} (Sukhayan)`,
      brand: 'Sukhayan',
      stock: 500,
    });
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const write = async (who = patient) => {
    const { status, body } = await prescribe(portal, doctor, who, {
      medicines: [{ ...METFORMIN, duration: '15 days' }],
    });
    expect(status).toBe(201);
    return body;
  };
  const wanted = (id: string, quantity = 1) => [
    { medicine: metformin, quantity, prescription: { id, line: 1 } },
  ];
  const step = (id: string, name: string) =>
    doctor.post(`${PATH}/${id}/${name}`, name === 'resume' ? {} : REASON);
  const paymentOf = async (sessionId: string) =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const orderOf = async (id: string, who = admin): Promise<OrderDto> => {
    const { body } = await who.get(`/api/v1/orders/${id}`);
    expect(OrderDto.parse(body)).toEqual(body);
    return body;
  };
  const problemOf = async (id: string, who = admin) =>
    (await orderOf(id, who)).items[0].prescription!.problem;
  const bellsOf = async (who: Client, number: string) => {
    const rows = await portal
      .model<Notification>(Notification)
      .find({ userId: who.userId })
      .lean<Notification[]>();
    return rows
      .map(({ title }) => title)
      .filter((title) => title.includes(number) && /changed a medicine|^Check order/.test(title));
  };
  const expectTold = async (number: string) => {
    expect(await bellsOf(patient, number)).toEqual([`Your doctor has changed a medicine of order ${number}`]);
    expect(await bellsOf(admin, number)).toEqual([`Check order ${number} before it is packed`]);
  };

  it('keeps the order of a line that is stopped before the payment arrives, marks it, and tells buyer and staff', async () => {
    const { id } = await write();
    const checkout = await openCart(patient, wanted(id));
    await step(id, 'stop');
    await payAt(checkout.body.url);
    const { body } = await confirm(patient, checkout.body.id);
    expect(body).toMatchObject({ status: 'paid', refundReason: null });
    for (const who of [admin, patient]) expect(await problemOf(body.subjectId, who)).toMatch(PROBLEM);
    expect((await orderOf(body.subjectId)).status).toBe('placed');
    await expectTold(body.number);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ 'mail.subject': `Your doctor has changed a medicine of order ${body.number}` })
      .lean<OutboxRow[]>();
    expect(mails).toHaveLength(1);
    expect(mails[0].mail!.html).toContain('Metformin 500 mg tablets');
    expect(mails[0].mail!.html).not.toMatch(/Stopped on|Low sugar/);
  });

  it.each([
    ['stop', 'Stopped'],
    ['hold', 'On hold'],
    ['enter-in-error', 'Entered in error'],
  ])('tells of a paid order that is not shipped yet: %s', async (name, state) => {
    const { id } = await write();
    const placed = await buy(patient, wanted(id));
    expect(await problemOf(placed.id)).toBeNull();
    await step(id, name);
    expect(await problemOf(placed.id)).toMatch(new RegExp(`: ${state}`));
    await expectTold(placed.number);
    if (name === 'hold') {
      await step(id, 'resume');
      expect(await problemOf(placed.id)).toBeNull();
    }
  });

  it('tells of an order whose line another prescription replaces', async () => {
    const { id } = await write();
    const placed = await buy(patient, wanted(id));
    const { number } = await write();
    expect(await problemOf(placed.id)).toContain(`by ${number}`);
    await expectTold(placed.number);
  });

  it('leaves orders alone that have left the pharmacy or were cancelled', async () => {
    const { id } = await write();
    const shipped = await buy(patient, wanted(id));
    const cancelled = await buy(patient, wanted(id));
    for (const name of ['pack', 'ship']) await admin.post(`/api/v1/orders/${shipped.id}/${name}`);
    await patient.post(`/api/v1/orders/${cancelled.id}/cancel`);
    await step(id, 'stop');
    for (const each of [shipped, cancelled]) {
      expect(await problemOf(each.id)).toBeNull();
      expect(await bellsOf(admin, each.number)).toEqual([]);
    }
  });

  it('does not pack it in bulk, and packs it on its own page', async () => {
    const { id } = await write();
    const placed = await buy(patient, wanted(id));
    await step(id, 'stop');
    const bulk = await admin.post('/api/v1/orders/bulk', { action: 'pack', ids: [placed.id] });
    expect(bulk.body.results).toMatchObject([{ id: placed.id, ok: false, code: 'WRONG_STATE' }]);
    expect(bulk.body.results[0].error).toMatch(/^Open order HP-.*Stopped on/);
    expect((await admin.post(`/api/v1/orders/${placed.id}/pack`)).status).toBe(200);
  });

  it('does not ship it in bulk, and ships it on its own page', async () => {
    const { id } = await write();
    const placed = await buy(patient, wanted(id));
    await admin.post(`/api/v1/orders/${placed.id}/pack`);
    await step(id, 'stop');
    const bulk = await admin.post('/api/v1/orders/bulk', { action: 'ship', ids: [placed.id] });
    expect(bulk.body.results).toMatchObject([{ id: placed.id, ok: false, code: 'WRONG_STATE' }]);
    expect(bulk.body.results[0].error).toMatch(/^Open order HP-.* before you ship it\. .*Stopped on/);
    expect((await orderOf(placed.id)).status).toBe('packed');
    expect((await admin.post(`/api/v1/orders/${placed.id}/ship`)).status).toBe(200);
  });

  it('tells once when the stop and the payment meet, whichever is first', async () => {
    // A guardian pays for a dependant, so that the two writes have no other row in common than the prescription.
    const held = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
    const child = patient.actFor(String((await patient.post('/api/v1/dependants', held)).body.id));
    await link(portal, child, doctor);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await write(child);
      const checkout = await openCart(patient, wanted(id));
      await payUnheard(portal, checkout.body.id);
      const settle = () => portals[1].app.get(SettlementService).settleSession(checkout.body.id);
      const [, stopped] = await Promise.all([settle(), step(id, 'stop')]);
      expect(stopped.status).toBe(200);
      const { body } = await confirm(patient, checkout.body.id);
      expect(await problemOf(body.subjectId)).toMatch(PROBLEM);
      await expectTold(body.number);
    }
  });

  it('opens no checkout after a stop that meets it, or tells of the order later', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await write();
      const [checkout] = await Promise.all([openCart(patient, wanted(id)), step(id, 'stop')]);
      if (checkout.status === 409) {
        expect(checkout.body.code).toBe('WRONG_STATE');
        continue;
      }
      expect(checkout.status).toBe(201);
      await payAt(checkout.body.url);
      const { body } = await confirm(patient, checkout.body.id);
      await expectTold(body.number);
    }
  });

  it('counts the items of a late payment together', async () => {
    const { id } = await write();
    const late = await openCart(patient, [
      ...wanted(id, 1),
      { medicine: sukhayan, quantity: 1, prescription: { id, line: 1 } },
    ]);
    expect(late.status).toBe(201);
    await portal.app.get(SettlementService).release(await paymentOf(late.body.id), 'expired');
    await buy(patient, wanted(id, 2));
    await payAt(late.body.url);
    const { body } = await confirm(patient, late.body.id);
    const { items } = await orderOf(body.subjectId);
    expect(items.map(({ prescription }) => prescription!.problem)).toEqual([
      null,
      expect.stringContaining('more boxes than the course'),
    ]);
  });

  it('marks a late payment that makes it more boxes than the course needs', async () => {
    const { id, number } = await write();
    const late = await openCart(patient, wanted(id, 2));
    await portal.app.get(SettlementService).release(await paymentOf(late.body.id), 'expired');
    await buy(patient, wanted(id, 2));
    await payAt(late.body.url);
    const { body } = await confirm(patient, late.body.id);
    expect(body).toMatchObject({ status: 'paid', refundReason: null });
    expect(await problemOf(body.subjectId)).toContain(
      `more boxes than the course of prescription ${number} needs`,
    );
    expect(await bellsOf(patient, body.number)).toEqual([]);
    expect(await bellsOf(admin, body.number)).toEqual([`Check order ${body.number} before it is packed`]);
  });
});
