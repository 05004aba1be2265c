import type { ServerResponse } from 'node:http';
import type { QueueEvent } from '../../../openapi/contract/care/queue.js';
import type { NotificationEvent, UnreadCount } from '../../../openapi/contract/people/notifications.js';

/** A connection with more unsent bytes is closed; the browser reconnects and gets what it missed. */
const MAX_UNSENT_BYTES = 64 * 1024;
const RECONNECT_AFTER_MS = 3000;

/** One open stream of server-sent events to one browser tab. */
export class NotificationStream {
  /** Events during the opening are queued, because missed ones come first. */
  private waiting: NotificationEvent[] | null = [];
  /** The last event that was sent or missed; the change stream may deliver it again. */
  private readonly caughtUp = new Set<string>();

  constructor(
    readonly userId: string,
    readonly sessionId: string,
    private readonly response: ServerResponse,
  ) {
    this.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  }

  /** Starts with the unread count and the missed events; then sends the queued ones. */
  begin(unread: UnreadCount, missed: NotificationEvent[], seenId?: string): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    if (seenId) this.caughtUp.add(seenId);
    this.sendUnread(unread);
    for (const event of missed) this.sendNotification(event);
    for (const { notification } of missed) this.caughtUp.add(notification.id);
    for (const event of waiting) this.sendNotification(event);
  }

  sendNotification(event: NotificationEvent): void {
    const { id } = event.notification;
    if (this.waiting) this.waiting.push(event);
    else if (!this.caughtUp.has(id))
      this.write(`id: ${id}\nevent: notification\ndata: ${JSON.stringify(event)}\n\n`);
  }

  sendUnread(unread: UnreadCount): void {
    if (!this.waiting) this.write(`event: unread\ndata: ${JSON.stringify(unread)}\n\n`);
  }

  /** The queue of this doctor changed; the person waits in it or owns it. */
  sendQueue(event: QueueEvent): void {
    if (!this.waiting) this.write(`event: queue\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** A comment that keeps proxies from closing an idle connection. */
  ping(): void {
    this.write(': ping\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableLength > MAX_UNSENT_BYTES) this.response.destroy();
    else if (!this.response.writableEnded) this.response.write(text);
  }
}
