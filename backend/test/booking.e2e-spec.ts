import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { DECLINED_CARD, book, bookVisit, openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

describe('Booking a visit', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('booking');
  });
  afterAll(() => portal.close());

  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });

  const visits = () =>
    portal.model<Appointment>(Appointment).find({ doctorId: doctor.userId }).lean<Appointment[]>();
  const payment = () => portal.model<Payment>(Payment).findOne({ patientId: patient.userId }).lean<Payment>();
  const mailsTo = async (client: Client) => {
    const user = await portal.db.collection('users').findOne({
      email: { $exists: true },
      fullName: { $exists: true },
      _id: (await visits())[0][client === doctor ? 'doctorId' : 'patientId']!,
    });
    return portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': user!.email }).lean<OutboxRow[]>();
  };

  it('holds the slot while the payment is open and shows it as taken', async () => {
    const checkout = await openCheckout(patient, wish);
    expect(checkout.status).toBe(201);
    expect(new Date(checkout.body.expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * 60_000);
    const { body: days } = await portal.visitor.get(
      `/api/users/doctors/${doctor.userId}/slots?from=${wish.preferredDate}&days=1`,
    );
    expect(days).toEqual([
      {
        date: wish.preferredDate,
        slots: [
          { time: '10:00', free: false },
          { time: '10:30', free: true },
          { time: '11:00', free: true },
        ],
      },
    ]);
    const other = await openCheckout(await addPatient(portal), wish);
    expect([other.status, other.body.code]).toEqual([409, 'SLOT_TAKEN']);
  });

  it('books once when it is paid, with a mail to each side', async () => {
    const appointment = await bookVisit(patient, wish);
    expect(appointment.status).toBe('pending');
    const again = await book(patient, wish);
    expect(again.body.value.id).toBe(appointment.id);
    expect(await visits()).toHaveLength(1);
    expect((await payment())?.status).toBe('paid');
    expect((await mailsTo(patient)).map((row) => row.mail?.subject)).toEqual([
      'We have received your appointment request',
    ]);
    expect((await mailsTo(doctor)).map((row) => row.mail?.subject)).toEqual([
      'New appointment request from Asha Rao',
    ]);
  });

  it('does not book when the card is declined', async () => {
    const checkout = await openCheckout(patient, wish);
    expect(await payAt(checkout.body.url, DECLINED_CARD)).toBe(402);
    const booked = await book(patient, wish);
    expect([booked.status, booked.body.code]).toEqual([402, 'PAYMENT_REQUIRED']);
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
  });

  it('gives the holder the same checkout again', async () => {
    const first = await openCheckout(patient, wish);
    const second = await openCheckout(patient, { ...wish, reason: 'Something else.' });
    expect(second.body.url).toBe(first.body.url);
    await payAt(second.body.url);
    expect((await book(patient, wish)).body.value.reason).toBe('Something else.');
  });

  it('lets the holder try again when an earlier try was cut off before it had a checkout', async () => {
    expect((await openCheckout(patient, wish)).status).toBe(201);
    const payments = portal.db.collection('payments');
    const mine = { patientId: new Types.ObjectId(patient.userId) };
    // As after a process that was killed before the provider's answer.
    await payments.updateOne(mine, { $unset: { sessionId: 1, sessionUrl: 1 } });
    const key = { 'Idempotency-Key': randomUUID() };
    const repeat = () =>
      patient.post(
        '/api/payment/create-checkout-session',
        { doctorName: 'Dr. Vikram Nair', doctorFee: 800, ...wish },
        key,
      );
    const early = await repeat();
    expect([early.status, early.body.code]).toEqual([409, 'IN_PROGRESS']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await portal.db.collection('appointments').updateOne(mine, { $set: { createdAt: aMinuteAgo } });
    const foreign = await openCheckout(await addPatient(portal), wish);
    expect([foreign.status, foreign.body.code]).toEqual([409, 'SLOT_TAKEN']);
    const again = await repeat();
    expect(again.status).toBe(201);
    expect(
      (await payments.find(mine).sort({ _id: 1 }).toArray()).map(({ status }) => status as string),
    ).toEqual(['failed', 'created']);
    await payAt(again.body.url);
    expect((await book(patient, wish)).status).toBe(201);
  });

  it('frees the slot when the checkout is cancelled', async () => {
    const checkout = await openCheckout(patient, wish);
    const cancel = () => patient.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await visits()).toHaveLength(0);
    expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
    expect(await payAt(checkout.body.url)).toBe(410);
  });
});
