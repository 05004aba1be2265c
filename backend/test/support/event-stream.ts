import type { Client } from './client.js';
import { until } from './until.js';

export interface StreamEvent {
  id?: string;
  event?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into events of every kind
  data?: any;
}

/** An open notification stream, read like in a browser. */
export interface EventStream {
  status: number;
  headers: Headers;
  events: StreamEvent[];
  comments: string[];
  /** The body, if it is not a stream. */
  refusal: unknown;
  /** Whether the server has ended it. */
  ended: () => boolean;
  /** Waits for a number of events of a kind and returns them all. */
  waitFor: (event: string, count?: number) => Promise<StreamEvent[]>;
  close: () => void;
}

interface Options {
  /** The server to ask, when not the person's own. */
  url?: string;
  ticket?: string;
  query?: string;
  headers?: Record<string, string>;
  /** Another stream than the person's own. */
  path?: string;
}

export async function ticketOf(person: Client): Promise<string> {
  const { status, body } = await person.post('/api/v1/notifications/ticket');
  if (status !== 200) throw new Error(`The ticket was answered with ${status}`);
  return (body as { ticket: string }).ticket;
}

/** Opens a person's stream with a ticket. */
export async function openStream(person: Client, options: Options = {}): Promise<EventStream> {
  const url = options.url ?? person.url;
  const aborting = new AbortController();
  const address = url + (options.path ?? (await ownStream(person, options)));
  const response = await fetch(address, { headers: options.headers, signal: aborting.signal });
  const events: StreamEvent[] = [];
  const comments: string[] = [];
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const refusal: unknown = isStream ? undefined : await response.clone().json();
  let ended = false;
  const reading = readAll(response, (block) => {
    if (block.startsWith(':')) comments.push(block);
    else if (!block.startsWith('retry:')) events.push(parse(block));
  });
  // A stream that either side cuts has ended too.
  void reading.catch(() => undefined).finally(() => (ended = true));
  const of = (event: string) => events.filter((one) => one.event === event);
  return {
    status: response.status,
    headers: response.headers,
    events,
    comments,
    refusal,
    ended: () => ended,
    waitFor: async (event, count = 1) => {
      await until(() => Promise.resolve(of(event).length >= count));
      return of(event);
    },
    close: () => aborting.abort(),
  };
}

const ownStream = async (person: Client, { ticket, query = '' }: Options): Promise<string> =>
  `/api/v1/notifications/stream?ticket=${ticket ?? (await ticketOf(person))}${query}`;

async function readAll(response: Response, take: (block: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const chunk of response.body!) {
    pending += decoder.decode(chunk, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop()!;
    blocks.forEach(take);
  }
}

function parse(block: string): StreamEvent {
  const lines = block.split('\n').map((line) => line.split(/: (.*)/s));
  const { id, event, data } = Object.fromEntries(lines) as Record<string, string | undefined>;
  return { id, event, data: data === undefined ? undefined : (JSON.parse(data) as unknown) };
}
