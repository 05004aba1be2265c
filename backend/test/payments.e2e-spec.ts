import type { SessionDoc } from '../../stripe-sandbox/src/database.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { payUnheard, refundsAt, stripeOf } from './support/stripe.js';
import {
  DECLINED_CARD,
  book,
  bookVisit,
  dayFromToday,
  openCheckout,
  payAt,
  wishFor,
} from './support/visits.js';
import type { Wish } from './support/visits.js';

describe('Payments', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('payments');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });

  const visits = () => portal.model<Appointment>(Appointment).find({ doctorId: doctor.userId });
  const paymentOf = async (sessionId: string) =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const sessions = () => portal.db.collection<SessionDoc>('sandbox_sessions');
  async function paid(who: Client, what: Wish): Promise<string> {
    const { body } = await openCheckout(who, what);
    await payUnheard(portal, body.id);
    return body.id;
  }

  describe('booking without a payment of one’s own for this very visit', () => {
    const open = async () => (await openCheckout(patient, wish)).body;

    async function paidOtherwise(change: Partial<SessionDoc>): Promise<void> {
      const { id } = await open();
      await sessions().updateOne({ _id: id }, { $set: change });
      await payUnheard(portal, id);
    }
    async function refundedBefore(): Promise<void> {
      const { id } = await bookVisit(patient, wish);
      expect((await doctor.post(`/api/v1/appointments/${id}/reject`)).status).toBe(200);
      await portal.deliver();
    }
    /** The cancellation of a visit within a day: the hospital keeps its payment. */
    async function spentBefore(): Promise<void> {
      doctor = await addDoctor(portal, 'Dr. Vikram Nair', { timeSlots: ['00:00'] });
      wish = wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 1), preferredTime: '00:00' });
      const { id } = await bookVisit(patient, wish);
      expect((await patient.delete(`/api/appointments/${id}`)).status).toBe(200);
    }

    /** The patient's actions before the request. */
    const forms: [name: string, prepare: () => Promise<unknown>][] = [
      ['nothing at all', async () => null],
      ['an unpaid checkout', open],
      ['a declined card', async () => payAt((await open()).url, DECLINED_CARD)],
      ['an expired checkout', async () => stripeOf(portal).checkout.sessions.expire((await open()).id)],
      [
        'a cancelled checkout',
        async () => patient.post('/api/v1/payments/cancel-checkout', { checkoutId: (await open()).id }),
      ],
      ["another patient's payment", async () => paid(await addPatient(portal), wish)],
      [
        "a payment for another doctor's time",
        async () => paid(patient, wishFor(portal, await addDoctor(portal))),
      ],
      [
        'a payment for another date',
        () => paid(patient, { ...wish, preferredDate: dayFromToday(portal, 4) }),
      ],
      ['a payment for another time', () => paid(patient, { ...wish, preferredTime: '10:30' })],
      ['a payment of another amount', () => paidOtherwise({ amountTotal: 100 })],
      ['a payment in another currency', () => paidOtherwise({ currency: 'jpy' })],
      ['a payment under another reference', () => paidOtherwise({ clientReferenceId: 'order-17' })],
      ['a payment that was refunded when the doctor rejected the visit', refundedBefore],
      ['a payment spent on a visit that was cancelled', spentBefore],
    ];

    it.each(forms)('does not book with %s', async (_name, prepare) => {
      await prepare();
      const booked = await book(patient, wish);
      expect([booked.status, booked.body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
      await portal.reconcile();
      const { preferredDate, preferredTime } = wish;
      const live = {
        patientId: patient.userId,
        preferredDate,
        preferredTime,
        status: { $in: ['pending', 'accepted'] as const },
      };
      expect(await visits().countDocuments(live)).toBe(0);
    });

    it("does not book in another person's name", async () => {
      const other = await addPatient(portal);
      await paid(other, wish);
      const booked = await patient.post('/api/appointments/create/specific', {
        patientId: other.userId,
        ...wish,
      });
      expect([booked.status, booked.body.code]).toEqual([403, 'NOT_YOURS']);
      expect(await visits().countDocuments({ status: { $ne: 'held' } })).toBe(0);
    });

    it('refunds exactly the taken amount when it differs from the requested one', async () => {
      const { body } = await openCheckout(patient, wish);
      await sessions().updateOne({ _id: body.id }, { $set: { amountTotal: 12_300 } });
      await payUnheard(portal, body.id);
      await book(patient, wish);
      await portal.deliver();
      const payment = await paymentOf(body.id);
      expect([payment.status, payment.refundedPaise]).toEqual(['refunded', 12_300]);
      expect(await refundsAt(portal, payment.paymentIntentId!)).toEqual([12_300]);
      expect(await visits()).toEqual([]);
    });
  });

  describe('the price', () => {
    const checkout = (doctorFee: string) =>
      patient.post(
        '/api/payment/create-checkout-session',
        JSON.stringify({ doctorName: 'Dr. Vikram Nair', ...wish, doctorFee: 0 }).replace(
          '"doctorFee":0',
          `"doctorFee":${doctorFee}`,
        ),
        { 'content-type': 'application/json' },
      );

    it.each([
      ['-1', 400],
      ['-800', 400],
      ['1e999', 400],
      ['-1e999', 400],
      ['"800"', 400],
      ['null', 400],
      ['true', 400],
      ['[800]', 400],
      ['{"$gt":0}', 400],
      ['1e300', 400],
      ['NaN', 400],
      ['0', 409],
      ['0.001', 400],
      ['1', 409],
      ['799.99', 409],
      ['800.01', 409],
      ['1200', 409],
      ['80000', 409],
      ['8e-2', 409],
    ])('does not charge %s where the fee is 800', async (fee, status) => {
      const answer = await checkout(fee);
      expect(answer.status).toBe(status);
      if (status === 409)
        expect([answer.body.code, answer.body.errors.doctorFee]).toEqual([
          'PRICE_CHANGED',
          'The fee is now ₹800. Please check it and try again.',
        ]);
      expect(await visits()).toEqual([]);
      expect(await portal.model<Payment>(Payment).countDocuments({ patientId: patient.userId })).toBe(0);
    });

    it('requests the fee of the database from the provider, whatever the sent one', async () => {
      const answer = await checkout('8.0e2');
      expect(answer.status).toBe(201);
      const session = await stripeOf(portal).checkout.sessions.retrieve(answer.body.id, {
        expand: ['line_items'],
      });
      const { _id } = await paymentOf(session.id);
      expect([session.amount_total, session.currency, session.client_reference_id]).toEqual([
        80_000,
        'inr',
        String(_id),
      ]);
      const line = session.line_items!.data[0];
      const when = portal.app.get(HospitalClock).format(wish.preferredDate, wish.preferredTime);
      expect([line.quantity, line.amount_total, line.description]).toEqual([
        1,
        80_000,
        `Consultation with Dr. Vikram Nair on ${when}`,
      ]);
    });

    it('refuses the old fee immediately after a change, and keeps agreed ones', async () => {
      const before = await openCheckout(patient, wish);
      expect((await admin.put(`/api/v1/doctors/${doctor.userId}`, { fee: 950.5 })).status).toBe(200);
      const other = await addPatient(portal);
      const later = { ...wish, preferredTime: '10:30' };
      const old = await openCheckout(other, later, 800);
      expect([old.status, old.body.code]).toEqual([409, 'PRICE_CHANGED']);
      const now = await openCheckout(other, later, 950.5);
      expect((await stripeOf(portal).checkout.sessions.retrieve(now.body.id)).amount_total).toBe(95_050);
      await payAt(before.body.url);
      expect((await book(patient, wish)).body.value.payment.amount).toBe(800);
    });

    it('does not let a doctor without a fee be booked', async () => {
      doctor = await addDoctor(portal, 'Dr. Vikram Nair', { feePaise: null });
      const answer = await openCheckout(patient, wishFor(portal, doctor), 0);
      expect([answer.status, answer.body.code]).toEqual([422, 'NOT_BOOKABLE']);
    });
  });

  describe('times that are not offered', () => {
    const weekdayOf = (days: number) => portal.app.get(HospitalClock).weekday(dayFromToday(portal, days));

    it.each<[string, () => Partial<Wish>]>([
      ['yesterday', () => ({ preferredDate: dayFromToday(portal, -1) })],
      ['a year ago', () => ({ preferredDate: dayFromToday(portal, -365) })],
      ['earlier today', () => ({ preferredDate: dayFromToday(portal, 0), preferredTime: '00:00' })],
      ['a day on which the doctor is away', () => ({ preferredDate: dayFromToday(portal, 6) })],
      ['61 days ahead', () => ({ preferredDate: dayFromToday(portal, 61) })],
      ['a time that the doctor does not offer', () => ({ preferredTime: '10:15' })],
    ])('refuses %s', async (_name, change) => {
      const days = [0, 3, 60, 61].map(weekdayOf);
      doctor = await addDoctor(portal, 'Dr. Vikram Nair', {
        availableDays: [...new Set(days)],
        timeSlots: ['00:00', '10:00', '23:59'],
      });
      const answer = await openCheckout(patient, { ...wishFor(portal, doctor), ...change() });
      expect([answer.status, answer.body.code]).toEqual([422, 'SLOT_NOT_OFFERED']);
      expect(await visits()).toEqual([]);
    });

    it('offers the sixtieth day, and refuses dates and times that do not exist', async () => {
      expect((await openCheckout(patient, { ...wish, preferredDate: dayFromToday(portal, 60) })).status).toBe(
        201,
      );
      for (const change of [
        { preferredDate: '2027-02-31' },
        { preferredDate: '31-12-2026' },
        { preferredTime: '25:00' },
        { preferredTime: '10:0' },
      ]) {
        expect((await openCheckout(patient, { ...wish, ...change })).status).toBe(400);
      }
    });

    it('refuses bookings with a hidden or disabled doctor', async () => {
      for (const overrides of [{ published: false }, { disabled: true }]) {
        const gone = await addDoctor(portal, 'Dr. Vikram Nair', overrides);
        expect((await openCheckout(patient, wishFor(portal, gone))).status).toBe(404);
      }
    });
  });
});
