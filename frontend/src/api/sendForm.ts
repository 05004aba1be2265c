import { API_BASE, ApiError, OFFLINE, bearer, handleUnauthorized, toApiError } from './client';

interface FormCall {
  form: FormData;
  headers?: Record<string, string>;
  /** Called with the part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** fetch() does not tell how much of a body is sent, so this one call goes by the older interface. */
function send(path: string, { form, headers = {}, onProgress, signal }: FormCall): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${API_BASE}${path}`);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new ApiError(0, { error: OFFLINE, code: 'OFFLINE' }));
    call.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

/**
 * Posts a multipart form as the logged-in person and tells how far it is.
 * @returns the body of a successful answer
 * @throws ApiError for a refusal or no answer; DOMException AbortError when the signal stopped it
 */
export async function sendForm<T>(path: string, call: FormCall): Promise<T> {
  const authorization = bearer();
  const headers = { ...call.headers, ...(authorization && { Authorization: authorization }) };
  const response = await send(path, { ...call, headers });
  if (response.ok) return (await response.json()) as T;
  const error = await toApiError(response);
  if (error.status === 401) handleUnauthorized(authorization, error.message);
  throw error;
}
