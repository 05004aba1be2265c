import { EmailConfirmation } from '../src/auth/email-confirmations/email-confirmation.schema.js';
import { MAILS_PER_HOUR } from '../src/auth/email-confirmations/confirmation-limiter.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import { expectOneRow } from './support/audit.js';
import { link, note } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';
import { bookVisit, wishFor } from './support/visits.js';

const CONFIRM = '/api/users/confirm-email';
const AGAIN = '/api/v1/me/email-confirmation';

describe('The confirmation of an email address', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('email-confirmation', { LOGIN_TRIES_PER_ADDRESS: '30' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.db.collection('resettries').deleteMany({}));

  const isConfirmed = async (who: Client): Promise<boolean> =>
    (await who.get(`/api/users/${who.userId}`)).body.value.emailConfirmed;
  const subjectsTo = async (email: string) => {
    const rows = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ 'mail.to': email })
      .sort({ _id: 1 })
      .lean<OutboxRow[]>();
    return rows.map(({ mail }) => mail!.subject);
  };

  async function registered(): Promise<{ who: Client; email: string }> {
    const fields = newPerson();
    const { body } = await register(portal.visitor, fields);
    return { who: await clientOf(portal, body.userId as string), email: fields.email };
  }

  /** The token of the newest link mailed to this address, from the console of a demo. */
  async function tokenFor(email: string, page = 'confirm-email'): Promise<string> {
    await portal.deliver();
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    const { body } = await admin.get(`/api/v1/mails?filter=${filter}`);
    const texts = (body as { html: string }[]).map(({ html }) => html.replaceAll('&#x3D;', '='));
    const found = texts.map((html) => new RegExp(`/${page}#token=([\\w-]+)`).exec(html)).find(Boolean);
    if (!found) throw new Error('No link was mailed');
    return found[1];
  }

  it('comes about by the link, which counts once', async () => {
    const { who, email } = await registered();
    expect(await isConfirmed(who)).toBe(false);
    const token = await tokenFor(email);
    const row = { action: 'email.confirm', by: who, resource: 'users' };
    await expectOneRow(portal, () => portal.visitor.post(CONFIRM, { token }), {
      ...row,
      recordId: who.userId,
    });
    expect(await isConfirmed(who)).toBe(true);
    expectFailure(await portal.visitor.post(CONFIRM, { token }), {
      status: 422,
      code: 'CONFIRMATION_LINK_INVALID',
    });
  });

  it('happens once of ten at the same moment', async () => {
    const { email } = await registered();
    const token = await tokenFor(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.visitor.post(CONFIRM, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused for a link that is too old, is none, or belongs to a disabled account', async () => {
    const { who, email } = await registered();
    const token = await tokenFor(email);
    const invalid = { status: 422, code: 'CONFIRMATION_LINK_INVALID' };
    expectFailure(await portal.visitor.post(CONFIRM, { token: 'none' }), invalid);
    expectFailure(await portal.visitor.post(CONFIRM, {}), { status: 400, fields: ['token'] });
    const users = portal.model<User>(User);
    await users.updateOne({ _id: who.userId }, { disabled: true });
    expectFailure(await portal.visitor.post(CONFIRM, { token }), invalid);
    await users.updateOne({ _id: who.userId }, { disabled: false });
    const confirmations = portal.model<EmailConfirmation>(EmailConfirmation);
    await confirmations.updateMany({ userId: who.userId }, { expiresAt: new Date(0) });
    expectFailure(await portal.visitor.post(CONFIRM, { token }), invalid);
    expect((await users.findById(who.userId).lean<User>())!.emailConfirmedAt).toBeNull();
  });

  it('is mailed again on request, three times an hour, and not after the confirmation', async () => {
    const { who, email } = await registered();
    const first = await tokenFor(email);
    for (let n = 0; n < MAILS_PER_HOUR; n += 1) expect((await who.post(AGAIN)).status).toBe(200);
    const refused = await who.post(AGAIN);
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await tokenFor(email)).not.toBe(first);
    expect((await portal.visitor.post(CONFIRM, { token: first })).status).toBe(200);
    expect((await who.post(AGAIN)).status).toBe(200);
    expect(await subjectsTo(email)).toHaveLength(1 + MAILS_PER_HOUR);
  });

  it('is not found by trying', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => portal.visitor.post(CONFIRM, { token: `guess-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('also comes about by a new password that was chosen by a mailed link', async () => {
    const { who, email } = await registered();
    await portal.visitor.post('/api/users/forgot-password', { email, type: 'patient' });
    const token = await tokenFor(email, 'reset-password');
    const password = 'Four-Quiet-Herons';
    expect((await portal.visitor.post('/api/users/reset-password', { token, password })).status).toBe(200);
    expect(await isConfirmed(await clientOf(portal, who.userId))).toBe(true);
  });

  it('is not needed for people added by an administrator', async () => {
    const fields = newPerson({ type: 'admin' });
    const { body } = await register(admin, fields);
    expect(await isConfirmed(await clientOf(portal, body.userId as string))).toBe(true);
    expect(await subjectsTo(fields.email)).toEqual([]);
  });

  it('is waited for with every other mail, while notifications tell everything', async () => {
    const { who, email } = await registered();
    const doctor = await addDoctor(portal);
    const visit = await bookVisit(who, wishFor(portal, doctor));
    await doctor.post(`/api/v1/appointments/${visit.id}/accept`);
    await link(portal, who, doctor);
    expect((await note(doctor, who)).status).toBe(201);
    await admin.post(`/api/v1/appointments/${visit.id}/cancel`, { reason: 'The doctor is ill.' });
    expect(await subjectsTo(email)).toEqual(['Please confirm your email address']);
    const { body: told } = await who.get<{ title: string }[]>('/api/v1/notifications');
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['We have received your appointment request']),
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    await portal.visitor.post(CONFIRM, { token: await tokenFor(email) });
    await note(doctor, who);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('is waited for with mails to doctors as well', async () => {
    const doctor = await addDoctor(portal, 'Dr. New', { emailConfirmedAt: null });
    await bookVisit(await addPatient(portal), wishFor(portal, doctor));
    const { email } = (await portal.model<User>(User).findById(doctor.userId).lean<User>())!;
    expect(await subjectsTo(email!)).toEqual([]);
    expect((await doctor.get<unknown[]>('/api/v1/notifications')).body).toHaveLength(1);
  });
});
