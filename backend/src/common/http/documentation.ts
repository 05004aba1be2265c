import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiHeader, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { ErrorBody } from '../../../../openapi/contract/common.js';
import { ACTING_FOR } from '../../../../openapi/contract/people/dependants.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { rolesFor } from '../../../../openapi/contract/people/staff-permissions.js';
import { OPERATION_ID, Public, Roles, ROUTE_SUBJECT } from './actor.js';
import type { RouteSubject } from './actor.js';
import { columnsOf } from '../lists/csv.js';
import { ListOf } from '../lists/list.interceptor.js';
import { NewRecordAt } from './location.interceptor.js';

/**
 * Extensions that the OpenAPI document reads: the response has an ETag; its Location names the new record; it may be
 * CSV; the body is optional.
 */
export const CACHED = 'x-cached';
export const MAKES = 'x-makes';
export const COLUMNS = 'x-columns';
export const BODY_OPTIONAL = 'x-body-optional';
/** The staff roles that may call an operation for administrators. */
export const STAFF_ROLES_OF = 'x-staff-roles';

/** What each status means on any route. */
export const MEANING: Record<number, string> = {
  400: 'The request is malformed. `errors` names each invalid field.',
  401: 'The token is missing or no longer valid.',
  402: 'A completed payment is required.',
  403: "The caller's role does not allow this call, or the record belongs to another user.",
  404: "The record does not exist or is outside the caller's scope.",
  408: 'The upload stalled. Send it again.',
  409: 'The request conflicts with the current state. `code` names the conflict.',
  412: 'The record is not at the version that `If-Match` names.',
  413: 'The body or a file is too large.',
  415: 'The content type is not supported.',
  422: 'The request is well-formed but not acceptable. `errors` names each invalid field.',
  429: 'Too many requests. `Retry-After` gives the seconds to wait.',
  500: 'Internal error. Try again, and quote the request ID if you report it.',
  502: 'The payment provider does not respond.',
  503: 'The server is overloaded or cannot reach the database. Try again after `Retry-After` seconds.',
};

/** Documents the error responses of a route. */
export const ErrorAnswers = (...statuses: number[]) =>
  applyDecorators(
    ...[...new Set([...statuses, 429, 503])]
      .sort()
      .map((status) => ApiResponse({ status, description: MEANING[status], standardSchema: ErrorBody })),
  );

interface RouteText {
  /** Unique name that starts with a verb. Generated clients use it as the method name. */
  id: string;
  summary: string;
  description: string;
  /** 'public', or the roles that may call the route. */
  access: 'public' | readonly UserType[];
  /**
   * 'person': a guardian may call it for a dependant (default for routes of patients). 'login': the route concerns
   * the login itself, so guardians may not.
   */
  whose?: RouteSubject;
  answer: z.ZodType;
  /** Defaults to 200. */
  status?: 200 | 201;
  answerText?: string;
  /** Replaces the example of the response schema. */
  answerExample?: unknown;
  /** Whether the response is the same for every caller and has an ETag. */
  cached?: boolean;
  /** The resource of the created record. The Location header points into it. */
  makes?: `/api/v1/${string}`;
  /** Whether the body is optional. */
  bodyOptional?: boolean;
  /** The handler returns a `Listing` of this resource: one page, or all rows as CSV. */
  list?: string;
  errors?: readonly number[];
}

/** Declares a route in one place: who may call it, and its documentation. */
export function Route(text: RouteText) {
  const isPublic = text.access === 'public';
  const roles = isPublic ? [] : [...(text.access as readonly UserType[])];
  const whose = text.whose ?? (roles.includes('patient') ? 'person' : undefined);
  const errors = [...(text.errors ?? []), ...(isPublic ? [] : [401, 403])];
  return applyDecorators(
    isPublic ? Public() : Roles(...roles),
    ForStaff(text.id, roles),
    ApiOperation({ operationId: text.id, summary: text.summary, description: text.description }),
    ApiResponse({
      status: text.status ?? 200,
      description: text.answerText ?? 'Success.',
      standardSchema: text.answer,
      ...(text.answerExample !== undefined && { example: text.answerExample }),
    }),
    ErrorAnswers(...errors),
    ApiExtension('x-roles', isPublic ? ['visitor'] : roles),
    ...(isPublic ? [] : [ApiBearerAuth()]),
    ...(whose === 'login' ? [SetMetadata(ROUTE_SUBJECT, whose)] : []),
    ...(whose === 'person' ? [MayActFor()] : []),
    ...(text.cached ? [ApiExtension(CACHED, true)] : []),
    ...(text.makes ? [ApiExtension(MAKES, text.makes), NewRecordAt(text.makes)] : []),
    ...(text.bodyOptional ? [ApiExtension(BODY_OPTIONAL, true)] : []),
    ...(text.list ? [asList(text.list, text)] : []),
  );
}

/** Limits an operation for administrators to the staff roles of `STAFF_ACCESS`, and documents them. */
export const ForStaff = (operationId: string, roles: readonly UserType[]) =>
  applyDecorators(
    SetMetadata(OPERATION_ID, operationId),
    ...(roles.includes('admin') ? [ApiExtension(STAFF_ROLES_OF, rolesFor(operationId))] : []),
  );

/** Lets a guardian call the route for a dependant, and documents the header for it. */
export const MayActFor = () =>
  applyDecorators(SetMetadata(ROUTE_SUBJECT, 'person' satisfies RouteSubject), ApiHeader(ACTING_HEADER));

const ACTING_HEADER = {
  name: ACTING_FOR,
  required: false,
  description:
    'ID of a dependant of the caller. The call is then made for the dependant, and patient IDs in it refer to the dependant. Fails with 403 NOT_HELD for any other ID.',
  schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
} as const;

function asList(resource: string, { answer, access }: RouteText) {
  const columns = columnsOf(answer);
  return applyDecorators(
    ListOf({ resource, columns, isPublic: access === 'public' }),
    ApiExtension(COLUMNS, columns),
  );
}

/** Documents the query parameters of a signed, short-lived URL. */
export const SignedAddress = () =>
  applyDecorators(
    ApiQuery({
      name: 'expires',
      required: false,
      description: 'Part of the signed URL: expiry time in seconds since 1970.',
      schema: { type: 'string', example: '1795241400' },
    }),
    ApiQuery({
      name: 'session',
      required: false,
      description:
        'Part of the signed URL: the login session that it was issued for. The URL expires with the session.',
      schema: { type: 'string', example: '66f1a2b3c4d5e6f708192a3b' },
    }),
    ApiQuery({
      name: 'signature',
      required: false,
      description: 'Part of the signed URL.',
      schema: { type: 'string', example: 'q3ZkXb7w' },
    }),
  );

/** Documents that a POST can be repeated with the same key without a second effect. */
export const Idempotent = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any text of up to 200 characters. The same key and body return the same response for one day. The same key with another body is rejected.',
      schema: { type: 'string', maxLength: 200 },
    }),
    ErrorAnswers(409, 422),
  );
