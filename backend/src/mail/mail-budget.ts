import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../common/limits/limiter.js';
import type { Limiter } from '../common/limits/limiter.js';
import { MAIL_LIMITS } from '../common/limits/limits.js';
import { tCommon } from '../messages/common.js';
import { mailboxOf } from './mailbox.js';
import type { Mail } from './mail.js';

const AN_HOUR_SECONDS = 3600;

/** Counts mails per mailbox and hour in the database, whatever their cause. */
@Injectable()
export class MailBudget {
  private readonly mails: Limiter;
  private readonly secretLetters: Limiter;
  private readonly knownLetters: Limiter;

  constructor(@InjectConnection() connection: Connection) {
    const limiter = limitersOf(connection, {
      collection: 'mailcounts',
      seconds: AN_HOUR_SECONDS,
      sentence: tCommon('alreadyNotified'),
    });
    this.mails = limiter('mails', MAIL_LIMITS.mailsPerHour);
    this.secretLetters = limiter('secrets', MAIL_LIMITS.secretLettersPerHour);
    this.knownLetters = limiter('secrets-known', MAIL_LIMITS.secretLettersPerHour);
  }

  /**
   * Counts a mail. Mails to a known address count separately by that address. Otherwise a stranger who
   * registers with variants of it could block the owner's password link.
   * @returns 0 when it may be sent, else the milliseconds until its mailbox may get mails again
   */
  take({ to, sealed, known }: Mail): Promise<number> {
    if (!sealed) return this.mails.waitFor(mailboxOf(to));
    return known ? this.knownLetters.waitFor(to.toLowerCase()) : this.secretLetters.waitFor(mailboxOf(to));
  }
}
