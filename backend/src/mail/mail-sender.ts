import { Inject, Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { calendarOf } from './calendar-entry.js';
import { openMail } from './mail-secret.js';
import type { Mail } from './mail.js';

/** Hands mails to the mail server; without one they stay in the outbox, where an admin reads them. */
@Injectable()
export class MailSender {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mailer: MailerService,
  ) {}

  /**
   * @param id the same on every try of one mail
   * @throws Error of the mail server, so that it is tried again
   */
  async send(id: string, mail: Mail): Promise<'kept' | 'sent'> {
    if (!this.env.SMTP_URL) return 'kept';
    const { to, subject, calendar } = mail;
    const html = openMail(mail, this.env);
    const host = new URL(this.env.PUBLIC_URL).hostname;
    // The same id on every try: a server that took the mail and lost the answer can tell it is the same one.
    const messageId = `<${id}@${host}>`;
    const icalEvent = calendar && {
      method: calendar.method,
      content: calendarOf(calendar),
      filename: 'visit.ics',
    };
    await this.mailer.sendMail({ to: { name: '', address: to }, subject, html, messageId, icalEvent });
    return 'sent';
  }
}
