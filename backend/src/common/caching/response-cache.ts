import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedBody } from './cached-body.js';

const MAX_ADDRESSES = 1000;

/**
 * Caches public responses by URL. A cached response is sent before guards, checks and interceptors, which take
 * half of the time.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new Map<string, CachedBody>();

  /** Sends a response and caches it for this URL. */
  send(request: FastifyRequest, reply: FastifyReply, answer: CachedBody): void {
    if (this.answers.size >= MAX_ADDRESSES) this.answers.clear();
    this.answers.set(request.url, answer);
    answer.send(request, reply);
  }

  /** The valid cached response of this request. Requests with a body go through the guards. */
  find({ method, url, headers }: FastifyRequest): CachedBody | undefined {
    const answer = this.answers.get(url);
    if (!answer || method !== 'GET' || headers['content-type'] !== undefined) return undefined;
    if (answer.isCurrent()) return answer;
    this.answers.delete(url);
    return undefined;
  }
}
