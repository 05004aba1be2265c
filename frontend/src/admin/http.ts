import type { Options } from 'react-admin';
import { API_BASE, ApiError, bearer, handleUnauthorized, toApiError } from '../api/client';

/** A call that takes longer is given up, ms. */
const CALL_TIMEOUT_MS = 30_000;
const OFFLINE = 'The hospital cannot be reached. Check your connection and try again.';

/** What the console's calls throw: an ApiError with `body.errors`, where react-admin's forms look for refused fields. */
export class ConsoleError extends ApiError {
  override name = 'ConsoleError';
  readonly body: { message: string; errors?: Record<string, string> };

  constructor(error: ApiError) {
    super(error.status, {
      error: error.message,
      code: error.code,
      errors: error.fieldErrors,
      requestId: error.requestId,
    });
    const hasFields = Object.keys(error.fieldErrors).length > 0;
    this.body = { message: error.message, ...(hasFields ? { errors: error.fieldErrors } : {}) };
  }
}

export interface JsonAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the shape that ra-data-simple-rest asks for
}

function headersFor(options: Options): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.delete('Content-Type'); // simple-rest names one even where nothing is sent
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const authorization = bearer();
  if (authorization) headers.set('Authorization', authorization);
  return headers;
}

async function send(url: string, options: Options, headers: Headers): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await fetch(url, { ...options, headers, signal });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ConsoleError(new ApiError(0, { error: OFFLINE, code: 'OFFLINE' }));
  }
}

/**
 * The HTTP client under react-admin's data provider: the site's token, its error body and its end of session.
 * @param url absolute address
 * @throws ConsoleError when no answer came or the answer is not a success
 */
export async function fetchJson(url: string, options: Options = {}): Promise<JsonAnswer> {
  const headers = headersFor(options);
  const response = await send(url, options, headers);
  if (!response.ok) {
    const error = new ConsoleError(await toApiError(response));
    if (error.status === 401) handleUnauthorized(headers.get('Authorization'), error.message);
    throw error;
  }
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body ? JSON.parse(body) : undefined,
  };
}

/** Address of a call of the API, e.g. `apiUrl('/api/users/login')`. */
export const apiUrl = (path: string): string => `${API_BASE}${path}`;
