import { Injectable, UseGuards } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../errors/errors.js';

/** The headers of a stream of server-sent events. */
export const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Tells nginx and its kind to pass every event on at once.
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
 * A route that answers with a stream of events. Fastify answers a HEAD by the same handler, which would keep a stream
 * open that nothing can be sent on.
 */
export const EventStream = () => UseGuards(NoHead);
