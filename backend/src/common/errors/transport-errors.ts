import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, toFailure } from './error.filter.js';
import { Failure } from './errors.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** How long the peer may still send or read after its response. */
const LINGER_MS = 1000;
const STATUS_LINES: Partial<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers failures before the routing in the contract's format, e.g. an undecodable URL. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  void reply
    .status(failure.getStatus())
    .header('X-Request-Id', request.id)
    .type(JSON_TYPE)
    .send(errorBody(failure, String(request.id)));
}

/** Answers invalid HTTP in the contract's format and closes the connection. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(new Failure('BAD_REQUEST'), randomUUID()));
  const head = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // The client may deliberately keep its half open.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
