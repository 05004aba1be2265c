import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { RESET_MINUTES } from '../../../openapi/contract/profile.js';
import { Failure } from '../common/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

/** Mails with a link that one account gets while the first link still works. */
export const MAILS_PER_ACCOUNT = 3;

/** Counts who asks for a new password in the database: nobody's mailbox is filled, and nobody tries many addresses. */
@Injectable()
export class ResetLimiter {
  private readonly byAccount: RateLimiterMongo;
  private readonly byAddress: RateLimiterMongo;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterMongo({
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: 'resettries',
        keyPrefix,
        points,
        duration: RESET_MINUTES * 60,
      });
    this.byAccount = limiter('account', MAILS_PER_ACCOUNT);
    this.byAddress = limiter('address', env.LOGIN_TRIES_PER_ADDRESS);
  }

  /** Counts a wish for a link, whether there is such an account or not. @throws Failure TOO_MANY_REQUESTS */
  async countWish(account: string, address: string): Promise<void> {
    await refusing(async () => {
      await this.byAddress.consume(address);
      await this.byAccount.consume(account);
    });
  }

  /** Counts a token that was tried. @throws Failure TOO_MANY_REQUESTS */
  async countTry(address: string): Promise<void> {
    await refusing(() => this.byAddress.consume(`token:${address}`));
  }
}

async function refusing(count: () => Promise<unknown>): Promise<void> {
  try {
    await count();
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
    const sentence = `You have asked often enough for now. Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes.`;
    throw new Failure('TOO_MANY_REQUESTS', { sentence, retryAfterSeconds });
  }
}
