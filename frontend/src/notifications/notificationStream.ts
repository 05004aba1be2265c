import { API_BASE, client, read } from '../api/client';

/** Waits between two tries to connect, ms: doubled each time, up to a minute. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

type Listener = () => void;
/** What to read again: everything after a notification or a cut; the notifications alone when their count is told. */
export type Stale = 'everything' | 'notifications';
type StaleListener = (stale: Stale) => void;

/**
 * The one stream of server-sent events of this tab, shared by everything that follows it. A ticket opens it once, so
 * after a cut a new ticket is fetched rather than leaving it to the browser to connect again. A hidden tab lets go of
 * it: browsers allow only a few connections to one host, which open tabs would use up.
 */
class NotificationStream {
  private readonly listeners = new Set<StaleListener>();
  private readonly stateListeners = new Set<Listener>();
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = FIRST_WAIT_MS;
  /** Counts the tries, so that the answer to an old one is known as such. */
  private attempt = 0;
  private live = false;
  private wasLive = false;

  /** Whether news arrive by themselves now; otherwise whoever shows them has to ask. */
  readonly isLive = (): boolean => this.live;

  /** Calls the listener when `isLive` changes; returns the function that stops it. */
  readonly onStateChange = (listener: Listener): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** Calls the listener whenever there may be news; returns the function that stops it. The first follower connects. */
  readonly follow = (listener: StaleListener): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  };

  private start(): void {
    this.wasLive = false;
    document.addEventListener('visibilitychange', this.adjust);
    window.addEventListener('online', this.adjust);
    this.adjust();
  }

  private stop(): void {
    document.removeEventListener('visibilitychange', this.adjust);
    window.removeEventListener('online', this.adjust);
    this.disconnect();
  }

  /** Connected while the tab is seen, and at once when it is seen again or the network is back. */
  private readonly adjust = (): void => {
    this.disconnect();
    this.waitMs = FIRST_WAIT_MS;
    if (!document.hidden) void this.connect();
  };

  private disconnect(): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
    this.setLive(false);
  }

  private async connect(): Promise<void> {
    const { attempt } = this;
    const isOld = () => attempt !== this.attempt;
    try {
      const { ticket } = await read(client.POST('/api/v1/notifications/ticket'));
      if (!isOld()) this.open(ticket);
    } catch {
      // Without a ticket the page asks in intervals, as after any other cut; the tries go on.
      if (!isOld()) this.retry();
    }
  }

  private open(ticket: string): void {
    if (typeof EventSource === 'undefined') return;
    const source = new EventSource(
      `${API_BASE}/api/v1/notifications/stream?ticket=${encodeURIComponent(ticket)}`,
    );
    source.onopen = () => {
      this.waitMs = FIRST_WAIT_MS;
      this.setLive(true);
      // What came while there was no connection. The first time the count that the stream begins with is enough.
      if (this.wasLive) this.announce('everything');
      this.wasLive = true;
    };
    source.addEventListener('unread', () => this.announce('notifications'));
    source.addEventListener('notification', () => this.announce('everything'));
    // Where a patient stands, and whom a doctor sees next, is in several places of a page.
    source.addEventListener('queue', () => this.announce('everything'));
    source.onerror = () => {
      this.disconnect();
      this.retry();
    };
    this.source = source;
  }

  private retry(): void {
    this.timer = setTimeout(() => void this.connect(), this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }

  private announce(stale: Stale): void {
    for (const listener of this.listeners) listener(stale);
  }

  private setLive(live: boolean): void {
    if (live === this.live) return;
    this.live = live;
    for (const listener of this.stateListeners) listener();
  }
}

export const notificationStream = new NotificationStream();
