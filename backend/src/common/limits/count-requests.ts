import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors/error.filter.js';
import { Failure } from '../errors/errors.js';
import { namesHtml } from '../http/names-html.js';
import type { RequestLimit } from './request-limit.js';
import { STATIC_WEIGHT, WEIGHTS } from './request-limit.js';

/** Requests that one connection may have open. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 10;
/** Probes are counted apart, so that a busy network does not make its server look ill. */
const PROBES = '/api/health/';
const STATIC = /^\/(?:assets|image)\//;
const DOCUMENTS = /^\/api\/docs\b/;
const CSV = /text\/csv/i;

/** Whether a request may be answered; one that may not has got its answer, or has lost its connection. */
export type Admits = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Counts every request before anything else looks at it: also files, unknown addresses and wrong methods. */
export function requestCounter(requests: RequestLimit): Admits {
  const open = new WeakMap<Socket, number>();
  return (request, reply) =>
    isPipelinedWithin(open, request, reply) && isWithinLimit(requests, request, reply);
}

/** Node begins all requests of a packet at once: a thousand of them would be answered in memory at the same time. */
function isPipelinedWithin(
  open: WeakMap<Socket, number>,
  { socket }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const waiting = (open.get(socket) ?? 0) + 1;
  open.set(socket, waiting);
  if (waiting > MAX_PIPELINED) {
    socket.destroy();
    void reply.hijack();
    return false;
  }
  reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
  return true;
}

function isWithinLimit(requests: RequestLimit, request: FastifyRequest, reply: FastifyReply): boolean {
  const isProbe = request.url.startsWith(PROBES);
  const { limit } = requests;
  const { totalHits, timeToExpire, isBlocked } = isProbe
    ? requests.count(request.ip, 1, PROBES)
    : requests.count(request.ip, weightOf(request));
  if (!isProbe) {
    void reply
      .header('X-RateLimit-Limit', limit)
      .header('X-RateLimit-Remaining', Math.max(0, limit - totalHits))
      .header('X-RateLimit-Reset', timeToExpire);
  }
  if (isBlocked) refuse(request, reply.header('Retry-After', timeToExpire));
  return !isBlocked;
}

function weightOf({ url, headers }: FastifyRequest): number {
  if (DOCUMENTS.test(url) || CSV.test(headers.accept ?? '')) return WEIGHTS.file;
  return STATIC.test(url) ? STATIC_WEIGHT : 1;
}

/** A person who opens a page reads a sentence; programs read the contract's body. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('TOO_MANY_REQUESTS');
  void reply.status(failure.getStatus());
  if (namesHtml(request)) void reply.type('text/html; charset=utf-8').send(pageOf(failure.message));
  else void reply.type('application/json; charset=utf-8').send(errorBody(failure, String(request.id)));
}

const pageOf = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p></html>`;
