import { DOCUMENT_LANGUAGE } from '../../../../openapi/contract/messages/language.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors/error.filter.js';
import { Failure } from '../errors/errors.js';
import { namesHtml } from '../http/names-html.js';
import type { RequestLimit } from './request-limit.js';
import { STATIC_WEIGHT, WEIGHTS } from './request-limit.js';

/** Probes are counted separately, so that a busy network does not make its server appear unhealthy. */
const PROBES = '/api/health/';
const STATIC = /^\/(?:assets|image|public\/image)\//;
const DOCUMENTS = /^\/api\/docs\b/;
const CSV = /text\/csv/i;

/** Whether a request may proceed; otherwise it has been answered. */
type Admits = (request: FastifyRequest, reply: FastifyReply) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** The counter of requests. Missing until `countRequests` is called. */
    admits?: Admits;
  }
}

/** Counts every request before any other step: also files, unknown addresses and wrong methods. */
export function countRequests(server: FastifyInstance, requests: RequestLimit): void {
  const admits = requestCounter(requests);
  server.decorate('admits', admits);
  server.addHook('onRequest', (request, reply, done) => {
    if (admits(request, reply)) done();
  });
}

const requestCounter =
  (requests: RequestLimit): Admits =>
  (request, reply) => {
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
  };

function weightOf({ url, headers }: FastifyRequest): number {
  if (DOCUMENTS.test(url) || CSV.test(headers.accept ?? '')) return WEIGHTS.file;
  return STATIC.test(url) ? STATIC_WEIGHT : 1;
}

/** A browser gets a readable page; programs get the contract's body. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('TOO_MANY_REQUESTS');
  void reply.status(failure.getStatus());
  if (namesHtml(request)) void reply.type('text/html; charset=utf-8').send(pageOf(failure.message));
  else void reply.type('application/json; charset=utf-8').send(errorBody(failure, String(request.id)));
}

const pageOf = (sentence: string): string =>
  `<!doctype html><html lang="${DOCUMENT_LANGUAGE}"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p></html>`;
