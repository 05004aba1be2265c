import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../common/errors.js';

const WINDOW_SECONDS = 600;
const TRIES_PER_NUMBER = 10;
const TRIES_PER_ADDRESS = 60;

/** Counts who looks for orders without an account, so that nobody finds one by trying. */
@Injectable()
export class LookupLimiter {
  private readonly byNumber: RateLimiterMongo;
  private readonly byAddress: RateLimiterMongo;

  constructor(@InjectConnection() connection: Connection) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterMongo({
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: 'ordertries',
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
      });
    this.byNumber = limiter('number', TRIES_PER_NUMBER);
    this.byAddress = limiter('address', TRIES_PER_ADDRESS);
  }

  /** Counts a try. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async count(number: string, address: string): Promise<void> {
    try {
      await this.byAddress.consume(address);
      await this.byNumber.consume(number);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds });
    }
  }

  /** Who knows the email address of an order does not count as trying. */
  async forgive(number: string, address: string): Promise<void> {
    await Promise.all([this.byNumber.delete(number), this.byAddress.reward(address, 1)]);
  }
}
