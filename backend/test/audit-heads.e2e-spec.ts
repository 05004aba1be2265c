import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { headOf, headsIn } from '../src/audit/audit-head.js';
import { AuditSeal } from '../src/audit/audit-seal.schema.js';
import { SETTLED_AFTER_MS } from '../src/audit/audit-seals.service.js';
import { AUDIT_LOG } from '../src/common/http/nest-logger.js';
import { AuditHeads } from '../src/jobs/audit-heads.service.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';

describe('The head of the audit trail, outside of the database', () => {
  let portal: Portal;
  let mails: MailServer;
  let folder: string;
  let file: string;
  /** The captured log, because the log of a test is silent. */
  const said: string[] = [];

  beforeAll(async () => {
    mails = await startMailServer();
    folder = await mkdtemp(join(tmpdir(), 'hospital-portal-heads-'));
    file = join(folder, 'heads');
    portal = await startPortal('auditheads', { SMTP_URL: mails.url, AUDIT_HEAD_FILE: file });
    listen();
    await addAdmin(portal);
    await addAdmin(portal);
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await portal.close();
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Each start of a portal silences the log again. */
  const listen = () =>
    Logger.overrideLogger({
      log: (text: string, context?: string) => context === AUDIT_LOG && said.push(text),
      warn: () => undefined,
      error: (text: string) => said.push(text),
    });

  const round = () => portal.app.get(AuditHeads).sealAndNote(new Date(Date.now() + SETTLED_AFTER_MS + 1000));
  const act = () => register(portal.visitor, newPerson());
  const heads = async () =>
    (await portal.model<AuditSeal>(AuditSeal).find().sort({ _id: 1 }).lean<AuditSeal[]>()).map(headOf);
  const rowsOfMails = () =>
    portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: /^mail:audit-head:/ })
      .lean<OutboxRow[]>();

  it('says nothing while there is no seal', async () => {
    await round();
    expect([said, await rowsOfMails()]).toEqual([[], []]);
  });

  it('is noted with each new seal: in the log and in the file', async () => {
    for (let n = 0; n < 3; n += 1) {
      await act();
      await round();
      await round();
    }
    const made = await heads();
    expect(made).toHaveLength(3);
    const noted = (text: string) => headsIn(text).map(({ seal, hash }) => `${seal}:${hash}`);
    expect(noted(said.join('\n'))).toEqual(made);
    expect(noted(await readFile(file, 'utf8'))).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is mailed once a day to every administrator, with any number of servers', async () => {
    const other = await startPortal('auditheads', { SMTP_URL: mails.url });
    await Promise.all([round(), other.app.get(AuditHeads).sealAndNote()]);
    await other.close();
    listen();
    await portal.deliver();
    const rows = await rowsOfMails();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ mail }) => mail!.to)).size).toBe(2);
    const [first] = await heads();
    for (const { mail, state } of rows) expect([state, mail!.html.includes(first)]).toEqual(['sent', true]);
  });

  it('goes on with sealing when the file cannot be written, and says so', async () => {
    await rm(folder, { recursive: true });
    await act();
    await round();
    expect(await heads()).toHaveLength(4);
    expect(said.at(-1)).toContain('could not be added to AUDIT_HEAD_FILE');
  });
});

describe('The head of the audit trail, mailed to a separate address', () => {
  it('goes there alone, and nowhere without a mail server', async () => {
    const mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, AUDIT_MAIL_TO: 'keeper@example.org' };
    for (const [more, expected] of [
      [{}, []],
      [settings, ['keeper@example.org']],
    ] as const) {
      const portal = await startPortal('auditheadskeeper', { ...more });
      await addAdmin(portal);
      await register(portal.visitor, newPerson());
      await portal.app.get(AuditHeads).sealAndNote(new Date(Date.now() + SETTLED_AFTER_MS + 1000));
      const rows = await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: /audit-head/ })
        .lean<OutboxRow[]>();
      expect(rows.map(({ mail }) => mail!.to)).toEqual(expected);
      await portal.close();
    }
    await mails.close();
  });
});
