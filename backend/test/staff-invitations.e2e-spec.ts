import { PasswordReset } from '../src/auth/password-reset.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';

const NEW_PASSWORD = 'Four-Quiet-Herons';

describe('An invitation to the staff', () => {
  let portal: Portal;
  let mails: MailServer;
  let owner: Client;
  let count = 0;

  beforeAll(async () => {
    mails = await startMailServer();
    portal = await startPortal('staff-invitations', { SMTP_URL: mails.url });
    owner = await addAdmin(portal);
  });
  afterAll(async () => {
    await portal.close();
    await mails.close();
  });

  const newMember = () => ({
    fullName: 'Nisha Verma',
    email: `member-${(count += 1)}@example.org`,
    staffRole: 'reception',
  });
  const invite = (member: object) => owner.post<{ id: string; invited: boolean }>('/api/v1/users', member);
  const login = (email: string) =>
    portal.visitor.post('/api/users/login', { email, password: NEW_PASSWORD, type: 'admin' });
  const reset = (token: string) =>
    portal.visitor.post('/api/users/reset-password', { token, password: NEW_PASSWORD });

  /** The token in the newest mail to this address. */
  async function tokenFor(email: string): Promise<string> {
    await portal.deliver();
    const received = mails.mails.filter((mail) => mail.to.includes(email)).at(-1);
    const coded = received?.headers.get('content-transfer-encoding')?.includes('base64');
    const body = received?.body ?? '';
    const text = coded
      ? Buffer.from(body, 'base64').toString()
      : body.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    return /\d\/reset-password#token=([\w-]+)/.exec(text.replaceAll('&#x3D;', '='))?.[1] ?? '';
  }

  it('mails a link with which the person chooses a password once, and logs in with the role', async () => {
    const member = newMember();
    const { status, body } = await invite(member);
    expect([status, body.invited]).toEqual([201, true]);
    expect((await login(member.email)).status).toBe(401);
    const token = await tokenFor(member.email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await login(member.email)).body).toMatchObject({ type: 'admin', staffRole: 'reception' });
    expect((await owner.get(`/api/v1/users/${body.id}`)).body).toMatchObject({ invited: false });
  });

  it('is refused for the email address of an administrator, and not for that of a patient', async () => {
    const member = newMember();
    await addPatient(portal, 'Nisha Verma', { email: member.email });
    expect((await invite(member)).status).toBe(201);
    expectFailure(await invite(member), { status: 409, code: 'EMAIL_TAKEN', fields: ['email'] });
  });

  it('creates one account for concurrent invitations of one address', async () => {
    const member = newMember();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(member)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('is sent again, which ends the earlier link', async () => {
    const member = newMember();
    const { body } = await invite(member);
    const first = await tokenFor(member.email);
    expect((await owner.post(`/api/v1/users/${body.id}/invite`, {})).status).toBe(200);
    const second = await tokenFor(member.email);
    expectFailure(await reset(first), { status: 422, code: 'RESET_LINK_INVALID' });
    expect((await reset(second)).status).toBe(200);
    expectFailure(await owner.post(`/api/v1/users/${body.id}/invite`, {}), {
      status: 409,
      code: 'WRONG_STATE',
    });
    const sent = { action: 'user.invite', recordId: body.id };
    expect(await portal.model<AuditEvent>(AuditEvent).countDocuments(sent)).toBe(2);
  });

  it('leaves no usable link when the password is chosen while it is sent again', async () => {
    const member = newMember();
    const { body } = await invite(member);
    const token = await tokenFor(member.email);
    const [chosen, again] = await Promise.all([
      reset(token),
      owner.post(`/api/v1/users/${body.id}/invite`, {}),
    ]);
    expect([200, 422]).toContain(chosen.status);
    expect(again.status).toBe(chosen.status === 200 ? 409 : 200);
    const left = await portal.model<PasswordReset>(PasswordReset).countDocuments({ userId: body.id });
    expect(left).toBe(chosen.status === 200 ? 0 : 1);
  });

  it('is not sent again to a patient or to a disabled account', async () => {
    const patient = await addPatient(portal);
    expectFailure(await owner.post(`/api/v1/users/${patient.userId}/invite`, {}), { status: 404 });
    const { body } = await invite(newMember());
    await owner.put(`/api/v1/users/${body.id}`, { disabled: true });
    expectFailure(await owner.post(`/api/v1/users/${body.id}/invite`, {}), { status: 409 });
  });
});
