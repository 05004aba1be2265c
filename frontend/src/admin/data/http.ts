import type { Options } from 'react-admin';
import { API_BASE, ApiError, FILE_TIMEOUT_MS, send } from '../../api/client';
import { tAdminCommon } from '../../messages/admin/common';

const BROKEN_OFF = tAdminCommon('fileIncomplete');

/**
 * The error of the console's calls: an ApiError with `body.errors`, where react-admin's forms look for refused
 * fields.
 */
export class ConsoleError extends ApiError {
  override name = 'ConsoleError';
  readonly body: { message: string; errors?: Record<string, string> };

  constructor(error: ApiError) {
    super(error.status, {
      error: error.message,
      code: error.code,
      errors: error.fieldErrors,
      visits: error.visits,
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

/** A file with the server's file name. */
export interface FileAnswer {
  file: Blob;
  name: string;
}

function headersFor(options: Options, accept: string): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept', accept);
  headers.delete('Content-Type'); // simple-rest sets one even without a body
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  return headers;
}

interface Manner {
  accept: string;
  timeoutMs?: number;
}

/** The site's client; its errors are converted for react-admin. */
async function answerTo(url: string, options: Options, { accept, timeoutMs }: Manner): Promise<Response> {
  return send({
    path: new URL(url).pathname,
    headers: headersFor(options, accept),
    signal: options.signal,
    timeoutMs,
    transmit: (headers, signal) => fetch(url, { ...options, headers, signal }),
  }).catch((error: unknown) => {
    throw error instanceof ApiError ? new ConsoleError(error) : error;
  });
}

/**
 * The HTTP client of react-admin's data provider, with the site's token, error body and session end.
 * @param url absolute address
 * @throws ConsoleError when no answer came or the answer is not a success
 */
export async function fetchJson(url: string, options: Options = {}): Promise<JsonAnswer> {
  const response = await answerTo(url, options, { accept: 'application/json' });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body ? JSON.parse(body) : undefined,
  };
}

/**
 * Downloads a file of one media type, such as `text/csv`.
 * @throws ConsoleError when no answer came, it is not a success, or it was interrupted
 */
export async function fetchFile(url: string, accept: string): Promise<FileAnswer> {
  const response = await answerTo(url, {}, { accept, timeoutMs: FILE_TIMEOUT_MS });
  const [, name = 'export'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const file = await response.blob().catch(() => {
    throw new ConsoleError(new ApiError(0, { error: BROKEN_OFF, code: 'BROKEN_OFF' }));
  });
  return { file, name };
}

/** Address of a call of the API, e.g. `apiUrl('/api/users/login')`. */
export const apiUrl = (path: string): string => `${API_BASE}${path}`;
