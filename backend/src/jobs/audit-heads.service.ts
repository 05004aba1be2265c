import { appendFile } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { headOf } from '../audit/audit-head.js';
import type { AuditSeal } from '../audit/audit-seal.schema.js';
import { AuditSealsService } from '../audit/audit-seals.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { AUDIT_LOG } from '../common/http/nest-logger.js';
import { inTransaction } from '../common/transaction.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { renderLetter } from '../mail/mail-template.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { staffWith } from '../users/staff/staff-with.js';
import { User } from '../users/user.schema.js';
import { tAudit } from '../messages/people/audit.js';

interface Reader {
  name: string;
  email: string;
}

/**
 * Seals the audit trail and records the newest seal outside the database: in the log, in a daily mail, and in a
 * file if one is set. Only this record reveals a removal of the newest rows.
 */
@Injectable()
export class AuditHeads {
  private readonly logger = new Logger(AUDIT_LOG);
  private noted = '';
  private mailedOn = '';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @Inject(ENV) private readonly env: Env,
    private readonly seals: AuditSealsService,
    private readonly outbox: OutboxService,
    private readonly settings: SettingsService,
    private readonly clock: HospitalClock,
  ) {}

  /** One round seals all settled events and records a changed head. */
  async sealAndNote(now = new Date()): Promise<void> {
    await this.seals.seal(now);
    const newest = await this.seals.newest();
    if (!newest) return;
    if (headOf(newest) !== this.noted) await this.note(newest);
    // Without a mail server the mail would stay in the same database and prove nothing.
    if (this.env.SMTP_URL && this.clock.today() !== this.mailedOn) await this.mail(newest);
  }

  private async note(newest: AuditSeal): Promise<void> {
    const head = headOf(newest);
    this.logger.log(`The audit trail is sealed up to ${head}`);
    this.noted = head;
    if (!this.env.AUDIT_HEAD_FILE) return;
    try {
      const line = `${newest.sealedAt.toISOString()} ${head}\n`;
      await appendFile(this.env.AUDIT_HEAD_FILE, line, { mode: 0o600 });
    } catch (error) {
      this.logger.error(
        `The head of the audit trail could not be added to AUDIT_HEAD_FILE: ${String(error)}`,
      );
    }
  }

  /** Once a day by whichever process comes first: the outbox accepts a mail of one key once. */
  private async mail(newest: AuditSeal): Promise<void> {
    const day = this.clock.today();
    const readers = await this.readers();
    try {
      await inTransaction(this.connection, async (session) => {
        for (const reader of readers)
          await this.outbox.addMail(
            `audit-head:${day}:${reader.email}`,
            this.letter(reader, newest),
            session,
          );
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    this.mailedOn = day;
  }

  private async readers(): Promise<Reader[]> {
    const { AUDIT_MAIL_TO } = this.env;
    if (AUDIT_MAIL_TO) return [{ name: tAudit('sealMail.reader'), email: AUDIT_MAIL_TO }];
    const admins = await this.users
      .find(staffWith('audit-events.read'), { fullName: 1, email: 1 })
      .lean<User[]>();
    return admins.flatMap(({ fullName, email }) => (email ? [{ name: fullName, email }] : []));
  }

  private letter({ name, email }: Reader, newest: AuditSeal) {
    const { name: hospital, phone } = this.settings.known();
    const paragraphs = [tAudit('sealMail.body'), tAudit('sealMail.howToCompare')];
    const facts: [string, string][] = [
      ['Seal', String(newest._id)],
      [tAudit('sealMail.sealedAt'), newest.sealedAt.toISOString()],
      ['Head', headOf(newest)],
    ];
    const html = renderLetter({ name, paragraphs, facts, because: 'account' }, hospital, phone);
    return { to: email, subject: tAudit('sealMail.subject', { newestId: newest._id }), html };
  }
}
