import { Inject, Injectable } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { MailerService } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { calendarOf } from './calendar-entry.js';
import { openMail } from './mail-secret.js';
import { textOf } from './mail-text.js';
import type { Mail } from './mail.js';

/** A silent server times out well before the worker's lease on the mail ends, so it is not sent twice. */
const TIMEOUT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The address with these timeouts in the mail library's format; its own timeouts are kept. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUT_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return url.href;
}

/** Sends mails to the mail server; without one they stay in the outbox, where an admin reads them. */
@Injectable()
export class MailSender {
  /** An invalid address stops the start instead of failing with the first mail. */
  private readonly server: string | undefined;
  private loading: Promise<MailerService> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly modules: LazyModuleLoader,
  ) {
    this.server = env.SMTP_URL && withPatience(env.SMTP_URL);
  }

  /**
   * @param id equal for all attempts of one mail
   * @throws Error of the mail server, so that it is retried
   */
  async send(id: string, mail: Mail): Promise<'kept' | 'sent'> {
    if (!this.server) return 'kept';
    const { to, subject, calendar } = mail;
    const html = openMail(mail, this.env);
    const host = new URL(this.env.PUBLIC_URL).hostname;
    // An equal id for all attempts lets a server recognise a mail whose answer was lost.
    const messageId = `<${id}@${host}>`;
    const icalEvent = calendar && {
      method: calendar.method,
      content: calendarOf(calendar),
      filename: 'visit.ics',
    };
    const mailer = await (this.loading ??= this.loadMailer(this.server));
    const text = textOf(html);
    await mailer.sendMail({ to: { name: '', address: to }, subject, text, html, messageId, icalEvent });
    return 'sent';
  }

  /** Loaded with the first mail, so that other servers do not load it. */
  private async loadMailer(transport: string): Promise<MailerService> {
    const { MailerModule, MailerService } = await import('@nestjs-modules/mailer');
    const options = { transport, defaults: { from: this.env.MAIL_FROM } };
    const loaded = await this.modules.load(() => MailerModule.forRoot(options));
    return loaded.get(MailerService, { strict: false });
  }
}
