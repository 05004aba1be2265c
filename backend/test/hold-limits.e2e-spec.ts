import { Types } from 'mongoose';
import { LiveHolds } from '../src/payments/holds/live-holds.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine, buyer, openCart, stockOf } from './support/shop.js';
import { openBareCheckout } from './support/stripe.js';
import { until } from './support/until.js';
import { bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

/** As in production. */
const BOUNDS = {
  HOLDS_PER_PERSON: '9',
  HOLDS_PER_PERSON_NEW: '1',
  HOLDS_PER_GUEST: '2',
  HOLDS_PER_ADDRESS: '20',
  HOLDS_PER_ADDRESS_NEW: '10',
  HOLDS_PER_DOCTOR_DAY: '12',
  HOLDS_PER_DOCTOR_DAY_NEW: '6',
  HOLDS_SHARE_OF_STOCK: '50',
};
const TIMES = Array.from(
  { length: 40 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

const codes = (answers: Answer<{ code?: string }>[]): Record<string, number> => {
  const names = answers.map(({ status, body }) => (status === 201 ? 'served' : body.code!));
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
  );
};

/** A refusal with a retry time within the half hour of a checkout. */
function expectComeBack(answer: Answer<{ code?: string }>, status: number, code: string): void {
  expectFailure(answer, { status, code });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(31 * 60);
  expect((answer.body as { error?: string }).error).toMatch(/come back in \d+ (seconds|minutes)\.$/);
}

describe('Unpaid checkouts', () => {
  let portal: Portal;
  let doctor: Client;
  let name: string;
  let doctors = 0;

  beforeAll(async () => {
    portal = await startPortal('hold-limits', BOUNDS);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    name = `Dr. Busy ${(doctors += 1)}`;
    doctor = await addDoctor(portal, name, { timeSlots: TIMES });
  });

  const at = (who: Client, address: string) => new ClientAt(who, address);
  /** Spread over many days, to stay below the limit of a doctor's day. */
  const wish = (n: number) =>
    wishFor(portal, doctor, {
      preferredDate: dayFromToday(portal, 2 + (n % 50)),
      preferredTime: TIMES[n % 40],
    });
  const newcomer = () => addPatient(portal, 'Nina New', { emailConfirmedAt: null });
  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)));

  describe('of one person', () => {
    it('is one while the address is not confirmed, and three of a kind from then on', async () => {
      const patient = await newcomer();
      const first = await openCheckout(patient, wish(1));
      expect(first.status).toBe(201);
      for (const answer of [
        await openCheckout(patient, wish(2)),
        await openBareCheckout(patient, name),
        await openCart(patient, [{ medicine: await addMedicine(portal) }]),
      ])
        expectComeBack(answer, 409, 'TOO_MANY_HOLDS');
      expect((await openCheckout(patient, wish(1))).body.id).toBe(first.body.id);
      await portal.db
        .collection('users')
        .updateOne({ _id: new Types.ObjectId(patient.userId) }, { $set: { emailConfirmedAt: new Date() } });
      await until(async () => (await openCheckout(patient, wish(2))).status === 201);
      expect((await openCheckout(patient, wish(3))).status).toBe(201);
      expectComeBack(await openCheckout(patient, wish(4)), 409, 'TOO_MANY_HOLDS');
      expect((await openCart(patient, [{ medicine: await addMedicine(portal) }])).status).toBe(201);
    });

    it('books and pays one after the other without a confirmed address', async () => {
      const patient = await newcomer();
      for (const n of [5, 6, 7]) expect((await bookVisit(patient, wish(n))).status).toBe('pending');
    });

    it('is bounded for the bare pair of name and fee: 40 calls, three checkouts', async () => {
      const patient = await addPatient(portal);
      const answers = await many(40, () => openBareCheckout(patient, name));
      const payments = await portal
        .model<Payment>(Payment)
        .find({ patientId: patient.userId, status: 'created' })
        .lean<Payment[]>();
      expect(payments).toHaveLength(3);
      const known = new Set(payments.map(({ sessionId }) => sessionId));
      const served = answers.filter(({ status }) => status === 201);
      expect(served.every(({ body }) => known.has(body.id))).toBe(true);
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectComeBack(answer, 409, 'TOO_MANY_HOLDS');
      const again = await openBareCheckout(patient, name);
      expect([again.status, known.has(again.body.id)]).toEqual([201, true]);
    });

    it('is two of a guest', async () => {
      const user = buyer();
      const address = freshAddress();
      const medicine = await addMedicine(portal, { stock: 100 });
      const answers = await many(8, () => openCart(at(portal.visitor, address), [{ medicine }], user));
      expect(codes(answers)).toEqual({ served: 2, TOO_MANY_HOLDS: 6 });
    });

    it('does not stop a guest whose email a stranger of another network has typed', async () => {
      const user = buyer();
      const medicine = await addMedicine(portal, { stock: 100 });
      for (const address of [freshAddress(), freshAddress()])
        await many(3, () => openCart(at(portal.visitor, address), [{ medicine }], user));
      const own = await openCart(at(portal.visitor, freshAddress()), [{ medicine }], user);
      expect(own.status).toBe(201);
    });
  });

  describe('of one address', () => {
    it('lets 20 of 60 at once in, and counts no others', async () => {
      const address = freshAddress();
      const patients = await many(20, () => addPatient(portal));
      const answers = await many(60, (n) => openCheckout(at(patients[n % 20], address), wish(n)));
      expect(codes(answers)).toEqual({ served: 20, HOLDS_LIMIT: 40 });
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectComeBack(answer, 429, 'HOLDS_LIMIT');
      const [row] = await portal
        .model<LiveHolds>(LiveHolds)
        .find({ _id: `address:${address}` })
        .lean<LiveHolds[]>();
      expect(row.holds).toHaveLength(20);
      // A time that none of the sixty requested.
      expect((await openCheckout(at(await addPatient(portal), freshAddress()), wish(70))).status).toBe(201);
    });

    it('reserves half for known patients: 14 fresh accounts hold 10 times, not 42', async () => {
      const address = freshAddress();
      const fresh = await many(14, newcomer);
      const answers = await many(42, (n) => openCheckout(at(fresh[n % 14], address), wish(n)));
      const byCode = codes(answers);
      expect(byCode.served).toBe(10);
      expect((await openCheckout(at(await addPatient(portal), address), wish(48))).status).toBe(201);
    });

    it('has room again when one is paid, given up, or has ended', async () => {
      const address = freshAddress();
      const patients = await many(8, () => addPatient(portal));
      const opened = await many(20, (n) => openCheckout(at(patients[n % 8], address), wish(n)));
      const late = at(await addPatient(portal), address);
      const tryAgain = (n: number) => openCheckout(late, wish(n));
      expectComeBack(await tryAgain(30), 429, 'HOLDS_LIMIT');

      expect(await payAt(opened[0].body.url)).toBe(303);
      await until(async () => (await tryAgain(30)).status === 201);
      expectComeBack(await tryAgain(31), 429, 'HOLDS_LIMIT');

      await patients[1].post('/api/v1/payments/cancel-checkout', { checkoutId: opened[1].body.id });
      expect((await tryAgain(31)).status).toBe(201);
      expectComeBack(await tryAgain(32), 429, 'HOLDS_LIMIT');

      await portal
        .model<LiveHolds>(LiveHolds)
        .updateOne({ _id: `address:${address}` }, { $set: { 'holds.0.expiresAt': new Date(0) } });
      expect((await tryAgain(32)).status).toBe(201);
    });

    it('does not count the holds of a dead process', async () => {
      const address = freshAddress();
      const old = Math.floor(Date.now() / 1000) - 120;
      const left = Array.from({ length: 20 }, () => ({
        paymentId: Types.ObjectId.createFromTime(old),
        expiresAt: new Date(Date.now() + 1_000_000),
      }));
      const row = { _id: `address:${address}`, holds: left, expiresAt: new Date(Date.now() + 1_000_000) };
      await portal.model<LiveHolds>(LiveHolds).create(row);
      expect((await openCheckout(at(await addPatient(portal), address), wish(1))).status).toBe(201);
    });

    it('counts no checkout that could not be opened', async () => {
      const address = freshAddress();
      const patient = at(await addPatient(portal), address);
      const taken = wish(9);
      await openCheckout(await addPatient(portal), taken);
      for (let n = 0; n < 25; n += 1) expectFailure(await openCheckout(patient, taken), { status: 409 });
      expect((await openCheckout(patient, wish(10))).status).toBe(201);
    });
  });

  it('is 12 on a doctor’s day, 6 of them for new accounts, from any number of addresses', async () => {
    const onOneDay = (n: number) => wishFor(portal, doctor, { preferredTime: TIMES[n] });
    const fresh = await many(10, newcomer);
    const first = await many(10, (n) => openCheckout(at(fresh[n], freshAddress()), onOneDay(n)));
    expect(codes(first)).toEqual({ served: 6, HOLDS_LIMIT: 4 });
    const patients = await many(10, () => addPatient(portal));
    const then = await many(10, (n) => openCheckout(at(patients[n], freshAddress()), onOneDay(20 + n)));
    expect(codes(then)).toEqual({ served: 6, HOLDS_LIMIT: 4 });
    for (const answer of [...first, ...then].filter(({ status }) => status !== 201))
      expect(answer.body).toMatchObject({ code: 'HOLDS_LIMIT' });
    const nextDay = wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 4) });
    expect((await openCheckout(await addPatient(portal), nextDay)).status).toBe(201);
  });

  describe('of a medicine', () => {
    it('reserves half of the boxes for others, with any number of concurrent guests', async () => {
      const medicine = await addMedicine(portal, { stock: 20 });
      const refused = await openCart(at(portal.visitor, freshAddress()), [{ medicine, quantity: 11 }]);
      expectFailure(refused, { status: 409, code: 'TOO_MANY_BOXES', fields: ['items.0.quantity'] });
      const answers = await many(10, () =>
        openCart(at(portal.visitor, freshAddress()), [{ medicine, quantity: 5 }]),
      );
      expect(codes(answers)).toEqual({ served: 2, HOLDS_LIMIT: 8 });
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectComeBack(answer, 429, 'HOLDS_LIMIT');
      expect(await stockOf(portal, medicine)).toBe(10);
      const patient = await addPatient(portal);
      expect((await openCart(at(patient, freshAddress()), [{ medicine, quantity: 10 }])).status).toBe(201);
    });

    it('sells the last boxes', async () => {
      const medicine = await addMedicine(portal, { stock: 2 });
      expect((await openCart(at(portal.visitor, freshAddress()), [{ medicine, quantity: 2 }])).status).toBe(
        201,
      );
      expect(await stockOf(portal, medicine)).toBe(0);
    });
  });

  it('counts lab tests by card too', async () => {
    const address = freshAddress();
    const test = await addLabTest(portal);
    const body = {
      labTestId: String(test._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      date: dayFromToday(portal, 2),
      place: 'hospital',
      payment: 'card',
    };
    const fresh = await many(12, newcomer);
    const answers = await many(12, (n) => at(fresh[n], address).post('/api/v1/lab-bookings', body));
    expect(codes(answers)).toEqual({ served: 10, HOLDS_LIMIT: 2 });
  });
});

describe('A setting that asks for a confirmed address', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal('confirmed-to-book', {}, { confirmedEmailToBook: true });
  });
  afterAll(() => portal.close());

  it('refuses every kind of booking until then', async () => {
    const patient = await addPatient(portal, 'Nina New', { emailConfirmedAt: null });
    const wish = wishFor(portal, await addDoctor(portal));
    const test = await addLabTest(portal);
    const lab = { labTestId: String(test._id), fullName: 'Nina New', phone: '9812345678', place: 'hospital' };
    const date = dayFromToday(portal, 2);
    const request = { patientId: patient.userId, speciality: 'Cardiology' };
    for (const answer of [
      await openCheckout(patient, wish),
      await openCart(patient, [{ medicine: await addMedicine(portal) }]),
      await patient.post('/api/v1/lab-bookings', { ...lab, date, payment: 'atCollection' }),
      await patient.post('/api/appointments/create', form(request)),
    ])
      expectFailure(answer, { status: 403, code: 'EMAIL_UNCONFIRMED' });
    expect((await openCart(portal.visitor, [{ medicine: await addMedicine(portal) }])).status).toBe(201);
    expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
  });
});
