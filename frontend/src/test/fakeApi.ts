import { FIRST_VISIT_RULES } from '../../../openapi/contract/site/first-visit-rules.js';
import type { Hospital } from '../../../openapi/contract/site/settings.js';

/** One call that a page made. */
export interface FakeCall {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, the FormData of a multipart body, or undefined. */
  body: unknown;
}

type Answer = unknown;
type Handler = (call: FakeCall) => Answer;

/** A response with another status than 200. */
export class FakeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An error response in the server's format. */
export const refusal = (
  status: number,
  code: string,
  error: string,
  errors?: Record<string, string>,
): FakeAnswer =>
  new FakeAnswer(status, {
    msg: 'failure',
    error,
    reason: error,
    message: error,
    code,
    errors,
    requestId: 'req-7',
  });

/** The hospital's settings as every page reads them. */
export const hospital: Hospital = {
  name: 'Test Hospital',
  shortName: null,
  phone: '+91 80 1234 5678',
  emergencyPhone: '+91 80 1234 5999',
  messagingPhone: '+918012345678',
  address: '1 Test Road, Bengaluru 560001',
  openingHours: {
    from: '08:00',
    to: '20:00',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  promoPercent: 20,
  promoText: 'Sign up for a free health check-up.',
  city: 'Bengaluru',
  gstNumber: '29ABCDE1234F1Z5',
  accreditations: [
    { kind: 'international', certificate: 'INT-1', shown: true },
    { kind: 'hospital', certificate: 'HOSP-2', shown: true },
    { kind: 'laboratory', certificate: 'LAB-3', shown: true },
  ],
  copyrightYear: 2023,
  social: {
    facebook: 'https://social.test/facebook',
    x: 'https://social.test/x',
    youtube: 'https://social.test/youtube',
    instagram: 'https://social.test/instagram',
    linkedin: null,
  },
  visitRules: FIRST_VISIT_RULES,
  closures: [],
  timeZone: 'Asia/Kolkata',
  isSetUp: true,
  testMode: true,
};

function match(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${source}$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return undefined;
  if (request.headers.get('content-type')?.includes('multipart')) return request.formData();
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/**
 * Replaces the server: keys are "GET /api/users/{id}", values return the response's body. A call without a
 * handler gets 501, which pages show as an error.
 * @returns the calls so far, by key, and `set` to change a response
 */
export function fakeApi(handlers: Record<string, Handler>) {
  const routes: Record<string, Handler> = { 'GET /api/v1/hospital': () => hospital, ...handlers };
  const calls: Record<string, FakeCall[]> = {};

  const answer = async (request: Request): Promise<FakeAnswer> => {
    const url = new URL(request.url);
    for (const [key, handler] of Object.entries(routes)) {
      const [method, pattern = ''] = key.split(' ');
      const params = method === request.method ? match(pattern, url.pathname) : null;
      if (!params) continue;
      const call = {
        params,
        query: url.searchParams,
        headers: request.headers,
        body: await readBody(request),
      };
      (calls[key] ??= []).push(call);
      const given = await handler(call);
      return given instanceof FakeAnswer ? given : new FakeAnswer(200, given);
    }
    return refusal(501, 'NO_FAKE', `The test has no answer for ${request.method} ${url.pathname}.`);
  };

  globalThis.fetch = async (input, init) => {
    const { status, body, headers } = await answer(new Request(input, init));
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return {
    callsOf: (key: string): FakeCall[] => calls[key] ?? [],
    set: (key: string, handler: Handler) => {
      routes[key] = handler;
    },
  };
}
