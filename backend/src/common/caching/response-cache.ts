import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedBody } from './cached-body.js';

const MAX_ADDRESSES = 1000;

/**
 * Answers that are the same for everyone, by the address that they were given at. Asked for again, one is sent before
 * guards, checks and interceptors, which took as long as all the rest of it.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new Map<string, CachedBody>();

  /** Sends an answer and keeps it for the next request of this address. */
  send(request: FastifyRequest, reply: FastifyReply, answer: CachedBody): void {
    if (this.answers.size >= MAX_ADDRESSES) this.answers.clear();
    this.answers.set(request.url, answer);
    answer.send(request, reply);
  }

  /** What stands ready for this request and still is its answer. One that brings a body is looked at by the guards. */
  find({ method, url, headers }: FastifyRequest): CachedBody | undefined {
    const answer = this.answers.get(url);
    if (!answer || method !== 'GET' || headers['content-type'] !== undefined) return undefined;
    if (answer.isCurrent()) return answer;
    this.answers.delete(url);
    return undefined;
  }
}
