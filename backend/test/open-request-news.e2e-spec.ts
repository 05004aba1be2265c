import { OpenRequestNotifications } from '../src/appointments/notifications/open-request-notifications.service.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { openStream } from './support/event-stream.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startProfiler } from './support/profiler.js';
import { until } from './support/until.js';
import { dayFromToday } from './support/visits.js';

const NAME = 'openrequestnews';
const HOUR_MS = 3_600_000;
const ROUNDS = 8;

describe('News of requests to any doctor of a speciality', () => {
  let portal: Portal;
  /** Another process on the same database. */
  let other: Portal;
  let admin: Client;
  let patient: Client;
  let heart: Client;
  let otherHeart: Client;
  let skin: Client;

  beforeAll(async () => {
    portal = await startPortal(NAME);
    other = await startPortal(NAME);
    admin = await addAdmin(portal);
    patient = await addPatient(portal, 'Meera Iyer');
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    await visits().deleteMany({});
    await portal.model(OutboxRow).deleteMany({});
    await portal.model(Notification).deleteMany({});
    await portal.model(User).deleteMany({ type: 'doctor' });
    heart = await addDoctor(portal, 'Dr. Heart');
    otherHeart = await addDoctor(portal, 'Dr. Other Heart');
    skin = await addDoctor(portal, 'Dr. Skin', { speciality: 'Dermatology' });
    await addDoctor(portal, 'Dr. Gone', { disabled: true });
    await addDoctor(portal, 'Dr. Waiting', { approval: 'waiting' });
  });

  const visits = () => portal.model<Appointment>(Appointment);
  const ask = async (fields: Record<string, string> = {}) => {
    const body = form({
      patientId: patient.userId,
      speciality: 'Cardiology',
      reason: 'Palpitations',
      ...fields,
    });
    return (await patient.post('/api/appointments/create', body)).body.value.id as string;
  };
  const round = (of = portal) => of.app.get(OpenRequestNotifications, { strict: false }).mailDue();
  const bells = async () => {
    const rows = await portal.model<Notification>(Notification).find().lean<Notification[]>();
    return rows.filter(({ userId }) => String(userId) !== patient.userId);
  };
  const bellsOf = async (who: Client) =>
    (await bells()).filter(({ userId }) => String(userId) === who.userId);
  const mails = () =>
    portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: /^mail:open-requests:/ })
      .sort({ _id: 1 })
      .lean<OutboxRow[]>();
  const mailsOf = async (who: Client) =>
    (await mails()).filter(({ dedupeKey }) => dedupeKey.endsWith(`:${who.userId}`));
  let daysPassed = 0;
  /** Shifts everything into the past by this many days. */
  const letPass = async (days: number) => {
    for (const { _id, createdAt } of await visits().find().lean<Appointment[]>())
      await portal.db
        .collection('appointments')
        .updateOne({ _id }, { $set: { createdAt: new Date(createdAt.getTime() - days * 24 * HOUR_MS) } });
    for (const { _id, dedupeKey } of await mails())
      await portal
        .model(OutboxRow)
        .updateOne({ _id }, { dedupeKey: dedupeKey.replace(/:2\d{3}-/, `:past-${(daysPassed += days)}-`) });
  };

  it('immediately reaches every doctor of the speciality who may take it, and no one else', async () => {
    const stream = await openStream(heart);
    const day = dayFromToday(portal, 5);
    await ask({ preferredDate: day });
    const [event] = await stream.waitFor('notification');
    expect(event.data.notification.title).toBe(
      `A patient asks for any doctor of Cardiology, for ${portal.app.get(HospitalClock).format(day, null)}`,
    );
    stream.close();
    const told = await bells();
    expect(told.map(({ userId }) => String(userId)).toSorted()).toEqual(
      [heart.userId, otherHeart.userId].toSorted(),
    );
    expect(told[0]).toMatchObject({ link: '/doctor-login/appointments' });
    // It keeps its colleague when another doctor takes the request, without access to more data.
    expect(JSON.stringify(told)).not.toMatch(/Meera|Palpitations/);
    expect(await bellsOf(skin)).toEqual([]);
    const listed = (await heart.get(`/api/appointments/doctor/${heart.userId}`)).body as unknown[];
    expect(listed).toHaveLength(1);
  });

  it('is mailed to each of them once, without name and reason', async () => {
    const day = dayFromToday(portal, 5);
    await ask({ preferredDate: day });
    expect([await round(), await round(), await round(other)]).toEqual([2, 0, 0]);
    const [mail] = await mailsOf(heart);
    expect(await mailsOf(otherHeart)).toHaveLength(1);
    expect(await mailsOf(skin)).toEqual([]);
    expect(mail.mail!.subject).toBe('A patient asks for any doctor of Cardiology');
    expect(mail.mail!.html).toContain('/doctor-login/appointments');
    expect(mail.mail!.html).not.toMatch(/Meera|Palpitations/);
  });

  it('comes in one mail a day when there are many, and each request in one mail only', async () => {
    await ask();
    await round();
    for (let n = 0; n < 12; n += 1) await ask();
    const taken = await ask();
    const left = await ask();
    expect(await round()).toBe(0);
    expect(await bellsOf(heart)).toHaveLength(15);
    await heart.post(`/api/v1/appointments/${taken}/accept`, { appointmentDate: dayFromToday(portal, 9) });
    await heart.post(`/api/v1/appointments/${left}/leave-to-colleagues`);

    await letPass(1);
    await ask();
    expect(await round()).toBe(2);
    const [, next] = await mailsOf(heart);
    expect(next.mail!.subject).toBe('13 patients ask for any doctor of Cardiology');
    expect(next.mail!.html).toContain('3 more');
    expect((await mailsOf(otherHeart))[1].mail!.subject).toBe('14 patients ask for any doctor of Cardiology');
    await letPass(1);
    expect(await round()).toBe(0);
  });

  it('is not mailed at night when it is left over from the day before', async () => {
    await ask();
    await round();
    await ask();
    await letPass(1);
    const clock = portal.app.get(HospitalClock);
    const date = clock.today();
    const wall = jest.spyOn(clock, 'wall');
    try {
      wall.mockReturnValue({ date, time: '06:59' });
      expect(await round()).toBe(0);
      wall.mockReturnValue({ date, time: '07:00' });
      expect(await round()).toBe(2);
    } finally {
      wall.mockRestore();
    }
  });

  it('is mailed to a later colleague while it is open', async () => {
    const id = await ask();
    await round();
    const late = await addDoctor(portal, 'Dr. Late Heart');
    expect(await round()).toBe(1);
    expect(await mailsOf(late)).toHaveLength(1);
    await admin.delete(`/api/appointments/${id}`);
    await addDoctor(portal, 'Dr. Too Late Heart');
    expect(await round()).toBe(0);
  });

  it(`is sent once by several concurrent processes (${ROUNDS} rounds)`, async () => {
    const written: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      await ask();
      const rounds = [round(), round(other), round(), round(other)];
      written.push((await Promise.all(rounds)).reduce((sum, count) => sum + count, 0));
      await letPass(1);
    }
    expect(written).toEqual(Array.from({ length: ROUNDS }, () => 2));
    expect([(await mailsOf(heart)).length, (await mailsOf(otherHeart)).length]).toEqual([ROUNDS, ROUNDS]);
    expect(await bellsOf(heart)).toHaveLength(ROUNDS);
    const keys = (await mails()).map(({ dedupeKey }) => dedupeKey);
    await expect(
      portal.model(OutboxRow).create({ effect: 'mail', state: 'queued', dedupeKey: keys[0] }),
    ).rejects.toThrow(/E11000/);
  });

  it('is sent once when the patient repeats the request', async () => {
    const request = () =>
      patient.post(
        '/api/appointments/create',
        form({ patientId: patient.userId, speciality: 'Cardiology' }),
        { 'Idempotency-Key': 'the-same-request-again' },
      );
    await Promise.all([request(), request()]);
    await request();
    expect(await bellsOf(heart)).toHaveLength(1);
  });

  it('is looked up by an index', async () => {
    await ask();
    const watch = await startProfiler(portal.db);
    const [query] = await watch(() => round());
    await portal.db.db!.command({ profile: 0 });
    expect(query).toMatchObject({
      collection: 'appointments',
      plan: expect.stringMatching(/^IXSCAN \{ doctorId: 1, status: 1, createdAt: 1 \}/) as string,
      sortsInMemory: false,
    });
  });

  it("is on the console's list once no one has taken it for a day", async () => {
    const listed = async () => {
      const filter = encodeURIComponent('{"nobodyTook":true}');
      const rows = (await admin.get(`/api/v1/appointments?filter=${filter}`)).body as { id: string }[];
      const { waiting } = (await admin.get('/api/v1/statistics')).body;
      expect(waiting.requestsNobodyTook).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    const [old, answered] = [await ask(), await ask()];
    await heart.post(`/api/v1/appointments/${answered}/accept`, { appointmentDate: dayFromToday(portal, 9) });
    await letPass(1);
    const fresh = await ask();
    expect(await listed()).toEqual([old]);
    await heart.post(`/api/v1/appointments/${old}/accept`, { appointmentDate: dayFromToday(portal, 10) });
    expect(await listed()).toEqual([]);
    expect(fresh).not.toBe(old);
    for (const value of [false, 'yes', 1]) {
      const filter = encodeURIComponent(JSON.stringify({ nobodyTook: value }));
      expectFailure(await admin.get(`/api/v1/appointments?filter=${filter}`), {
        status: 400,
        fields: ['filter.nobodyTook'],
      });
    }
    const filter = encodeURIComponent('{"nobodyTook":true}');
    expectFailure(await heart.get(`/api/v1/appointments?filter=${filter}`), { status: 400 });
  });

  it('is mailed by the jobs of a process that starts afterwards', async () => {
    await ask();
    const restarted = await startPortal(NAME, { RUN_JOBS: 'true' });
    try {
      await until(async () => (await mails()).length === 2, 40_000);
    } finally {
      await restarted.close();
    }
    expect(await round()).toBe(0);
  }, 60_000);
});
