import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, mongo } from 'mongoose';
import { isReachable } from '../errors/reachable.js';
import { INVALIDATE, stagesOf } from './change-stages.js';
import type { Wanted } from './change-stages.js';

/** How often the database confirms an idle stream. */
const HEARD_EVERY_MS = 250;
const OPEN_AGAIN_AFTER_MS = 1000;
/** Changes within this time are fetched together, because fetching costs more than the events. */
const GATHER_MS = 50;

/** Handlers for the changes of a collection. */
export interface Watcher<Row> extends Wanted {
  /**
   * A row was written; undefined when it was deleted or its new state is unknown. `id` is the row's, if there
   * is one. Changes that only other watchers of the collection need arrive too.
   */
  changed: (row: Row | undefined, id: string | undefined, operation: string) => void;
  /** Changes may have been missed: read the collection again. */
  missed: () => void;
  /** The stream ended: no changes arrive until the next stream calls `missed`. */
  broken?: () => void;
  /** Called several times a second while no change is pending. */
  heard?: () => void;
}

interface Follower {
  collection: string;
  /** Columns that are excluded from every read, too. */
  hidden: string[];
  watcher: Watcher<never>;
}

/**
 * Delivers the changes of all watched collections from any process. One change stream serves the whole process,
 * because each takes a pooled connection and four polls a second.
 */
@Injectable()
export class ChangeStream implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChangeStream.name);
  private readonly followers: Follower[] = [];
  private stream: mongo.ChangeStream | null = null;
  private opened: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Call it in constructors: the stream opens after all are created. `Looked` has the row's `columns`. */
  follow<Row, Looked = Row>(model: Model<Row>, watcher: Watcher<Looked>): void {
    const hidden = Object.values(model.schema.paths).filter(({ options }) => options.select === false);
    this.followers.push({
      collection: model.collection.name,
      hidden: hidden.map(({ path }) => path),
      watcher,
    });
  }

  onModuleInit(): void {
    this.open();
  }

  /** Before the connection closes, which would break the stream. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.stream?.close();
  }

  /** Resolves when every later write will be delivered. @throws the database's error */
  whenOpen(): Promise<void> {
    return this.opened;
  }

  private open(): void {
    if (this.closing) return;
    const stream = this.connection.db!.watch(stagesOf(this.followers), {
      fullDocument: 'updateLookup',
      maxAwaitTimeMS: HEARD_EVERY_MS,
    });
    this.stream = stream;
    const hearing = this.hear(stream);
    this.opened = new Promise((resolve, reject) => {
      stream.once('resumeTokenChanged', () => resolve());
      hearing.catch(reject);
    });
    this.opened.catch(() => undefined); // reported below and to the waiting caller
    // The stream does not contain changes before its start.
    stream.once('resumeTokenChanged', () => this.tellAll(({ missed }) => missed()));
    stream.on('resumeTokenChanged', () => this.tellAll(({ heard }) => heard?.()));
    // The driver resumes by itself if it can; here changes may have been missed.
    hearing.catch((error: unknown) => this.openAgain(stream, String(error)));
  }

  /** @throws the database's error when the stream cannot be resumed */
  private async hear(stream: mongo.ChangeStream): Promise<void> {
    do {
      this.take(stream, await stream.next());
      if (stream.bufferedCount() === 0) await wait(GATHER_MS, undefined, { ref: false });
    } while (this.stream === stream);
  }

  private openAgain(broken: mongo.ChangeStream, why: string): void {
    if (this.closing || this.stream !== broken) return;
    this.stream = null;
    broken.removeAllListeners('resumeTokenChanged');
    broken.close().catch((error: unknown) => this.logger.warn(`It could not be closed: ${String(error)}`));
    this.logger.warn(`The stream of changes broke off and is opened again: ${why}`);
    // Stale data is better than none while the database is unreachable; the next stream starts with `missed`.
    const mayRead = isReachable(this.connection);
    this.tellAll(({ missed, broken: breaks }) => {
      if (mayRead) missed();
      breaks?.();
    });
    setTimeout(() => this.open(), OPEN_AGAIN_AFTER_MS).unref();
  }

  private take(stream: mongo.ChangeStream, change: mongo.ChangeStreamDocument): void {
    if (this.closing) return;
    if (change.operationType === INVALIDATE) return this.openAgain(stream, 'the database was dropped');
    if (!('ns' in change) || !('coll' in change.ns)) return;
    const { coll } = change.ns;
    for (const follower of this.followers) {
      if (follower.collection !== coll) continue;
      this.tell(follower, ({ changed }) =>
        changed(rowOf(change) as undefined, idOf(change), change.operationType),
      );
    }
  }

  private tellAll(what: (watcher: Watcher<never>) => void): void {
    for (const follower of this.followers) this.tell(follower, what);
  }

  /** A failing watcher does not stop the others. Its data may be stale, so it must read again. */
  private tell({ collection, watcher }: Follower, what: (watcher: Watcher<never>) => void): void {
    try {
      what(watcher);
    } catch (error) {
      this.logger.error(`A change of ${collection} could not be taken in: ${String(error)}`);
      try {
        watcher.missed();
      } catch (again) {
        this.logger.error(`Nor could what is known of ${collection} be dropped: ${String(again)}`);
      }
    }
  }
}

const rowOf = (change: mongo.ChangeStreamDocument): unknown =>
  'fullDocument' in change ? (change.fullDocument ?? undefined) : undefined;

const idOf = (change: mongo.ChangeStreamDocument): string | undefined =>
  'documentKey' in change ? String(change.documentKey._id) : undefined;
