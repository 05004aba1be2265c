import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Failure } from '../../common/errors/errors.js';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkOf } from '../../common/http/network.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { registrationWords } from '../../words/people/registration.js';

const WINDOW_SECONDS = 3600;
const BUSY = registrationWords.thereHaveBeenVeryMany;

/** The same thing counted at one address and in the whole hospital. */
interface Count {
  here: Limiter;
  inTotal: Limiter;
}

/**
 * Bounds of what a stranger learns or makes by registering. An answer is counted before it is known, so that a hundred
 * calls at once are not a hundred answers; what it turned out not to be is taken back.
 */
@Injectable()
export class RegistrationLimits {
  private readonly accounts: Count;
  private readonly takenEmails: Count;
  private readonly wrongCodes: Count;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = { collection: 'registrationtries', seconds: WINDOW_SECONDS, sentence: BUSY } as const;
    const limiter = limitersOf(connection, shared);
    const many = { sentence: registrationWords.manyAccountsHaveBeenOpened };
    const taken = { sentence: registrationWords.fromYourNetworkManyEmail };
    const wrong = { sentence: registrationWords.tooManyWrongDoctorIds };
    this.accounts = {
      here: limiter('account', env.REGISTRATIONS_PER_ADDRESS, many),
      inTotal: limiter('accounts', env.REGISTRATIONS_IN_TOTAL),
    };
    this.takenEmails = {
      here: limiter('taken', env.TAKEN_EMAILS_PER_ADDRESS, taken),
      inTotal: limiter('takens', env.TAKEN_EMAILS_IN_TOTAL),
    };
    this.wrongCodes = {
      here: limiter('code', env.DOCTOR_ID_TRIES_PER_ADDRESS, wrong),
      inTotal: limiter('codes', env.DOCTOR_ID_TRIES_IN_TOTAL, wrong),
    };
  }

  /** A registration: counts as an account, or as an email that is taken. @throws Failure TOO_MANY_REQUESTS */
  registration<T>(address: string, work: () => Promise<T>): Promise<T> {
    return counting([this.accounts, this.takenEmails], networkOf(address), work, (failure) => {
      if (!failure) return this.accounts;
      return failure.code === 'EMAIL_TAKEN' ? this.takenEmails : null;
    });
  }

  /** A look at a DoctorId: counts when it was wrong. @throws Failure TOO_MANY_REQUESTS */
  doctorId<T>(address: string, work: () => Promise<T>): Promise<T> {
    return counting([this.wrongCodes], networkOf(address), work, (failure) =>
      failure?.code === 'DOCTOR_ID_INVALID' ? this.wrongCodes : null,
    );
  }
}

/** @param countsAs which of the counts stays, by how the work ended; null for none */
async function counting<T>(
  counts: Count[],
  network: string,
  work: () => Promise<T>,
  countsAs: (failure: Failure | null) => Count | null,
): Promise<T> {
  const taken = await takeAll(counts, network);
  let stays: Count | null = null;
  try {
    const answer = await work();
    stays = countsAs(null);
    return answer;
  } catch (error) {
    if (error instanceof Failure) stays = countsAs(error);
    throw error;
  } finally {
    await giveBack(taken.filter(({ of }) => of !== stays));
  }
}

interface Taken {
  of: Count;
  limiter: Limiter;
  key: string;
}

/** All of them or none: who is refused by one has not used up the others. */
async function takeAll(counts: Count[], network: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const of of counts) {
    for (const [limiter, key] of [
      [of.here, network],
      [of.inTotal, 'all'],
    ] as const) {
      taken.push({ of, limiter, key });
      try {
        await limiter.count(key);
      } catch (error) {
        if (error instanceof Failure) await giveBack(taken);
        throw error;
      }
    }
  }
  return taken;
}

const giveBack = (taken: Taken[]): Promise<unknown> =>
  Promise.all(taken.map(({ limiter, key }) => limiter.takeBack(key)));
