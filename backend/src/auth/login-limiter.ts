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
/** Tries on one account from everywhere are counted for longer: many addresses together must not be quick either. */
const LONG_WINDOW_SECONDS = 3600;
const SENTENCE = tAuth('loginsExceeded');

/** Who is trying: on which email, from where, and on which device of its holder (null on any other). */
export interface LoginTry {
  /** The accounts of one email share a count: how it runs down must not say which of them there are. */
  email: string;
  address: string;
  device: string | null;
}

/**
 * Counts login tries in the database, so that every process sees them. A guesser is stopped by network: an
 * account and an address together, an address on all accounts, and, later, an account from everywhere. None of that
 * stops the account's holder on a device where they have logged in before, which has a count of its own: otherwise
 * wrong passwords would be a way to lock a person out.
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
   * Counts a try before its password is looked at.
   * @returns whether it was the last one that strangers have on this account, here or everywhere
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

  /** A login that succeeded does not count against anyone, and ends the count where it happened. */
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

  /** A person who has proven to own the account's mailbox may try again, here and from everywhere. */
  async forgiveHolder(email: string, address: string): Promise<void> {
    await Promise.all([this.byPair.forget(address, email), this.byAccount.forget(email)]);
  }
}
