import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { MailSender } from './mail-sender.js';

/** Without a mail server nothing is sent, and this transport is never used. */
const NO_SERVER = { jsonTransport: true } as const;

/** A server that stops talking is given up well before the worker's lease on the mail ends, so nobody sends it twice. */
const TIMEOUT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The address with these times in it, as the mail library reads them; times that it names itself stay. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUT_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return url.href;
}

@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: (env: Env) => ({
        transport: env.SMTP_URL ? withPatience(env.SMTP_URL) : NO_SERVER,
        defaults: { from: env.MAIL_FROM },
      }),
    }),
  ],
  providers: [MailSender],
  exports: [MailSender],
})
export class MailModule {}
