import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { networkOf } from '../../common/http/network.js';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { dependantWords } from '../../words/people/dependants.js';
import { userWords } from '../../words/people/users.js';

const WINDOW_SECONDS = 3600;
/** Invitations that one login may mail in that time. */
const MAX_INVITATIONS = 10;

/** Counts the codes that are tried, so that nobody finds one by trying. */
@Injectable()
export class ClaimLimiter {
  private readonly here: Limiter;
  private readonly inTotal: Limiter;
  private readonly mails: Limiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const sentence = userWords.tooManyCodesHaveBeen;
    const limiter = limitersOf(connection, {
      collection: 'registrationtries',
      seconds: WINDOW_SECONDS,
      sentence,
    });
    this.mails = limitersOf(connection, {
      collection: 'registrationtries',
      seconds: WINDOW_SECONDS,
      sentence: dependantWords.youHaveInvitedOften,
    })('invitations', MAX_INVITATIONS);
    this.here = limiter('claim', env.DOCTOR_ID_TRIES_PER_ADDRESS);
    this.inTotal = limiter('claims', env.DOCTOR_ID_TRIES_IN_TOTAL);
  }

  /** @throws Failure TOO_MANY_REQUESTS */
  async count(address: string): Promise<void> {
    await this.here.count(networkOf(address));
    await this.inTotal.count('all');
  }

  /** Counts what a login mails to addresses that it names. @throws Failure TOO_MANY_REQUESTS */
  async countInvitation(userId: string): Promise<void> {
    await this.mails.count(userId);
  }
}
