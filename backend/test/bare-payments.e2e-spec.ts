import { Appointment } from '../src/appointments/appointment.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { openBareCheckout, payUnheard, refundsAt } from './support/stripe.js';
import { book, bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

describe("Payments by the specification's bare pair of name and fee", () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;
  let name: string;
  let doctors = 0;

  beforeAll(async () => {
    portal = await startPortal('barepayments');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    name = `Dr. Lone ${(doctors += 1)}`;
    doctor = await addDoctor(portal, name);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });

  const visits = () =>
    portal.model<Appointment>(Appointment).find({ doctorId: doctor.userId }).lean<Appointment[]>();
  const paymentOf = async (sessionId: string) =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;

  async function payBare(): Promise<string> {
    const checkout = await openBareCheckout(patient, name);
    expect(checkout.status).toBe(201);
    expect(await payAt(checkout.body.url)).toBe(303);
    return checkout.body.id;
  }

  it('holds no slot, and takes it when the visit is booked', async () => {
    const sessionId = await payBare();
    expect(await visits()).toEqual([]);
    const booked = await book(patient, wish);
    expect([booked.status, booked.body.value.payment.amount]).toEqual([201, 800]);
    expect((await visits()).map(({ _id, status }) => [String(_id), status])).toEqual([
      [booked.body.value.id, 'pending'],
    ]);
    expect(String((await paymentOf(sessionId)).subjectId)).toBe(booked.body.value.id);
  });

  it('gives the same appointment when the call is repeated, and no second one', async () => {
    await payBare();
    const first = await book(patient, wish);
    const again = await book(patient, wish);
    expect([again.status, again.body.value.id]).toEqual([201, first.body.value.id]);
    const other = await book(patient, { ...wish, preferredTime: '10:30' });
    expect([other.status, other.body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
  });

  it('leaves the payment usable for another slot when the first one is taken', async () => {
    const sessionId = await payBare();
    await bookVisit(await addPatient(portal), wish);
    const refused = await book(patient, wish);
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect((await paymentOf(sessionId)).status).toBe('paid');
    expect((await book(patient, { ...wish, preferredTime: '10:30' })).status).toBe(201);
    expect(await visits()).toHaveLength(2);
  });

  it('cannot be used for another doctor, an unoffered time, or by another person', async () => {
    await payBare();
    const elsewhere = await book(patient, wishFor(portal, await addDoctor(portal, 'Dr. Somebody Else')));
    expect([elsewhere.status, elsewhere.body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
    for (const change of [
      { preferredTime: '10:15' },
      { preferredDate: dayFromToday(portal, 61) },
      { preferredDate: dayFromToday(portal, -1) },
    ]) {
      const refused = await book(patient, { ...wish, ...change });
      expect([refused.status, refused.body.code]).toEqual([422, 'SLOT_NOT_OFFERED']);
    }
    const thief = await addPatient(portal);
    expect((await book(thief, wish)).status).toBe(402);
    expect(await visits()).toEqual([]);
  });

  it('still is found behind later checkouts that were never paid', async () => {
    await payBare();
    for (let n = 0; n < 8; n += 1) await openBareCheckout(patient, name);
    expect((await book(patient, wish)).status).toBe(201);
  });

  it('pays for two visits with two payments', async () => {
    await payBare();
    await payBare();
    const [one, two] = [await book(patient, wish), await book(patient, { ...wish, preferredTime: '10:30' })];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await book(patient, wish)).body.value.id).toBe(one.body.value.id);
    expect((await book(patient, { ...wish, preferredTime: '11:00' })).status).toBe(402);
  });

  it.each(['Dr. Nobody', 'dr. twin', 'Dr. Twin', ''])(
    'refuses the name "%s" that is not that of exactly one doctor',
    async (unclear) => {
      await addDoctor(portal, 'Dr. Twin');
      await addDoctor(portal, 'Dr. Twin');
      const answer = await openBareCheckout(patient, unclear);
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors!)]).toEqual([
        422,
        'DOCTOR_NAME_UNCLEAR',
        ['doctorName'],
      ]);
    },
  );

  it.each([800.001, 799.999, 800.004])('refuses ₹%d rather than round it', async (fee) => {
    for (const answer of [
      await openBareCheckout(patient, name, fee),
      await openCheckout(patient, wish, fee),
    ]) {
      const { status, body } = answer as { status: number; body: { errors?: Record<string, string> } };
      expect([status, body.errors]).toEqual([400, { doctorFee: 'Use at most two decimals.' }]);
    }
    expect(await portal.model<Payment>(Payment).countDocuments({ patientId: patient.userId })).toBe(0);
  });

  it('refuses half of a slot', async () => {
    const part = { doctorId: doctor.userId, preferredDate: wish.preferredDate };
    const answer = await patient.post('/api/payment/create-checkout-session', {
      doctorName: name,
      doctorFee: 800,
      ...part,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('goes back after a day in which no visit was booked with it, once', async () => {
    const checkout = await openBareCheckout(patient, name);
    await payUnheard(portal, checkout.body.id);
    const soon = { checkAt: new Date(0) };
    await portal.model<Payment>(Payment).updateOne({ sessionId: checkout.body.id }, soon);
    await portal.reconcile();
    const paid = await paymentOf(checkout.body.id);
    expect([paid.status, paid.checkAt!.getTime() - paid.paidAt!.getTime()]).toEqual(['paid', 24 * 3_600_000]);
    for (let round = 0; round < 2; round += 1) {
      await portal.model<Payment>(Payment).updateOne({ sessionId: checkout.body.id }, soon);
      await portal.reconcile();
      await portal.deliver();
    }
    const returned = await paymentOf(checkout.body.id);
    expect([returned.status, returned.refundedPaise]).toEqual(['refunded', 80_000]);
    expect(await refundsAt(portal, returned.paymentIntentId!)).toEqual([80_000]);
    expect((await book(patient, wish)).body.code).toBe('PAYMENT_REQUIRED');
  });

  it('is never refunded once it was used for a visit', async () => {
    const sessionId = await payBare();
    await book(patient, wish);
    await portal.model<Payment>(Payment).updateOne({ sessionId }, { checkAt: new Date(0) });
    await portal.reconcile();
    await portal.deliver();
    expect((await paymentOf(sessionId)).status).toBe('paid');
  });
});
