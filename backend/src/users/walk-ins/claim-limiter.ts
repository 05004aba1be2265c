import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkLimitersOf } from '../../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../../common/limits/network-limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { tDependant } from '../../messages/people/dependants.js';
import { tUser } from '../../messages/people/users.js';

const WINDOW_SECONDS = 3600;
/** Invitations that one login may mail in that time. */
const MAX_INVITATIONS = 10;

/**
 * Counts tried codes. A code has 60 random bits, so counting by network suffices: with a global limit, a
 * stranger could prevent everyone from claiming an account.
 */
@Injectable()
export class ClaimLimiter {
  private readonly tries: NetworkLimiter;
  private readonly mails: Limiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'registrationtries',
      seconds: WINDOW_SECONDS,
      sentence: tUser('claim.codesExceeded'),
    } as const;
    this.mails = limitersOf(connection, shared)('invitations', MAX_INVITATIONS, {
      sentence: tDependant('invitation.exceeded'),
    });
    this.tries = networkLimitersOf(connection, shared)('claim', env.DOCTOR_ID_TRIES_PER_ADDRESS);
  }

  /** @throws Failure TOO_MANY_REQUESTS */
  async count(address: string): Promise<void> {
    await this.tries.count(address);
  }

  /** A right code does not count: a waiting room claims its accounts from one address. */
  async forgive(address: string): Promise<void> {
    await this.tries.takeBack(address);
  }

  /** Counts a login's mails to addresses that it enters. @throws Failure TOO_MANY_REQUESTS */
  async countInvitation(userId: string): Promise<void> {
    await this.mails.count(userId);
  }
}
