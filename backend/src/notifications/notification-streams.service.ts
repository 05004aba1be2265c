import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { QueueEvent } from '../../../openapi/contract/care/queue.js';
import { PING_SECONDS } from '../../../openapi/contract/people/notifications.js';
import { SessionsService } from '../auth/sessions.service.js';
import { Failure } from '../common/errors/errors.js';
import type { NotificationStream } from './notification-stream.js';
import { toNotification } from './notification.mapper.js';
import type { Notification } from './notification.schema.js';
import { NotificationsService } from './notifications.service.js';

/** Maximum streams per process, in all and per person. */
const MAX_STREAMS = 5000;
const MAX_FOR_ONE = 10;
/** Marking many as read changes many rows; the person gets the new count once. */
const SETTLE_MS = 50;

/** The open streams of this process and their events. */
@Injectable()
export class NotificationStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly byUser = new Map<string, Set<NotificationStream>>();
  private readonly settling = new Map<string, NodeJS.Timeout>();
  private pings: NodeJS.Timeout | undefined;
  private count = 0;

  constructor(
    private readonly notifications: NotificationsService,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.pings = setInterval(() => void this.ping(), PING_SECONDS * 1000).unref();
  }

  /** An open stream would keep the server from closing. */
  beforeApplicationShutdown(): void {
    clearInterval(this.pings);
    for (const timer of this.settling.values()) clearTimeout(timer);
    this.endAll();
  }

  /** @throws Failure BUSY when this process has its maximum of streams */
  assertRoom(): void {
    if (this.count >= MAX_STREAMS) throw new Failure('BUSY');
  }

  add(stream: NotificationStream): void {
    const own = this.byUser.get(stream.userId) ?? new Set();
    this.byUser.set(stream.userId, own.add(stream));
    this.count += 1;
    if (own.size > MAX_FOR_ONE) {
      const [oldest] = own;
      oldest.end();
      this.remove(oldest);
    }
  }

  remove(stream: NotificationStream): void {
    const own = this.byUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.count -= 1;
    if (own.size === 0) this.byUser.delete(stream.userId);
  }

  /** A notification was written by any process. */
  async announce(row: Notification): Promise<void> {
    const userId = String(row.userId);
    if (!this.byUser.has(userId)) return;
    const unread = await this.notifications.countUnread(userId);
    const event = { notification: toNotification(row), unread };
    for (const stream of this.byUser.get(userId) ?? []) stream.sendNotification(event);
  }

  /** A notification was read: every tab of the person shows the new count. */
  recount(userId: string): void {
    if (!this.byUser.has(userId) || this.settling.has(userId)) return;
    const timer = setTimeout(() => {
      this.settling.delete(userId);
      void this.sendUnread(userId);
    }, SETTLE_MS);
    this.settling.set(userId, timer);
  }

  /** Whether no browser is connected to this process. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Sends a queue change to those of these people who are connected to this process. */
  announceQueue(userIds: string[], event: QueueEvent): void {
    for (const userId of userIds) for (const stream of this.byUser.get(userId) ?? []) stream.sendQueue(event);
  }

  endSession(sessionId: string): void {
    for (const stream of this.all()) if (stream.sessionId === sessionId) stream.end();
  }

  /** A closed stream reconnects with the id of the last event and receives what it missed. */
  endAll(): void {
    for (const stream of this.all()) stream.end();
  }

  /** Sends keep-alive comments, and closes streams whose session has expired. */
  async ping(): Promise<void> {
    const streams = this.all();
    const live = await this.sessions.liveOnes(streams.map(({ sessionId }) => sessionId)).catch(() => null);
    for (const stream of streams) {
      // When the database is unreachable, no stream is closed; the next round checks again.
      if (live === null || live.has(stream.sessionId)) stream.ping();
      else stream.end();
    }
  }

  private async sendUnread(userId: string): Promise<void> {
    const unread = await this.notifications.countUnread(userId).catch(() => null);
    if (unread === null) return; // the database is unreachable: the count follows with the next change
    for (const stream of this.byUser.get(userId) ?? []) stream.sendUnread({ unread });
  }

  private all(): NotificationStream[] {
    return [...this.byUser.values()].flatMap((own) => [...own]);
  }
}
