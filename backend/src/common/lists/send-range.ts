import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Which rows of a list are sent, see `contentRange`; empty for anything else. */
    range: string;
  }
}

/** Tells which rows of a list are sent. The compression takes what has this header already for a part of a file. */
const sendRange = (_request: unknown, reply: FastifyReply, _body: unknown, done: () => void): void => {
  if (reply.range) void reply.header('Content-Range', reply.range);
  done();
};

/** To be called after the compression was registered, so that it comes first at each route. */
export function sendRanges(server: FastifyInstance): void {
  server.decorateReply('range', '');
  server.addHook('onRoute', (route) => {
    if (route.config && 'list' in route.config) route.onSend = [route.onSend ?? [], sendRange].flat();
  });
}
