import { Inject, Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import type { EffectState, OutboxRow } from '../outbox/outbox.schema.js';
import { openMail } from './mail-secret.js';

/** Hands mails to the mail server; without one they stay in the outbox, where an admin reads them. */
@Injectable()
export class MailSender {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mailer: MailerService,
  ) {}

  /** @throws Error of the mail server, so that the worker tries again. */
  async send(row: OutboxRow): Promise<EffectState> {
    if (!this.env.SMTP_URL) return 'kept';
    const { to, subject } = row.mail!;
    const html = openMail(row.mail!, this.env);
    const host = new URL(this.env.PUBLIC_URL).hostname;
    // The same id on every try: a server that took the mail and lost the answer can tell it is the same one.
    const messageId = `<${String(row._id)}@${host}>`;
    await this.mailer.sendMail({ to: { name: '', address: to }, subject, html, messageId });
    return 'sent';
  }
}
