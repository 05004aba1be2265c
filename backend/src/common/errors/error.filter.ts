import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorBody } from '../../../../openapi/contract/common.js';
import type { PortalRequest } from '../http/actor.js';
import { loggedPath } from '../logged-path.js';
import { isDatabaseUnavailable, isDuplicateKey } from './database-errors.js';
import { Denials } from './denials.js';
import { Failure, sentenceOf } from './errors.js';
import type { FailureCode } from './errors.js';
import { Moved } from './moved.js';
import { tFailure } from '../../messages/failures.js';

const CODE_OF_STATUS: Partial<Record<number, FailureCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'WRONG_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/**
 * Converts every failure to the contract's error body. Unknown ones are logged and answered with a neutral 500.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly denials: Denials) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<PortalRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (thrown instanceof Moved) {
      // Browsers do not cache it, because a record may get its former name back.
      void reply.redirect(thrown.location, 301);
      return;
    }
    const failure = toFailure(thrown);
    if (failure.code === 'INTERNAL') {
      const stack = thrown instanceof Error ? thrown.stack : String(thrown);
      this.logger.error(`${request.id} ${request.method} ${loggedPath(request.url)}: ${stack}`);
    }
    await this.denials.note(request, failure);
    const seconds = failure.retryAfterSeconds ?? (failure.getStatus() === 503 ? 2 : undefined);
    if (seconds !== undefined) void reply.header('Retry-After', String(seconds));
    void reply
      .status(failure.getStatus())
      .type('application/json; charset=utf-8')
      .send(errorBody(failure, String(request.id)));
  }
}

/** The contract's error body of a failure. */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const sentence = failure.message;
  return {
    msg: 'failure',
    error: sentence,
    reason: sentence,
    message: sentence,
    code: failure.code,
    ...(failure.errors && { errors: failure.errors }),
    ...(failure.visits && { visits: failure.visits }),
    ...(failure.warnings && { warnings: failure.warnings }),
    ...(failure.accountType && { accountType: failure.accountType }),
    requestId,
  };
}

/** Classifies any thrown value: our own, Nest's, Fastify's or the database's. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (isDuplicateKey(thrown)) return new Failure('WRONG_STATE', { sentence: tFailure('alreadyExists') });
  if (isDatabaseUnavailable(thrown)) return new Failure('DATABASE_UNAVAILABLE');
  const status = statusOfForeign(thrown);
  if (status === undefined || status >= 500) {
    return new Failure(status === 503 ? 'BUSY' : 'INTERNAL');
  }
  const code = CODE_OF_STATUS[status] ?? 'BAD_REQUEST';
  return new Failure(code, { sentence: sentenceOf(code) });
}

function statusOfForeign(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
