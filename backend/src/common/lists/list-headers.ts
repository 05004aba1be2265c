import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../caching/cached-body.js';

declare module 'fastify' {
  interface FastifyReply {
    /** The range of a list's rows that is sent, see `contentRange`; empty for other responses. */
    range: string;
  }
}

/** Sets `Content-Range`, and 304 for an unchanged list: Nest sets a route's status after interceptors. */
function finishList(request: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  if (reply.range) void reply.header('Content-Range', reply.range);
  if (isUnchanged(request, reply)) void reply.status(304);
  done();
}

/**
 * Finishes the headers of lists when they are sent. Call it after the compression is registered: the compression skips
 * answers that have a `Content-Range`.
 */
export function addListHeaders(server: FastifyInstance): void {
  server.decorateReply('range', '');
  server.addHook('onRoute', (route) => {
    if (route.config && 'list' in route.config) route.onSend = [route.onSend ?? [], finishList].flat();
  });
}
