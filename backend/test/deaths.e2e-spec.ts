import { inTransaction } from '../src/common/transaction.js';
import { Reminders } from '../src/appointments/reminders/reminders.service.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { Notifier } from '../src/notifications/notifier.service.js';
import type { Message } from '../src/notifications/notifier.service.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import { link } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

describe('The death of a patient', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let keys = 0;

  beforeAll(async () => {
    portal = await startPortal('deaths', { SMTP_URL: '' });
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model<OutboxRow>(OutboxRow).deleteMany({});
    patient = await addPatient(portal);
  });

  const record = (who: Client, body: object = { deceased: true }) =>
    admin.post(`/api/v1/patients/${who.userId}/deceased`, body);
  const userOf = async ({ userId }: Client) =>
    (await portal.model<User>(User).findById(userId).lean<User>())!;
  const bellsOf = ({ userId }: Client) => portal.model<Notification>(Notification).countDocuments({ userId });
  const mailsTo = async (who: Client) => {
    const { email } = await userOf(who);
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': email }).lean<OutboxRow[]>();
    return rows.map(({ state }) => state);
  };
  async function notify(who: Client, more: Partial<Message> = {}): Promise<void> {
    const { _id } = await userOf(who);
    const text = { title: 'News', paragraphs: ['News.'], facts: [], link: '/', linkText: 'Open' };
    keys += 1;
    await inTransaction(portal.db, (session) =>
      portal.app.get(Notifier).notify({ key: `death:${keys}`, to: _id, ...text, ...more }, session),
    );
  }
  async function addDependant(holder: Client): Promise<Client> {
    const heldBy = (await userOf(holder))._id;
    const dependant = await addPatient(portal, 'Kamla Rao', { heldBy, heldSince: new Date() });
    await portal.model<User>(User).updateOne({ _id: dependant.userId }, { $unset: { email: 1 } });
    return dependant;
  }

  it('ends the sessions, refuses the log-in and shows the state and the date', async () => {
    const { email } = await userOf(patient);
    const date = dayFromToday(portal, -3);
    const { status, body } = await record(patient, { deceased: true, date });
    expect([status, body.deceased.date, body.disabled]).toEqual([200, date, true]);
    expectFailure(await patient.get('/api/v1/me'), { status: 401 });
    const login = await portal.visitor.post('/api/users/login', {
      email,
      password: PASSWORD,
      type: 'patient',
    });
    expectFailure(login, { status: 401, code: 'LOGIN_FAILED' });
    const account = await admin.get(`/api/v1/users/${patient.userId}`);
    expect(account.body).toMatchObject({ deceased: true, disabled: true });
    const filter = encodeURIComponent(JSON.stringify({ deceased: true, id: patient.userId }));
    expect((await admin.get(`/api/v1/patients?filter=${filter}`)).body).toHaveLength(1);
  });

  it('stops every notification and mail to the person, also from senders that know nothing of it', async () => {
    await record(patient);
    await notify(patient);
    const { _id } = await userOf(patient);
    await inTransaction(portal.db, (session) =>
      portal.app.get(Notifier).ring([_id], { title: 'News', paragraphs: ['News.'], link: '/' }, session),
    );
    expect([await bellsOf(patient), await mailsTo(patient)]).toEqual([0, []]);
  });

  it('drops mails that were queued before, and says so to administrators', async () => {
    await notify(patient);
    expect(await mailsTo(patient)).toEqual(['queued']);
    await record(patient);
    await portal.deliver();
    expect(await mailsTo(patient)).toEqual(['dropped']);
    const filter = encodeURIComponent('{"state":"dropped"}');
    expect((await admin.get(`/api/v1/mails?filter=${filter}`)).body).toHaveLength(1);
  });

  it('drops a queued mail that names no account, if only deceased people have its address', async () => {
    const { email } = await userOf(patient);
    const mailTo = { name: 'Asha Rao', email: email! };
    await notify(patient, { to: null, mailTo });
    await notify(doctor, { to: null, mailTo: { name: 'Guest', email: 'guest@example.org' } });
    await record(patient);
    await portal.deliver();
    expect(await mailsTo(patient)).toEqual(['dropped']);
    expect(await portal.model<OutboxRow>(OutboxRow).countDocuments({ state: 'kept' })).toBe(1);
  });

  it('stops messages to a guardian about a dependant who died, and no others', async () => {
    const dependant = await addDependant(patient);
    await notify(dependant);
    await record(dependant);
    await notify(dependant);
    await notify(patient);
    await portal.deliver();
    expect((await mailsTo(patient)).toSorted()).toEqual(['dropped', 'kept']);
    expect(await bellsOf(patient)).toBe(2);
  });

  it('stops messages to a guardian who died about a dependant who lives', async () => {
    const dependant = await addDependant(patient);
    await record(patient);
    await notify(dependant);
    expect([await bellsOf(patient), await mailsTo(patient)]).toEqual([0, []]);
  });

  it('keeps visits open, and reminds of none', async () => {
    const id = await link(portal, patient, doctor, { createdAt: new Date(0), history: [] });
    await record(patient);
    await portal.app.get(Reminders, { strict: false }).remindDue();
    expect(await bellsOf(patient)).toBe(0);
    expect((await admin.get(`/api/v1/appointments/${id}`)).body.status).toBe('accepted');
  });

  it('sends no reminder to a disabled account, but other messages', async () => {
    await notify(patient, { isReminder: true });
    await admin.put(`/api/v1/patients/${patient.userId}`, { disabled: true });
    await notify(patient, { isReminder: true });
    await notify(patient);
    await portal.deliver();
    expect((await mailsTo(patient)).toSorted()).toEqual(['dropped', 'kept']);
    expect(await bellsOf(patient)).toBe(2);
  });

  it('is withdrawn by an administrator: the account is as it was before', async () => {
    const shut = await addPatient(portal, 'Shut Out', { disabled: true });
    for (const [who, disabled] of [
      [patient, false],
      [shut, true],
    ] as const) {
      await record(who);
      const { body } = await record(who, { deceased: false });
      expect(body).toMatchObject({ deceased: null, disabled });
    }
    await notify(patient);
    expect(await mailsTo(patient)).toEqual(['queued']);
  });

  it('is not undone by enabling the account', async () => {
    await record(patient);
    for (const path of [`/api/v1/patients/${patient.userId}`, `/api/v1/users/${patient.userId}`])
      expectFailure(await admin.put(path, { disabled: false }), { status: 409, code: 'WRONG_STATE' });
    const bulk = await admin.post('/api/v1/patients/bulk', { action: 'enable', ids: [patient.userId] });
    expect(bulk.body.results[0].code).toBe('WRONG_STATE');
    expect((await userOf(patient)).disabled).toBe(true);
  });

  it('is recorded once when it is repeated, with a corrected date, and is audited', async () => {
    await record(patient);
    const first = (await userOf(patient)).deceased!;
    const date = dayFromToday(portal, -1);
    await record(patient, { deceased: true, date });
    expect((await userOf(patient)).deceased).toEqual({ ...first, date });
    const events = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ action: 'patient.recordDeath', recordId: patient.userId })
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();
    expect(events.map(({ before, after }) => [before, after])).toEqual([
      [
        { deceased: false, date: null },
        { deceased: true, date: null },
      ],
      [
        { deceased: true, date: null },
        { deceased: true, date },
      ],
    ]);
  });

  it('refuses a date in the future or before the birth, another version, and accounts of other roles', async () => {
    for (const date of [dayFromToday(portal, 1), '1980-01-01'])
      expectFailure(await record(patient, { deceased: true, date }), { status: 422, fields: ['date'] });
    expectFailure(await record(patient, { deceased: true, date: '2026-02-31' }), {
      status: 400,
      fields: ['date'],
    });
    expectFailure(await record(patient, {}), { status: 400, fields: ['deceased'] });
    expectFailure(await record(patient, { deceased: true, version: 99 }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
    expectFailure(await record(doctor), { status: 404, code: 'NOT_FOUND' });
    expect((await userOf(patient)).deceased).toBeUndefined();
  });
});
