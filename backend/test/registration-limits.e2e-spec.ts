import { randomBytes } from 'node:crypto';
import { OWN_SECRETS } from '../src/config/env.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import { DoctorId } from '../src/users/doctors/doctor-id.schema.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, newPerson, register, registerAll } from './support/registration.js';

const BOUNDS = {
  REGISTRATIONS_PER_ADDRESS: '8',
  TAKEN_EMAILS_PER_ADDRESS: '5',
  TAKEN_EMAILS_IN_TOTAL: '12',
  DOCTOR_ID_TRIES_PER_ADDRESS: '4',
};

const countOf = (answers: Answer<unknown>[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

function expectWait(answer: Answer<unknown>): void {
  expectFailure(answer, { status: 429, code: 'TOO_MANY_REQUESTS' });
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
}

describe('Bounds of registering', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('registration-limits', BOUNDS);
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  // A separate window for each test.
  beforeEach(() => portal.db.collection('registrationtries').deleteMany({}));

  const at = (address: string) => new ClientAt(portal.visitor, address);
  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)));
  const takenEmail = async () => {
    const { email } = newPerson();
    await addPatient(portal, 'Asha Rao', { email });
    return email;
  };
  const mailsTo = (to: string) =>
    portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': to }).lean<OutboxRow[]>();

  it('limits accounts from one address, also for 20 concurrent calls, and not elsewhere', async () => {
    const address = freshAddress();
    const answers = await many(20, () => register(at(address), newPerson()));
    expect(countOf(answers, 201)).toBe(8);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectWait(answer);
    expect(
      await portal.db.collection('registrationtries').findOne({ key: `account:${address}` }),
    ).toMatchObject({ points: 8 });
    expect((await register(at(freshAddress()), newPerson())).status).toBe(201);
    expect((await register(admin, newPerson({ type: 'admin' }))).status).toBe(201);
  });

  it('says of five emails that they are taken, and then answers as for a new account', async () => {
    const emails = await many(12, takenEmail);
    const address = freshAddress();
    const answers: Answer<unknown>[] = [];
    for (const email of emails) answers.push(await register(at(address), newPerson({ email })));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(5).fill(409),
      ...Array<number>(7).fill(201),
    ]);
    const [taken, free] = [answers[5], await register(at(address), newPerson())];
    expect(Object.keys(taken.body as object)).toEqual(Object.keys(free.body as object));
    expect(taken.body).toMatchObject({ msg: 'success', userId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    const { userId } = taken.body as { userId: string };
    expect(await portal.model<User>(User).exists({ _id: userId })).toBeNull();
    expect(await mailsTo(emails[5])).toHaveLength(1);
    // Both count as accounts, so that the remaining number reveals nothing.
    expectWait(await register(at(address), newPerson()));
  });

  it('limits twelve concurrent calls from many addresses, and lets newcomers register', async () => {
    const emails = await many(60, takenEmail);
    const answers = await registerAll(emails, (email) => register(at(freshAddress()), newPerson({ email })));
    expect([countOf(answers, 409), countOf(answers, 201)]).toEqual([12, 48]);
    const newcomer = newPerson();
    expect((await register(at(freshAddress()), newcomer)).status).toBe(201);
    const { email, password } = newcomer;
    const login = await portal.visitor.post('/api/users/login', { email, password, type: 'patient' });
    expect(login.status).toBe(200);
  });

  it('always reports a taken email to a doctor with an unused code', async () => {
    const email = await takenEmail();
    const doctor = async () => newDoctor({ email, d_id: (await issueDoctorId(admin)).code });
    const address = freshAddress();
    expect((await register(at(address), await doctor())).status).toBe(201);
    for (let n = 0; n < 7; n += 1)
      expectFailure(await register(at(address), await doctor()), { status: 409, code: 'EMAIL_TAKEN' });
  });

  it('counts no form that was refused for a field', async () => {
    const address = freshAddress();
    for (let n = 0; n < 12; n += 1)
      expectFailure(await register(at(address), newPerson({ dob: '2199-01-01' })), { status: 422 });
    expect((await register(at(address), newPerson())).status).toBe(201);
  });

  describe('the holder of an address', () => {
    it('is notified once a day of an attempt to register with it', async () => {
      const email = await takenEmail();
      await many(3, () => register(at(freshAddress()), newPerson({ email })));
      const mails = await mailsTo(email);
      expect(mails.map(({ mail }) => mail!.subject)).toEqual([
        'Someone has tried to register with your email address',
      ]);
    });

    it('gets another confirmation link when the answer does not say that the address is taken', async () => {
      const { email } = newPerson();
      await addPatient(portal, 'Asha Rao', { email, emailConfirmedAt: null });
      const address = freshAddress();
      for (const taken of await many(5, takenEmail)) await register(at(address), newPerson({ email: taken }));
      expect((await register(at(address), newPerson({ email }))).status).toBe(201);
      expect((await mailsTo(email)).map(({ mail }) => mail!.subject)).toEqual([
        'Please confirm your email address',
      ]);
    });

    it('is left alone when no one has confirmed that the address is theirs', async () => {
      const { email } = newPerson();
      await addPatient(portal, 'Asha Rao', { email, emailConfirmedAt: null });
      expect((await register(at(freshAddress()), newPerson({ email }))).status).toBe(409);
      expect(await mailsTo(email)).toEqual([]);
    });
  });

  describe('a DoctorId', () => {
    const verify = (address: string, d_id: string) =>
      at(address).post('/api/users/doctor-ids/verify', { d_id });

    it('has at least 60 random bits, whatever it begins with', async () => {
      const issued = await many(40, (n) => issueDoctorId(admin, n % 2 ? 'HSP-NEU' : undefined));
      for (const { code } of issued) expect(code).toMatch(/^HSP-(NEU-)?[0-9A-HJKMNP-TV-Z]{13}$/);
      expect(new Set(issued.map(({ code }) => code.slice(-13))).size).toBe(40);
    });

    it('is not guessed from one address, neither by asking nor by registering', async () => {
      const address = freshAddress();
      const { code } = await issueDoctorId(admin);
      const wrong = (n: number) =>
        n % 2 ? verify(address, `HSP-${n}`) : register(at(address), newDoctor({ d_id: `HSP-${n}` }));
      const answers = await many(20, wrong);
      expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([4, 16]);
      expectWait(await verify(address, code));
      expect((await verify(freshAddress(), code)).status).toBe(200);
    });

    it('does not count when it is right', async () => {
      const address = freshAddress();
      const { code } = await issueDoctorId(admin);
      for (let n = 0; n < 8; n += 1) expect((await verify(address, code)).status).toBe(200);
    });
  });
});

describe('Public DoctorIds of the demo', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal('known-codes', {
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: 'sk_live_canary0001',
      PUBLIC_URL: 'https://hospital.example',
      ...Object.fromEntries(OWN_SECRETS.map((name) => [name, randomBytes(32).toString('hex')])),
    });
  });
  afterAll(() => portal.close());

  it('opens nothing in production', async () => {
    await portal.model<DoctorId>(DoctorId).create({ code: 'DEMO-DOC-001' });
    const answer = await portal.visitor.post('/api/users/doctor-ids/verify', { d_id: 'demo-doc-001' });
    expectFailure(answer, { status: 422, code: 'DOCTOR_ID_INVALID' });
    const fields = newDoctor({ d_id: 'DEMO-DOC-001' });
    expectFailure(await register(portal.visitor, fields), { status: 422, code: 'DOCTOR_ID_INVALID' });
  });
});
