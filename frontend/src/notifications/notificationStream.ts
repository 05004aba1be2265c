import { API_BASE, client, read } from '../api/client';
import { session } from '../auth/session';
import { followStream } from '../common/streams/followStream';

const LONGEST_WAIT_MS = 60_000;

type Listener = () => void;
/**
 * What to read again: everything after a notification or a disconnect; only the notifications when their count
 * changes.
 */
export type Stale = 'everything' | 'notifications';
type StaleListener = (stale: Stale) => void;

/** A ticket opens the stream once. */
async function newAddress(): Promise<string> {
  const { ticket } = await read(client.POST('/api/v1/notifications/ticket'));
  return `${API_BASE}/api/v1/notifications/stream?ticket=${encodeURIComponent(ticket)}`;
}

/** The logged-in person's notification stream, shared by all its followers. */
class NotificationStream {
  private readonly listeners = new Set<StaleListener>();
  private readonly stateListeners = new Set<Listener>();
  private stop: (() => void) | undefined;
  private live = false;
  private wasLive = false;

  /** Whether notifications are pushed now; otherwise the page polls. */
  readonly isLive = (): boolean => this.live;

  /** Calls the listener when `isLive` changes; returns the unsubscribe function. */
  readonly onStateChange = (listener: Listener): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** Calls the listener when data is stale; returns the unsubscribe function. The first follower connects. */
  readonly follow = (listener: StaleListener): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop?.();
    };
  };

  private start(): void {
    this.wasLive = false;
    this.stop = followStream({
      name: `notifications:${session.current()?.userId}`,
      events: ['unread', 'notification', 'queue'],
      address: newAddress,
      longestWaitMs: LONGEST_WAIT_MS,
      onLive: (isLive) => this.setLive(isLive),
      // A queue change affects several parts of a page: the patient's position, and the doctor's next patient.
      onEvent: (event) => this.announce(event === 'unread' ? 'notifications' : 'everything'),
    });
  }

  private setLive(live: boolean): void {
    // Events during a disconnect may be missed. On the first connection the initial count is enough.
    if (live && this.wasLive) this.announce('everything');
    if (live) this.wasLive = true;
    if (live === this.live) return;
    this.live = live;
    for (const listener of this.stateListeners) listener();
  }

  private announce(stale: Stale): void {
    for (const listener of this.listeners) listener(stale);
  }
}

export const notificationStream = new NotificationStream();
