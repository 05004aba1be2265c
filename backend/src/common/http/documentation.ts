import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiHeader, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { ErrorBody } from '../../../../openapi/contract/common.js';
import { ACTING_FOR } from '../../../../openapi/contract/people/dependants.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { Public, Roles, WHOSE } from './actor.js';
import type { Whose } from './actor.js';
import { columnsOf } from '../lists/csv.js';
import { ListOf } from '../lists/list.interceptor.js';
import { NewRecordAt } from './location.interceptor.js';

/** Read by the OpenAPI document: the answer has an ETag; it names where its record is read; it may be a CSV file; the body may be left out. */
export const CACHED = 'x-cached';
export const MAKES = 'x-makes';
export const COLUMNS = 'x-columns';
export const BODY_OPTIONAL = 'x-body-optional';

/** What a status means on any route. */
export const MEANING: Record<number, string> = {
  400: 'The request is malformed; `errors` names each field.',
  401: 'No token, or one that no longer counts.',
  402: 'Not paid.',
  403: 'Not yours, or not for your role.',
  404: 'Not there, or outside what you may see.',
  408: 'An upload stopped on its way; send it again.',
  409: 'It conflicts with the present state; `code` says how.',
  412: 'It is not at the version that `If-Match` names.',
  413: 'The body or a file is too big.',
  415: 'Another kind of content is expected.',
  422: 'Well-formed but not acceptable; `errors` names each field.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'Our own fault. Please try again, and tell us the request id.',
  502: 'The payment provider does not answer.',
  503: 'Too busy, or the database cannot be reached; try again after `Retry-After` seconds.',
};

/** Documents the error answers that a route can give. */
export const ErrorAnswers = (...statuses: number[]) =>
  applyDecorators(
    ...[...new Set([...statuses, 429, 503])]
      .sort()
      .map((status) => ApiResponse({ status, description: MEANING[status], standardSchema: ErrorBody })),
  );

interface RouteText {
  /** Unique verb-first name: what generated clients call. */
  id: string;
  summary: string;
  description: string;
  /** 'public', or the roles that may call. */
  access: 'public' | readonly UserType[];
  /**
   * Whether a holder may call it for a dependant ('person': every route of patients that says nothing), or it is about
   * the login itself and refuses that ('login').
   */
  whose?: Whose;
  answer: z.ZodType;
  /** 200 when left out. */
  status?: 200 | 201;
  answerText?: string;
  /** Stands in for the example that the answer's schema gives. */
  answerExample?: unknown;
  /** Whether the answer is the same for everyone, with an ETag. */
  cached?: boolean;
  /** The resource that holds what the call makes: the answer's Location is the new record in it. */
  makes?: `/api/v1/${string}`;
  /** Whether the call works without a body, too. */
  bodyOptional?: boolean;
  /** The handler answers a `Listing` of this resource: a page, or all of it as CSV. */
  list?: string;
  errors?: readonly number[];
}

/** Everything that is said about a route, once: who may call it, and what the documents tell of it. */
export function Route(text: RouteText) {
  const isPublic = text.access === 'public';
  const roles = isPublic ? [] : [...(text.access as readonly UserType[])];
  const whose = text.whose ?? (roles.includes('patient') ? 'person' : undefined);
  const errors = [...(text.errors ?? []), ...(isPublic ? [] : [401, 403])];
  return applyDecorators(
    isPublic ? Public() : Roles(...roles),
    ApiOperation({ operationId: text.id, summary: text.summary, description: text.description }),
    ApiResponse({
      status: text.status ?? 200,
      description: text.answerText ?? 'Done.',
      standardSchema: text.answer,
      ...(text.answerExample !== undefined && { example: text.answerExample }),
    }),
    ErrorAnswers(...errors),
    ApiExtension('x-roles', isPublic ? ['visitor'] : roles),
    ...(isPublic ? [] : [ApiBearerAuth()]),
    ...(whose === 'login' ? [SetMetadata(WHOSE, whose)] : []),
    ...(whose === 'person' ? [MayActFor()] : []),
    ...(text.cached ? [ApiExtension(CACHED, true)] : []),
    ...(text.makes ? [ApiExtension(MAKES, text.makes), NewRecordAt(text.makes)] : []),
    ...(text.bodyOptional ? [ApiExtension(BODY_OPTIONAL, true)] : []),
    ...(text.list ? [asList(text.list, text)] : []),
  );
}

/** A holder may call it for a dependant, by the header that this documents. */
export const MayActFor = () =>
  applyDecorators(SetMetadata(WHOSE, 'person' satisfies Whose), ApiHeader(ACTING_HEADER));

const ACTING_HEADER = {
  name: ACTING_FOR,
  required: false,
  description:
    "Id of a dependant of the caller: the call is then made for that person, and ids of a patient in it are the person's. Any other id: 403, NOT_HELD.",
  schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
} as const;

function asList(resource: string, { answer, access }: RouteText) {
  const columns = columnsOf(answer);
  return applyDecorators(
    ListOf({ resource, columns, isPublic: access === 'public' }),
    ApiExtension(COLUMNS, columns),
  );
}

/** Documents the query of a signed, short-lived address. */
export const SignedAddress = () =>
  applyDecorators(
    ApiQuery({
      name: 'expires',
      required: false,
      description: 'From the signed address: until when it opens, in seconds since 1970.',
      schema: { type: 'string', example: '1795241400' },
    }),
    ApiQuery({
      name: 'session',
      required: false,
      description: 'From the signed address: the login that it was made for, with which it ends.',
      schema: { type: 'string', example: '66f1a2b3c4d5e6f708192a3b' },
    }),
    ApiQuery({
      name: 'signature',
      required: false,
      description: 'From the signed address.',
      schema: { type: 'string', example: 'q3ZkXb7w' },
    }),
  );

/** Documents that a POST may be repeated under the same key without a second effect. */
export const Idempotent = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any text up to 200 characters. The same key and body give the same answer for a day; another body is refused.',
      schema: { type: 'string', maxLength: 200 },
    }),
    ErrorAnswers(409, 422),
  );
