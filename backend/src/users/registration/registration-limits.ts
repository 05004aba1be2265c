import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Failure } from '../../common/errors/errors.js';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkLimitersOf } from '../../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../../common/limits/network-limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { tRegistration } from '../../messages/people/registration.js';

const WINDOW_SECONDS = 3600;
const EVERYWHERE = 'all';

interface Registration<T> {
  /** @param maySayTaken whether an existing email may be answered with EMAIL_TAKEN */
  open: (maySayTaken: boolean) => Promise<T>;
  /** The answer beyond the limit, equal to that for a new account. Omitted for callers who always get EMAIL_TAKEN. */
  neutral?: () => Promise<T>;
}

/**
 * Limits what a stranger learns or creates by registering. An attempt is counted before its result is known, so
 * that concurrent calls cannot exceed the limit; what does not apply is undone. No limit closes the
 * registration for everyone: accounts and wrong doctor IDs count by network. Beyond the limit of taken emails
 * the answer no longer reveals that an email is taken.
 */
@Injectable()
export class RegistrationLimits {
  private readonly accounts: NetworkLimiter;
  private readonly takenHere: NetworkLimiter;
  private readonly takenInTotal: Limiter;
  private readonly wrongCodes: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'registrationtries',
      seconds: WINDOW_SECONDS,
      sentence: tRegistration('networkExceeded'),
    } as const;
    const networkLimiter = networkLimitersOf(connection, shared);
    this.accounts = networkLimiter('account', env.REGISTRATIONS_PER_ADDRESS);
    this.takenHere = networkLimiter('taken', env.TAKEN_EMAILS_PER_ADDRESS);
    this.takenInTotal = limitersOf(connection, shared)('takens', env.TAKEN_EMAILS_IN_TOTAL);
    this.wrongCodes = networkLimiter('code', env.DOCTOR_ID_TRIES_PER_ADDRESS, {
      sentence: tRegistration('doctorIdsExceeded'),
    });
  }

  /** A registration: counts as an account, or as a taken email. @throws Failure TOO_MANY_REQUESTS */
  async registration<T>(address: string, { open, neutral }: Registration<T>): Promise<T> {
    await this.accounts.countAll(address);
    const isCounted = neutral !== undefined && (await this.isTakenLeft(address));
    try {
      const answer = await open(isCounted || !neutral);
      if (isCounted) await this.takeBackTaken(address);
      return answer;
    } catch (error) {
      const isTaken = error instanceof Failure && error.code === 'EMAIL_TAKEN';
      // Counted like an account, so that the remaining limit does not reveal the difference.
      if (isTaken && neutral && !isCounted) return await neutral();
      await this.accounts.takeBack(address);
      if (isCounted && !isTaken) await this.takeBackTaken(address);
      throw error;
    }
  }

  /** A check of a DoctorId: counts if it was wrong. @throws Failure TOO_MANY_REQUESTS */
  async doctorId(address: string, look: () => Promise<void>): Promise<void> {
    await this.wrongCodes.countAll(address);
    let isWrong = false;
    try {
      await look();
    } catch (error) {
      isWrong = error instanceof Failure && error.code === 'DOCTOR_ID_INVALID';
      throw error;
    } finally {
      if (!isWrong) await this.wrongCodes.takeBack(address);
    }
  }

  private async isTakenLeft(address: string): Promise<boolean> {
    if (!(await this.takenHere.isLeft(address))) return false;
    if (await this.takenInTotal.isLeft(EVERYWHERE)) return true;
    await this.takeBackTaken(address);
    return false;
  }

  private async takeBackTaken(address: string): Promise<void> {
    await Promise.all([this.takenHere.takeBack(address), this.takenInTotal.takeBack(EVERYWHERE)]);
  }
}
