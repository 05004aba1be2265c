import { randomBytes } from 'node:crypto';
import { PasswordReset } from '../src/auth/password-reset.schema.js';
import { MAILS_PER_ACCOUNT } from '../src/auth/reset-limiter.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';
import { median, timeOf } from './support/times.js';

const NEW_PASSWORD = 'Four-Quiet-Herons';
const USED = { status: 422, code: 'RESET_LINK_INVALID' };

describe('A forgotten password', () => {
  let portal: Portal;
  let mails: MailServer;
  let email: string;
  let patient: Client;

  beforeAll(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, LOGIN_TRIES_PER_ADDRESS: '20', TRUST_PROXY: '1' };
    portal = await startPortal('passwordreset', settings);
  });
  afterAll(async () => {
    await portal.close();
    await mails.close();
  });
  beforeEach(async () => {
    email = `${randomBytes(6).toString('hex')}@example.org`;
    patient = await addPatient(portal, 'Asha Rao', { email });
  });

  let addresses = 0;
  /** Each caller has a separate address by default. */
  const from = (address = `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`) => ({
    'x-forwarded-for': address,
  });
  const ask = (body: object, headers = from()) =>
    portal.visitor.post('/api/users/forgot-password', body, headers);
  const reset = (token: string, password = NEW_PASSWORD) =>
    portal.visitor.post('/api/users/reset-password', { token, password }, from());
  const login = (password: string, type = 'patient') =>
    portal.visitor.post('/api/users/login', { email, password, type }, from());
  const rows = () =>
    portal.model<PasswordReset>(PasswordReset).find({ userId: patient.userId }).lean<PasswordReset[]>();

  /** Text of the newest mail to a person, as passed to the mail server. */
  async function newestMail(to = email): Promise<string> {
    await portal.deliver();
    const received = mails.mails.filter((mail) => mail.to.includes(to)).at(-1);
    const coded = received?.headers.get('content-transfer-encoding')?.includes('base64');
    const text = coded
      ? Buffer.from(received!.body, 'base64').toString()
      : (received?.body ?? '')
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return text.replaceAll('&#x3D;', '=');
  }
  const tokenIn = (text: string) => /\d\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '';
  async function tokenByMail(): Promise<string> {
    expect((await ask({ email })).status).toBe(200);
    const token = tokenIn(await newestMail());
    expect(token).toHaveLength(43);
    return token;
  }

  it('is replaced by the link in the mail, and ends every session', async () => {
    const second = await clientOf(portal, patient.userId);
    const token = await tokenByMail();
    expect((await reset(token)).status).toBe(200);
    for (const session of [patient, second])
      expectFailure(await session.get('/api/v1/me'), { status: 401, code: 'SESSION_ENDED' });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    expect(await newestMail()).toContain('The password of your account has been changed');
    const [news] = (await (await clientOf(portal, patient.userId)).get('/api/v1/notifications')).body as {
      title: string;
    }[];
    expect(news.title).toBe('Your password has been changed');
  });

  it('gives one answer for every email address and role', async () => {
    const answers = await Promise.all([
      ask({ email }),
      ask({ email: email.toUpperCase(), type: 'patient' }),
      ask({ email: 'nobody@example.org' }),
      ask({ email, type: 'doctor' }),
      ask({ email, type: 'admin' }),
    ]);
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([200, answers[0].body]);
      expect([...headers.keys()].sort()).toEqual([...answers[0].headers.keys()].sort());
    }
    expect(await rows()).toHaveLength(2);
  });

  it('takes as long for an unknown email address as for a known one', async () => {
    const askFor = (who: string) => timeOf(async () => expect((await ask({ email: who })).status).toBe(200));
    const [known, unknown]: number[][] = [[], []];
    for (let n = 0; n < MAILS_PER_ACCOUNT; n += 1) {
      const [one, other] = await Promise.all([askFor(email), askFor(`nobody-${email}`)]);
      known.push(one);
      unknown.push(other);
    }
    expect(median(unknown) / median(known)).toBeGreaterThan(0.8);
    expect(median(unknown) / median(known)).toBeLessThan(1.25);
  });

  it('is set once by a link, also with concurrent calls', async () => {
    const token = await tokenByMail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => reset(token, `Number-${n}-of-the-eight`)),
    );
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectFailure(answer, USED);
    expect((await login(`Number-${winners[0]}-of-the-eight`)).status).toBe(200);
    expectFailure(await reset(token), USED);
  });

  it('is not set by an old link, a wrong one, or one that another has replaced', async () => {
    const [first, second] = [await tokenByMail(), await tokenByMail()];
    expect(first).not.toBe(second);
    await portal
      .model<PasswordReset>(PasswordReset)
      .updateMany({ userId: patient.userId }, { expiresAt: new Date() });
    for (const token of [first, second, 'nonsense', `${second}x`, patient.token!.slice(0, 60)])
      expectFailure(await reset(token), USED);
    expect((await login(PASSWORD)).status).toBe(200);
    const third = await tokenByMail();
    expect((await reset(third)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('works for half an hour', async () => {
    const before = Date.now();
    await tokenByMail();
    const [{ expiresAt }] = await rows();
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
  });

  it('keeps the token out of the database, the console, the trail and the answers', async () => {
    const token = await tokenByMail();
    for (const collection of [
      'passwordresets',
      'outbox',
      'auditevents',
      'notifications',
      'idempotencykeys',
    ]) {
      const found = await portal.db.collection(collection).find({}).toArray();
      expect(JSON.stringify(found)).not.toContain(token);
    }
    const admin = await addAdmin(portal);
    const { body } = await admin.get('/api/v1/mails?range=[0,99]');
    const shown = (body as { to: string; html: string }[]).find(({ to }) => to === email)!;
    expect(shown.html).toContain('Choose a new password');
    expect(shown.html).toContain('hidden');
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('refuses a common or short password and keeps the link', async () => {
    const token = await tokenByMail();
    expectFailure(await reset(token, 'password1'), { status: 422, fields: ['password'] });
    expectFailure(await reset(token, 'short'), { status: 400, fields: ['password'] });
    expect((await reset(token)).status).toBe(200);
  });

  it('is not set for an account that was disabled since', async () => {
    const token = await tokenByMail();
    await (await addAdmin(portal)).put(`/api/v1/patients/${patient.userId}`, { disabled: true });
    expectFailure(await reset(token), USED);
    const before = mails.mails.length;
    expect((await ask({ email })).status).toBe(200);
    await portal.deliver();
    expect(mails.mails).toHaveLength(before);
  });

  it('ends with a new password that was set in another way', async () => {
    const token = await tokenByMail();
    const change = { currentPassword: PASSWORD, newPassword: 'Another-One-77' };
    expect((await patient.post('/api/v1/me/password', change)).status).toBe(200);
    expectFailure(await reset(token), USED);
  });

  it('lets its owner in immediately, after any number of wrong attempts', async () => {
    const token = await tokenByMail();
    await portal.db
      .collection('logintries')
      .insertOne({ key: `account:${email}`, points: 1e9, expire: new Date(Date.now() + 600_000) });
    expectFailure(await login(PASSWORD), { status: 429 });
    expect((await reset(token)).status).toBe(200);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it.each(['a known', 'an unknown'])(
    'mails %s address three times at most while the links work',
    async (which) => {
      const who = which === 'a known' ? email : `nobody-${email}`;
      const asked = Array.from({ length: MAILS_PER_ACCOUNT }, () => ask({ email: who }));
      for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
      const refused = await ask({ email: who });
      expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(30 * 60);
    },
  );

  it('is requested by one address for twenty accounts at most', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, n) => ask({ email: `n${n}-${email}` }, from('10.9.9.9'))),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await ask({ email }, from('10.9.9.8'))).status).toBe(200);
  });

  it('leaves a trace of asking and of setting', async () => {
    const token = await tokenByMail();
    await reset(token);
    const events = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ recordId: patient.userId, action: /^password/ } as never)
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();
    expect(events.map(({ action, actorType }) => [action, actorType])).toEqual([
      ['password.ask', null],
      ['password.reset', 'patient'],
    ]);
  });
});
