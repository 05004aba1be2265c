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

/** Every header that answers carry for the caller: its name on the wire, and how the document describes it. */
const HEADERS = {
  RequestId: {
    name: 'X-Request-Id',
    header: text(
      'Quote it when you ask for help. A call that sends its own (8 to 64 letters, digits, hyphens) gets that back.',
      '7fc9c3e1-059a-4517-a1b1-ae0480dfb365',
    ),
  },
  RateLimitLimit: {
    name: 'X-RateLimit-Limit',
    header: number('Calls that one address may make in a minute.', 300),
  },
  RateLimitRemaining: {
    name: 'X-RateLimit-Remaining',
    header: number('Calls that are left of them.', 299),
  },
  RateLimitReset: {
    name: 'X-RateLimit-Reset',
    header: number('Seconds until the count begins anew.', 60),
  },
  RetryAfter: {
    name: 'Retry-After',
    header: number('Seconds to wait before the next try.', 2),
  },
  ContentRange: {
    name: 'Content-Range',
    header: text(
      'First and last row of the page, and all rows that the filter lets through; `appointments */0` for none. A list is counted up to 10,000: `appointments 0-24/10000+` has more, and ends with the first page that is not full.',
      'appointments 0-24/312',
    ),
  },
  TotalCount: {
    name: 'X-Total-Count',
    header: number('All rows of the list, on whatever page.', 312),
  },
  ETag: {
    name: 'ETag',
    header: text('Send it back as `If-None-Match`.', '"GyHgDIaLG_4xyAIefFMCbU45-kg"'),
  },
  VersionETag: {
    name: 'ETag',
    header: text('The `version` of the record in quotes. Send it back as `If-Match` with a change.', '"3"'),
  },
  Location: {
    name: 'Location',
    header: text('Where the new record is read.', '/api/v1/appointments/66f1a2b3c4d5e6f708192a3b'),
  },
  IdempotentReplayed: {
    name: 'Idempotent-Replayed',
    header: text('`true` when it is the kept answer of an earlier call with the same key.', 'true'),
  },
};

export type HeaderName = keyof typeof HEADERS;

/** The shared header components. */
export const headerComponents = (): Headers =>
  Object.fromEntries(Object.entries(HEADERS).map(([key, { header }]) => [key, header]));

/** References to shared headers, under their names on the wire. */
export const headersOf = (...keys: HeaderName[]): Record<string, { $ref: string }> =>
  Object.fromEntries(keys.map((key) => [HEADERS[key].name, { $ref: `#/components/headers/${key}` }]));

/** What every answer that was counted carries. */
export const COUNTED: HeaderName[] = ['RequestId', 'RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'];
