import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { IdempotencyRecord } from '../src/common/http/idempotency/idempotency.schema.js';
import { OWN_SECRETS } from '../src/config/env.js';
import { FilesService } from '../src/files/files.service.js';
import type { Signed } from '../src/files/signed-address.js';
import { openMail, sealMail } from '../src/mail/mail-secret.js';
import { QuestionKeys } from '../src/questions/question-keys.js';
import { Client } from './support/client.js';
import type { Answer } from './support/client.js';
import { PASSWORD, addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

type Secrets = Record<(typeof OWN_SECRETS)[number], string>;
const newSecrets = () =>
  Object.fromEntries(OWN_SECRETS.map((name) => [name, randomBytes(36).toString('base64url')])) as Secrets;
const both = (newer: Secrets, older: Secrets) =>
  Object.fromEntries(OWN_SECRETS.map((name) => [name, `${newer[name]},${older[name]}`])) as Secrets;

describe('Secrets that are replaced', () => {
  const [old, fresh] = [newSecrets(), newSecrets()];
  /**
   * Servers of one database: before the change, with both secrets, and without the old one. One at a time,
   * because those of one process share the token verification.
   */
  let before: Portal;
  let during: Portal;
  let after: Portal;
  let oldToken: string;
  let newToken: string;
  /** Each server's answers for the two tokens, in the order of their starts. */
  const statuses: Record<string, number[]> = {};
  const keyed = { 'Idempotency-Key': randomUUID() };
  let firstAnswer: Answer;
  let repeated: Answer;
  let admin: Client;

  beforeAll(async () => {
    before = await startPortal('keyrotation', old);
    oldToken = await login(before);
    statuses.before = [await statusOf(before, oldToken)];
    admin = await addAdmin(before);
    firstAnswer = await issue(before, 'HSP-KEYED-0003');
    during = await startPortal('keyrotation', both(fresh, old));
    newToken = await login(during);
    statuses.during = [await statusOf(during, oldToken), await statusOf(during, newToken)];
    repeated = await issue(during, 'HSP-KEYED-0003');
  });
  afterAll(async () => {
    for (const portal of [after, during, before]) await portal.close();
  });

  const login = async (portal: Portal) => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    await addPatient(portal, 'Asha Rao', { email });
    const { body } = await portal.visitor.post('/api/users/login', {
      email,
      password: PASSWORD,
      type: 'patient',
    });
    return body.token as string;
  };
  const statusOf = async (portal: Portal, token: string) =>
    (await new Client(portal.url, token).get('/api/v1/me')).status;
  const issue = (portal: Portal, code: string): Promise<Answer> =>
    new Client(portal.url, admin.token, admin.userId).post('/api/v1/doctor-ids', { code }, keyed);

  it('refuses a token that names one key and is signed with another', async () => {
    const [oldHead] = oldToken.split('.');
    const [, body, signature] = newToken.split('.');
    for (const token of [
      `${oldHead}.${body}.${signature}`,
      `e30.${body}.${signature}`,
      `x.${body}.${signature}`,
    ])
      expect(await statusOf(during, token)).toBe(401);
  });

  it('keeps logins: with the old one until it is gone, with the new one from then on', async () => {
    after = await startPortal('keyrotation', fresh);
    statuses.after = [await statusOf(after, oldToken), await statusOf(after, newToken)];
    expect(statuses).toEqual({ before: [200], during: [200, 200], after: [401, 200] });
  });

  it('keeps the addresses of files and the keys to answers', async () => {
    const opens = async (made: Portal, read: Portal) => {
      const [name, query] = made.app.get(FilesService).signerFor(null)('a.webp').split('?');
      const signed = Object.fromEntries(new URLSearchParams(query)) as unknown as Signed;
      const key = made.app.get(QuestionKeys).keyOf('abc');
      return [
        await read.app
          .get(FilesService)
          .holderOf(name, signed)
          .then(
            () => true,
            () => false,
          ),
        read.app.get(QuestionKeys).opens('abc', key),
      ];
    };
    expect(await opens(before, during)).toEqual([true, true]);
    expect(await opens(during, after)).toEqual([true, true]);
    expect(await opens(before, after)).toEqual([false, false]);
    expect(await opens(during, before)).toEqual([false, false]);
  });

  it('keeps the secrets in mails that wait to be sent', () => {
    const [of, ofBoth] = [(secrets: Secrets) => ({ MAIL_SECRET: [secrets.MAIL_SECRET] }), both(fresh, old)];
    const turning = { MAIL_SECRET: ofBoth.MAIL_SECRET.split(',') };
    const mailBy = (env: { MAIL_SECRET: string[] }) => ({
      to: 'a@example.org',
      subject: 'A link',
      ...sealMail((secret) => `<p>${secret}</p>`, 'the token', env),
    });
    expect(openMail(mailBy(of(old)), turning)).toBe('<p>the token</p>');
    expect(openMail(mailBy(turning), of(fresh))).toBe('<p>the token</p>');
    expect(() => openMail(mailBy(of(old)), of(fresh))).toThrow('MAIL_SECRET');
  });

  it('stores responses of an Idempotency-Key without a hash that reveals the request', async () => {
    expect([firstAnswer.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    expect(repeated.body).toEqual(firstAnswer.body);

    const [row, ...others] = await during
      .model<IdempotencyRecord>(IdempotencyRecord)
      .find()
      .lean<IdempotencyRecord[]>();
    expect(others).toEqual([]);
    const body = { code: 'HSP-KEYED-0003' };
    for (const text of [[body, null], [body], body].map((asked) => JSON.stringify(asked)))
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(row.bodyHash).not.toBe(createHash('sha256').update(text).digest(encoding));
  });
});
