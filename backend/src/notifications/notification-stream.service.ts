import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { StreamQuery } from '../../../openapi/contract/people/notifications.js';
import { SessionsService } from '../auth/sessions.service.js';
import { Failure } from '../common/errors/errors.js';
import { EVENT_STREAM } from '../common/http/event-stream.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationStream } from './notification-stream.js';
import { NotificationStreams } from './notification-streams.service.js';
import { toNotification } from './notification.mapper.js';
import { NotificationsService } from './notifications.service.js';
import { StreamTickets } from './stream-tickets.service.js';

/** Opens a person's stream of notifications. */
@Injectable()
export class NotificationStreamService {
  private readonly logger = new Logger(NotificationStreamService.name);

  constructor(
    private readonly tickets: StreamTickets,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly streams: NotificationStreams,
    private readonly feed: NotificationFeed,
  ) {}

  /** @throws Failure FORBIDDEN for an invalid ticket; afterwards the stream itself is the response */
  async open({ ticket, lastEventId }: StreamQuery, reply: FastifyReply): Promise<void> {
    this.streams.assertRoom();
    await this.feed.whenOpen();
    const { userId, sessionId } = await this.tickets.take(ticket);
    reply.hijack();
    const headers = { ...(reply.getHeaders() as Record<string, string>), ...EVENT_STREAM };
    reply.raw.writeHead(200, { ...headers, 'X-Request-Id': reply.request.id });
    const stream = new NotificationStream(userId, sessionId, reply.raw);
    reply.raw.on('close', () => this.streams.remove(stream));
    this.streams.add(stream);
    try {
      await this.begin(stream, lastEventId);
    } catch (error) {
      // The headers are sent, so closing is the only signal; the browser reconnects.
      if (!(error instanceof Failure)) this.logger.warn(`A stream could not begin: ${String(error)}`);
      stream.end();
    }
  }

  /**
   * The session is checked after the stream is registered, so a session that ends later also ends the stream.
   */
  private async begin(stream: NotificationStream, lastEventId: string | undefined): Promise<void> {
    const { userId, sessionId } = stream;
    const [live, unread, missed] = await Promise.all([
      this.sessions.liveOnes([sessionId]),
      this.notifications.countUnread(userId),
      lastEventId ? this.notifications.listMissed(userId, lastEventId) : [],
    ]);
    if (!live.has(sessionId)) throw new Failure('SESSION_ENDED');
    stream.begin(
      { unread },
      missed.map((row) => ({ notification: toNotification(row), unread })),
      lastEventId,
    );
  }
}
