/** What a call was answered with. */
export interface Answer<T = Record<string, never>> {
  status: number;
  headers: Headers;
  body: T;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into bodies of every shape, also wrong ones
type Anything = any;

/** Calls the API as one person over HTTP. */
export class Client {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    readonly userId: string = '',
    private readonly actingFor: string | null = null,
  ) {}

  /** The same login, which acts for somebody whom it looks after: `userId` is that person's. */
  actFor(personId: string): Client {
    return new Client(this.url, this.token, personId, personId);
  }

  get<T = Anything>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers);
  }

  post<T = Anything>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, headers);
  }

  put<T = Anything>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send<T>('PUT', path, body, headers);
  }

  delete<T = Anything>(path: string): Promise<Answer<T>> {
    return this.send<T>('DELETE', path);
  }

  /** JSON, or a form when the body is FormData; text and bytes go out as they are. */
  async send<T = Anything>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const raw = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.actingFor && { 'acting-for': this.actingFor }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : raw ? (body as FormData) : JSON.stringify(body),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }
}

/** A multipart form; `undefined` values are left out. */
export function form(
  fields: Record<string, string | undefined>,
  file?: { field: string; bytes: Uint8Array; type: string; name?: string },
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value);
  if (file)
    data.append(
      file.field,
      new Blob([new Uint8Array(file.bytes)], { type: file.type }),
      file.name ?? 'picture.png',
    );
  return data;
}
