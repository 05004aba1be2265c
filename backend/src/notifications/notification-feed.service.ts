import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, mongo } from 'mongoose';
import { Session } from '../auth/session.schema.js';
import { NotificationStreams } from './notification-streams.service.js';
import { Notification } from './notification.schema.js';

const OPEN_AGAIN_AFTER_MS = 1000;

type Change = mongo.ChangeStreamDocument<Notification>;

/**
 * Follows the database: what any process writes reaches the streams of this one. One change stream for each process,
 * however many people are connected.
 */
@Injectable()
export class NotificationFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(NotificationFeed.name);
  private readonly names: { notifications: string; sessions: string };
  private changes: mongo.ChangeStream<Notification> | null = null;
  private opened: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Notification.name) notifications: Model<Notification>,
    @InjectModel(Session.name) sessions: Model<Session>,
    private readonly streams: NotificationStreams,
  ) {
    this.names = { notifications: notifications.collection.name, sessions: sessions.collection.name };
  }

  onModuleInit(): void {
    this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.changes?.close();
  }

  /** Resolves when everything that is written from now on will be seen. @throws the database's error */
  whenOpen(): Promise<void> {
    return this.opened;
  }

  private open(): void {
    if (this.closing) return;
    const changes = this.connection.db!.watch<Notification>(this.stages(), { fullDocument: 'updateLookup' });
    this.changes = changes;
    this.opened = new Promise((resolve, reject) => {
      changes.once('resumeTokenChanged', () => resolve());
      changes.once('error', reject);
    });
    this.opened.catch(() => undefined); // told below, and to whoever waits for it
    changes.on('change', (change) => this.take(change));
    // The driver resumes by itself what can be resumed; here something may have been missed.
    changes.on('error', (error) => this.openAgain(changes, String(error)));
    changes.on('close', () => this.openAgain(changes, 'it was closed'));
  }

  private openAgain(broken: mongo.ChangeStream<Notification>, why: string): void {
    if (this.closing || this.changes !== broken) return;
    this.changes = null;
    broken.removeAllListeners('change');
    broken.close().catch((error: unknown) => this.logger.warn(`It could not be closed: ${String(error)}`));
    this.logger.warn(`The stream of changes is opened again: ${why}`);
    this.streams.endAll();
    setTimeout(() => this.open(), OPEN_AGAIN_AFTER_MS).unref();
  }

  private take(change: Change): void {
    if (change.operationType === 'delete') {
      this.streams.endSession(String(change.documentKey._id));
    } else if (change.operationType === 'insert') {
      this.streams.announce(change.fullDocument).catch((error: unknown) => {
        this.logger.warn(`A notification could not be sent on at once: ${String(error)}`);
        this.streams.endAll();
      });
    } else if (change.operationType === 'update' && change.fullDocument) {
      this.streams.recount(String(change.fullDocument.userId));
    }
  }

  private stages() {
    const { notifications, sessions } = this.names;
    return [
      {
        $match: {
          $or: [
            { 'ns.coll': notifications, operationType: { $in: ['insert', 'update'] } },
            { 'ns.coll': sessions, operationType: 'delete' },
          ],
        },
      },
    ];
  }
}
