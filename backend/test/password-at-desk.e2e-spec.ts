import { randomBytes } from 'node:crypto';
import { ClaimCode } from '../../openapi/contract/people/walk-ins.js';
import { EmailConfirmation } from '../src/auth/email-confirmations/email-confirmation.schema.js';
import { PasswordReset } from '../src/auth/password-reset.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import { link, note } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';

const NEW_PASSWORD = 'Four-Quiet-Herons';

describe('A forgotten password of a patient whose address was never confirmed', () => {
  let portal: Portal;
  let desk: Client;
  let doctor: Client;
  let patient: Client;
  let email: string;

  beforeAll(async () => {
    portal = await startPortal('password_at_desk', { SMTP_URL: '', LOGIN_TRIES_PER_ADDRESS: '500' });
    desk = await addAdmin(portal);
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const fields = newPerson();
    email = fields.email;
    const { body } = await register(portal.visitor, fields);
    patient = await clientOf(portal, String(body.userId));
  });

  const writeRecord = async (whose = patient) => {
    await link(portal, whose, doctor);
    expect((await note(doctor, whose)).status).toBe(201);
  };
  const ask = (whose = email) =>
    portal.visitor.post('/api/users/forgot-password', { email: whose, type: 'patient' });
  const resets = () => portal.model<PasswordReset>(PasswordReset).countDocuments({ userId: patient.userId });
  const resetMails = () =>
    portal
      .model<OutboxRow>(OutboxRow)
      .countDocuments({ 'mail.to': email, dedupeKey: /^mail:password-reset:/ });
  const print = async () =>
    ClaimCode.parse((await desk.post(`/api/v1/patients/${patient.userId}/claim-code`)).body).code;
  const claim = (code: string, more: object = {}) =>
    portal.visitor.post('/api/users/claim', { code, password: NEW_PASSWORD, ...more });
  const login = (password: string, as = email) =>
    portal.visitor.post('/api/users/login', { email: as, password, type: 'patient' });
  const waiting = async () => (await desk.get('/api/v1/statistics')).body.waiting.passwordsAtDesk as number;
  const listed = async () => {
    const filter = encodeURIComponent('{"passwordAsked":true}');
    const { body } = await desk.get<{ id: string }[]>(`/api/v1/patients?filter=${filter}`);
    return body.map(({ id }) => id);
  };

  it('is mailed while there are no medical records', async () => {
    expect((await ask()).status).toBe(200);
    expect([await resets(), await resetMails(), await listed()]).toEqual([1, 1, []]);
  });

  it('is mailed when the address was confirmed, with medical records, too', async () => {
    await writeRecord();
    await portal.model<User>(User).updateOne({ _id: patient.userId }, { emailConfirmedAt: new Date() });
    await ask();
    expect([await resets(), await resetMails()]).toEqual([1, 1]);
  });

  it('waits at the desk with medical records, while the answer is the one for every address', async () => {
    await writeRecord();
    const before = await waiting();
    const [known, unknown] = [await ask(), await ask(`${randomBytes(6).toString('hex')}@example.org`)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([await resets(), await resetMails()]).toEqual([0, 0]);
    expect(await listed()).toContain(patient.userId);
    expect(await waiting()).toBe(before + 1);
    await ask();
    expect(await waiting()).toBe(before + 1);
  });

  it('waits at the desk also with medical records of a dependant alone', async () => {
    const child = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
    const { body } = await patient.post('/api/v1/dependants', child);
    await writeRecord({ userId: String(body.id) } as Client);
    await ask();
    expect([await resets(), await resetMails()]).toEqual([0, 0]);
  });

  it('is replaced by a code of the desk, which ends every session and the to-do', async () => {
    await writeRecord();
    await ask();
    const code = await print();
    expect((await claim(code)).status).toBe(200);
    expectFailure(await patient.get('/api/v1/me'), { status: 401, code: 'SESSION_ENDED' });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).body.userId).toBe(patient.userId);
    expect(await listed()).not.toContain(patient.userId);
    const user = await portal.model<User>(User).findById(patient.userId).lean<User>();
    expect([user!.email, user!.emailConfirmedAt]).toEqual([email, null]);
    expectFailure(await claim(code), { status: 422, code: 'CLAIM_INVALID' });
  });

  it('leaves the to-do list when the patient changes a remembered password', async () => {
    await writeRecord();
    await ask();
    expect(await listed()).toContain(patient.userId);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await patient.post('/api/v1/me/password', change)).status).toBe(200);
    expect(await listed()).not.toContain(patient.userId);
  });

  it('can be replaced together with a mistyped address, whose links then end', async () => {
    await writeRecord();
    const confirmations = portal.model<EmailConfirmation>(EmailConfirmation);
    const [{ _id: old }] = await confirmations.find({ userId: patient.userId }).lean<EmailConfirmation[]>();
    const right = newPerson().email;
    expect((await claim(await print(), { email: right })).status).toBe(200);
    expect((await login(NEW_PASSWORD, right)).body.userId).toBe(patient.userId);
    expect((await login(NEW_PASSWORD)).status).toBe(401);
    const links = await confirmations.find({ userId: patient.userId }).lean<EmailConfirmation[]>();
    expect(links.map(({ _id }) => _id)).toEqual([expect.not.stringMatching(old)]);
  });

  it('is no way into an account whose address was confirmed', async () => {
    const code = await print();
    await portal.model<User>(User).updateOne({ _id: patient.userId }, { emailConfirmedAt: new Date() });
    expectFailure(await claim(code), { status: 422, code: 'CLAIM_INVALID' });
    expectFailure(await desk.post(`/api/v1/patients/${patient.userId}/claim-code`), {
      status: 409,
      code: 'ALREADY_CLAIMED',
    });
    for (const who of [patient, doctor])
      expect((await who.post(`/api/v1/patients/${patient.userId}/claim-code`)).status).toBe(403);
  });
});
