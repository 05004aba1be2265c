import type { OpenAPIObject } from '@nestjs/swagger';
import { MEANING } from '../common/http/documentation.js';
import { errorBody } from '../common/errors/error.filter.js';
import { Failure, failureCodes, statusOf } from '../common/errors/errors.js';
import type { FailureCode } from '../common/errors/errors.js';
import { COUNTED, headersOf } from './headers.js';
import type { HeaderName } from './headers.js';

type Answers = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const NAMES: Record<number, string> = {
  400: 'Malformed',
  401: 'NotLoggedIn',
  402: 'NotPaid',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'Stalled',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'TooLarge',
  415: 'WrongMediaType',
  422: 'Unacceptable',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'ProviderUnavailable',
  503: 'Unavailable',
};
/** Failures with a Retry-After header. */
const TO_RETRY = [409, 429, 503];
/** Failures whose example names a field. */
const WITH_FIELDS: FailureCode[] = ['VALIDATION_FAILED', 'UNACCEPTABLE'];

export const NOT_MODIFIED = '#/components/responses/NotModified';
export const sharedAnswer = (status: number): string => `#/components/responses/${NAMES[status]}`;

/** One response per failure status, with an example of each of its codes. */
export function answerComponents(): Answers {
  const failures = Object.entries(NAMES).map(([status, name]) => [name, failureAnswer(Number(status))]);
  return {
    NotModified: {
      description: 'The resource is unchanged since the response with this ETag. The body is empty.',
      headers: headersOf(...COUNTED, 'ETag'),
    },
    ...(Object.fromEntries(failures) as Answers),
  };
}

function failureAnswer(status: number): Answers[string] {
  const headers: HeaderName[] = [...COUNTED, ...(TO_RETRY.includes(status) ? (['RetryAfter'] as const) : [])];
  const codes = failureCodes.filter((code) => statusOf(code) === status);
  return {
    description: MEANING[status],
    headers: headersOf(...headers),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOfFailure(code) }])),
      },
    },
  };
}

function exampleOfFailure(code: FailureCode) {
  const errors = WITH_FIELDS.includes(code) ? { email: 'Enter a valid email address.' } : undefined;
  return errorBody(new Failure(code, { errors }), '7fc9c3e1-059a-4517-a1b1-ae0480dfb365');
}
