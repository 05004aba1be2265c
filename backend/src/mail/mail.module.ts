import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { MailSender } from './mail-sender.js';

/** Without a mail server nothing is sent, and this transport is never used. */
const NO_SERVER = { jsonTransport: true } as const;

@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENV],
      useFactory: (env: Env) => ({
        transport: env.SMTP_URL ?? NO_SERVER,
        defaults: { from: env.MAIL_FROM },
      }),
    }),
  ],
  providers: [MailSender],
  exports: [MailSender],
})
export class MailModule {}
