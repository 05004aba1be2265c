import { API_BASE, FILE_TIMEOUT_MS, send } from './client';

interface FormCall {
  form: FormData;
  headers?: Record<string, string>;
  /** Called with the progress, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** fetch() reports no upload progress, so this call uses XMLHttpRequest. */
function upload(path: string, { form, onProgress }: FormCall, headers: Headers, signal: AbortSignal) {
  return new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${API_BASE}${path}`);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new TypeError('The upload broke off.'));
    call.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

/**
 * Posts a multipart form as the logged-in person and reports its progress.
 * @returns the body of a successful response
 * @throws ApiError for a refusal or no answer; DOMException AbortError when the signal stopped it
 */
export async function sendForm<T>(path: string, call: FormCall): Promise<T> {
  const response = await send({
    path,
    headers: new Headers(call.headers),
    signal: call.signal,
    timeoutMs: FILE_TIMEOUT_MS,
    transmit: (headers, signal) => upload(path, call, headers, signal),
  });
  return (await response.json()) as T;
}
