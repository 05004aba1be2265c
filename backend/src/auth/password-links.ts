import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { newToken, tokenHash } from '../common/secret-token.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Letterhead } from '../mail/letterhead.js';
import { sealMail } from '../mail/mail-secret.js';
import { renderLetter } from '../mail/mail-template.js';
import { OutboxService } from '../outbox/outbox.service.js';
import type { User } from '../users/user.schema.js';
import { PasswordReset } from './password-reset.schema.js';

interface PasswordMail {
  /** The mail's key in the outbox, before the id of the link. */
  key: string;
  subject: string;
  paragraphs: string[];
  button: string;
  /** Validity of the link, in minutes. */
  minutes: number;
  /** Whether the hospital knows that the mailbox is the person's. */
  known: boolean;
}

/** Mails links with which a person chooses a password once. */
@Injectable()
export class PasswordLinks {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(PasswordReset.name) private readonly resets: Model<PasswordReset>,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
  ) {}

  /** Stores the hash of a new link, and queues the mail with the link for an account with an email address. */
  async mail(user: User, mail: PasswordMail, session: ClientSession): Promise<void> {
    const token = newToken();
    const _id = tokenHash(token);
    const expiresAt = new Date(Date.now() + mail.minutes * 60_000);
    await this.resets.create([{ _id, userId: user._id, expiresAt }], { session });
    const sealed = sealMail((secret) => this.letter(user, mail, secret), token, this.env);
    const { subject, known } = mail;
    await this.outbox.addMail(`${mail.key}:${_id}`, { to: user.email!, subject, known, ...sealed }, session);
  }

  private letter({ fullName }: User, { paragraphs, button }: PasswordMail, secret: string): string {
    const { name: hospital, phone } = this.letterhead.known();
    const url = `${this.env.PUBLIC_URL}/reset-password#token=${secret}`;
    return renderLetter(
      { name: fullName, paragraphs, facts: [], because: 'account', action: { text: button, url } },
      hospital,
      phone,
    );
  }
}
