import type { OpenAPIObject } from '@nestjs/swagger';

type Headers = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});
const number = (description: string, example: number) => ({
  description,
  schema: { type: 'integer' as const },
  example,
});

/** The response headers: their HTTP names and documentation. */
const HEADERS = {
  RequestId: {
    name: 'X-Request-Id',
    header: text(
      'Quote it when you ask for help. If the request has this header (8 to 64 letters, digits or hyphens), the response repeats it.',
      '7fc9c3e1-059a-4517-a1b1-ae0480dfb365',
    ),
  },
  RateLimitLimit: {
    name: 'X-RateLimit-Limit',
    header: number('Number of calls that one address may make per minute.', 300),
  },
  RateLimitRemaining: {
    name: 'X-RateLimit-Remaining',
    header: number('Number of calls left in the current window.', 299),
  },
  RateLimitReset: {
    name: 'X-RateLimit-Reset',
    header: number('Seconds until the window resets.', 60),
  },
  RetryAfter: {
    name: 'Retry-After',
    header: number('Seconds to wait before the next attempt.', 2),
  },
  ContentRange: {
    name: 'Content-Range',
    header: text(
      'First and last row of the page, and the number of rows that match the filter; `appointments */0` if there are none. Rows are counted up to 10,000: `appointments 0-24/10000+` means more, and the first page that is not full is the last.',
      'appointments 0-24/312',
    ),
  },
  TotalCount: {
    name: 'X-Total-Count',
    header: number('Number of rows in the whole list, not only on this page.', 312),
  },
  ETag: {
    name: 'ETag',
    header: text('Send it back as `If-None-Match`.', '"GyHgDIaLG_4xyAIefFMCbU45-kg"'),
  },
  VersionETag: {
    name: 'ETag',
    header: text('The quoted `version` of the record. Send it back as `If-Match` with an update.', '"3"'),
  },
  Location: {
    name: 'Location',
    header: text('URL of the new record.', '/api/v1/appointments/66f1a2b3c4d5e6f708192a3b'),
  },
  IdempotentReplayed: {
    name: 'Idempotent-Replayed',
    header: text('`true` if this is the stored response of an earlier call with the same key.', 'true'),
  },
};

export type HeaderName = keyof typeof HEADERS;

/** The shared header components. */
export const headerComponents = (): Headers =>
  Object.fromEntries(Object.entries(HEADERS).map(([key, { header }]) => [key, header]));

/** References to shared headers by HTTP name. */
export const headersOf = (...keys: HeaderName[]): Record<string, { $ref: string }> =>
  Object.fromEntries(keys.map((key) => [HEADERS[key].name, { $ref: `#/components/headers/${key}` }]));

/** Headers of each rate-limited response. */
export const COUNTED: HeaderName[] = ['RequestId', 'RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'];
