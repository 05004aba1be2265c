import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Client } from './client.js';
import type { Answer } from './client.js';

/** Calls the API from another address of this machine: on loopback every 127.0.0.0/8 is one's own. */
export class ClientAt extends Client {
  /** What the server has left with this browser. */
  cookie: string | null = null;

  constructor(
    from: Client,
    readonly address: string,
  ) {
    super(from.url, from.token, from.userId);
  }

  override async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const form = body instanceof FormData ? new Response(body) : null;
    const bytes = form ? Buffer.from(await form.arrayBuffer()) : Buffer.from(JSON.stringify(body ?? {}));
    const answer = await this.exchange(method, path, bytes, {
      'content-type': form?.headers.get('content-type') ?? 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.cookie && { cookie: this.cookie }),
      ...headers,
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    return answer as Answer<T>;
  }

  private exchange(
    method: string,
    path: string,
    body: Buffer,
    headers: Record<string, string>,
  ): Promise<Answer<unknown>> {
    return new Promise((resolve, reject) => {
      const options = { method, localAddress: this.address, agent: false, headers };
      const call = request(`${this.url}${path}`, options, (message) => {
        buffer(message).then((bytes) => {
          const text = bytes.toString();
          const isJson = message.headers['content-type']?.includes('json') && text !== '';
          resolve({
            status: message.statusCode!,
            headers: new Headers(
              Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
            ),
            body: isJson ? (JSON.parse(text) as unknown) : text,
          });
        }, reject);
      });
      call.on('error', reject);
      call.end(method === 'GET' ? undefined : body);
    });
  }
}

let next = 0;

/** An address that no other call of this run has used. */
export const freshAddress = (): string => {
  next += 1;
  return `127.77.${Math.floor(next / 250)}.${1 + (next % 250)}`;
};
