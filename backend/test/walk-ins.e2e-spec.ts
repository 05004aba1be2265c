import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { ageOn } from '../../openapi/contract/people/age.js';
import { Account, UserDto } from '../../openapi/contract/people/accounts.js';
import { ClaimCode } from '../../openapi/contract/people/walk-ins.js';
import { openMail } from '../src/mail/mail-secret.js';
import { readEnv } from '../src/config/env.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { AccountClaim } from '../src/users/walk-ins/account-claim.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const PASSWORD = 'Quiet-River-42';

describe('Walk-in patients', () => {
  let portal: Portal;
  let desk: Client;

  beforeAll(async () => {
    portal = await startPortal('walkins', { SMTP_URL: '' });
    desk = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const person = (overrides: object = {}) => ({ fullName: 'Wanda Rao', mobile: '98123 45671', ...overrides });
  const register = async (): Promise<UserDto> => {
    const { status, body } = await desk.post('/api/v1/patients', person());
    expect(status).toBe(201);
    return UserDto.parse(body);
  };
  const print = async (id: string): Promise<ClaimCode> =>
    ClaimCode.parse((await desk.post(`/api/v1/patients/${id}/claim-code`)).body);
  const claim = (code: string, email?: string, password = PASSWORD) =>
    portal.visitor.post('/api/users/claim', { code, ...(email && { email }), password });
  const login = (email: string) =>
    portal.visitor.post('/api/users/login', { email, password: PASSWORD, type: 'patient' });
  let addresses = 0;
  const newEmail = () => `walk${(addresses += 1)}@example.org`;

  it('is registered by name and phone, booked, paid for at the desk, and checked in', async () => {
    const [first, second] = [await register(), await register()];
    expect(first).toMatchObject({ email: null, mobile: '+919812345671', dob: null, emailConfirmed: false });
    expect(second.id).not.toBe(first.id);
    const doctor = await addDoctor(portal);
    const booked = await desk.post('/api/v1/appointments', {
      patientId: first.id,
      doctorId: doctor.userId,
      preferredDate: dayFromToday(portal, 1),
      preferredTime: '10:00',
      reasonForAppointment: 'Fever.',
    });
    expect(booked.status).toBe(201);
    const fee = { method: 'upi', amount: 800 };
    const paid = await desk.post(`/api/v1/appointments/${booked.body.id}/desk-payment`, fee);
    const { receiptUrl } = AppointmentDto.parse(paid.body);
    const receipt = await desk.get(receiptUrl!);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .countDocuments({ dedupeKey: { $regex: first.id } });
    expect(mails).toBe(0);
    await portal.deliver();
  });

  it('is refused with the name of the wrong field', async () => {
    const send = (overrides: object) => desk.post('/api/v1/patients', person(overrides));
    expectFailure(await send({ mobile: '123' }), { status: 400, fields: ['mobile'] });
    expectFailure(await send({ mobile: '00000000' }), { status: 422, fields: ['mobile'] });
    expectFailure(await send({ fullName: ' ' }), { status: 400, fields: ['fullName'] });
    expectFailure(await send({ dob: '2099-01-01' }), { status: 422, fields: ['dob'] });
    expectFailure(await send({ email: 'a@example.org' }), { status: 400, fields: ['email'] });
    expectFailure(await send({ age: 42, dob: '1984-05-17' }), { status: 400, fields: ['age'] });
    expectFailure(await send({ age: 121 }), { status: 400, fields: ['age'] });
  });

  it('has a sex, and an estimated date of birth of the age', async () => {
    for (const age of [0, 42]) {
      const { status, body } = await desk.post('/api/v1/patients', person({ age, gender: 'female' }));
      expect(status).toBe(201);
      const { dob, dobEstimated, gender } = UserDto.parse(body);
      expect([dobEstimated, gender, ageOn(dob!, dayFromToday(portal, 0))]).toEqual([true, 'female', age]);
    }
  });

  it('is edited by the desk: audited with the old and the new value, and notified', async () => {
    const patient = await addPatient(portal, 'Nila Das', { dob: '1990-01-01', dobEstimated: true });
    const path = `/api/v1/patients/${patient.userId}`;
    const change = {
      fullName: 'Nila Dasgupta',
      mobile: '98123 45699',
      dob: '1990-05-17',
      gender: 'other',
      allergies: 'Penicillin',
      version: 1,
    };
    const edited = await desk.put(path, change);
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject({
      ...change,
      mobile: '+919812345699',
      dobEstimated: false,
      version: 2,
    });
    expectFailure(await desk.put(path, change), { status: 409, code: 'EDIT_CONFLICT' });
    const { body: unknown } = await desk.put(path, { dob: null });
    expect(unknown.dob).toBeNull();
    expectFailure(await desk.put(path, { dob: '2099-01-01' }), { status: 422, fields: ['dob'] });
    expectFailure(await patient.put(path, { dob: '1991-01-01' }), { status: 403 });
    const entry = await portal.db
      .collection('auditevents')
      .findOne({ action: 'patient.update', recordId: patient.userId }, { sort: { _id: 1 } });
    expect(entry).toMatchObject({
      before: { fullName: 'Nila Das', dob: '1990-01-01' },
      after: { fullName: 'Nila Dasgupta', dob: '1990-05-17', gender: 'other', allergies: 'Penicillin' },
    });
    const { body } = await patient.get('/api/v1/notifications');
    expect(
      (body as unknown as { title: string }[]).filter(({ title }) => title.includes('details')),
    ).toHaveLength(2);
  });

  it('comes of age at the day of a corrected date of birth', async () => {
    const guardian = await addPatient(portal);
    const born = (years: number) => `${Number(dayFromToday(portal, 0).slice(0, 4)) - years}-01-01`;
    const added = await guardian.post('/api/v1/dependants', {
      fullName: 'Tara Das',
      dob: born(10),
      gender: 'female',
      relationship: 'child',
    });
    const [path, users] = [`/api/v1/patients/${added.body.id}`, portal.model<User>(User)];
    const comesOfAge = async () => (await users.findById(added.body.id).lean<User>())?.comesOfAgeOn;
    expect((await desk.put(path, { dob: born(12) })).status).toBe(200);
    expect(await comesOfAge()).toBe(born(-6));
    expect((await desk.put(path, { dob: born(20) })).status).toBe(200);
    expect(await comesOfAge()).toBeUndefined();
  });

  it('is found by phone, listed, read, downloaded as CSV and erased by the phone number', async () => {
    const { id } = await register();
    const filter = encodeURIComponent(JSON.stringify({ q: '9812345671' }));
    for (const list of ['patients', 'users']) {
      const rows = (await desk.get(`/api/v1/${list}?filter=${filter}`)).body as {
        id: string;
        email: unknown;
      }[];
      expect(rows.find((row) => row.id === id)?.email).toBeNull();
      const csv = await desk.get(`/api/v1/${list}?filter=${filter}`, { accept: 'text/csv' });
      expect(csv.status).toBe(200);
      expect(String(csv.body)).toContain('Wanda Rao');
    }
    Account.parse((await desk.get(`/api/v1/users/${id}`)).body);
    const erase = (confirm: string) =>
      desk.post(`/api/v1/users/${id}/erase`, { confirm, reason: 'Asked for by letter' });
    expectFailure(await erase('a@example.org'), { status: 422, fields: ['confirm'] });
    expect((await erase('9812345671')).status).toBe(200);
    expectFailure(await desk.post(`/api/v1/patients/${id}/claim-code`), { status: 404 });
  });

  it('claims the account by a printed code, once, and logs in', async () => {
    const { id } = await register();
    const [old, { code, expiresAt }] = [await print(id), await print(id)];
    expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 13 * 24 * 3_600_000);
    expectFailure(await claim(old.code, newEmail()), { status: 422, code: 'CLAIM_INVALID' });
    expectFailure(await claim(code), { status: 422, fields: ['email'] });
    expectFailure(await claim(code, newEmail(), 'password'), { status: 422, fields: ['password'] });
    const email = newEmail();
    expect((await claim(code.toLowerCase().replaceAll('-', ' '), email)).status).toBe(200);
    expectFailure(await claim(code, newEmail()), { status: 422, code: 'CLAIM_INVALID' });
    expect((await login(email)).body.userId).toBe(id);
    const user = await portal.model<User>(User).findById(id).lean<User>();
    expect(user!.emailConfirmedAt).toBeNull();
    await portal.model<User>(User).updateOne({ _id: id }, { emailConfirmedAt: new Date() });
    expectFailure(await desk.post(`/api/v1/patients/${id}/claim-code`), {
      status: 409,
      code: 'ALREADY_CLAIMED',
    });
  });

  it('claims the account by a mailed link, which confirms the address', async () => {
    const { id } = await register();
    const email = newEmail();
    expect((await desk.post(`/api/v1/patients/${id}/claim-mail`, { email })).status).toBe(200);
    const row = await portal.model<OutboxRow>(OutboxRow).findOne({ 'mail.to': email }).lean<OutboxRow>();
    const html = openMail(row!.mail!, readEnv(process.env));
    const token = /claim#code(?:=|&#x3D;)([\w-]+)/.exec(html)![1];
    expect((await claim(token, 'other@example.org')).status).toBe(200);
    expect((await login(email)).body.userId).toBe(id);
    const user = await portal.model<User>(User).findById(id).lean<User>();
    expect(user!.emailConfirmedAt).toBeInstanceOf(Date);
  });

  it('refuses an address that is in use, and keeps the code valid', async () => {
    const taken = newEmail();
    await addPatient(portal, 'Asha Rao', { email: taken });
    const { id } = await register();
    const { code } = await print(id);
    expectFailure(await claim(code, taken), { status: 409, code: 'EMAIL_TAKEN' });
    expectFailure(await desk.post(`/api/v1/patients/${id}/claim-mail`, { email: taken }), {
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    expect((await claim(code, newEmail())).status).toBe(200);
  });

  it('gives the account to one of many concurrent claims', async () => {
    const { code } = await print((await register()).id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(code, newEmail())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects an expired code, and stores only a hash', async () => {
    const { id } = await register();
    const { code } = await print(id);
    const claims = portal.model<AccountClaim>(AccountClaim);
    expect(JSON.stringify(await claims.find({ userId: id }).lean())).not.toContain(code.replaceAll('-', ''));
    await claims.updateMany({ userId: id }, { expiresAt: new Date(Date.now() - 1000) });
    expectFailure(await claim(code, newEmail()), { status: 422, code: 'CLAIM_INVALID' });
  });

  it('limits how many codes are tried', async () => {
    const bounded = await startPortal('walkins_bounded', { DOCTOR_ID_TRIES_PER_ADDRESS: '3', SMTP_URL: '' });
    try {
      const tries = [];
      for (let n = 0; n < 4; n += 1)
        tries.push(
          await bounded.visitor.post('/api/users/claim', {
            code: 'AAAA-BBBB-CCCC',
            email: 'a@example.org',
            password: PASSWORD,
          }),
        );
      expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    } finally {
      await bounded.close();
    }
  });

  it('allows several accounts without an email, and one per email and type', async () => {
    for (let n = 0; n < 2; n += 1) await addPatient(portal, 'Wanda Rao', { email: undefined });
    const email = newEmail();
    await addPatient(portal, 'Asha Rao', { email });
    await expect(addPatient(portal, 'Asha Rao', { email })).rejects.toThrow('E11000');
  });
});
