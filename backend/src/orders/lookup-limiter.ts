import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../common/limits/limiter.js';
import type { Limiter } from '../common/limits/limiter.js';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tOrder } from '../messages/orders.js';

const WINDOW_SECONDS = 600;
const TRIES_PER_NUMBER = 10;

/** Limits order lookups without an account, so that orders cannot be guessed. */
@Injectable()
export class LookupLimiter {
  private readonly byNumber: Limiter;
  private readonly byAddress: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'ordertries',
      seconds: WINDOW_SECONDS,
      sentence: tOrder('lookupsExceeded'),
    } as const;
    this.byNumber = limitersOf(connection, shared)('number', TRIES_PER_NUMBER);
    this.byAddress = networkLimitersOf(connection, shared)('address', env.ORDER_LOOKUPS_PER_ADDRESS);
  }

  /** Counts an attempt. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async count(number: string, address: string): Promise<void> {
    await this.byAddress.count(address);
    await this.byNumber.count(number);
  }

  /** A lookup with the right email address does not count. */
  async forgive(number: string, address: string): Promise<void> {
    await Promise.all([this.byNumber.forget(number), this.byAddress.takeBack(address)]);
  }
}
