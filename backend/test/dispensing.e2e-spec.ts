import { PrescriptionCart } from '../../openapi/contract/care/prescription-cart.js';
import { PrescriptionDto } from '../../openapi/contract/care/prescriptions.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import type { Medicine } from '../src/pharmacy/medicine.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, confirm, openCart, stockOf } from './support/shop.js';
import { payAt } from './support/visits.js';

const PATH = '/api/v1/prescriptions';
/** 30 tablets, which are three boxes. */
const COURSE = { ...METFORMIN, duration: '15 days' };
const LINES = '/api/payment/create-medicine-checkout-session';

describe('What is dispensed for a prescription', () => {
  let portals: Portal[];
  let portal: Portal;
  let [doctor, patient, admin] = [] as unknown as [Client, Client, Client];
  let [metformin, sukhayan, amoxicillin, paracetamol] = [] as unknown as Medicine[];

  beforeAll(async () => {
    portals = [await startPortal('dispensing'), await startPortal('dispensing')];
    [portal] = portals;
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
    admin = await addAdmin(portal);
    const add = (name: string, more: Partial<Medicine> = {}) =>
      addMedicine(portal, { name, stock: 500, ...more });
    metformin = await add('Metformin 500 mg tablets');
    sukhayan = await add('Metformin 500 mg tablets (Sukhayan)', {
      brand: 'Sukhayan',
      packSize: { value: 15, unit: 'tablet' },
    });
    amoxicillin = await add('Amoxicillin 500 mg capsules');
    paracetamol = await add('Paracetamol 650 mg tablets', { overTheCounter: true });
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const write = async (medicines: object[] = [COURSE], more: object = {}) => {
    const { status, body } = await prescribe(portal, doctor, patient, { medicines, ...more });
    expect(status).toBe(201);
    return body;
  };
  const get = async (id: string, who = patient) => {
    const { body } = await who.get(`${PATH}/${id}`);
    expect(PrescriptionDto.parse(body)).toEqual(body);
    return body as PrescriptionDto;
  };
  const countsOf = async (id: string, who = patient) =>
    (await get(id, who)).medicines.map(({ boxesOrdered, boxesOfCourse }) => [boxesOrdered, boxesOfCourse]);
  const cartOf = async (id: string, who = patient) => {
    const { body } = await who.get(`${PATH}/${id}/cart`);
    expect(PrescriptionCart.parse(body)).toEqual(body);
    return body as PrescriptionCart;
  };
  const wanted = (id: string, quantity = 1, medicine = metformin, line = 1) => ({
    medicine,
    quantity,
    prescription: { id, line },
  });
  const order = (id: string, quantity = 1, who = patient) => openCart(who, [wanted(id, quantity)]);
  const at = ({ visitor }: Portal) => new Client(visitor.url, patient.token, patient.userId);
  const paymentOf = async (sessionId: string) =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const expire = async (sessionId: string) =>
    portal.app.get(SettlementService).release(await paymentOf(sessionId), 'expired');

  describe('the count', () => {
    it('is what was reserved and paid, and leaves the rest to be ordered', async () => {
      const { id } = await write();
      expect(await countsOf(id)).toEqual([[0, 3]]);
      expect((await cartOf(id)).items).toMatchObject([
        { line: 1, quantity: 3, boxesAllowed: 3, boxesOrdered: 0, boxesOfCourse: 3 },
      ]);
      await buy(patient, [wanted(id)]);
      expect((await order(id)).status).toBe(201);
      for (const who of [patient, doctor, admin]) expect(await countsOf(id, who)).toEqual([[2, 3]]);
      expect((await cartOf(id)).items).toMatchObject([
        { quantity: 1, boxesAllowed: 1, boxesOrdered: 2, boxesOfCourse: 3 },
      ]);
    });

    it('refuses more boxes than are left, names the item, and takes nothing from the stock', async () => {
      const { id, number } = await write();
      await order(id, 2);
      const before = await stockOf(portal, metformin);
      const refused = await order(id, 2);
      expectFailure(refused, { status: 409, code: 'COURSE_ORDERED', fields: ['items.0.quantity'] });
      expect(refused.body.error).toBe(
        `Metformin 500 mg tablets: prescription ${number} has one box left. Take fewer boxes.`,
      );
      expect(await stockOf(portal, metformin)).toBe(before);
      expect((await order(id)).status).toBe(201);
      const none = await order(id);
      expectFailure(none, { status: 409, code: 'COURSE_ORDERED' });
      expect(none.body.error).toContain('Ask your doctor for a new prescription.');
      expect((await cartOf(id)).items).toMatchObject([{ quantity: 0, boxesAllowed: 0, available: true }]);
    });

    it('leaves out expired, cancelled and fully refunded orders', async () => {
      const { id } = await write();
      const checkout = await order(id, 3);
      await expire(checkout.body.id);
      expect(await countsOf(id)).toEqual([[0, 3]]);
      const cancelled = await buy(patient, [wanted(id, 3)]);
      await patient.post(`/api/v1/orders/${cancelled.id}/cancel`);
      expect(await countsOf(id)).toEqual([[0, 3]]);
      const { sessionId } = await buy(patient, [wanted(id, 3)]);
      const refund = (amount: number) =>
        paymentOf(sessionId).then(({ _id }) =>
          admin.post(`/api/v1/payments/${String(_id)}/refund`, { amount, reason: 'Damaged.' }),
        );
      await refund(100);
      expect(await countsOf(id)).toEqual([[3, 3]]);
      await refund(140);
      expect(await countsOf(id)).toEqual([[0, 3]]);
    });

    it('gives the last box to one of two parallel checkouts (4 rounds)', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id } = await write();
        await order(id, 2);
        const [one, other] = await Promise.all(
          // Different products in every other round, so that not the stock makes them conflict.
          [metformin, round % 2 ? sukhayan : metformin].map((medicine, n) =>
            openCart(at(portals[n]), [wanted(id, 1, medicine)]),
          ),
        );
        expect([one.status, other.status].toSorted()).toEqual([201, 409]);
        expect(await countsOf(id)).toEqual([[3, 3]]);
        for (const { body } of [one, other]) if (body.id) await expire(body.id);
        patient = await addPatient(portal);
        await link(portal, patient, doctor);
      }
    });

    it('starts anew with a renewal', async () => {
      const old = await write();
      await buy(patient, [wanted(old.id, 3)]);
      const renewed = await write();
      expect(await countsOf(old.id)).toEqual([[3, 3]]);
      expect(await countsOf(renewed.id)).toEqual([[0, 3]]);
      expect((await order(renewed.id, 3)).status).toBe(201);
    });

    it('has no limit where the course is open, or the medicine is sold without a prescription', async () => {
      const open = { ...METFORMIN, duration: 'until review' };
      const pain = { ...COURSE, name: 'Paracetamol 650 mg tablets' };
      const { id } = await write([open, pain]);
      expect(await countsOf(id)).toEqual([
        [0, null],
        [0, 3],
      ]);
      expect((await cartOf(id)).items).toMatchObject([
        { quantity: null, boxesAllowed: null },
        { line: 2, quantity: 3, boxesAllowed: null },
      ]);
      const bought = [wanted(id, 20), wanted(id, 20, paracetamol, 2)];
      await buy(patient, bought);
      expect((await openCart(patient, bought)).status).toBe(201);
      expect(await countsOf(id)).toEqual([
        [40, null],
        [40, 3],
      ]);
    });

    it('counts the content of another brand', async () => {
      const { id } = await write();
      await buy(patient, [wanted(id, 1, sukhayan)]);
      expect(await countsOf(id)).toEqual([[1, 3]]);
      const both = await openCart(patient, [wanted(id, 2), wanted(id, 1, sukhayan)]);
      expectFailure(both, { status: 409, code: 'COURSE_ORDERED', fields: ['items.1.quantity'] });
      expect((await openCart(patient, [wanted(id, 1, sukhayan)])).status).toBe(201);
      expect(await countsOf(id)).toEqual([[2, 2]]);
    });

    it('is one for all lines of a medicine', async () => {
      const steps = [
        { ...METFORMIN, frequency: '1-0-0', duration: '10 days' },
        { ...METFORMIN, frequency: '0-0-1', duration: '10 days' },
      ];
      const { id } = await write(steps);
      await buy(patient, [wanted(id, 1, metformin, 2)]);
      expect(await countsOf(id)).toEqual([
        [1, 2],
        [null, null],
      ]);
    });
  });

  describe('an item of a cart', () => {
    it('is refused without a log-in, for a stranger, and for an unknown prescription', async () => {
      const { id } = await write();
      const stranger = await addPatient(portal);
      const answers = [
        await order(id, 1, portal.visitor),
        await order(id, 1, stranger),
        await order('0123456789abcdef01234567'),
      ];
      for (const answer of answers)
        expectFailure(answer, { status: 404, code: 'NOT_FOUND', fields: ['items.0.prescription.id'] });
      expect(answers.map(({ body }) => /Log in/.test(body.error!))).toEqual([true, false, false]);
      expect(await countsOf(id)).toEqual([[0, 3]]);
    });

    it('may be for a dependant, until the access ends', async () => {
      const held = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
      const { body } = await patient.post('/api/v1/dependants', held);
      const child = patient.actFor(String(body.id));
      await link(portal, child, doctor);
      const { body: written } = await prescribe(portal, doctor, child, { medicines: [COURSE] });
      expect((await order(written.id, 1, child)).status).toBe(201);
      expect((await order(written.id, 1, patient)).status).toBe(201);
      expect(await countsOf(written.id, child)).toEqual([[2, 3]]);
    });

    it.each([
      ['on hold', (id: string) => doctor.post(`${PATH}/${id}/hold`, { reason: 'Low sugar.' }), 'On hold'],
      ['stopped', (id: string) => doctor.post(`${PATH}/${id}/stop`, { reason: 'Low sugar.' }), 'Stopped on'],
      [
        'entered in error',
        (id: string) => doctor.post(`${PATH}/${id}/enter-in-error`, { reason: 'Wrong person.' }),
        'Entered in error',
      ],
      ['replaced', () => write(), 'Replaced on'],
    ])('is refused for a line that is %s', async (_, change, state) => {
      const { id } = await write();
      await change(id);
      const refused = await order(id);
      expectFailure(refused, { status: 409, code: 'WRONG_STATE', fields: ['items.0.prescription.line'] });
      expect(refused.body.error).toMatch(
        new RegExp(`^Metformin 500 mg tablets: ${state}.*remove it from the cart`),
      );
    });

    it('is refused when the course or the prescription is over', async () => {
      const { id } = await write();
      await portal
        .model(Prescription)
        .updateOne({ _id: id }, { date: '2020-01-01', endedFrom: '2020-02-01' });
      const refused = await order(id);
      expectFailure(refused, { status: 409, code: 'WRONG_STATE', fields: ['items.0.prescription.line'] });
    });

    it('is refused for another medicine, another strength and an unknown line', async () => {
      const { id } = await write();
      const other = await openCart(patient, [wanted(id, 1, amoxicillin)]);
      expectFailure(other, { status: 422, fields: ['items.0.medicineId'] });
      const stronger = await addMedicine(portal, { name: 'Metformin 1000 mg tablets' });
      const strong = await openCart(patient, [wanted(id, 1, stronger)]);
      expectFailure(strong, { status: 422, fields: ['items.0.medicineId'] });
      const beyond = await openCart(patient, [wanted(id, 1, metformin, 2)]);
      expectFailure(beyond, { status: 422, fields: ['items.0.prescription.line'] });
      for (const line of [0, 1.5, '1', 31, null])
        expectFailure(
          await patient.post(LINES, {
            items: [{ medicineId: String(metformin._id), quantity: 1, prescription: { id, line } }],
            user: {
              name: 'Asha Rao',
              email: 'asha@example.org',
              phone: '9812345678',
              address: '1 Lake Road',
            },
          }),
          { status: 400, fields: ['items.0.prescription.line'] },
        );
    });

    it('is refused with a message per item', async () => {
      const { id } = await write([COURSE, { ...COURSE, name: 'Amoxicillin 500 mg capsules' }]);
      await doctor.post(`${PATH}/${id}/stop`, { reason: 'Rash.' });
      const refused = await openCart(patient, [
        wanted(id),
        { medicine: paracetamol },
        wanted(id, 1, amoxicillin, 2),
      ]);
      expectFailure(refused, {
        status: 409,
        fields: ['items.0.prescription.line', 'items.2.prescription.line'],
      });
    });

    it('may be bought without a prescription as before', async () => {
      const { id } = await write();
      await buy(patient, [{ medicine: metformin, quantity: 3 }]);
      await buy(portal.visitor, [{ medicine: metformin, quantity: 3 }]);
      expect(await countsOf(id)).toEqual([[0, 3]]);
    });
  });

  it('is shown with the order, to its buyer and the pharmacy', async () => {
    const { id, number } = await write();
    const placed = await buy(patient, [wanted(id), { medicine: paracetamol }]);
    for (const who of [patient, admin]) {
      const { body } = await who.get(`/api/v1/orders/${placed.id}`);
      expect(body.items.map(({ prescription }: { prescription: unknown }) => prescription)).toEqual([
        { id, number, line: 1, problem: null },
        null,
      ]);
    }
  });

  it('keeps its confirmation when the payment comes twice', async () => {
    const { id } = await write();
    const checkout = await order(id, 3);
    await payAt(checkout.body.url);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(patient, checkout.body.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countsOf(id)).toEqual([[3, 3]]);
  });
});
