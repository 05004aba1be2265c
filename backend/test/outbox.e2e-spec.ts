import { inTransaction } from '../src/common/transaction.js';
import { writeCalendar } from '../src/mail/calendar-entry.js';
import type { Mail } from '../src/mail/mail.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { OutboxService } from '../src/outbox/outbox.service.js';
import { MAX_TRIES } from '../src/outbox/outbox.worker.js';
import { Payment } from '../src/payments/payment.schema.js';
import { RefundsService } from '../src/payments/refunds.service.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';
import { clearFaults, orderFault, refundsAt } from './support/stripe.js';
import { bookVisit, wishFor } from './support/visits.js';

const TIMES_OF_OUTAGE = ['10:00', '10:30', '11:00'];

let portal: Portal;
let admin: Client;
let keys = 0;

const rows = () => portal.model<OutboxRow>(OutboxRow);
const rowOf = async (to: string) => (await rows().findOne({ 'mail.to': to }).lean<OutboxRow>())!;
const hurry = (filter: object = {}) =>
  rows().updateMany({ ...filter, dueAt: { $exists: true } }, { dueAt: new Date(Date.now() - 1) });

/** Adds a mail to the outbox like the product. */
async function queue(to: string, subject = 'A subject', html = '<p>Text</p>'): Promise<void> {
  await queueMail({ to, subject, html });
}

async function queueMail(mail: Mail): Promise<void> {
  const key = `test:${(keys += 1)}`;
  await inTransaction(portal.db, (session) => portal.app.get(OutboxService).addMail(key, mail, session));
}

describe('The outbox without a mail server', () => {
  beforeAll(async () => {
    portal = await startPortal('outboxkept', { SMTP_URL: '' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  it('keeps every mail where an administrator reads it', async () => {
    const doctor = await addDoctor(portal);
    const patient = await addPatient(portal);
    await bookVisit(patient, wishFor(portal, doctor));
    expect(await portal.deliver()).toBe(2);
    expect(await portal.deliver()).toBe(0);
    const { body: mails } = await admin.get(`/api/v1/mails?filter=${encodeURIComponent('{"state":"kept"}')}`);
    expect(
      mails.map(({ subject, tries, lastError }: OutboxRow['mail'] & OutboxRow) => [
        subject,
        tries,
        lastError,
      ]),
    ).toEqual([
      ['New appointment request from Asha Rao', 1, null],
      ['We have received your appointment request', 1, null],
    ]);
    const one = await admin.get(`/api/v1/mails/${mails[0].id}`);
    expect(one.body.html).toContain('Chest tightness when climbing stairs.');
    for (const who of [patient, doctor]) expect((await who.get('/api/v1/mails')).status).toBe(403);
  });

  describe('refunds', () => {
    let doctor: Client;
    beforeEach(async () => {
      doctor = await addDoctor(portal);
    });
    afterEach(() => clearFaults(portal));

    async function rejected(): Promise<Payment> {
      const visit = await bookVisit(await addPatient(portal), wishFor(portal, doctor));
      await doctor.post(`/api/v1/appointments/${visit.id}/reject`);
      return (await portal
        .model<Payment>(Payment)
        .findOne({ 'booking.doctorId': doctor.userId })
        .lean<Payment>())!;
    }
    const now = async ({ _id }: Payment) =>
      (await portal.model<Payment>(Payment).findById(_id).lean<Payment>())!;
    const refundRow = ({ _id }: Payment) =>
      rows().findOne({ effect: 'refund', paymentId: _id }).lean<OutboxRow>();
    const audited = ({ _id }: Payment) =>
      portal.db.collection('auditevents').countDocuments({ action: 'payment.refund', recordId: String(_id) });

    it.each(['error500', 'rate429'] as const)('is tried again after %s, and done once', async (mode) => {
      const payment = await rejected();
      await orderFault(portal, mode, '/v1/refunds', 2);
      await portal.deliver();
      await clearFaults(portal);
      const waiting = (await refundRow(payment))!;
      expect([
        waiting.state,
        waiting.tries,
        (await now(payment)).status,
        await refundsAt(portal, payment.paymentIntentId!),
      ]).toEqual(['queued', 1, 'paid', []]);
      await hurry();
      await portal.deliver();
      await portal.deliver();
      expect([
        (await now(payment)).status,
        await refundsAt(portal, payment.paymentIntentId!),
        await audited(payment),
      ]).toEqual(['refunded', [80_000], 1]);
    });

    it('is not made twice when the answer of the provider is lost', async () => {
      const payment = await rejected();
      // The provider's event also settles a pending refund.
      await orderFault(portal, 'resetAfterSuccess', '/v1/refunds', 50);
      await portal.deliver();
      expect((await now(payment)).status).toBe('paid');
      await clearFaults(portal);
      // Simulates that the provider has forgotten our key by the next attempt.
      await portal.db.collection('sandbox_idempotencyKeys').deleteMany({});
      await hurry();
      await portal.deliver();
      expect([(await now(payment)).status, await refundsAt(portal, payment.paymentIntentId!)]).toEqual([
        'refunded',
        [80_000],
      ]);
    });

    it('is made once by two workers that hold it at the same moment', async () => {
      const payment = await rejected();
      const refunds = portal.app.get(RefundsService);
      const name = { paymentId: payment._id, key: 'rejection' };
      await Promise.all(Array.from({ length: 5 }, () => refunds.perform(name, false)));
      expect([
        (await now(payment)).status,
        await refundsAt(portal, payment.paymentIntentId!),
        await audited(payment),
      ]).toEqual(['refunded', [80_000], 1]);
    });
  });
});

describe('The outbox with a mail server', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await startMailServer();
    portal = await startPortal('outboxsmtp', {
      SMTP_URL: server.url,
      MAIL_FROM: 'Hospital <desk@hospital.test>',
    });
    admin = await addAdmin(portal);
  });
  afterAll(async () => {
    await portal.close();
    await server.close();
  });
  beforeEach(async () => {
    await rows().deleteMany({});
    server.mails.length = 0;
    server.behave = () => 'take';
  });

  it('sends each mail once, to the right person, with a unique id', async () => {
    await queue('asha@example.org', 'Your visit ✓ is confirmed', '<p>Grüße from the “hospital”</p>');
    await portal.deliver();
    await hurry();
    await portal.deliver();
    const row = await rowOf('asha@example.org');
    expect([row.state, row.tries, row.lastError, row.dueAt]).toEqual(['sent', 1, null, undefined]);
    expect(row.sentAt!.getTime()).toBeGreaterThanOrEqual(row.createdAt.getTime());
    const [mail, ...others] = server.mails;
    expect([others, mail.to, mail.from]).toEqual([[], ['asha@example.org'], '<desk@hospital.test>']);
    expect(mail.headers.get('message-id')).toEqual([`<${String(row._id)}@localhost>`]);
    expect(mail.headers.get('to')).toEqual(['asha@example.org']);
    expect(mail.headers.get('from')).toEqual(['Hospital <desk@hospital.test>']);
    expect(mail.headers.get('subject')![0]).toMatch(/^=\?UTF-8\?/);
  });

  it.each([
    [
      'a name that ends the line',
      'one@example.org',
      'Request from Eve\r\nBcc: victim@example.org\r\n\r\nBody',
    ],
    ['a bare line feed', 'one@example.org', 'Eve\nCc: victim@example.org'],
    ['an address that ends the line', 'one@example.org>\r\nRCPT TO:<victim@example.org', 'Hello'],
    ['two addresses', 'one@example.org, victim@example.org', 'Hello'],
    ['a quoted address', '"victim@example.org, "@example.org', 'Hello'],
  ])('adds no header and no recipient for %s', async (_name, to, subject) => {
    await queue(to, subject);
    await portal.deliver();
    for (const mail of server.mails) {
      expect(mail.to).not.toContain('victim@example.org');
      expect(mail.to).toHaveLength(1);
      expect([
        mail.headers.has('bcc'),
        mail.headers.has('cc'),
        mail.headers.get('to')?.length,
        mail.headers.get('subject')?.length,
      ]).toEqual([false, false, 1, 1]);
    }
    if (to === 'one@example.org') expect(server.mails).toHaveLength(1);
  });

  it('brings a calendar entry as the file that it was when it happened, also one of an earlier version', async () => {
    const start = new Date('2030-01-07T04:30:00Z');
    const entry = {
      ...{ hospital: 'City Hospital', id: 'one@visits', start, end: new Date(start.getTime() + 1_800_000) },
      ...{
        stamp: start,
        sequence: 2,
        summary: 'Visit to Dr. Nair',
        location: 'Ward 2',
        description: 'Come.',
      },
      status: 'CONFIRMED' as const,
      mailed: {
        method: 'REQUEST' as const,
        organizer: { name: 'City Hospital', email: 'desk@hospital.test' },
        attendee: { name: 'Asha Rao', email: 'asha@example.org' },
      },
    };
    const file = writeCalendar(entry);
    for (const part of ['METHOD:REQUEST', 'UID:one@visits', 'DTSTART:20300107T043000Z', 'SEQUENCE:2'])
      expect(file.split('\r\n')).toContain(part);
    const mail = { to: 'asha@example.org', subject: 'A visit', html: '<p>Text</p>' };
    await queueMail({ ...mail, calendar: { method: 'REQUEST', entry } });
    await queueMail({ ...mail, calendar: { method: 'REQUEST', content: file } });
    const { body: waiting } = await admin.get('/api/v1/mails');
    await portal.deliver();
    expect(waiting.map(({ calendar }: { calendar: string }) => calendar)).toEqual([file, file]);
    expect(server.mails.map(({ body }) => body.includes(file))).toEqual([true, true]);
  });

  it('sends every mail as plain text and as HTML', async () => {
    const html = '<p>Your visit is moved.</p><p><a href="https://hospital.test/visits">See my visits</a></p>';
    await queue('both@example.org', 'A subject', html);
    await portal.deliver();
    const [{ headers, body }] = server.mails;
    expect(headers.get('content-type')![0]).toContain('multipart/alternative');
    expect(body.match(/content-type: text\/(plain|html)/gi)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
    // Lines of HTML are folded by quoted-printable.
    const unfolded = body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain('Your visit is moved.\r\n\r\nSee my visits <https://hospital.test/visits>');
    expect(unfolded).toContain(html);
  });

  it('tries again after longer and longer pauses, and gives up after the twelfth try', async () => {
    server.behave = (to) => (to.startsWith('poison') ? { refuse: '550 No such person' } : 'take');
    await queue('poison@example.org');
    await queue('fine@example.org');
    const pauses: number[] = [];
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const before = Date.now();
      await portal.deliver();
      const row = await rowOf('poison@example.org');
      expect([row.tries, row.lastError]).toEqual([tries, expect.stringContaining('550')]);
      if (row.dueAt) pauses.push(Math.round((row.dueAt.getTime() - before) / 5000) * 5);
      await hurry({ 'mail.to': 'poison@example.org' });
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    const dead = await rowOf('poison@example.org');
    expect([dead.state, dead.dueAt, await portal.deliver()]).toEqual(['failed', undefined, 0]);
    expect((await rowOf('fine@example.org')).state).toBe('sent');
    const { body } = await admin.get(`/api/v1/mails?filter=${encodeURIComponent('{"state":"failed"}')}`);
    expect(body.map(({ to, tries }: { to: string; tries: number }) => [to, tries])).toEqual([
      ['poison@example.org', MAX_TRIES],
    ]);
  });

  it('is sent again when an administrator says so', async () => {
    await queue('late@example.org');
    await rows().updateMany(
      {},
      { $set: { state: 'failed', tries: MAX_TRIES, lastError: '550' }, $unset: { dueAt: 1 } },
    );
    const { _id } = await rowOf('late@example.org');
    const path = `/api/v1/mails/${String(_id)}/resend`;
    expect((await (await addPatient(portal)).post(path)).status).toBe(403);
    const answer = await admin.post(path);
    expect([answer.status, answer.body.state, answer.body.tries, answer.body.lastError]).toEqual([
      200,
      'queued',
      0,
      null,
    ]);
    expect((await admin.post(path)).body.state).toBe('queued');
    await portal.deliver();
    expect([(await rowOf('late@example.org')).state, server.mails.length]).toEqual(['sent', 1]);
    expect(
      await portal.db
        .collection('auditevents')
        .countDocuments({ action: 'mail.resend', recordId: String(_id) }),
    ).toBe(1);
    await admin.post(path);
    await portal.deliver();
    const ids = server.mails.map(({ headers }) => headers.get('message-id')![0]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('sends each of a hundred mails once when four workers are at it', async () => {
    for (let n = 0; n < 100; n += 1) await queue(`person${n}@example.org`);
    const taken = await Promise.all(Array.from({ length: 4 }, () => portal.deliver()));
    expect(taken.reduce((sum, count) => sum + count)).toBe(100);
    expect(taken.filter((count) => count > 0).length).toBeGreaterThan(1);
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(100);
    expect(server.mails).toHaveLength(100);
  });

  it('sends a mail whose taking was never confirmed again under the same id', async () => {
    server.behave = () => 'drop';
    await queue('twice@example.org');
    await portal.deliver();
    expect((await rowOf('twice@example.org')).state).toBe('queued');
    server.behave = () => 'take';
    await hurry();
    await portal.deliver();
    expect((await rowOf('twice@example.org')).state).toBe('sent');
    expect(new Set(server.mails.map(({ headers }) => headers.get('message-id')![0])).size).toBe(1);
  });

  it('loses and repeats no mail in an outage with a worker killed in it, while visits are booked as ever', async () => {
    const doctor = await addDoctor(portal);
    for (let n = 0; n < 20; n += 1) await queue(`outage${n}@example.org`);
    for (const behaviour of ['hangUp', { refuse: '421 Closing down' }, 'hangUp'] as const) {
      server.behave = () => behaviour;
      const wish = wishFor(portal, doctor, { preferredTime: TIMES_OF_OUTAGE.pop()! });
      await bookVisit(await addPatient(portal), wish);
      await hurry();
      await portal.deliver();
      expect(await rows().countDocuments({ state: { $ne: 'queued' } })).toBe(0);
    }
    // As after a worker that was killed with these rows.
    await rows().updateMany(
      { 'mail.to': /^outage[0-4]@/ },
      { $inc: { tries: 1 }, $set: { dueAt: new Date(Date.now() + 60_000) } },
    );
    expect(server.mails).toEqual([]);
    server.behave = () => 'take';
    await hurry();
    await Promise.all([portal.deliver(), portal.deliver()]);
    const ids = server.mails.map(({ headers }) => headers.get('message-id')![0]);
    expect([ids.length, new Set(ids).size]).toEqual([20 + 3 * 2, 20 + 3 * 2]);
    expect(await rows().countDocuments({ state: 'sent' })).toBe(ids.length);
  });

  it('gives up on a server that says nothing before its lease on the mail ends', async () => {
    server.behave = () => 'silent';
    await queue('patient@example.org');
    const started = Date.now();
    await portal.deliver();
    expect(Date.now() - started).toBeLessThan(25_000);
    const row = await rowOf('patient@example.org');
    expect([row.state, row.tries]).toEqual(['queued', 1]);
  });
});
