import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { onLocalChange } from '../common/caching/local-changes.js';
import { ACTOR_COLUMNS, User } from '../users/user.schema.js';
import { Session } from './session.schema.js';

/** A login that was looked up, and until when it counts if nothing happens to it. */
export interface KnownSession {
  readonly actor: Readonly<Actor>;
  /** Milliseconds since 1970. */
  idleExpiresAt: number;
  readonly expiresAt: number;
}

/** After so long without a word from the database nothing that is known here counts: an end may have been missed. */
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
 * The logins that this process has looked up lately, so that a request costs no read to know its person. The stream
 * of changes takes out what ends or changes, whichever process does it, and this process what it does itself, at once;
 * the stream says four times a second that nothing has been missed. A process that is cut off from it believes nothing
 * of this within a second.
 */
@Injectable()
export class KnownSessions {
  private readonly known = new Map<string, KnownSession>();
  /** On the monotonic clock. */
  private heardAt = -Infinity;
  /** Counts the ends: what was read before one of them is not kept. */
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

  /** The session of this id, if it is known and counts; null says that the database has to be asked. */
  find(sessionId: string): KnownSession | null {
    const session = this.known.get(sessionId);
    if (!session || !this.isTrusted()) return null;
    const now = Date.now();
    return session.idleExpiresAt > now && session.expiresAt > now ? session : null;
  }

  /** To be called before the read whose outcome is kept: what ended meanwhile is then not kept. */
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

  /** Forgets every session of a person. */
  forgetPerson(userId: string): void {
    this.version += 1;
    for (const [id, { actor }] of this.known) if (actor.userId === userId) this.known.delete(id);
  }

  private isTrusted(): boolean {
    return performance.now() - this.heardAt < TRUSTED_FOR_MS;
  }

  /** After a silence this begins anew: news of that time may still be on their way. */
  private hear(): void {
    if (!this.isTrusted()) this.clear();
    this.heardAt = performance.now();
  }

  private clear(): void {
    this.version += 1;
    this.known.clear();
  }
}
