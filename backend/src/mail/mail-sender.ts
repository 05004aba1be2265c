import { Inject, Injectable } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { MailerService } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { calendarOf } from './calendar-entry.js';
import { openMail } from './mail-secret.js';
import { textOf } from './mail-text.js';
import type { Mail } from './mail.js';

/** A server that stops talking is given up well before the worker's lease on the mail ends, so it is not sent twice. */
const TIMEOUT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The address with these times in it, as the mail library reads them; times that it names itself stay. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUT_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return url.href;
}

/** Hands mails to the mail server; without one they stay in the outbox, where an admin reads them. */
@Injectable()
export class MailSender {
  /** An address that is none stops the start, not the first mail. */
  private readonly server: string | undefined;
  private loading: Promise<MailerService> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly modules: LazyModuleLoader,
  ) {
    this.server = env.SMTP_URL && withPatience(env.SMTP_URL);
  }

  /**
   * @param id the same on every try of one mail
   * @throws Error of the mail server, so that it is tried again
   */
  async send(id: string, mail: Mail): Promise<'kept' | 'sent'> {
    if (!this.server) return 'kept';
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
    const mailer = await (this.loading ??= this.loadMailer(this.server));
    const text = textOf(html);
    await mailer.sendMail({ to: { name: '', address: to }, subject, text, html, messageId, icalEvent });
    return 'sent';
  }

  /** Loaded for the first mail: a server that sends none does not hold it. */
  private async loadMailer(transport: string): Promise<MailerService> {
    const { MailerModule, MailerService } = await import('@nestjs-modules/mailer');
    const options = { transport, defaults: { from: this.env.MAIL_FROM } };
    const loaded = await this.modules.load(() => MailerModule.forRoot(options));
    return loaded.get(MailerService, { strict: false });
  }
}
