import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { errorBody } from './error.filter.js';
import { Failure } from './errors.js';
import { isReachable } from './reachable.js';

/** A request that waits longer is checked, and then once a second. */
const FIRST_LOOK_MS = 6000;
const NEXT_LOOK_MS = 1000;
const RETRY_AFTER_SECONDS = 2;

/**
 * Ends a long-waiting request while the database is unreachable, because some steps query it several times and
 * each waits again. Requests that are slow for another reason continue, and so do responses that have begun.
 */
export function refuseUnreachable(
  server: FastifyInstance,
  connection: Connection,
  firstLookMs = FIRST_LOOK_MS,
): void {
  const looks = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const lookNoMore = (request: FastifyRequest) => clearTimeout(looks.get(request));
  server.addHook('onRequest', (request, reply, done) => {
    const look = () => {
      if (reply.sent || reply.raw.headersSent) return;
      if (isReachable(connection)) looks.set(request, setTimeout(look, NEXT_LOOK_MS));
      else refuse(request, reply);
    };
    looks.set(request, setTimeout(look, firstLookMs));
    reply.raw.once('close', () => lookNoMore(request));
    done();
  });
  // A second response would mix the headers of one with the body of the other.
  server.addHook('onSend', (request, _reply, _payload, done) => {
    lookNoMore(request);
    done();
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('DATABASE_UNAVAILABLE');
  void reply
    .status(failure.getStatus())
    .header('Retry-After', String(RETRY_AFTER_SECONDS))
    .type('application/json; charset=utf-8')
    .send(errorBody(failure, String(request.id)));
}
