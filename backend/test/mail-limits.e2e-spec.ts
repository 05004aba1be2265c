import { inTransaction } from '../src/common/transaction.js';
import { MAIL_LIMITS } from '../src/common/limits/limits.js';
import type { Mail } from '../src/mail/mail.js';
import { mailboxOf } from '../src/mail/mailbox.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { OutboxService } from '../src/outbox/outbox.service.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';

const { mailsPerHour, secretLettersPerHour } = MAIL_LIMITS;
const NAME = 'mail_limits';

describe('Mails of one mailbox per hour', () => {
  let portal: Portal;
  let other: Portal;
  let server: MailServer;
  let keys = 0;

  beforeAll(async () => {
    server = await startMailServer();
    portal = await startPortal(NAME, { SMTP_URL: server.url });
    other = await startPortal(NAME, { SMTP_URL: server.url });
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
    await server.close();
  });
  beforeEach(async () => {
    server.behave = () => 'take';
    server.mails.length = 0;
    await rows().deleteMany({});
    await portal.db.collection('mailcounts').deleteMany({});
    await portal.db.collection('registrationtries').deleteMany({});
  });

  const rows = () => portal.model<OutboxRow>(OutboxRow);
  const countOf = (state: OutboxRow['state']) => rows().countDocuments({ effect: 'mail', state });
  async function queue(count: number, to = 'victim@example.org', more: Partial<Mail> = {}): Promise<void> {
    const mails = Array.from({ length: count }, (_, n) => ({
      dedupeKey: `test:${(keys += 1)}`,
      mail: { to, subject: `Subject ${n + 1}`, html: '<p>Text</p>', ...more },
    }));
    await inTransaction(portal.db, (session) => portal.app.get(OutboxService).addMails(mails, session));
  }
  /** Both processes work until nothing is due. */
  async function deliverAll(): Promise<void> {
    while ((await Promise.all([portal.deliver(), other.deliver(), portal.deliver()])).some(Boolean));
  }
  /** Ends the hour. */
  async function endTheHour(): Promise<void> {
    await portal.db.collection('mailcounts').deleteMany({});
    await rows().updateMany({ dueAt: { $exists: true } }, { dueAt: new Date() });
  }
  const subjects = () => server.mails.map(({ headers }) => headers.get('subject')![0]);

  it('is bounded, also when several processes send at once, and one mail names the rest', async () => {
    await queue(30);
    await deliverAll();
    expect(server.mails).toHaveLength(mailsPerHour);
    expect([await countOf('sent'), await countOf('bundled')]).toEqual([mailsPerHour, 30 - mailsPerHour]);
    await deliverAll();
    expect(server.mails).toHaveLength(mailsPerHour);

    await endTheHour();
    await deliverAll();
    expect(subjects().slice(mailsPerHour)).toEqual(['20 more messages from Hospital Portal']);
    const unnamed = await rows().countDocuments({ state: 'bundled', digestId: { $exists: false } });
    expect(unnamed).toBe(0);
    const { mail } = (await rows()
      .findOne({ dedupeKey: /^mail:digest:/ })
      .lean<OutboxRow>())!;
    const named = [...mail!.html.matchAll(/Subject (\d+)/g)].map(([, n]) => Number(n));
    const sent = subjects().flatMap((subject) => Number(/^Subject (\d+)$/.exec(subject)?.[1]) || []);
    expect([...named, ...sent].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
  });

  it('starts another digest after one was written', async () => {
    await queue(mailsPerHour + 1);
    await deliverAll();
    await endTheHour();
    await deliverAll();
    await queue(mailsPerHour);
    await deliverAll();
    await endTheHour();
    await deliverAll();
    const digests = subjects().filter((subject) => subject.includes('more message'));
    expect(digests).toEqual(['1 more message from Hospital Portal', '1 more message from Hospital Portal']);
    expect(await rows().countDocuments({ dueAt: { $exists: true } })).toBe(0);
  });

  it('is one for all addresses of a mailbox, and another for each mailbox', async () => {
    for (let n = 0; n < 4; n += 1) await queue(5, `victim+${n}@example.org`);
    await queue(5, 'other@example.org');
    await deliverAll();
    const to = server.mails.map((mail) => mailboxOf(mail.to[0]));
    expect(to.filter((one) => one === 'victim@example.org')).toHaveLength(mailsPerHour);
    expect(to.filter((one) => one === 'other@example.org')).toHaveLength(5);
  });

  it('has fewer letters with a secret, which leave the other mails alone', async () => {
    const emails = Array.from({ length: 12 }, (_, n) => `stranger+${n}@example.org`);
    for (const email of emails) await register(portal.visitor, newPerson({ email }));
    await queue(2, 'stranger@example.org');
    await deliverAll();
    expect(server.mails).toHaveLength(secretLettersPerHour + 2);
    expect(await countOf('withheld')).toBe(12 - secretLettersPerHour);
    const admin = await addAdmin(portal);
    const filter = encodeURIComponent('{"state":"withheld"}');
    const { body } = await admin.get<{ sentAt: null; tries: number }[]>(`/api/v1/mails?filter=${filter}`);
    expect(body[0]).toMatchObject({ state: 'withheld', sentAt: null, tries: 1 });
  });

  it('never withholds a password link from its owner, however often strangers use the mailbox', async () => {
    await addPatient(portal, 'Asha Rao', { email: 'owner@example.org' });
    const emails = Array.from({ length: 2 * secretLettersPerHour }, (_, n) => `owner+${n}@example.org`);
    for (const email of emails) await register(portal.visitor, newPerson({ email }));
    await deliverAll();
    server.mails.length = 0;
    await portal.visitor.post('/api/users/forgot-password', { email: 'owner@example.org', type: 'patient' });
    await deliverAll();
    expect(subjects()).toEqual(['Choose a new password']);
  });

  it('counts a mail once that is tried again', async () => {
    server.behave = () => ({ refuse: '451 Later' });
    await queue(mailsPerHour);
    await deliverAll();
    server.behave = () => 'take';
    await rows().updateMany({ state: 'queued' }, { dueAt: new Date() });
    await deliverAll();
    expect([server.mails.length, await countOf('bundled')]).toEqual([mailsPerHour, 0]);
  });

  it.each([
    ['Asha@Example.org', 'asha@example.org'],
    ['asha+hospital@example.org', 'asha@example.org'],
    ['as.ha+x@gmail.com', 'asha@gmail.com'],
    ['as.ha@example.org', 'as.ha@example.org'],
  ])('knows the mailbox of %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
