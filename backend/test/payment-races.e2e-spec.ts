import { setTimeout as wait } from 'node:timers/promises';
import type { SessionDoc } from '../../stripe-sandbox/src/database.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import { SLOT_LOST } from '../src/booking/visit-payments.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import {
  clearFaults,
  deliverEvent,
  eventText,
  openBareCheckout,
  orderFault,
  payUnheard,
  refundsAt,
} from './support/stripe.js';
import { book, bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const PATIENTS = 200;
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'];

/** Retries like browsers and the provider when the provider did not answer the portal in time. */
async function untilHeard<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const answer = await call();
  return answer.status === 502 ? untilHeard(call) : answer;
}

describe('Many at once: paying', () => {
  let portal: Portal;
  let doctor: Client;
  let wish: Wish;
  let crowd: Client[];

  beforeAll(async () => {
    portal = await startPortal('paymentraces');
    crowd = await people(PATIENTS);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { timeSlots: TIMES });
    wish = wishFor(portal, doctor);
  });
  afterEach(async () => {
    const rows = await portal
      .model<Appointment>(Appointment)
      .find({ status: { $in: LIVE_STATUSES } })
      .lean<Appointment[]>();
    const slots = rows
      .filter(({ slot }) => slot)
      .map(({ slot }) => `${String(slot!.doctorId)} ${slot!.date} ${slot!.time}`);
    expect(slots).toHaveLength(new Set(slots).size);
  });

  async function people(count: number): Promise<Client[]> {
    const made: Client[] = [];
    while (made.length < count) {
      made.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, n) => addPatient(portal, `Patient ${made.length + n}`)),
        )),
      );
    }
    return made.slice(0, count);
  }
  const visits = () =>
    portal.model<Appointment>(Appointment).find({ doctorId: doctor.userId }).lean<Appointment[]>();
  const paymentOf = async (sessionId: string) =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const subjects = async (keyPart: string) =>
    (
      await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: { $regex: `^mail:.*${keyPart}` } })
        .lean<OutboxRow[]>()
    ).map(({ mail }) => mail!.subject);
  const count = (answers: { status: number }[]) =>
    answers.reduce<Record<number, number>>(
      (sums, { status }) => ({ ...sums, [status]: (sums[status] ?? 0) + 1 }),
      {},
    );

  it(`sells one slot once to ${PATIENTS} concurrent patients`, async () => {
    const answers = await Promise.all(crowd.map((patient) => openCheckout(patient, wish)));
    expect(count(answers)).toEqual({ 201: 1, 409: PATIENTS - 1 });
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['SLOT_TAKEN']),
    );
    const winner = answers.findIndex(({ status }) => status === 201);
    expect(await payAt(answers[winner].body.url)).toBe(303);
    expect((await book(crowd[winner], wish)).status).toBe(201);
    expect((await visits()).map(({ status, patientId }) => [status, String(patientId)])).toEqual([
      ['pending', crowd[winner].userId],
    ]);
    expect(await portal.model<Payment>(Payment).countDocuments({ 'booking.doctorId': doctor.userId })).toBe(
      1,
    );
  });

  it('refunds a payment that arrives after the hold ended and the slot was taken', async () => {
    const late = crowd.slice(0, 5);
    const lateCheckouts = [];
    for (const patient of late) {
      const checkout = await openCheckout(patient, wish);
      expect(checkout.status).toBe(201);
      lateCheckouts.push(checkout);
      // The hold expires here while the provider still accepts the payment.
      await portal.app.get(SettlementService).release(await paymentOf(checkout.body.id), 'expired');
    }
    const taker = crowd[5];
    await bookVisit(taker, wish);
    await Promise.all(lateCheckouts.map(({ body }) => payAt(body.url)));
    await Promise.all(
      lateCheckouts.map(({ body }) => deliverEvent(portal, eventText('checkout.session.completed', body.id))),
    );
    const answers = await Promise.all(late.map((patient) => book(patient, wish)));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      late.map(() => [409, 'SLOT_LOST']),
    );
    await portal.deliver();
    for (const { body } of lateCheckouts) {
      const payment = await paymentOf(body.id);
      expect([payment.status, payment.refunds[0]?.status, payment.refunds[0]?.reason]).toEqual([
        'refunded',
        'done',
        SLOT_LOST,
      ]);
      expect(await refundsAt(portal, payment.paymentIntentId!)).toEqual([80_000]);
      expect(await subjects(`payment:${String(payment._id)}`)).toEqual(['Your payment is being refunded']);
    }
    expect((await visits()).map(({ patientId }) => String(patientId))).toEqual([taker.userId]);
  });

  it('gives a lost slot back to the late payer when no one has taken it', async () => {
    const checkout = await openCheckout(crowd[0], wish);
    await portal.app.get(SettlementService).release(await paymentOf(checkout.body.id), 'expired');
    await payAt(checkout.body.url);
    expect((await book(crowd[0], wish)).status).toBe(201);
    expect((await paymentOf(checkout.body.id)).status).toBe('paid');
  });

  it('frees a hold that ran out, and closes its checkout so that no one can pay it any more', async () => {
    const checkout = await openCheckout(crowd[0], wish);
    const past = new Date(Date.now() - 1000);
    await portal
      .model<Payment>(Payment)
      .updateOne({ sessionId: checkout.body.id }, { expiresAt: past, checkAt: past });
    await portal.reconcile();
    expect(await visits()).toEqual([]);
    expect((await paymentOf(checkout.body.id)).status).toBe('expired');
    expect(await payAt(checkout.body.url)).toBe(410);
    expect((await openCheckout(crowd[1], wish)).status).toBe(201);
  });

  it('books a session that was paid although its answer never reached the server, or pays it back', async () => {
    await orderFault(portal, 'resetAfterSuccess', '/v1/checkout/sessions', 2);
    const failed = await openCheckout(crowd[0], wish);
    await clearFaults(portal);
    expect(failed.status).toBe(502);
    await bookVisit(crowd[1], wish);
    const mine = { patientId: crowd[0].userId, 'booking.doctorId': doctor.userId };
    const payment = (await portal.model<Payment>(Payment).findOne(mine).lean<Payment>())!;
    const sessions = portal.db.collection<SessionDoc>('sandbox_sessions');
    const session = (await sessions.findOne({ clientReferenceId: String(payment._id) }))!;
    await payUnheard(portal, session._id);
    await deliverEvent(portal, eventText('checkout.session.completed', session._id));
    await portal.deliver();
    expect((await paymentOf(session._id)).status).toBe('refunded');
    expect((await visits()).map(({ patientId }) => String(patientId))).toEqual([crowd[1].userId]);
  });

  it('makes one appointment of 100 bookings, 50 events and the reconciler at once', async () => {
    const [patient] = await people(1);
    const checkout = await openCheckout(patient, wish);
    await payAt(checkout.body.url);
    await portal.model<Payment>(Payment).updateOne({ sessionId: checkout.body.id }, { checkAt: new Date(0) });
    const bookings = Array.from({ length: 100 }, () => untilHeard(() => book(patient, wish)));
    const texts = Array.from({ length: 50 }, (_, n) =>
      eventText('checkout.session.completed', checkout.body.id, `evt_race${n % 25}`),
    );
    const events = texts.map((text) => untilHeard(() => deliverEvent(portal, text)));
    const [booked, received] = await Promise.all([
      Promise.all(bookings),
      Promise.all(events),
      portal.reconcile(),
    ]);
    expect(count(booked)).toEqual({ 201: 100 });
    expect(new Set(booked.map(({ body }) => body.value.id)).size).toBe(1);
    expect(count(received)).toEqual({ 200: 50 });
    const [visit, ...others] = await visits();
    expect([visit.status, others]).toEqual(['pending', []]);
    expect((await subjects(`appointment:${String(visit._id)}:requested`)).toSorted()).toEqual([
      `New appointment request from ${visit.patientName}`,
      'We have received your appointment request',
    ]);
    expect(
      await portal.db
        .collection('auditevents')
        .countDocuments({ recordId: String(visit.paymentId), action: 'payment.paid' }),
    ).toBe(1);
  });

  it('spends a payment without a slot once, whatever the patient asks for at the same moment', async () => {
    const [patient] = await people(1);
    doctor = await addDoctor(portal, 'Dr. Only One', { timeSlots: TIMES });
    const mine = wishFor(portal, doctor);
    const checkout = await openBareCheckout(patient, 'Dr. Only One');
    await payAt(checkout.body.url);
    const answers = await Promise.all(
      TIMES.map((preferredTime) => book(patient, { ...mine, preferredTime })),
    );
    expect(count(answers)).toEqual({ 201: 1, 402: TIMES.length - 1 });
    expect(await visits()).toHaveLength(1);
  });

  it('gives one patient at most three holds with concurrent calls', async () => {
    const [patient] = await people(1);
    const answers = await Promise.all(
      TIMES.map((preferredTime) => openCheckout(patient, { ...wish, preferredTime })),
    );
    expect(count(answers)).toEqual({ 201: 3, 409: 7 });
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['TOO_MANY_HOLDS']),
    );
    expect((await visits()).map(({ status }) => status)).toEqual(['held', 'held', 'held']);
  });

  it('never keeps money without a visit when paying and cancelling the checkout meet (10 rounds)', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const patient = crowd[100 + round];
      const mine = { ...wish, preferredDate: dayFromToday(portal, 5 + round) };
      const checkout = await openCheckout(patient, mine);
      // Paying takes fewer steps than cancelling, so it starts a little later each round and either may win.
      const pay = () => wait(2 * round).then(() => payAt(checkout.body.url));
      const cancel = () => patient.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
      await Promise.all([pay(), cancel()]);
      await portal.reconcile();
      await book(patient, mine);
      await portal.deliver();
      const session = await portal.db
        .collection<SessionDoc>('sandbox_sessions')
        .findOne({ _id: checkout.body.id });
      const visit = await portal
        .model<Appointment>(Appointment)
        .findOne({ patientId: patient.userId, doctorId: doctor.userId })
        .lean<Appointment>();
      const { status } = await paymentOf(checkout.body.id);
      outcomes.push(`${session!.status}, ${status}, ${visit?.status ?? 'no visit'}`);
    }
    const allowed = new Set([
      'complete, paid, pending',
      'expired, expired, no visit',
      'complete, refunded, no visit',
    ]);
    expect(outcomes.filter((outcome) => !allowed.has(outcome))).toEqual([]);
  });
});
