import { randomBytes } from 'node:crypto';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { ClientAt } from './support/from-address.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { operations } from './support/document.js';
import { bookVisit, wishFor } from './support/visits.js';

const emailOf = (name: string) => `${name}-${randomBytes(4).toString('hex')}@example.org`;

const register = (portal: Portal, email: string, password: string) =>
  portal.visitor.post(
    '/api/users/register',
    form({
      fullName: 'Asha Rao',
      email,
      password,
      mobile: '9812345678',
      dob: '1990-05-17',
      gender: 'female',
    }),
  );
const login = (portal: Portal, email: string, password = PASSWORD, type = 'patient') =>
  portal.visitor.post('/api/users/login', { email, password, type });

describe('Passwords', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('passwords');
  });
  afterAll(() => portal.close());

  const stored = (email: string) =>
    portal.model<User>(User).findOne({ email }).select('+passwordHash').lean<User>();

  it.each([
    ['7 characters', 'kT4-pQz', 400],
    ['8 characters', 'kT4-pQz!', 201],
    ['128 characters', `kT4-${'pQz!'.repeat(31)}`, 201],
    ['129 characters', `kT4-${'pQz!'.repeat(31)}x`, 400],
    ['8 letters beyond ASCII', 'पासवर्डकठ', 201],
    ['only spaces', '         ', 201],
    ['words', 'four quiet herons wait', 201],
  ])('judges %s', async (_case, password, status) => {
    const email = emailOf('length');
    const answer = await register(portal, email, password);
    if (status === 400)
      return expectFailure(answer, { status, code: 'VALIDATION_FAILED', fields: ['password'] });
    expect(answer.status).toBe(status);
    expect((await login(portal, email, password)).status).toBe(200);
  });

  it.each([
    'password',
    'PassWord',
    'password1',
    'qwertyuiop',
    '12345678',
    '123456789',
    'iloveyou',
    'football',
    'sunshine',
  ])('refuses the common password %s', async (password) => {
    const email = emailOf('common');
    expectFailure(await register(portal, email, password), { status: 422, fields: ['password'] });
    expect(await stored(email)).toBeNull();
  });

  it('distinguishes long passwords to their last character', async () => {
    const email = emailOf('long');
    const long = 'q7!'.repeat(30);
    await register(portal, email, `${long}A`);
    expect((await login(portal, email, `${long}B`)).status).toBe(401);
    expect((await login(portal, email, long)).status).toBe(401);
    expect((await login(portal, email, `${long}A`)).status).toBe(200);
  });

  it('reads the same letters typed in another form', async () => {
    const email = emailOf('accents');
    await register(portal, email, 'pr\u00e9cieuse-41');
    expect((await login(portal, email, 'pre\u0301cieuse-41')).status).toBe(200);
  });

  it('is kept as argon2id of at least 19 MiB and two passes, each with its own salt', async () => {
    const emails = [emailOf('one'), emailOf('two')];
    for (const email of emails) await register(portal, email, PASSWORD);
    const hashes = await Promise.all(emails.map(async (email) => (await stored(email))!.passwordHash));
    for (const hash of hashes) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash)!;
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(JSON.stringify(await portal.db.collection('users').find({}).toArray())).not.toContain(PASSWORD);
  });

  it('is in no response for any caller', async () => {
    const [patient, doctor, admin] = [
      await addPatient(portal),
      await addDoctor(portal),
      await addAdmin(portal),
    ];
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    await portal.deliver();
    const idOf: Record<string, string> = {
      doctors: doctor.userId,
      patients: patient.userId,
      appointments: id,
    };
    // A stream ends with its reader; the neighbouring routes cover its access.
    const reads = operations.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.endsWith('/stream'),
    );
    let read = 0;
    for (const { path } of reads) {
      const record = idOf[path.split('/')[3]] ?? doctor.userId;
      const address = path
        .replace('{userId}', patient.userId)
        .replace('{patientId}', patient.userId)
        .replace(/\{\w+\}/, record);
      for (const who of [portal.visitor, patient, doctor, admin] as Client[]) {
        const answer = await who.get(address);
        if (answer.status === 200) read += 1;
        expect(JSON.stringify(answer.body)).not.toMatch(/passwordHash|argon2|"__v"|Quiet-River/);
      }
    }
    expect(read).toBeGreaterThan(reads.length);
  });
});

describe('Tries to log in', () => {
  let portal: Portal;
  const settings = {
    LOGIN_TRIES_PER_ACCOUNT: '4',
    LOGIN_TRIES_PER_ADDRESS: '9',
    LOGIN_TRIES_FROM_EVERYWHERE: '8',
    TRUST_PROXY: '1',
  };

  beforeAll(async () => {
    portal = await startPortal('logintries', settings);
  });
  afterAll(() => portal.close());

  const from = (address: string, email: string, password: string, type = 'patient') =>
    new ClientAt(portal.visitor, address).post('/api/users/login', { email, password, type });

  it('is limited for one account, from any number of addresses', async () => {
    const email = emailOf('victim');
    await addPatient(portal, 'Asha Rao', { email });
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1)
      statuses.push((await from(`127.10.${n}.1`, email.toUpperCase(), 'Wrong-Pass-77')).status);
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429]);
    const refused = await from('127.10.99.1', email, PASSWORD);
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    const { status } = await from('127.10.98.1', emailOf('other'), 'Wrong-Pass-77');
    expect(status).toBe(401);
    await portal.db.collection('logintries').updateMany({}, { $set: { expire: new Date(0) } });
    expect((await from('127.10.97.1', email, PASSWORD)).status).toBe(200);
  });

  it('share one count for all roles of an email, whichever accounts there are', async () => {
    for (const [n, email] of [emailOf('both'), emailOf('none')].entries()) {
      if (n === 0) await addDoctor(portal, 'Dr. Asha Rao', { email });
      const statuses: number[] = [];
      for (const type of ['patient', 'doctor', 'admin', 'patient', 'doctor'])
        statuses.push((await from(`127.14.0.${n}`, email, 'Wrong-Pass-77', type)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 429]);
    }
  });

  it('is limited for one address, on any number of accounts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await from('127.19.9.9', emailOf(`n${n}`), 'Wrong-Pass-77')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    expect(statuses.slice(9)).toEqual([429, 429, 429]);
    expect((await from('127.19.9.8', emailOf('x'), 'Wrong-Pass-77')).status).toBe(401);
  });

  it('is limited when they come all at once', async () => {
    const email = emailOf('rush');
    await addPatient(portal, 'Asha Rao', { email });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => from(`127.11.${n}.1`, email, 'Wrong-Pass-77')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  it('does not count when they succeed', async () => {
    const email = emailOf('regular');
    await addPatient(portal, 'Asha Rao', { email });
    for (let n = 0; n < 12; n += 1) expect((await from('127.12.0.1', email, PASSWORD)).status).toBe(200);
  });

  it('is forgiven to an account by a login, not to an address its other tries', async () => {
    const email = emailOf('typo');
    await addPatient(portal, 'Asha Rao', { email });
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 2; n += 1)
        expect((await from('127.13.0.1', email, 'Wrong-Pass-77')).status).toBe(401);
      expect((await from('127.13.0.1', email, PASSWORD)).status).toBe(200);
    }
    for (let n = 0; n < 3; n += 1)
      expect((await from('127.13.0.1', emailOf(`m${n}`), 'Wrong-Pass-77')).status).toBe(401);
    expect((await from('127.13.0.1', email, PASSWORD)).status).toBe(429);
  });
});
