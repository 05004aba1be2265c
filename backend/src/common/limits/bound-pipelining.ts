import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';

/** Requests that one connection may have open. Browsers and proxies send one at a time. */
export const MAX_PIPELINED = 10;

type Options = Required<
  Pick<FastifyHttpOptions<Server>, 'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'>
> & { http?: ServerOptions };

/**
 * The server that Fastify would make, with a bound on the open requests of a connection. Node would answer an unknown
 * `Expect` itself, so that nothing counts the request: it is handed on like every other one.
 */
export function createBoundedServer(handle: RequestListener, given: Record<string, unknown>): Server {
  const options = given as Options;
  const bounded = boundPipelining(handle);
  const server = createServer(options.http ?? {}, bounded).on('checkExpectation', bounded);
  server.keepAliveTimeout = options.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout;
  return server.setTimeout(options.connectionTimeout);
}

/**
 * Ends a connection that has too many requests open. Node begins all requests of a packet at once: a thousand would be
 * logged, counted and answered in memory at the same time. A request of a connection that was reset has no address to
 * count it by, and no reader: it is dropped. The address that is read here stays known when the connection ends later.
 */
function boundPipelining(handle: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: 1 | -1): number => {
    const now = (open.get(socket) ?? 0) + change;
    open.set(socket, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.remoteAddress === undefined || add(socket, 1) > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    response.once('close', () => add(socket, -1));
    handle(request, response);
  };
}
