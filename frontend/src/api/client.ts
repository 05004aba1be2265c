import createClient from 'openapi-fetch';
import type { ErrorBody } from '../../../openapi/contract/common.js';
import type { paths } from '../../../openapi/schema.js';
import { session } from '../auth/session';
import { nameActingFor, stopActingFor } from './actingFor';
import { noteServerTime } from '../common/clock/serverClock';
import { tCommon } from '../messages/common';

/** Site and API share one origin. */
export const API_BASE = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
/** Timeout of a call, ms; a booking waits for the card provider. */
const CALL_TIMEOUT_MS = 30_000;
/** The same for a call with a file, which takes long on a slow connection. */
export const FILE_TIMEOUT_MS = 600_000;

const OFFLINE = tCommon('serverUnreachable');
const UNREADABLE = tCommon('answerUnreadable');

/** The error of every failed call: the server's message, with fields for forms and programs. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** One message per refused field. */
  readonly fieldErrors: Record<string, string>;
  /** Booked visits that prevent the change. */
  readonly visits: NonNullable<ErrorBody['visits']>;
  /** With PRESCRIPTION_UNCHECKED: all warnings about the prescription. */
  readonly warnings: NonNullable<ErrorBody['warnings']>;
  /** With WRONG_ROLE: the role of the account with this email and password. */
  readonly accountType: ErrorBody['accountType'];
  readonly requestId: string | undefined;

  /** @param status HTTP status; 0 without an answer */
  constructor(status: number, body: Partial<ErrorBody> & { error: string }) {
    super(body.error);
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.fieldErrors = body.errors ?? {};
    this.visits = body.visits ?? [];
    this.warnings = body.warnings ?? [];
    this.accountType = body.accountType;
    this.requestId = body.requestId;
  }

  /** true when a retry may succeed: no answer, too many calls, or a server error. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The message of any error. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNREADABLE;

type SessionEndedListener = (reason: string) => void;
const sessionEndedListeners = new Set<SessionEndedListener>();

/** Calls the listener when the server no longer accepts the token. Returns the unsubscribe function. */
export function onSessionEnded(listener: SessionEndedListener): () => void {
  sessionEndedListeners.add(listener);
  return () => sessionEndedListeners.delete(listener);
}

/** Converts an error response of any shape to an ApiError. */
async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.json().then(
    (json: Partial<ErrorBody> | null) => json ?? {},
    // A proxy's page instead of our error body gets a neutral message.
    (): Partial<ErrorBody> => ({}),
  );
  return new ApiError(response.status, { ...body, error: body.error ?? UNREADABLE });
}

/** Value of the Authorization header for the logged-in person; null for a visitor. */
function bearer(): string | null {
  const current = session.current();
  return current ? `Bearer ${current.authToken}` : null;
}

/**
 * Ends the session of a refused call, unless another one has begun since.
 * @param sentHeader the Authorization header that was refused
 */
function endSession(sentHeader: string | null, reason: string): void {
  if (!sentHeader || sentHeader !== bearer()) return;
  session.end();
  for (const listener of sessionEndedListeners) listener(reason);
}

interface Call {
  /** The path shows whether the call concerns the login itself. */
  path: string;
  headers: Headers;
  /** The caller's abort signal. */
  signal?: AbortSignal | null;
  timeoutMs?: number;
  /** Sends the call; fails without an answer or when aborted. */
  transmit: (headers: Headers, signal: AbortSignal) => Promise<Response>;
}

/**
 * Sends every call as the logged-in person, with a timeout.
 * @returns a successful response
 * @throws ApiError for a refusal or no answer; the error of `transmit` when the caller aborted
 */
export async function send({
  path,
  headers,
  signal,
  timeoutMs = CALL_TIMEOUT_MS,
  transmit,
}: Call): Promise<Response> {
  const authorization = bearer();
  if (authorization) headers.set('Authorization', authorization);
  const actingFor = nameActingFor(path, headers);
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const sentAt = performance.now();
  const response = await transmit(headers, either).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { error: OFFLINE, code: 'OFFLINE' });
  });
  noteServerTime(response.headers.get('date'), sentAt);
  if (response.ok) return response;
  const error = await toApiError(response);
  if (error.status === 401) endSession(authorization, error.message);
  if (error.code === 'NOT_HELD') stopActingFor(actingFor, error.message);
  throw error;
}

/** The site's typed calls. Each resolves with `data` or throws an ApiError. */
export const client = createClient<paths, 'application/json'>({
  baseUrl: API_BASE,
  fetch: (request) =>
    send({
      path: new URL(request.url).pathname,
      headers: request.headers,
      signal: request.signal,
      transmit: (_, signal) => fetch(request, { signal }),
    }),
});

/** The body of a successful call. @throws ApiError when the response has none */
export async function read<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new ApiError(502, { error: UNREADABLE });
  return data;
}

/** Multipart body: files and texts as they are, lists and numbers as JSON, without undefined fields. */
export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
