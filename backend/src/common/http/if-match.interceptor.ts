import { Injectable, UseInterceptors, applyDecorators } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { catchError, tap, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PortalRequest } from './actor.js';
import { Failure, fieldFailure } from '../errors/errors.js';
import type { FailureCode } from '../errors/errors.js';
import { tCommon } from '../../messages/common.js';

/** Read by the OpenAPI document: the record has a version as its ETag. */
export const VERSIONED = 'x-versioned';

/** The failure for a write based on an old version. */
const CONFLICT_CODES: FailureCode[] = ['EDIT_CONFLICT', 'ALREADY_ANSWERED'];

/** Changes of a record: complete, or one transition. */
const WRITES = ['PUT', 'POST'];

/** A proxy that compresses a response marks its ETag as weak; it names the same version. */
const VERSION = /^(?:W\/)?"([1-9]\d{0,8})"$/;
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;

/** Sends the `version` of a record as its ETag; a write with If-Match applies only to that version. */
@Injectable()
export class IfMatchInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const version = WRITES.includes(request.method) ? versionNamed(request.headers['if-match']) : null;
    if (version !== null) askFor(version, request);
    return next.handle().pipe(
      tap((body) => tagWithVersion(body, reply)),
      catchError((error: unknown) => throwError(() => (version === null ? error : asPrecondition(error)))),
    );
  }
}

/** A record with its `version` as ETag. Place it above `FormWithFile`, so that the form is read before. */
export const Versioned = () =>
  applyDecorators(UseInterceptors(IfMatchInterceptor), ApiExtension(VERSIONED, true));

/**
 * The version in If-Match; null if any version is accepted.
 * @throws Failure VALIDATION_FAILED for an invalid ETag, PRECONDITION_FAILED for an unknown version
 */
function versionNamed(header: string | undefined): number | null {
  const tag = header?.trim();
  if (tag === undefined || tag === '*') return null;
  const version = VERSION.exec(tag)?.[1];
  if (version) return Number(version);
  if (ENTITY_TAG.test(tag))
    throw new Failure('PRECONDITION_FAILED', {
      sentence: tCommon('ifMatchInvalid', { tag }),
    });
  throw fieldFailure('If-Match', tCommon('ifMatchFormat'), 'VALIDATION_FAILED');
}

/** The header and the body's `version` must be equal; the write compares it with the present one. */
function askFor(version: number, request: PortalRequest): void {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const given = (body as { version?: unknown }).version;
  if (given === undefined || given === '') request.body = { ...body, version };
  // The validation of the body refuses a version that is not a number.
  else if (isNumber(given) && Number(given) !== version)
    throw new Failure('PRECONDITION_FAILED', {
      sentence: tCommon('ifMatchDiffersFromBody'),
    });
}

const isNumber = (given: unknown): boolean =>
  typeof given === 'number' || (typeof given === 'string' && /^\d+$/.test(given));

const asPrecondition = (error: unknown): unknown =>
  error instanceof Failure && CONFLICT_CODES.includes(error.code)
    ? new Failure('PRECONDITION_FAILED')
    : error;

function tagWithVersion(body: unknown, reply: FastifyReply): void {
  const { version } = (body ?? {}) as { version?: unknown };
  if (typeof version === 'number') void reply.header('ETag', `"${version}"`);
}
