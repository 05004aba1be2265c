import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';

/** Maximum open requests per connection. Browsers and proxies send one at a time. */
export const MAX_PIPELINED = 10;

type Options = Required<
  Pick<FastifyHttpOptions<Server>, 'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'>
> & { http?: ServerOptions };

/**
 * Creates Fastify's server with a limit of open requests per connection. Node would answer an unknown `Expect`
 * itself and uncounted, so it is handled like other requests.
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
 * Closes a connection with too many open requests. Node starts all requests of a packet at once, so a thousand
 * would be logged and answered together. Requests of a reset connection have no address to count and no reader,
 * so they are dropped. Reading the address here keeps it available after the connection ends.
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
