import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { networkOf } from '../http/network.js';
import { RequestCounter } from './request-counter.js';

const A_MINUTE_MS = 60_000;

/** How much one network may ask of one route of one process in a minute: for the guard, and for what is answered before it. */
@Injectable()
export class RequestLimit {
  readonly ttl = A_MINUTE_MS;
  readonly counter = new RequestCounter(this.ttl);
  readonly limit: number;

  constructor(@Inject(ENV) { RATE_LIMIT_PER_MINUTE }: Env) {
    this.limit = RATE_LIMIT_PER_MINUTE;
  }

  /** Whose count of which route a request adds to. */
  keyOf({ ip, routeOptions: { method, url } }: FastifyRequest): string {
    return `${String(method)} ${url} ${networkOf(ip)}`;
  }

  /** Counts a request, and tells the caller as the guard does. @returns whether it is within the bound */
  admits(request: FastifyRequest, reply: FastifyReply): boolean {
    const { limit } = this;
    const { hits, seconds } = this.counter.count(this.keyOf(request));
    if (hits > limit) return false;
    void reply
      .header('x-ratelimit-limit', limit)
      .header('x-ratelimit-remaining', limit - hits)
      .header('x-ratelimit-reset', seconds);
    return true;
  }
}
