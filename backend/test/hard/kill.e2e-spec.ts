import { connect } from 'node:net';
import { Types } from 'mongoose';
import type { SessionDoc } from '../../../stripe-sandbox/src/database.js';
import { Client, isBroken } from '../support/client.js';
import { TIMES, addAccount } from '../support/bare-accounts.js';
import { startKillablePortal } from '../support/killable-portal.js';
import type { KillablePortal } from '../support/killable-portal.js';
import { PASSWORD } from '../support/people.js';
import { until } from '../support/until.js';
import { PAYING_CARD, book, openCheckout, payAt } from '../support/visits.js';
import type { Wish } from '../support/visits.js';

const KILLS = 6;
/** Nine starts of the server, on a shared machine. */
const TIMEOUT_MS = 300_000;
const PATIENTS_PER_KILL = 6;
/** Fewer steps than a crowd takes without failures, so the kill always comes in the middle. */
const MAX_STEPS = 13;
const REASON = 'Canary reason: palpitations.';

describe('A server that is killed', () => {
  let portal: KillablePortal;
  /** The slots of an unbooked day after each start. */
  const offers: unknown[] = [];

  beforeAll(async () => {
    portal = await startKillablePortal('kill');
    await limitTransactions(5);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await limitTransactions(60);
    await portal.close();
  });

  const visits = () => portal.db.collection('appointments');
  const payments = () => portal.db.collection('payments');
  /** The open transactions of a killed server expire in the database after this time (60 s by default). */
  const limitTransactions = (seconds: number) =>
    portal.db.getClient().db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: seconds });
  /** Expires every wait: the reconciler's, and locks of killed processes. */
  const hurry = async () => {
    await payments().updateMany(
      { checkAt: { $exists: true }, status: 'created' },
      { $set: { checkAt: new Date(0) } },
    );
    await portal.db.collection('jobs').updateMany({}, { $set: { nextRunAt: new Date(), lockedAt: null } });
    await portal.db
      .collection('sandbox_webhookDeliveries')
      .updateMany({ state: 'pending' }, { $set: { nextAttemptAt: new Date(0) } });
  };

  const farDay = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const offersOf = async (doctorId: string): Promise<unknown> =>
    (await new Client(portal.url).get(`/api/users/doctors/${doctorId}/slots?from=${farDay}&days=1`)).body;

  it('books after its restart a payment made while it was dead, by the event and without a browser', async () => {
    const patient = await portal.addPatient();
    const checkout = await openCheckout(patient, portal.nextWish(REASON));
    expect(await portal.server().end('SIGKILL')).toBe(137);
    expect(await payAt(checkout.body.url)).toBe(303);
    await until(
      async () =>
        (await portal.db
          .collection('sandbox_webhookDeliveries')
          .countDocuments({ state: 'pending', attempts: { $gt: 0 } })) > 0,
    );
    await portal.restart();
    const mine = { patientId: new Types.ObjectId(patient.userId) };
    await until(async () => (await visits().findOne(mine))?.status === 'pending', 45_000);
    expect(await visits().countDocuments(mine)).toBe(1);
    expect(
      await portal.db
        .collection('outbox')
        .countDocuments({ dedupeKey: { $regex: `:requested:${patient.userId}$` } }),
    ).toBe(1);
  });

  it('books after its restart a payment whose event was lost, by asking the provider', async () => {
    const patient = await portal.addPatient();
    const checkout = await openCheckout(patient, portal.nextWish(REASON));
    await portal.server().end('SIGKILL');
    expect(await payAt(checkout.body.url)).toBe(303);
    await portal.db
      .collection('sandbox_webhookDeliveries')
      .deleteMany({ payload: { $regex: checkout.body.id } });
    await portal.restart();
    await hurry();
    const mine = { patientId: new Types.ObjectId(patient.userId) };
    await until(async () => (await visits().findOne(mine))?.status === 'pending', 45_000);
    expect((await payments().findOne(mine))!.status).toBe('paid');
  });

  it('sends every reminder once when it is killed while sending them', async () => {
    const { userId } = await portal.addPatient();
    const start = new Date(Date.now() + 5 * 3_600_000 + 330 * 60_000).toISOString();
    const coming = Array.from({ length: 40 }, () => ({
      _id: new Types.ObjectId(),
      status: 'accepted',
      patientId: new Types.ObjectId(userId),
      patientName: 'Asha Rao',
      acceptedDoctorName: 'Dr. Vikram Nair',
      appointmentDate: start.slice(0, 10),
      preferredDate: start.slice(0, 10),
      preferredTime: start.slice(11, 16),
      history: [],
      createdAt: new Date(0),
    }));
    const mails = () =>
      portal.db.collection('outbox').countDocuments({ dedupeKey: { $regex: `:reminder:.*:${userId}$` } });
    await visits().insertMany(coming);
    await hurry();
    await until(async () => (await mails()) > 0, 45_000);
    await portal.server().end('SIGKILL');
    await portal.restart();
    await hurry();
    await until(async () => (await mails()) === coming.length, 40_000);
    const bells = { userId: new Types.ObjectId(userId), title: 'Your visit is coming up' };
    expect(await portal.db.collection('notifications').countDocuments(bells)).toBe(coming.length);
    await visits().deleteMany({ _id: { $in: coming.map(({ _id }) => _id) } });
  });

  it('makes one offer and one mail of each freed time when it is killed among the offers', async () => {
    const date = new Date(Date.now() + 45 * 24 * 3_600_000).toISOString().slice(0, 10);
    const doctorId = new Types.ObjectId(portal.doctorId);
    const asked = Date.now() - TIMES.length * 60_000;
    const waiting = TIMES.map((_, n) => ({ _id: new Types.ObjectId(), askedAt: new Date(asked + n * 1000) }));
    for (const [n, entry] of waiting.entries())
      await portal.db.collection('waitlist').insertOne({
        ...entry,
        patientId: new Types.ObjectId(await addAccount(portal.db, 'patient', `waits${n}@example.org`)),
        patientName: 'Asha Rao',
        ...{
          doctorId,
          doctorName: 'Dr. Vikram Nair',
          speciality: 'Cardiology',
          wish: `doctor:${String(doctorId)}`,
        },
        ...{
          from: date,
          to: date,
          part: 'any',
          status: 'waiting',
          open: true,
          seat: 0,
          passed: [],
          missed: 0,
        },
        ...{ createdAt: entry.askedAt, updatedAt: entry.askedAt },
      });
    const ids = waiting.map(({ _id }) => String(_id)).join('|');
    const mails = () =>
      portal.db
        .collection('outbox')
        .countDocuments({ dedupeKey: { $regex: `^mail:waitlist:(${ids}):offer:` } });
    await hurry();
    await until(async () => (await mails()) > 0, 45_000);
    await portal.server().end('SIGKILL');
    const before = await mails();
    await portal.restart();
    await hurry();
    await until(async () => (await mails()) === TIMES.length, 40_000);
    expect(before).toBeLessThan(TIMES.length);
    const held = await visits().find({ 'slot.doctorId': doctorId, 'slot.date': date }).toArray();
    const times = held.map(({ slot }) => (slot as { time: string }).time);
    expect(times.toSorted()).toEqual(TIMES);
    const offered = await portal.db
      .collection('waitlist')
      .find({ _id: { $in: waiting.map(({ _id }) => _id) } })
      .sort({ askedAt: 1 })
      .toArray();
    expect(offered.map(({ status, offer }) => [status, (offer as { time: string }).time])).toEqual(
      TIMES.map((time) => ['offered', time]),
    );
    await visits().deleteMany({ 'slot.doctorId': doctorId, 'slot.date': date });
    await portal.db.collection('waitlist').deleteMany({});
  });

  it(
    `loses no payment and sells no slot twice when it is killed at ${KILLS} moments of a busy time, in four time zones`,
    async () => {
      const acknowledged: string[] = [];
      /** A person's way to a visit; the connection may break at every step. */
      const visit = async (patient: Client, wish: Wish, onStep: () => void) => {
        try {
          const checkout = await openCheckout(patient, wish);
          onStep();
          if (checkout.status !== 201) return;
          await payAt(checkout.body.url);
          onStep();
          const booked = await book(patient, wish);
          onStep();
          if (booked.status === 201) acknowledged.push(booked.body.value.id as string);
        } catch (error) {
          if (!isBroken(error)) throw error;
        }
      };
      let busy: Promise<unknown> = Promise.resolve();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const crowd = await Promise.all(Array.from({ length: PATIENTS_PER_KILL }, portal.addPatient));
        const wishes = crowd.map(() => portal.nextWish(REASON));
        // Two want the same slot each time.
        wishes[1] = wishes[0];
        // Killed shortly after this many steps of the crowd, each time at another stage, on fast and slow
        // machines alike.
        let stepsLeft = 1 + ((kill * 7) % MAX_STEPS);
        await new Promise<void>((resolve) => {
          const onStep = () => void ((stepsLeft -= 1) === 0 && resolve());
          busy = Promise.all(crowd.map((patient, n) => visit(patient, wishes[n], onStep)));
          void busy.then(() => resolve());
        });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        await portal.server().end('SIGKILL');
        await busy;
        await portal.restart();
        offers.push(await offersOf(portal.doctorId));
      }
      expect(offers).toEqual(offers.map(() => offers[0]));
      expect(offers[0]).toHaveLength(1);
      const unsettled = async () => {
        await hurry();
        const paid = await portal.db
          .collection<SessionDoc>('sandbox_sessions')
          .find({ status: 'complete' })
          .toArray();
        const open: string[] = [];
        for (const { clientReferenceId } of paid) {
          const payment = await payments().findOne({ _id: new Types.ObjectId(clientReferenceId!) });
          const live = await visits().countDocuments({ paymentId: payment!._id, status: 'pending' });
          const booked = payment!.status === 'paid' && live === 1 && payment!.refunds.length === 0;
          const refunded = payment!.status === 'refunded' && live === 0;
          if (!booked && !refunded)
            open.push(`${clientReferenceId}: ${String(payment!.status)}, ${live} visits`);
        }
        return open;
      };
      let open = await unsettled();
      for (let tries = 0; open.length > 0 && tries < 120; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        open = await unsettled();
      }
      expect(open).toEqual([]);
      expect(
        await portal.db.collection('sandbox_sessions').countDocuments({ status: 'complete' }),
      ).toBeGreaterThan(KILLS / 2);
      for (const id of acknowledged)
        expect(await visits().countDocuments({ _id: new Types.ObjectId(id), status: 'pending' })).toBe(1);
      const twice = await visits()
        .aggregate([
          { $match: { status: { $in: ['held', 'pending', 'accepted'] } } },
          { $group: { _id: '$slot', count: { $sum: 1 } } },
          { $match: { count: { $gt: 1 } } },
        ])
        .toArray();
      expect(twice).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('finishes running requests and ends within ten seconds after a signal', async () => {
    const patient = await portal.addPatient();
    const fault = { mode: 'hang', path: '/v1/checkout/sessions', times: 1 };
    await fetch(`${portal.sandboxUrl}/sandbox/faults`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const inFlight = openCheckout(patient, portal.nextWish(REASON));
    await until(
      async () =>
        (await portal.db.collection('sandbox_faults').countDocuments({ remaining: 0, mode: 'hang' })) === 1,
    );
    const half = connect(Number(portal.env.PORT), '127.0.0.1');
    half.write(
      'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    half.on('error', () => half.destroy()); // it is cut off on purpose
    const started = Date.now();
    const code = portal.server().end('SIGTERM');
    expect((await inFlight).status).toBe(201);
    expect([0, 143]).toContain(await code);
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(fetch(portal.url)).rejects.toThrow('fetch failed');
    await portal.restart();
    expect((await patient.get(`/api/appointments/patient/${patient.userId}`)).status).toBe(200);
  });

  it.each<[setting: string, value: string]>([
    ['JWT_SECRET', 'canary-secret-too-short'],
    ['MONGODB_URI', 'canary://nowhere'],
  ])('does not start with a wrong %s, and says which setting it is', async (setting, value) => {
    const { code, log } = await portal.tryToStart({ [setting]: value });
    expect(code).toBe(1);
    expect(log).toContain(`Setting ${setting} `);
    expect(log).not.toContain('canary');
  });

  it('has written no password, token, card number or reason into its log', async () => {
    await new Client(portal.url).post('/api/users/login', {
      email: 'doctor@example.org',
      password: 'Canary-Wrong-Password-7',
      type: 'doctor',
    });
    await new Client(portal.url, 'canary.token.value').get(
      `/api/users/${portal.doctorId}?secret=canary-query`,
    );
    await new Client(portal.url).post('/api/payment/webhook', '{"canary":"canary-body"}', {
      'content-type': 'application/json',
      'stripe-signature': 't=1,v1=00',
    });
    await portal.server().end('SIGTERM');
    const text = portal.log();
    expect(text).toContain('/api/payment/create-checkout-session');
    expect(text).toContain('A delivery to the webhook was refused');
    const canaries = [
      PASSWORD,
      'Canary-Wrong-Password-7',
      PAYING_CARD,
      REASON,
      'canary.token.value',
      'canary-query',
      'canary-body',
      portal.env.JWT_SECRET,
      portal.env.STRIPE_WEBHOOK_SECRET,
      ...portal.tokens,
    ];
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
    const lines = text.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines.slice(0, 500)) expect(JSON.parse(line)).toHaveProperty('level');
  });
});
