import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { onLocalChange } from '../common/caching/local-changes.js';
import { ACTOR_COLUMNS, User } from '../users/user.schema.js';
import { Session } from './session.schema.js';

/** A cached login and its expiry if nothing changes. */
export interface KnownSession {
  readonly actor: Readonly<Actor>;
  /** Milliseconds since 1970. */
  idleExpiresAt: number;
  readonly expiresAt: number;
}

/** Cached logins expire after this silence of the stream, because an end may have been missed. */
const TRUSTED_FOR_MS = 1000;
const MAX_KNOWN = 10_000;

const ENDING = { operationType: { $ne: 'insert' } };
const ANOTHER_PERSON = {
  $or: [
    { operationType: { $nin: ['insert', 'update'] } },
    ...ACTOR_COLUMNS.map((column) => ({ [`updateDescription.updatedFields.${column}`]: { $exists: true } })),
  ],
};

/**
 * Caches sessions so that a request needs no read for its person. Ends and changes remove entries: immediately
 * for this process, through the change stream for others. The stream confirms four times a second that nothing
 * was missed; without it the cache is invalid within a second.
 */
@Injectable()
export class KnownSessions {
  private readonly known = new Map<string, KnownSession>();
  /** On the monotonic clock. */
  private heardAt = -Infinity;
  /** Counts session ends: a read that began before one is not cached. */
  private version = 0;

  constructor(
    changes: ChangeStream,
    @InjectModel(Session.name) sessions: Model<Session>,
    @InjectModel(User.name) users: Model<User>,
  ) {
    const orAll = (forget: (id: string) => void) => (id: string | undefined) =>
      id === undefined ? this.clear() : forget(id);
    const sessionEnded = orAll((id) => this.forget(id));
    const personChanged = orAll((id) => this.forgetPerson(id));
    const follow = <Row>(of: Model<Row>, wanted: object, ended: (id: string | undefined) => void) =>
      changes.follow(of, {
        wanted: { ...wanted },
        columns: {},
        changed: (_row, id) => ended(id),
        missed: () => this.clear(),
        heard: () => this.hear(),
      });
    follow(sessions, ENDING, sessionEnded);
    follow(users, ANOTHER_PERSON, personChanged);
    onLocalChange(users, ({ id }) => personChanged(id));
  }

  /** The cached valid session of this id; null means the database must be asked. */
  find(sessionId: string): KnownSession | null {
    const session = this.known.get(sessionId);
    if (!session || !this.isTrusted()) return null;
    const now = Date.now();
    return session.idleExpiresAt > now && session.expiresAt > now ? session : null;
  }

  /** Call it before the read to cache: an end during the read prevents the caching. */
  keeper(): (session: KnownSession) => void {
    const { version } = this;
    return (session) => {
      if (version !== this.version || !this.isTrusted()) return;
      if (this.known.size >= MAX_KNOWN) this.known.clear();
      this.known.set(session.actor.sessionId, session);
    };
  }

  forget(sessionId: string): void {
    this.version += 1;
    this.known.delete(sessionId);
  }

  /** Removes every session of a person. */
  forgetPerson(userId: string): void {
    this.version += 1;
    for (const [id, { actor }] of this.known) if (actor.userId === userId) this.known.delete(id);
  }

  private isTrusted(): boolean {
    return performance.now() - this.heardAt < TRUSTED_FOR_MS;
  }

  /** After a silence the cache starts empty, because old events may still arrive. */
  private hear(): void {
    if (!this.isTrusted()) this.clear();
    this.heardAt = performance.now();
  }

  private clear(): void {
    this.version += 1;
    this.known.clear();
  }
}
