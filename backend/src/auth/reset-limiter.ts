import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RESET_MINUTES } from '../../../openapi/contract/people/login.js';
import { limitersOf } from '../common/limits/limiter.js';
import type { Limiter } from '../common/limits/limiter.js';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tAuth } from '../messages/people/auth.js';

/** Reset mails per account while the first link still works. */
export const MAILS_PER_ACCOUNT = 3;
const SENTENCE = tAuth('reset.exceeded');

/** Counts requests for reset mails in the database, against mail floods and address guessing. */
@Injectable()
export class ResetLimiter {
  private readonly byAccount: Limiter;
  private readonly byAddress: NetworkLimiter;
  private readonly tokensByAddress: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = { collection: 'resettries', seconds: RESET_MINUTES * 60, sentence: SENTENCE } as const;
    const networkLimiter = networkLimitersOf(connection, shared);
    this.byAccount = limitersOf(connection, shared)('account', MAILS_PER_ACCOUNT);
    this.byAddress = networkLimiter('address', env.LOGIN_TRIES_PER_ADDRESS);
    this.tokensByAddress = networkLimiter('token', env.LOGIN_TRIES_PER_ADDRESS);
  }

  /** Counts a request for a link, whether the account exists or not. @throws Failure TOO_MANY_REQUESTS */
  async countEntry(account: string, address: string): Promise<void> {
    await this.byAddress.count(address);
    await this.byAccount.count(account);
  }

  /** Counts a tried token. @throws Failure TOO_MANY_REQUESTS */
  async countTry(address: string): Promise<void> {
    await this.tokensByAddress.count(address);
  }
}
