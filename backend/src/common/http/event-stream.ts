import { Injectable, UseGuards } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../errors/errors.js';

/** The headers of a server-sent event stream. */
export const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Makes nginx and similar proxies pass on every event immediately.
  'X-Accel-Buffering': 'no',
};

@Injectable()
class NoHead implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'HEAD') throw new Failure('NOT_FOUND');
    return true;
  }
}

/**
 * A route that answers with an event stream. Fastify answers HEAD with the same handler, which would keep a
 * useless stream open.
 */
export const EventStream = () => UseGuards(NoHead);
