import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../common/limits/limiter.js';
import type { Limiter } from '../common/limits/limiter.js';
import { ACCOUNT_NETWORK_FACTORS } from '../common/limits/limits.js';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tAuth } from '../messages/people/auth.js';

const COLLECTION = 'logintries';
const WINDOW_SECONDS = 600;
/** Attempts on one account from everywhere are counted over a longer period, against distributed guessing. */
const LONG_WINDOW_SECONDS = 3600;
const SENTENCE = tAuth('loginsExceeded');

/** The origin of an attempt: email, address, and the known device of its owner (null on any other). */
export interface LoginTry {
  /** The accounts of one email share a count, so that it does not reveal which exist. */
  email: string;
  address: string;
  device: string | null;
}

/**
 * Counts login attempts in the database, shared by all processes. Limits apply to an account with an address,
 * to an address, and later to an account from everywhere. A known device of the owner has its own count, so
 * wrong passwords by strangers cannot lock the owner out.
 */
@Injectable()
export class LoginLimiter {
  private readonly byPair: NetworkLimiter;
  private readonly byAccount: Limiter;
  private readonly byAddress: NetworkLimiter;
  private readonly byDevice: Limiter;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) env: Env,
  ) {
    const shared = { collection: COLLECTION, seconds: WINDOW_SECONDS, sentence: SENTENCE } as const;
    const limiter = limitersOf(connection, shared);
    const networkLimiter = networkLimitersOf(connection, shared);
    this.byPair = networkLimiter('pair', env.LOGIN_TRIES_PER_ACCOUNT, { factors: ACCOUNT_NETWORK_FACTORS });
    this.byDevice = limiter('device', env.LOGIN_TRIES_PER_ACCOUNT);
    this.byAddress = networkLimiter('address', env.LOGIN_TRIES_PER_ADDRESS);
    this.byAccount = limiter('account', env.LOGIN_TRIES_FROM_EVERYWHERE, {
      seconds: LONG_WINDOW_SECONDS,
    });
  }

  /**
   * Counts an attempt before the password is checked.
   * @returns whether it was the last allowed attempt of strangers on this account, here or everywhere
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
   */
  async count({ email, address, device }: LoginTry): Promise<boolean> {
    if (device) {
      await this.byDevice.count(device);
      return false;
    }
    await this.byAddress.count(address);
    const leftHere = await this.byPair.count(address, email);
    const leftEverywhere = await this.byAccount.count(email);
    return leftHere === 0 || leftEverywhere === 0;
  }

  /** A successful login does not count and resets the count of its origin. */
  async forgive({ email, address, device }: LoginTry): Promise<void> {
    if (device) return this.byDevice.forget(device);
    await this.connection
      .collection(COLLECTION)
      .bulkWrite([
        ...this.byPair.takingBack(address, 'all', email),
        ...this.byAddress.takingBack(address, 'one'),
        this.byAccount.takingBack(email, 'one'),
      ]);
  }

  /** A person who has proven ownership of the mailbox may try again, here and from everywhere. */
  async forgiveHolder(email: string, address: string): Promise<void> {
    await Promise.all([this.byPair.forget(address, email), this.byAccount.forget(email)]);
  }
}
