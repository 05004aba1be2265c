/** Replaces the browser's EventSource: the test sends the server's events. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

/** Windows of one browser receive each other's messages immediately. */
class FakeBroadcastChannel {
  private static readonly open = new Set<FakeBroadcastChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(private readonly name: string) {
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}

interface Request {
  signal: AbortSignal;
  run: () => Promise<void>;
}

/** Web Locks: the first caller holds the lock, the others wait in order. */
function fakeLocks() {
  const waiting = new Map<string, Request[]>();
  const next = (name: string): void => {
    const queue = waiting.get(name) ?? [];
    if (queue.length === 0) return;
    void queue[0].run().finally(() => {
      queue.shift();
      next(name);
    });
  };
  return {
    request(name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>): Promise<void> {
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      queue.push({ signal, run: () => (signal.aborted ? Promise.resolve() : run()) });
      if (queue.length === 1) next(name);
      return Promise.resolve();
    },
  };
}

/** Installs the APIs for sharing a stream, which jsdom lacks. */
export function withStreams(): void {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeBroadcastChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
}

/** Removes them again. */
export function withoutStreams(): void {
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'locks');
}
