import { Types } from 'mongoose';
import { Dependant } from '../../openapi/contract/people/dependants.js';
import { ClaimCode } from '../../openapi/contract/people/walk-ins.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { readEnv } from '../src/config/env.js';
import { openMail } from '../src/mail/mail-secret.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { ComingOfAge } from '../src/users/dependants/coming-of-age.service.js';
import { dayOfAge } from '../src/users/dependants/of-age.js';
import { User } from '../src/users/user.schema.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Client, form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const PASSWORD = 'Quiet-River-42';
const ADULT = { fullName: 'Dev Rao', dob: '1955-01-03', gender: 'male', relationship: 'parent' };
const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe('Records that are taken over', () => {
  let portal: Portal;
  let holder: Client;
  let desk: Client;
  let addresses = 0;
  const newEmail = () => `own${(addresses += 1)}@example.org`;

  beforeAll(async () => {
    portal = await startPortal('takeovers', { SMTP_URL: '' });
    desk = await addAdmin(portal);
  });
  beforeEach(async () => {
    await portal.db.collection('mailcounts').deleteMany({});
    holder = await addPatient(portal, 'Asha Rao');
  });
  afterAll(() => portal.close());

  const add = async (who: object = ADULT): Promise<Dependant> =>
    Dependant.parse((await holder.post('/api/v1/dependants', who)).body);
  const ask = (by: Client) =>
    by.post(
      '/api/appointments/create',
      form({ patientId: by.userId, reason: 'Fever.', speciality: 'Pediatrics' }),
    );
  const invite = (id: string, email: string) => holder.post(`/api/v1/dependants/${id}/invite`, { email });
  const tokenIn = (html: string) => /claim#code(?:=|&#x3D;)([\w-]+)/.exec(html)![1];
  const withdraw = (id: string, by: Client = holder) =>
    by.post(`/api/v1/dependants/${id}/withdraw-invitation`);
  const print = async (id: string) =>
    ClaimCode.parse((await desk.post(`/api/v1/patients/${id}/claim-code`)).body).code;
  const claim = (code: string, email = newEmail()) =>
    portal.visitor.post('/api/users/claim', { code, email, password: PASSWORD });
  const login = async (email: string) => {
    const { body } = await portal.visitor.post('/api/users/login', {
      email,
      password: PASSWORD,
      type: 'patient',
    });
    return new Client(portal.url, String(body.token), String(body.userId));
  };
  const mailsTo = async (email: string) => {
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': email }).lean<OutboxRow[]>();
    return rows.map(({ mail }) => ({ subject: mail!.subject, html: openMail(mail!, readEnv(process.env)) }));
  };
  const emailOf = async (one: Client) =>
    (await portal.model<User>(User).findById(one.userId).lean<User>())!.email!;
  const titlesOf = async (userId: string) => {
    const rows = await portal.model<Notification>(Notification).find({ userId }).lean<Notification[]>();
    return rows.map(({ title }) => title);
  };

  it('notifies the guardian, by name, about a dependant, and afterwards only the person', async () => {
    const dev = await add();
    const asked = await ask(holder.actFor(dev.id));
    const id = String(asked.body.value?._id ?? asked.body._id);
    const cancelled = await desk.post(`/api/v1/appointments/${id}/cancel`, { reason: 'The doctor is ill.' });
    expect(cancelled.status).toBe(200);
    const { body } = await holder.get('/api/v1/notifications');
    const [news] = body as { title: string; personId: string; link: string }[];
    expect(news).toMatchObject({ personId: dev.id, title: expect.stringMatching(/^Dev Rao: /) as string });
    expect(news.link).toContain(`for=${dev.id}`);
    const mails = await mailsTo(await emailOf(holder));
    const mail = mails.find(({ subject }) => subject === news.title)!;
    expect(mail.html).toContain('Dear Asha Rao');

    const email = newEmail();
    await claim(await print(dev.id), email);
    const own = await login(email);
    const mine = (await own.get('/api/v1/notifications')).body as { title: string; personId: null }[];
    expect(mine).toHaveLength(body.length as number);
    expect(mine[0]).toMatchObject({ title: news.title, personId: null });
    expect(await titlesOf(holder.userId)).toEqual(['Dev Rao has taken over their records']);
    expect((await ask(own)).status).toBe(201);
    expect(await titlesOf(holder.userId)).toHaveLength(1);
  });

  it('is taken over by the link that the holder has mailed, and ends the holder’s access with it', async () => {
    const dev = await add();
    await ask(holder.actFor(dev.id));
    const email = newEmail();
    const invited = await invite(dev.id, email);
    expect(Dependant.parse(invited.body).invitation).toMatchObject({ email });
    const [{ html }] = await mailsTo(email);
    expect(html).toContain('Asha Rao looks after your visits and records');
    const token = /claim#code(?:=|&#x3D;)([\w-]+)&amp;takes-over/.exec(html)![1];
    expect((await claim(token)).status).toBe(200);

    const own = await login(email);
    expect(own.userId).toBe(dev.id);
    expect((await own.get(`/api/appointments/patient/${dev.id}`)).body).toHaveLength(1);
    expect((await own.get('/api/v1/me')).body).toMatchObject({ heldBy: null, emailConfirmed: true });
    for (const path of ['/api/v1/appointments', `/api/users/${dev.id}`])
      expectFailure(await holder.actFor(dev.id).get(path), { status: 403, code: 'NOT_HELD' });
    expectFailure(await holder.get(`/api/v1/dependants/${dev.id}`), { status: 404 });
    expectFailure(await desk.post(`/api/v1/dependants/${dev.id}/end`, { reason: 'x' }), { status: 404 });
    expect((await mailsTo(await emailOf(holder))).map(({ subject }) => subject)).toContain(
      'Dev Rao has taken over their records',
    );
  });

  it('is not taken over before the 18th birthday, by no road', async () => {
    const meera = await add(CHILD);
    const refused = { status: 409, code: 'NOT_OF_AGE' };
    expectFailure(await invite(meera.id, newEmail()), refused);
    expectFailure(await desk.post(`/api/v1/patients/${meera.id}/claim-code`), refused);
    expectFailure(await desk.post(`/api/v1/patients/${meera.id}/claim-mail`, { email: newEmail() }), refused);
    const dev = await add();
    expectFailure(await holder.put(`/api/v1/dependants/${dev.id}`, { dob: CHILD.dob }), {
      status: 422,
      fields: ['dob'],
    });
  });

  it('lets the holder act or have taken over, never both: writes against the claim', async () => {
    for (let round = 0; round < 2; round += 1) {
      const dev = await add();
      const code = await print(dev.id);
      const forDev = holder.actFor(dev.id);
      const asking = Array.from({ length: 4 }, () => ask(forDev));
      const [claimed, ...asked] = await Promise.all([claim(code), ...asking]);
      expect(claimed.status).toBe(200);
      for (const one of asked.filter(({ status }) => status !== 201))
        expectFailure(one, { status: 403, code: 'NOT_HELD' });
      const person = await portal.model<User>(User).findById(dev.id).lean<User>();
      expect(person!.heldBy).toBeUndefined();
      const visits = await portal.model<Appointment>(Appointment).countDocuments({ patientId: dev.id });
      expect(visits).toBe(asked.filter(({ status }) => status === 201).length);
      expectFailure(await ask(forDev), { status: 403, code: 'NOT_HELD' });
    }
  });

  it('has one outcome of two claims, and of a claim against the end by the desk', async () => {
    const dev = await add();
    await invite(dev.id, newEmail());
    const [printed, other] = [await print(dev.id), newEmail()];
    const answers = await Promise.all([claim(printed, other), claim(printed), claim(printed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);

    const ria = await add({ ...ADULT, fullName: 'Ria Rao' });
    const code = await print(ria.id);
    const [claimed, ended] = await Promise.all([
      claim(code),
      desk.post(`/api/v1/dependants/${ria.id}/end`, { reason: 'Asked for' }),
    ]);
    expect([claimed.status, ended.status].filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not taken over by an invitation that is withdrawn, and say so once in the trail', async () => {
    const dev = await add();
    const email = newEmail();
    await invite(dev.id, email);
    const [{ html }] = await mailsTo(email);
    const printed = await print(dev.id);
    const stranger = await addPatient(portal, 'Bela Shah');
    expectFailure(await withdraw(dev.id, stranger), { status: 404 });
    const answers = await Promise.all([withdraw(dev.id), withdraw(dev.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expectFailure(await claim(tokenIn(html)), { status: 422, code: 'CLAIM_INVALID' });
    const trace = { action: 'dependant.withdrawInvitation', recordId: dev.id };
    expect(await portal.model<AuditEvent>(AuditEvent).countDocuments(trace)).toBe(1);

    // A guardian cannot withdraw the desk's code; the desk can.
    expect(Dependant.parse((await withdraw(dev.id)).body).invitation).toMatchObject({ email: null });
    expect(Dependant.parse((await withdraw(dev.id, desk)).body).invitation).toBeNull();
    expectFailure(await claim(printed), { status: 422, code: 'CLAIM_INVALID' });
    expect((await claim(await print(dev.id))).status).toBe(200);
  });

  it('has one outcome of a claim and a withdrawal at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const dev = await add({ ...ADULT, fullName: `Dev Rao ${round}` });
      const email = newEmail();
      await invite(dev.id, email);
      const [{ html }] = await mailsTo(email);
      const by = round % 2 ? holder : desk;
      const [claimed, withdrawn] = await Promise.all([claim(tokenIn(html)), withdraw(dev.id, by)]);
      const won = claimed.status === 200;
      expect([claimed.status, withdrawn.status]).toEqual(won ? [200, 404] : [422, 200]);
      const person = await portal.model<User>(User).findById(dev.id).lean<User>();
      expect([Boolean(person!.heldBy), Boolean(person!.email)]).toEqual([!won, won]);
    }
  });

  it('ends at the desk with a reason, and notifies the guardian and the invited address', async () => {
    const dev = await add();
    const email = newEmail();
    await invite(dev.id, email);
    expectFailure(await desk.post(`/api/v1/dependants/${dev.id}/end`, {}), {
      status: 400,
      fields: ['reason'],
    });
    expectFailure(await holder.post(`/api/v1/dependants/${dev.id}/end`, { reason: 'x' }), { status: 403 });
    const ended = await desk.post(`/api/v1/dependants/${dev.id}/end`, { reason: 'Court order' });
    expect(ended.status).toBe(200);
    expectFailure(await holder.actFor(dev.id).get('/api/v1/appointments'), { status: 403, code: 'NOT_HELD' });
    expect(await titlesOf(holder.userId)).toEqual(['You no longer look after Dev Rao here']);
    const [told] = await mailsTo(await emailOf(holder));
    expect(told.html).toContain('Court order');
    const [invitation, news] = await mailsTo(email);
    expect(news.html).toContain('Asha Rao');
    expectFailure(await claim(tokenIn(invitation.html)), { status: 422, code: 'CLAIM_INVALID' });
    expect((await claim(await print(dev.id))).status).toBe(200);
  });

  it('invites once on the 18th birthday, and lists adults', async () => {
    const soon = await add(CHILD);
    const dob = `${Number(dayFromToday(portal, 0).slice(0, 4)) - 18}${dayFromToday(portal, 0).slice(4)}`;
    await portal.model<User>(User).updateOne({ _id: soon.id }, { dob, comesOfAgeOn: dayOfAge(dob) });
    const job = portal.app.get(ComingOfAge);
    const told = await Promise.all([job.tellDue(), job.tellDue(), job.tellDue()]);
    expect(told.reduce((sum, one) => sum + one)).toBe(1);
    expect(await titlesOf(holder.userId)).toEqual(['Meera Rao is 18 and can take over their records']);
    expect(await mailsTo(await emailOf(holder))).toHaveLength(1);
    const filter = encodeURIComponent(JSON.stringify({ ofAge: true, holderId: holder.userId }));
    const listed = await desk.get(`/api/v1/dependants?filter=${filter}`);
    expect(listed.body).toMatchObject([{ id: soon.id, ofAge: true, holder: { _id: holder.userId } }]);
  });

  it('bounds the invitations of one login', async () => {
    const dev = await add();
    const tries = [];
    for (let n = 0; n < 11; n += 1) tries.push(await invite(dev.id, newEmail()));
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('bounds the invitations to one mailbox from all senders and in every spelling', async () => {
    const tries = [];
    for (let n = 0; n < 5; n += 1) {
      holder = await addPatient(portal, 'Asha Rao');
      tries.push(await invite((await add()).id, `victim+${n}@example.org`));
    }
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expectFailure(tries[3], { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(tries[3].body.error).toContain('This address has been invited several times.');
  });

  it('bounds the invitations from one network, of all accounts together', async () => {
    const statuses = [];
    for (let account = 0; account < 3; account += 1) {
      holder = await addPatient(portal, 'Asha Rao');
      const { id } = await add();
      for (let n = 0; n < 8; n += 1) statuses.push((await invite(id, newEmail())).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
  });

  it('counts invitations to one mailbox at the same moment exactly', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const who = await addPatient(portal, 'Asha Rao');
        const { body } = await who.post('/api/v1/dependants', ADULT);
        return { who, id: String(body.id) };
      }),
    );
    const answers = await Promise.all(
      people.map(({ who, id }) => who.post(`/api/v1/dependants/${id}/invite`, { email: 'race@example.org' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('invites without a text of the sender, also by names that were stored before there was a rule', async () => {
    const lure = 'Your account is locked: http://x.example/%SECRET%';
    holder = await addPatient(portal, lure);
    const dev = await add();
    await portal.model<User>(User).updateOne({ _id: dev.id }, { fullName: 'Call 1800 4455 to unlock it' });
    const email = newEmail();
    expect((await invite(dev.id, email)).status).toBe(200);
    const [{ html }] = await mailsTo(email);
    expect(html).toContain('A patient of our hospital looks after your visits and records');
    expect(html).toContain('Dear reader,');
    expect(html).not.toMatch(/x\.example|1800|locked/);
  });

  it('ends the addresses of files with the access', async () => {
    const dev = await add();
    const image = `${new Types.ObjectId().toHexString()}.webp`;
    await portal.model<User>(User).updateOne({ _id: dev.id }, { image });
    const file = { _id: image, kind: 'patientPicture', ownerId: new Types.ObjectId(dev.id) };
    const bytes = { contentType: 'image/webp', data: Buffer.from('x'), createdAt: new Date() };
    await portal.db.collection('files').insertOne({ ...file, ...bytes } as never);
    const { body } = await holder.actFor(dev.id).get(`/api/users/${dev.id}`);
    const path = `/image/users/${body.value.image}`;
    expect((await portal.visitor.get(path)).status).toBe(200);
    await desk.post(`/api/v1/dependants/${dev.id}/end`, { reason: 'Asked for' });
    expectFailure(await portal.visitor.get(path), { status: 403 });
  });
});
