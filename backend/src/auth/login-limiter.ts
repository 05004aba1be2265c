import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../common/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

const WINDOW_SECONDS = 600;

/** Counts login tries per account and per network address in the database, so that every process sees them. */
@Injectable()
export class LoginLimiter {
  private readonly byAccount: RateLimiterMongo;
  private readonly byAddress: RateLimiterMongo;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterMongo({
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: 'logintries',
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
      });
    this.byAccount = limiter('account', env.LOGIN_TRIES_PER_ACCOUNT);
    this.byAddress = limiter('address', env.LOGIN_TRIES_PER_ADDRESS);
  }

  /**
   * Counts a try before its password is looked at.
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait.
   */
  async count(account: string, address: string): Promise<void> {
    try {
      await this.byAddress.consume(address);
      await this.byAccount.consume(account);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new Failure('TOO_MANY_REQUESTS', {
        sentence: `Too many login tries. Please wait ${Math.ceil(seconds / 60)} minutes.`,
        retryAfterSeconds: seconds,
      });
    }
  }

  /** A login that succeeded does not count against anyone; `address` null forgives the account alone. */
  async forgive(account: string, address: string | null): Promise<void> {
    await Promise.all([
      this.byAccount.delete(account),
      address !== null && this.byAddress.reward(address, 1),
    ]);
  }
}
