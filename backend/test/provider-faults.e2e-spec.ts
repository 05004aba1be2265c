import type { FaultMode } from '../../stripe-sandbox/src/database.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { clearFaults, orderFault, payUnheard } from './support/stripe.js';
import { book, openCheckout, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const SESSIONS = '/v1/checkout/sessions';
/** The maximum response time while the provider is down, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

describe('Faults of the payment provider', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('providerfaults');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });
  afterEach(() => clearFaults(portal));

  const visits = () =>
    portal.model<Appointment>(Appointment).find({ doctorId: doctor.userId }).lean<Appointment[]>();
  const statuses = async () =>
    (await portal.model<Payment>(Payment).find({ patientId: patient.userId }).lean<Payment[]>()).map(
      ({ status }) => status,
    );
  const sessionsOf = async () => {
    const references = (
      await portal.model<Payment>(Payment).find({ patientId: patient.userId }).lean<Payment[]>()
    ).map(({ _id }) => String(_id));
    return portal.db
      .collection('sandbox_sessions')
      .find({ clientReferenceId: { $in: references } })
      .toArray();
  };

  it.each<[FaultMode, number]>([
    ['error500', 0],
    ['rate429', 0],
    ['hang', 0],
    ['resetAfterSuccess', 1],
  ])('answers 502 and frees the slot when opening a checkout ends in %s', async (mode, opened) => {
    await orderFault(portal, mode, SESSIONS, 2);
    const before = Date.now();
    const answer = await openCheckout(patient, wish);
    expect([answer.status, answer.body.code]).toEqual([502, 'PAYMENT_UNAVAILABLE']);
    expect(Date.now() - before).toBeLessThan(LONGEST_WAIT_MS);
    await clearFaults(portal);
    expect([await visits(), await statuses()]).toEqual([[], ['failed']]);
    // The provider has at most one session for all attempts, and its address was never returned.
    expect((await sessionsOf()).map(({ status }) => status as string)).toEqual(
      Array.from({ length: opened }, () => 'open'),
    );
    expect((await openCheckout(patient, wish)).status).toBe(201);
  });

  it.each<FaultMode>(['error500', 'resetAfterSuccess'])(
    'gets over a single %s without a second session',
    async (mode) => {
      await orderFault(portal, mode, SESSIONS, 1);
      expect((await openCheckout(patient, wish)).status).toBe(201);
      expect(await sessionsOf()).toHaveLength(1);
    },
  );

  it('books payments made during an outage of the provider later', async () => {
    const checkout = await openCheckout(patient, wish);
    await payUnheard(portal, checkout.body.id);
    await orderFault(portal, 'error500', SESSIONS, 1000);
    const refused = await book(patient, wish);
    expect([refused.status, refused.body.code]).toEqual([502, 'PAYMENT_UNAVAILABLE']);
    await portal.model<Payment>(Payment).updateOne({ sessionId: checkout.body.id }, { checkAt: new Date(0) });
    await portal.reconcile();
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
    await clearFaults(portal);
    await portal.model<Payment>(Payment).updateOne({ sessionId: checkout.body.id }, { checkAt: new Date(0) });
    await portal.reconcile();
    expect((await visits()).map(({ status }) => status)).toEqual(['pending']);
    expect((await book(patient, wish)).status).toBe(201);
  });

  it('keeps the slot of a checkout that could not be closed', async () => {
    const checkout = await openCheckout(patient, wish);
    const cancel = () => patient.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
    await orderFault(portal, 'error500', SESSIONS, 1000);
    expect((await cancel()).status).toBe(502);
    await clearFaults(portal);
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
    await payUnheard(portal, checkout.body.id);
    const paid = await cancel();
    expect([paid.status, paid.body.code]).toEqual([409, 'ALREADY_PAID']);
    expect((await visits()).map(({ status }) => status)).toEqual(['pending']);
  });

  it('frees a slot whose session the provider has lost', async () => {
    const checkout = await openCheckout(patient, wish);
    await portal.db.collection<{ _id: string }>('sandbox_sessions').deleteOne({ _id: checkout.body.id });
    const past = new Date(Date.now() - 1000);
    await portal
      .model<Payment>(Payment)
      .updateOne({ sessionId: checkout.body.id }, { expiresAt: past, checkAt: past });
    await portal.reconcile();
    expect([await visits(), await statuses()]).toEqual([[], ['failed']]);
  });

  it('frees a slot when the server died before the provider answered', async () => {
    const checkout = await openCheckout(patient, wish);
    const past = new Date(Date.now() - 1000);
    await portal
      .model<Payment>(Payment)
      .updateOne(
        { sessionId: checkout.body.id },
        { $set: { expiresAt: past, checkAt: past }, $unset: { sessionId: 1, sessionUrl: 1 } },
      );
    await portal.reconcile();
    expect([await visits(), await statuses()]).toEqual([[], ['failed']]);
  });
});
