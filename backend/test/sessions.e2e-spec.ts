import { createHmac, generateKeyPairSync, createSign } from 'node:crypto';
import { Session } from '../src/auth/session.schema.js';
import { hashPassword } from '../src/auth/passwords.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { User } from '../src/users/user.schema.js';
import { Client } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { median, timeOf } from './support/times.js';
import { untilPasses } from './support/until.js';

type Json = Record<string, unknown>;

const SECRET = 'test-secret-test-secret-test-secret-test';
const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const hmac = (text: string, key: string | Buffer, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url');

/** A token with any header and claims, signed with any key. */
function token(header: Json, claims: Json, key: string | Buffer = SECRET, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${hmac(text, key, hash)}`;
}

describe('Sessions', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('sessions');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const login = (body: Json) => portal.visitor.post('/api/users/login', body);
  const asking = (bearer: string) => new Client(portal.url, bearer).get('/api/v1/notifications');
  const rows = (client: Client) =>
    portal.model<Session>(Session).find({ userId: client.userId }).lean<Session[]>();
  const move = (client: Client, change: Partial<Session>) =>
    portal.model<Session>(Session).updateMany({ userId: client.userId }, change);
  const ahead = (seconds: number) => new Date(Date.now() + seconds * 1000);
  /** Another process changed the database: its event takes a moment, and never more than a second. */
  const untilAnswered = (status: number, ask: () => Promise<{ status: number }>) =>
    untilPasses(async () => expect((await ask()).status).toBe(status));

  describe('login', () => {
    it('opens only the session of its token', async () => {
      const patient = await addPatient(portal, 'Asha Rao', { email: 'asha@example.org' });
      const answer = await login({ email: 'asha@example.org', password: PASSWORD, type: 'patient' });
      expect([answer.status, answer.body]).toEqual([
        200,
        { msg: 'success', token: expect.any(String) as string, type: 'patient', userId: patient.userId },
      ]);
      const [header, claims] = (answer.body.token as string).split('.').slice(0, 2).map(decode);
      expect(header).toEqual({
        alg: 'HS256',
        typ: 'JWT',
        kid: expect.stringMatching(/^[\w-]{8}$/) as string,
      });
      expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
      expect(claims.exp).toBe((claims.iat as number) + 8 * 3600);
      expect((await asking(answer.body.token as string)).status).toBe(200);
    });

    it('takes the email in any case and the type patient by default', async () => {
      const patient = await addPatient(portal, 'Bela Shah', { email: 'bela@example.org' });
      for (const email of ['BELA@example.org', '  bela@Example.ORG '])
        expect((await login({ email, password: PASSWORD })).body.userId).toBe(patient.userId);
    });

    it('gives one answer to whatever is wrong', async () => {
      const email = 'chitra@example.org';
      await addPatient(portal, 'Chitra Sen', { email });
      await addDoctor(portal, 'Dr. Off Duty', { email: 'off@example.org', disabled: true });
      const right = { email, password: PASSWORD, type: 'patient' };
      const wrong: Json[] = [
        { ...right, password: `${PASSWORD}!` },
        { ...right, password: PASSWORD.toLowerCase() },
        { ...right, password: ` ${PASSWORD}` },
        { ...right, email: 'nobody@example.org' },
        { ...right, type: 'doctor', password: `${PASSWORD}!` },
        { ...right, type: 'admin', password: `${PASSWORD}!` },
        { email: 'off@example.org', password: PASSWORD, type: 'patient' },
        { email: 'off@example.org', password: PASSWORD, type: 'doctor' },
      ];
      const answers = await Promise.all(wrong.map(login));
      for (const answer of answers) {
        expectFailure(answer, { status: 401, code: 'LOGIN_FAILED' });
        expect({ ...answer.body, requestId: '' }).toEqual({ ...answers[0].body, requestId: '' });
        expect([...answer.headers.keys()].sort()).toEqual([...answers[0].headers.keys()].sort());
      }
      expect(answers[0].body.error).toBe('Invalid email, password or role');
    });

    it('reveals the role of the account to a person who knows its password, and opens no session', async () => {
      const doctor = await addDoctor(portal, 'Dr. Esha Roy', { email: 'esha@example.org' });
      const before = (await rows(doctor)).length;
      const answer = await login({ email: 'esha@example.org', password: PASSWORD, type: 'patient' });
      expectFailure(answer, { status: 401, code: 'WRONG_ROLE' });
      expect(answer.body).toMatchObject({ accountType: 'doctor', error: 'This is a doctor account.' });
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await rows(doctor)).toHaveLength(before);
      const asDoctor = await login({ email: 'esha@example.org', password: PASSWORD, type: 'doctor' });
      expect(asDoctor.status).toBe(200);
    });

    it('checks the password of the asked role alone where there is such an account', async () => {
      const email = 'farah@example.org';
      await addPatient(portal, 'Farah Khan', { email });
      const hash = await hashPassword('Another-River-77');
      const doctor = await addDoctor(portal, 'Dr. Farah Khan', { email });
      await portal.model<User>(User).updateOne({ _id: doctor.userId }, { passwordHash: hash });
      const answer = await login({ email, password: 'Another-River-77', type: 'patient' });
      expectFailure(answer, { status: 401, code: 'LOGIN_FAILED' });
    });

    it('takes as long for an unknown email and a wrong role as for a wrong password', async () => {
      const email = 'deepa@example.org';
      await addPatient(portal, 'Deepa Nair', { email });
      const tryOf = (who: string, type = 'patient') =>
        timeOf(() => login({ email: who, password: 'Wrong-Pass-77', type }));
      const [known, unknown, otherRole]: number[][] = [[], [], []];
      for (let n = 0; n < 15; n += 1) {
        known.push(await tryOf(email));
        unknown.push(await tryOf(`nobody${n}@example.org`));
        otherRole.push(await tryOf(email, 'doctor'));
      }
      expect(median(otherRole) / median(known)).toBeGreaterThan(0.5);
      expect(median(otherRole) / median(known)).toBeLessThan(2);
      // Hashing dominates the duration: without it an unknown email would be answered several times sooner.
      expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
    });

    it('leaves a mark in the audit trail, refused tries too, without the password', async () => {
      const patient = await addPatient(portal, 'Esha Roy', { email: 'esha@example.org' });
      await login({ email: 'esha@example.org', password: 'Secret-Canary-99' });
      await login({ email: 'esha@example.org', password: PASSWORD });
      const events = await portal
        .model<AuditEvent>(AuditEvent)
        .find({ recordId: patient.userId, action: 'session.open' })
        .sort({ _id: 1 })
        .lean<AuditEvent[]>();
      expect(events.map(({ outcome }) => outcome)).toEqual(['refused', 'success']);
      expect(JSON.stringify(events)).not.toMatch(/Secret-Canary|Quiet-River|argon2/);
    });
  });

  describe('tokens', () => {
    it('counts only as they were made', async () => {
      const patient = await addPatient(portal);
      const other = await addPatient(portal);
      const genuine = patient.token!;
      const [header, claims] = genuine.split('.').slice(0, 2).map(decode);
      const [head, body, signature] = genuine.split('.');
      const now = Math.floor(Date.now() / 1000);
      const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const rsaText = `${encode({ alg: 'RS256', typ: 'JWT' })}.${body}`;
      const { exp: _exp, ...endless } = claims;
      const { sid: _sid, ...sessionless } = claims;
      expect(token(header, claims)).toBe(genuine);
      const forged: Record<string, string> = {
        'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
        'no algorithm, old signature': `${encode({ alg: 'none' })}.${body}.${signature}`,
        'None with capitals': `${encode({ alg: 'NoNe' })}.${body}.`,
        'HS384 with the right key': token({ alg: 'HS384', typ: 'JWT' }, claims, SECRET, 'sha384'),
        'HS512 with the right key': token({ alg: 'HS512', typ: 'JWT' }, claims, SECRET, 'sha512'),
        'RS256 with an own key': `${rsaText}.${createSign('sha256').update(rsaText).sign(privateKey, 'base64url')}`,
        'HS256 with a public key': token(header, claims, publicKey.export({ type: 'spki', format: 'pem' })),
        'another key': token(header, claims, 'another-secret-another-secret-another'),
        'an empty key': token(header, claims, ''),
        'the development key': token(header, claims, 'development-only-secret-development-only'),
        'another issuer': token(header, { ...claims, iss: 'elsewhere' }),
        'another audience': token(header, { ...claims, aud: 'elsewhere' }),
        'no audience': token(header, { ...claims, aud: undefined }),
        'past its end': token(header, { ...claims, exp: now - 1 }),
        'not valid yet': token(header, { ...claims, nbf: now + 600 }),
        'no session': token(header, sessionless),
        'a session of nobody': token(header, { ...claims, sid: 'f'.repeat(24) }),
        'a session as an operator': token(header, { ...claims, sid: { $ne: null } }),
        'a session as a list': token(header, { ...claims, sid: [claims.sid] }),
        'twelve letters as session': token(header, { ...claims, sid: 'abcdefghijkl' }),
        'somebody else’s account': token(header, { ...claims, sub: other.userId }),
        'the admin’s account': token(header, { ...claims, sub: admin.userId }),
        'edited claims': `${head}.${encode({ ...claims, sub: admin.userId })}.${signature}`,
        'a type in the claims': `${head}.${encode({ ...claims, type: 'admin' })}.${signature}`,
        'an edited signature': `${head}.${body}.${signature.slice(0, -4)}AAAA`,
        'no signature': `${head}.${body}.`,
        'two parts': `${head}.${body}`,
        'a cut token': genuine.slice(0, -10),
        'another kid': token({ ...header, kid: '../../dev/null' }, claims, ''),
        'a kid as a query': token({ ...header, kid: "1' or '1'='1" }, claims, ''),
        'a key address': token({ ...header, jku: 'http://127.0.0.1/keys' }, claims, 'another-secret'),
        'an own key in it': token({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, claims, Buffer.alloc(3)),
        'a cookie’s worth': 'x'.repeat(10_000),
        'an empty token': '',
        'a password': PASSWORD,
      };
      const before = await contentsOf(portal.db);
      for (const [name, bearer] of Object.entries(forged)) {
        const answer = await asking(bearer);
        expect({ name, status: answer.status }).toEqual({ name, status: 401 });
        expectFailure(answer, { status: 401 });
        const change = await new Client(portal.url, bearer || '-').post('/api/v1/doctor-ids', {});
        expect({ name, status: change.status }).toEqual({ name, status: 401 });
      }
      expect(await contentsOf(portal.db)).toEqual(before);
      // Without an expiry of its own it still ends with its session; only we can create one.
      expect((await asking(token(header, endless))).status).toBe(200);
    });

    it('is read from the Authorization header alone', async () => {
      const patient = await addPatient(portal);
      const { visitor } = portal;
      const ask = (path: string, headers: Record<string, string>) => visitor.get(path, headers);
      const path = '/api/v1/notifications';
      expect((await ask(path, { cookie: `token=${patient.token}; authToken=${patient.token}` })).status).toBe(
        401,
      );
      expect((await ask(path, { 'x-access-token': patient.token! })).status).toBe(401);
      expect((await ask(path, { authorization: `Basic ${patient.token}` })).status).toBe(401);
      expect((await ask(path, { authorization: patient.token! })).status).toBe(401);
      expect((await ask(`${path}?token=${patient.token}`, {})).status).toBe(401);
      expect((await ask(path, { authorization: `bearer ${patient.token}` })).status).toBe(200);
    });
  });

  describe('their end', () => {
    it('comes at once with the logout, and leaves other sessions alone', async () => {
      const phone = await addPatient(portal);
      const laptop = await clientOf(portal, phone.userId);
      expect((await phone.post('/api/users/logout')).body).toEqual({ msg: 'success' });
      expectFailure(await asking(phone.token!), { status: 401, code: 'SESSION_ENDED' });
      expectFailure(await phone.post('/api/users/logout'), { status: 401 });
      expect((await asking(laptop.token!)).status).toBe(200);
    });

    it.each(['patient', 'doctor'] as const)(
      'comes at once when the account of a %s is disabled',
      async (type) => {
        const phone = await (type === 'patient' ? addPatient(portal) : addDoctor(portal));
        const laptop = await clientOf(portal, phone.userId);
        const path = `/api/v1/${type}s/${phone.userId}`;
        expect((await admin.put(path, { disabled: true })).body.disabled).toBe(true);
        expect(await rows(phone)).toEqual([]);
        for (const { token: bearer } of [phone, laptop])
          expectFailure(await asking(bearer!), { status: 401, code: 'SESSION_ENDED' });
        const { email } = (await portal.model<User>(User).findById(phone.userId).lean<User>())!;
        expectFailure(await login({ email, password: PASSWORD, type }), {
          status: 401,
          code: 'LOGIN_FAILED',
        });
        await admin.put(path, { disabled: false });
        expect((await asking(phone.token!)).status).toBe(401);
        expect((await login({ email, password: PASSWORD, type })).status).toBe(200);
      },
    );

    it('comes when its row or the account is disabled or gone by whatever hand', async () => {
      const [disabled, gone, ended] = [
        await addPatient(portal),
        await addPatient(portal),
        await addPatient(portal),
      ];
      for (const { token: bearer } of [disabled, gone, ended])
        expect((await asking(bearer!)).status).toBe(200);
      await portal.model<User>(User).updateOne({ _id: disabled.userId }, { disabled: true });
      await portal.model<User>(User).deleteOne({ _id: gone.userId });
      await portal.model<Session>(Session).deleteOne({ userId: ended.userId });
      for (const { token: bearer } of [disabled, gone, ended])
        await untilAnswered(401, () => asking(bearer!));
    });

    it('comes at once for a session that asks all the time while it ends', async () => {
      const [phone, laptop] = [await addPatient(portal), await addPatient(portal)];
      const asks = Array.from({ length: 40 }, () => asking(phone.token!));
      const logout = phone.post('/api/users/logout');
      await Promise.all([...asks, logout, asking(laptop.token!)]);
      expect((await asking(phone.token!)).status).toBe(401);
      expect((await asking(laptop.token!)).status).toBe(200);
    });

    it('follows the role of the database, not of the login', async () => {
      const doctor = await addDoctor(portal);
      const asDoctor = () => doctor.get(`/api/appointments/doctor/${doctor.userId}`);
      expect((await asDoctor()).status).toBe(200);
      await portal.model<User>(User).updateOne({ _id: doctor.userId }, { type: 'patient' });
      await untilAnswered(403, asDoctor);
      expect((await doctor.get(`/api/appointments/patient/${doctor.userId}`)).status).toBe(200);
    });

    it('comes after 30 minutes without a call', async () => {
      const patient = await addPatient(portal);
      await move(patient, { idleExpiresAt: ahead(1) });
      expect((await asking(patient.token!)).status).toBe(200);
      const [{ idleExpiresAt }] = await rows(patient);
      expect(Math.abs(idleExpiresAt.getTime() - ahead(30 * 60).getTime())).toBeLessThan(10_000);
      await move(patient, { idleExpiresAt: ahead(-1) });
      await untilAnswered(401, () => asking(patient.token!));
      expectFailure(await asking(patient.token!), { status: 401, code: 'SESSION_ENDED' });
    });

    it('is 8 hours after the login, regardless of activity', async () => {
      const patient = await addPatient(portal);
      const [{ createdAt, expiresAt }] = await rows(patient);
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(8 * 3_600_000);
      await move(patient, { idleExpiresAt: ahead(1) });
      await asking(patient.token!);
      expect((await rows(patient))[0].expiresAt).toEqual(expiresAt);
      await move(patient, { expiresAt: ahead(-1) });
      await untilAnswered(401, () => asking(patient.token!));
      expectFailure(await asking(patient.token!), { status: 401, code: 'SESSION_ENDED' });
    });
  });
});
