import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Session } from '../auth/session.schema.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { NotificationStreams } from './notification-streams.service.js';
import { Notification } from './notification.schema.js';

/** Watches the database: writes of any process reach the streams of this one. */
@Injectable()
export class NotificationFeed {
  private readonly logger = new Logger(NotificationFeed.name);

  constructor(
    private readonly changes: ChangeStream,
    @InjectModel(Notification.name) notifications: Model<Notification>,
    @InjectModel(Session.name) sessions: Model<Session>,
    private readonly streams: NotificationStreams,
  ) {
    // Clients that were connected while changes were missed reconnect and ask for newer ones.
    const endAll = () => streams.endAll();
    changes.follow(notifications, {
      wanted: { operationType: { $in: ['insert', 'update'] } },
      changed: (row, _id, operation) => row && this.take(row, operation),
      missed: endAll,
      broken: endAll,
    });
    changes.follow(sessions, {
      wanted: { operationType: 'delete' },
      columns: {},
      changed: (_row, id, operation) => operation === 'delete' && streams.endSession(id!),
      missed: endAll,
    });
  }

  /** Resolves when every later write will be seen. @throws the database's error */
  whenOpen(): Promise<void> {
    return this.changes.whenOpen();
  }

  private take(row: Notification, operation: string): void {
    if (operation === 'update') return this.streams.recount(String(row.userId));
    this.streams.announce(row).catch((error: unknown) => {
      this.logger.warn(`A notification could not be sent on at once: ${String(error)}`);
      this.streams.endAll();
    });
  }
}
