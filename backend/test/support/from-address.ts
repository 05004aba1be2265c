import type { RequestOptions } from 'node:http';
import { Client } from './client.js';
import type { Answer } from './client.js';

/** Calls the API from another address of this machine: all of 127.0.0.0/8 is loopback. */
export class ClientAt extends Client {
  /** The cookies of the server. */
  cookie: string | null = null;
  protected override readonly line: RequestOptions;

  constructor(
    from: Client,
    readonly address: string,
  ) {
    super(from.url, from.token, from.userId);
    this.line = { localAddress: address, agent: false };
  }

  override async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await super.send<T>(method, path, body, {
      ...(this.cookie && { cookie: this.cookie }),
      ...headers,
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    return answer;
  }
}

/** Calls the API like a proxy with a client address; the server must trust one (TRUST_PROXY=1). */
export class ClientFrom extends Client {
  constructor(
    from: Client,
    readonly address: string,
  ) {
    super(from.url, from.token, from.userId);
  }

  override send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return super.send<T>(method, path, body, { 'x-forwarded-for': this.address, ...headers });
  }
}

let next = 0;

/** An address that no other call of this run has used; the first 250 of them each in a /24 of its own. */
export const freshAddress = (): string => {
  next += 1;
  return `127.77.${next % 250}.${1 + (Math.floor(next / 250) % 250)}`;
};
