import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkLimitersOf } from '../../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../../common/limits/network-limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { tAuth } from '../../messages/people/auth.js';

const WINDOW_SECONDS = 3600;
/** Confirmation mails per account and hour, besides the first. */
export const MAILS_PER_HOUR = 3;

/** Limits confirmation mails and token attempts, against mail floods and guessing. */
@Injectable()
export class ConfirmationLimiter {
  private readonly mails: Limiter;
  private readonly tries: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'resettries',
      seconds: WINDOW_SECONDS,
      sentence: tAuth('confirmation.linksExceeded'),
    } as const;
    this.mails = limitersOf(connection, shared)('confirmation', MAILS_PER_HOUR, {
      sentence: tAuth('confirmation.mailsExceeded'),
    });
    this.tries = networkLimitersOf(connection, shared)('confirming', env.LOGIN_TRIES_PER_ADDRESS);
  }

  /** @throws Failure TOO_MANY_REQUESTS */
  async countMail(account: string): Promise<void> {
    await this.mails.count(account);
  }

  /** Counts a mail if the limit allows one, and returns whether it does. */
  mayMail(account: string): Promise<boolean> {
    return this.mails.isLeft(account);
  }

  /** @throws Failure TOO_MANY_REQUESTS */
  async countTry(address: string): Promise<void> {
    await this.tries.count(address);
  }
}
