import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, mongo } from 'mongoose';
import { isReachable } from '../errors/reachable.js';
import { INVALIDATE, stagesOf } from './change-stages.js';
import type { Wanted } from './change-stages.js';

/** How often the database says that nothing has been missed, when nothing happens. */
const HEARD_EVERY_MS = 250;
const OPEN_AGAIN_AFTER_MS = 1000;
/** What comes within so long is fetched together: asking costs more than what is told. */
const GATHER_MS = 50;

/** What follows from the changes of a collection. */
export interface Watcher<Row> extends Wanted {
  /**
   * A row was written; undefined when it is gone, or when its new form is not known. `id` is the row's, if it was one.
   * What another watcher of the collection wants comes here as well.
   */
  changed: (row: Row | undefined, id: string | undefined, operation: string) => void;
  /** Changes may have been missed: whatever is known of the collection is to be read anew. */
  missed: () => void;
  /** The stream broke off: until `missed` is called by the next one, changes go unheard. */
  broken?: () => void;
  /** Called several times a second while no change is held back. */
  heard?: () => void;
}

interface Follower {
  collection: string;
  /** Columns that are left out of every reading, too. */
  hidden: string[];
  watcher: Watcher<never>;
}

/**
 * Hears of the changes of all collections that are watched, whichever process makes them, by one stream of changes for
 * the whole process: one is a connection of the pool and four questions a second.
 */
@Injectable()
export class ChangeStream implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChangeStream.name);
  private readonly followers: Follower[] = [];
  private stream: mongo.ChangeStream | null = null;
  private opened: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** To be called by constructors: the stream is opened once all are made. `Looked` is what `columns` show of a row. */
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

  /** Before the connection is closed, which would break it off. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.stream?.close();
  }

  /** Resolves when everything that is written from now on will be heard. @throws the database's error */
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
    // What happened before the stream was open has not been seen.
    stream.once('resumeTokenChanged', () => this.tellAll(({ missed }) => missed()));
    stream.on('resumeTokenChanged', () => this.tellAll(({ heard }) => heard?.()));
    // The driver resumes by itself what can be resumed; here something may have been missed.
    hearing.catch((error: unknown) => this.openAgain(stream, String(error)));
  }

  /** @throws the database's error, when the stream cannot be resumed */
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
    // While nothing can be read anew, what is known is better than nothing; the next stream begins with `missed`.
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

  /** One that fails keeps the news from no other. What it knows may be wrong by now, so it is told to read it anew. */
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
