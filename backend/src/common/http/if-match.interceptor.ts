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

/** Read by the OpenAPI document: the record has a version, which is its ETag. */
export const VERSIONED = 'x-versioned';

/** How a write says that it has seen another version than the present one. */
const CONFLICT_CODES: FailureCode[] = ['EDIT_CONFLICT', 'ALREADY_ANSWERED'];

/** Changes of a record: as a whole, or by one step. */
const WRITES = ['PUT', 'POST'];

/** A proxy that compresses an answer marks its ETag as weak; it names the same version. */
const VERSION = /^(?:W\/)?"([1-9]\d{0,8})"$/;
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;

/** The `version` of a record as its ETag; a write with If-Match happens only to that version. */
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

/** A record whose `version` is its ETag. Stands above `FormWithFile`, so that a form has been read before. */
export const Versioned = () =>
  applyDecorators(UseInterceptors(IfMatchInterceptor), ApiExtension(VERSIONED, true));

/**
 * The version that an If-Match asks for; null when any will do.
 * @throws Failure VALIDATION_FAILED for what no ETag looks like, PRECONDITION_FAILED for one that is no version of ours
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

/** The header and the body's own `version` must name the same one: the database compares it with the present one. */
function askFor(version: number, request: PortalRequest): void {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const given = (body as { version?: unknown }).version;
  if (given === undefined || given === '') request.body = { ...body, version };
  // What is no number at all is refused with the rest of the body.
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
