import { StreamConnection } from './streamConnection';

export interface StreamOptions {
  /** Windows of this browser with the same stream name share one connection. */
  name: string;
  /** The topics of this window; the connection serves the topics of all windows. */
  topics?: readonly string[];
  /** Names of the events that the server sends. */
  events: readonly string[];
  /** The address for these topics; requested before each connection attempt. */
  address: (topics: string[]) => Promise<string>;
  longestWaitMs: number;
  /**
   * Called with true after each (re)connection, when events may have been missed, and with false after a
   * disconnect.
   */
  onLive: (isLive: boolean) => void;
  onEvent: (event: string, data: string) => void;
}

/** Messages between windows that share a stream. */
type Message =
  | { kind: 'join'; window: string; topics: readonly string[] }
  | { kind: 'leave'; window: string }
  | { kind: 'lead' }
  | { kind: 'live'; isLive: boolean }
  | { kind: 'event'; event: string; data: string };

/**
 * Web Locks need a secure page. Without them a page polls, because streams of many windows would use up the
 * connections.
 */
const canShare = (): boolean =>
  typeof EventSource !== 'undefined' && typeof BroadcastChannel !== 'undefined' && 'locks' in navigator;

const JOINING_MS = 50;

/** This window's part in a shared stream, while it is visible. */
class Participant {
  private readonly channel: BroadcastChannel;
  private readonly id = crypto.randomUUID();
  private readonly leaving = new AbortController();
  /** In the leader: the topics of each other window. */
  private readonly topicsOf = new Map<string, readonly string[]>();
  private connection: StreamConnection | null = null;
  private reconnecting: ReturnType<typeof setTimeout> | undefined;
  private isLive = false;

  constructor(private readonly options: StreamOptions) {
    const name = `stream:${options.name}`;
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.receive(data);
    this.join();
    navigator.locks
      .request(name, { signal: this.leaving.signal }, () => this.lead())
      .catch((error: unknown) => {
        if (!this.leaving.signal.aborted) console.warn('This window cannot share a stream.', error);
      });
  }

  /** Reconnects immediately, e.g. when the network is back. */
  reconnect(): void {
    this.connection?.open();
  }

  leave(): void {
    if (this.connection) this.send({ kind: 'live', isLive: false });
    this.send({ kind: 'leave', window: this.id });
    this.channel.close();
    clearTimeout(this.reconnecting);
    this.connection?.close();
    this.leaving.abort();
    this.setLive(false);
  }

  /** Holds the connection for all windows until this one leaves. */
  private lead(): Promise<void> {
    if (this.leaving.signal.aborted) return Promise.resolve();
    this.connection = new StreamConnection({
      address: () => this.options.address(this.allTopics()),
      events: this.options.events,
      longestWaitMs: this.options.longestWaitMs,
      onOpen: () => this.tellLive(true),
      onCut: () => this.tellLive(false),
      onEvent: (event, data) => {
        this.send({ kind: 'event', event, data });
        this.options.onEvent(event, data);
      },
    });
    this.send({ kind: 'lead' });
    this.connection.open();
    return new Promise((resolve) => this.leaving.signal.addEventListener('abort', () => resolve()));
  }

  private receive(message: Message): void {
    switch (message.kind) {
      case 'lead':
        return this.join();
      case 'live':
        // A message of the previous leader may still arrive.
        return this.connection ? undefined : this.setLive(message.isLive);
      case 'event':
        return this.options.onEvent(message.event, message.data);
      case 'leave':
        this.topicsOf.delete(message.window);
        return undefined;
      case 'join':
        return this.connection ? this.admit(message.window, message.topics) : undefined;
    }
  }

  /** In the leader: a new topic needs a new connection. */
  private admit(window: string, topics: readonly string[]): void {
    const served = this.allTopics();
    // Moved to the end, because the oldest are dropped when there are too many.
    this.topicsOf.delete(window);
    this.topicsOf.set(window, topics);
    if (!topics.every((topic) => served.includes(topic))) this.reconnectSoon();
    else if (this.isLive) this.send({ kind: 'live', isLive: true });
  }

  /** Several windows that join together cause one reconnection. */
  private reconnectSoon(): void {
    clearTimeout(this.reconnecting);
    this.reconnecting = setTimeout(() => this.reconnect(), JOINING_MS);
  }

  private allTopics(): string[] {
    return [...new Set([...[...this.topicsOf.values()].flat(), ...(this.options.topics ?? [])])];
  }

  private tellLive(isLive: boolean): void {
    this.send({ kind: 'live', isLive });
    this.setLive(isLive);
  }

  private setLive(isLive: boolean): void {
    if (isLive || this.isLive) this.options.onLive(isLive);
    this.isLive = isLive;
  }

  private join(): void {
    this.send({ kind: 'join', window: this.id, topics: this.options.topics ?? [] });
  }

  private send(message: Message): void {
    this.channel.postMessage(message);
  }
}

/**
 * Follows a server-sent event stream. The windows of this browser share one connection, because HTTP/1.1 allows
 * only six per host. The window that holds the lock connects and forwards the events. Hidden windows do not
 * take part; they catch up when shown.
 * @returns the function that stops it
 */
export function followStream(options: StreamOptions): () => void {
  if (!canShare()) return () => undefined;
  let participant: Participant | null = null;
  const leave = () => {
    participant?.leave();
    participant = null;
  };
  const adjust = () => {
    if (document.hidden) leave();
    else participant ??= new Participant(options);
  };
  const reconnect = () => participant?.reconnect();
  document.addEventListener('visibilitychange', adjust);
  window.addEventListener('online', reconnect);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', adjust);
  adjust();
  return () => {
    document.removeEventListener('visibilitychange', adjust);
    window.removeEventListener('online', reconnect);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', adjust);
    leave();
  };
}
