import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { limitWords } from '../../words/people/limits.js';
import { Failure } from '../errors/errors.js';
import { loginOf } from '../http/actor.js';
import type { Actor, Caller } from '../http/actor.js';
import { networkOf } from '../http/network.js';
import { limitersOf } from './limiter.js';
import type { Limiter } from './limiter.js';

const DAY_SECONDS = 24 * 3600;

/** What patients do that reaches other people, each with its bounds in `account-limits.ts`. */
export const COUNTED_ACTIONS = [
  'CANCELLATIONS',
  'LAB_BOOKINGS',
  'DEPENDANTS',
  'QUESTIONS',
  'INVITATIONS',
  'REVIEWS',
  'WAITLIST_JOINS',
] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

interface Bounds {
  person: Limiter;
  newPerson: Limiter;
  network: Limiter;
}

/**
 * Bounds how often one login, and all logins of one network, do something in a day. It is counted before it is done, so
 * that a hundred calls at once are not a hundred; what fails is taken back. Staff are never counted.
 */
@Injectable()
export class AccountLimits {
  private readonly bounds: Record<CountedAction, Bounds>;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const limiter = limitersOf(connection, {
      collection: 'accounttries',
      seconds: DAY_SECONDS,
      sentence: limitWords.manyFromYourNetwork,
    });
    const boundsOf = (action: CountedAction): Bounds => ({
      person: limiter(`${action}:person`, env[`${action}_PER_DAY`], {
        sentence: limitWords.doneOften[action],
      }),
      newPerson: limiter(`${action}:new`, env[`${action}_PER_DAY_NEW`], {
        sentence: limitWords.confirmForMore(limitWords.doneOften[action]),
      }),
      network: limiter(`${action}:network`, env[`${action}_PER_ADDRESS_DAY`]),
    });
    this.bounds = Object.fromEntries(COUNTED_ACTIONS.map((action) => [action, boundsOf(action)])) as Record<
      CountedAction,
      Bounds
    >;
  }

  /** Does it and counts it. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async counted<T>(
    action: CountedAction,
    { actor, origin }: Caller<Actor | null>,
    work: () => Promise<T>,
  ): Promise<T> {
    if (actor?.type !== 'patient') return work();
    const { person, newPerson, network } = this.bounds[action];
    const counts: [Limiter, string][] = [
      [actor.confirmed ? person : newPerson, loginOf(actor).userId],
      [network, networkOf(origin.address)],
    ];
    const taken: typeof counts = [];
    try {
      for (const [limiter, key] of counts) {
        taken.push([limiter, key]);
        await limiter.count(key);
      }
      return await work();
    } catch (error) {
      // What the server could not do stays counted: it may have been done.
      if (error instanceof Failure) await Promise.all(taken.map(([limiter, key]) => limiter.takeBack(key)));
      throw error;
    }
  }
}
