import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { tLimit } from '../../messages/people/limits.js';
import { Failure } from '../errors/errors.js';
import { loginOf } from '../http/actor.js';
import type { Actor, Caller } from '../http/actor.js';
import { tryRelease } from './give-back.js';
import { limitersOf } from './limiter.js';
import type { Limiter } from './limiter.js';
import { networkLimitersOf } from './network-limiter.js';
import type { NetworkLimiter } from './network-limiter.js';

const DAY_SECONDS = 24 * 3600;

/** Actions of patients that affect other people; their limits are in `limits.ts`. */
const COUNTED_ACTIONS = [
  'CANCELLATIONS',
  'LAB_BOOKINGS',
  'DEPENDANTS',
  'QUESTIONS',
  'INVITATIONS',
  'REVIEWS',
  'WAITLIST_JOINS',
] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

const EXCEEDED: Record<CountedAction, string> = {
  CANCELLATIONS: tLimit('exceeded.CANCELLATIONS'),
  LAB_BOOKINGS: tLimit('exceeded.LAB_BOOKINGS'),
  DEPENDANTS: tLimit('exceeded.DEPENDANTS'),
  QUESTIONS: tLimit('exceeded.QUESTIONS'),
  INVITATIONS: tLimit('exceeded.INVITATIONS'),
  REVIEWS: tLimit('exceeded.REVIEWS'),
  WAITLIST_JOINS: tLimit('exceeded.WAITLIST_JOINS'),
};

interface Bounds {
  person: Limiter;
  newPerson: Limiter;
  network: NetworkLimiter;
}

/**
 * Limits how often one login, and all logins of one network, do something in a day. Each call counts before its work, so
 * that calls at the same moment cannot pass the limit; a failed call is taken back. Staff are not counted.
 */
@Injectable()
export class AccountLimits {
  private readonly bounds: Record<CountedAction, Bounds>;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'accounttries',
      seconds: DAY_SECONDS,
      sentence: tLimit('networkExceeded'),
    } as const;
    const limiter = limitersOf(connection, shared);
    const ofNetworks = networkLimitersOf(connection, shared);
    const boundsOf = (action: CountedAction): Bounds => ({
      person: limiter(`${action}:person`, env[`${action}_PER_DAY`], {
        sentence: EXCEEDED[action],
      }),
      newPerson: limiter(`${action}:new`, env[`${action}_PER_DAY_NEW`], {
        sentence: `${EXCEEDED[action]} ${tLimit('confirmForMore')}`,
      }),
      network: ofNetworks(`${action}:network`, env[`${action}_PER_ADDRESS_DAY`]),
    });
    this.bounds = Object.fromEntries(COUNTED_ACTIONS.map((action) => [action, boundsOf(action)])) as Record<
      CountedAction,
      Bounds
    >;
  }

  /**
   * Runs an action and counts it; for a visitor only by network. @throws Failure TOO_MANY_REQUESTS with the
   * seconds to wait
   */
  async counted<T>(
    action: CountedAction,
    { actor, origin }: Caller<Actor | null>,
    work: () => Promise<T>,
  ): Promise<T> {
    if (actor && actor.type !== 'patient') return work();
    const { person, newPerson, network } = this.bounds[action];
    const own = actor && { limiter: actor.confirmed ? person : newPerson, key: loginOf(actor).userId };
    if (own) await this.firstOf(action, own);
    try {
      await network.countAll(origin.address);
    } catch (error) {
      if (own && error instanceof Failure) await tryRelease(action, () => own.limiter.takeBack(own.key));
      throw error;
    }
    try {
      return await work();
    } catch (error) {
      // A server error stays counted, because the action may have happened.
      if (error instanceof Failure)
        await tryRelease(action, () =>
          Promise.all([network.takeBack(origin.address), own?.limiter.takeBack(own.key)]),
        );
      throw error;
    }
  }

  private async firstOf(
    action: CountedAction,
    { limiter, key }: { limiter: Limiter; key: string },
  ): Promise<void> {
    try {
      await limiter.count(key);
    } catch (error) {
      if (error instanceof Failure) await tryRelease(action, () => limiter.takeBack(key));
      throw error;
    }
  }
}
