import { Logger } from '@nestjs/common';
import type { Model, mongo } from 'mongoose';
import { isReachable } from '../errors/reachable.js';

const RECONNECT_AFTER_MS = 1000;

/** What follows from a change of a collection. */
export interface Watcher<Row> {
  /** A row was written; undefined when it is gone, or when its new form is not known. `id` is the row's, if it was one. */
  changed: (row: Row | undefined, id: string | undefined) => void;
  /** Changes may have been missed: whatever is known of the collection is to be read anew. */
  missed: () => void;
  /** The stream broke off: until `missed` is called by the next one, changes go unheard. */
  broken?: () => void;
  /** Called at least every so many milliseconds while no change is held back. */
  heard?: { call: () => void; everyMs: number };
  /** Stages for the stream: what to look at, what to leave out. */
  stages?: Record<string, unknown>[];
}

/** Hears of every change of a collection, whichever process makes it, and opens its stream again when it breaks. */
export class ChangeWatch<Row> {
  private readonly logger: Logger;
  private stream: mongo.ChangeStream | null = null;
  private closing = false;

  constructor(
    name: string,
    private readonly model: Model<Row>,
    private readonly watcher: Watcher<Row>,
  ) {
    this.logger = new Logger(name);
  }

  open(): void {
    if (this.closing) return;
    const { changed, missed, broken, heard, stages = [] } = this.watcher;
    this.stream = this.model.collection.watch(stages, {
      fullDocument: 'updateLookup',
      ...(heard && { maxAwaitTimeMS: heard.everyMs }),
    });
    this.stream.on('change', (change) => changed(rowOf(change), idOf(change)));
    // What happened before the stream was open has not been seen.
    this.stream.once('resumeTokenChanged', missed);
    if (heard) this.stream.on('resumeTokenChanged', heard.call);
    this.stream.on('error', (error) => {
      if (this.closing) return;
      this.logger.warn(`The stream of changes broke off and is opened again: ${String(error)}`);
      // While nothing can be read anew, what is known is better than nothing; the next stream begins with `missed`.
      if (isReachable(this.model.db)) missed();
      broken?.();
      setTimeout(() => this.open(), RECONNECT_AFTER_MS).unref();
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.stream?.close();
  }
}

const rowOf = <Row>(change: mongo.ChangeStreamDocument): Row | undefined =>
  'fullDocument' in change ? ((change.fullDocument as Row | null) ?? undefined) : undefined;

const idOf = (change: mongo.ChangeStreamDocument): string | undefined =>
  'documentKey' in change ? String(change.documentKey._id) : undefined;
