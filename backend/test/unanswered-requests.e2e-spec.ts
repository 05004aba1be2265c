import { UnansweredRequests } from '../src/appointments/unanswered-requests.service.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startProfiler } from './support/profiler.js';
import { refundsAt } from './support/stripe.js';
import { until } from './support/until.js';
import { book, bookVisit, dayFromToday, startsIn, wishFor } from './support/visits.js';

const NAME = 'unanswered';
const ROUNDS = 10;

describe('A paid or free request that no one answers', () => {
  let portal: Portal;
  /** Another process on the same database. */
  let other: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal(NAME);
    other = await startPortal(NAME);
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
  });

  const round = (of = portal) => of.app.get(UnansweredRequests, { strict: false }).answerDue();
  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const refundsOf = async (id: string) => {
    await portal.deliver();
    const { paymentId } = await stored(id);
    const payment = (await portal.model<Payment>(Payment).findById(paymentId).lean<Payment>())!;
    return [payment.status, await refundsAt(portal, payment.paymentIntentId!)];
  };
  const subjects = async (id: string) => {
    const dedupeKey = { $regex: `^mail:appointment:${id}:unanswered:` };
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey }).lean<OutboxRow[]>();
    return rows.map(({ mail }) => mail!.subject).toSorted();
  };
  const accept = (id: string, appointmentDate?: string) =>
    doctor.put(`/api/appointments/${id}/respond`, {
      status: 'accepted',
      doctorId: doctor.userId,
      appointmentDate,
    });
  const TOLD = [
    'The request of Asha Rao was not answered in time',
    'Your appointment request was not answered in time',
  ];

  it('is rejected by the system when its time comes: refunded in full, patient and doctor notified', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    await startsIn(portal, id, 1);
    expect(await round()).toBe(0);
    expect((await stored(id)).status).toBe('pending');
    await startsIn(portal, id, 0);
    expect(await round()).toBe(1);
    const visit = await stored(id);
    expect([visit.status, visit.history.at(-1)]).toMatchObject([
      'rejected',
      { status: 'rejected', by: null },
    ]);
    expect(await refundsOf(id)).toEqual(['refunded', [80_000]]);
    expect(await subjects(id)).toEqual(TOLD);
    const notes = await portal
      .model<Notification>(Notification)
      .find({ userId: patient.userId })
      .sort({ _id: 1 })
      .lean<Notification[]>();
    expect(notes.at(-1)!.text).toContain('₹800 is being refunded in full');
    const trace = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ recordId: id, action: 'appointment.unanswered' })
      .lean<AuditEvent[]>();
    expect(trace.map(({ actorId }) => actorId)).toEqual([null]);
    expect((await patient.get(`/api/v1/appointments/${id}`)).body).toMatchObject({
      status: 'rejected',
      wasUnanswered: true,
      canCancel: false,
    });
    const late = await accept(id, dayFromToday(portal, 1));
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await patient.delete(`/api/appointments/${id}`)).status).toBe(409);
  });

  it('frees the time and counts as rejected once, also after several rounds', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    await startsIn(portal, id, -24 * 60);
    const found = await Promise.all([round(), round(other), round(), round(other), round()]);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await round(other)).toBe(0);
    expect((await stored(id)).history.map(({ status }) => status)).toEqual(['held', 'pending', 'rejected']);
    expect(await refundsOf(id)).toEqual(['refunded', [80_000]]);
    expect(await subjects(id)).toEqual(TOLD);
  });

  it('ignores answered, future and unpaid requests', async () => {
    const [accepted, ahead, rejected] = [
      await bookVisit(patient, wishFor(portal, doctor)),
      await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '10:30' })),
      await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '11:00' })),
    ];
    await accept(accepted.id);
    await startsIn(portal, accepted.id, -60);
    await doctor.post(`/api/v1/appointments/${rejected.id}/reject`);
    await startsIn(portal, rejected.id, -60);
    const asked = await patient.post(
      '/api/appointments/create',
      form({ patientId: patient.userId, speciality: 'Cardiology' }),
    );
    const { id: unpaid } = asked.body.value as { id: string };
    await portal.model(Appointment).updateOne({ _id: unpaid }, { preferredDate: dayFromToday(portal, -2) });
    expect(await round()).toBe(0);
    const states = await Promise.all([accepted.id, ahead.id, rejected.id, unpaid].map(stored));
    expect(states.map(({ status }) => status)).toEqual(['accepted', 'pending', 'rejected', 'pending']);
    expect((await patient.get(`/api/v1/appointments/${rejected.id}`)).body.wasUnanswered).toBe(false);
  });

  it('rejects free requests too, with nothing to refund', async () => {
    const free = await addDoctor(portal, 'Dr. Ananya Sharma', { feePaise: 0 });
    const booked = await book(patient, wishFor(portal, free));
    const { id } = booked.body.value as { id: string };
    await startsIn(portal, id, -60);
    expect(await round()).toBe(1);
    expect((await stored(id)).status).toBe('rejected');
    await portal.deliver();
    expect(await subjects(id)).toEqual(TOLD);
    const dedupeKey = { $regex: `^mail:appointment:${id}:unanswered:` };
    const mails = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey }).lean<OutboxRow[]>();
    const texts = mails.map(({ mail }) => JSON.stringify(mail)).join(' ');
    expect(texts).toContain('there is nothing to refund');
    expect(texts).not.toContain('payment is refunded');
  });

  it('stops no other when one cannot be answered', async () => {
    const [broken, sound] = [
      await bookVisit(patient, wishFor(portal, doctor)),
      await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '10:30' })),
    ];
    await startsIn(portal, broken.id, -90);
    await startsIn(portal, sound.id, -30);
    const { paymentId } = await stored(broken.id);
    // A refund that cannot be written: its payment's list of refunds is no list.
    const payments = portal.db.collection('payments');
    await payments.updateOne({ _id: paymentId! }, { $set: { refunds: 'none' } });
    expect(await round()).toBe(1);
    expect([(await stored(broken.id)).status, (await stored(sound.id)).status]).toEqual([
      'pending',
      'rejected',
    ]);
    await payments.updateOne({ _id: paymentId! }, { $set: { refunds: [] } });
    expect(await round()).toBe(1);
    expect(await refundsOf(broken.id)).toEqual(['refunded', [80_000]]);
  });

  it('is found by the indexes of paid and of free requests, in their order', async () => {
    const watch = await startProfiler(portal.db);
    const [query] = await watch(() => round());
    await portal.db.db!.command({ profile: 0 });
    expect(query).toMatchObject({
      collection: 'appointments',
      plan: 'IXSCAN { status: 1, preferredDate: 1, preferredTime: 1 }, IXSCAN { isFree: 1, preferredDate: 1, preferredTime: 1 }',
      sortsInMemory: false,
    });
  });

  it(`ends in one state when the doctor accepts at that very moment (${ROUNDS} rounds)`, async () => {
    const wrong: string[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await startsIn(portal, id, 0);
      const steps = [
        () => accept(id, dayFromToday(portal, 20 + n)),
        () => round(),
        () => round(other),
        () => patient.delete(`/api/appointments/${id}`),
      ];
      const turned = [...steps.slice(n % 4), ...steps.slice(0, n % 4)];
      await Promise.all(turned.map((step) => step()));
      const row = await stored(id);
      const [money] = await refundsOf(id);
      const told = (await subjects(id)).length;
      const legal: Record<string, [string, number]> = { accepted: ['paid', 0], rejected: ['refunded', 2] };
      const asExpected =
        row.history.length === 3 && legal[row.status]?.[0] === money && legal[row.status]?.[1] === told;
      if (!asExpected) wrong.push(`${row.status} ${String(money)} ${told}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is found by the jobs of a process that starts afterwards', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    await startsIn(portal, id, -5);
    const restarted = await startPortal(NAME, { RUN_JOBS: 'true' });
    try {
      await until(async () => (await stored(id)).status === 'rejected', 40_000);
    } finally {
      await restarted.close();
    }
    expect(await subjects(id)).toEqual(TOLD);
  }, 60_000);
});
