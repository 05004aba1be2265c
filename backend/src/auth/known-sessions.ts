import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import { ChangeWatch } from '../common/caching/change-watch.js';
import { User } from '../users/user.schema.js';
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
const HEARD_EVERY_MS = 250;
const MAX_KNOWN = 10_000;

/** What the person behind a session is made from: other changes of an account end nothing. */
const COLUMNS = ['type', 'fullName', 'speciality', 'email', 'disabled', 'emailConfirmedAt', 'approval'];
const ENDING = [
  { $match: { operationType: { $ne: 'insert' } } },
  { $project: { documentKey: 1, operationType: 1 } },
];
const ANOTHER_PERSON = [
  {
    $match: {
      $or: [
        { operationType: { $nin: ['insert', 'update'] } },
        ...COLUMNS.map((column) => ({ [`updateDescription.updatedFields.${column}`]: { $exists: true } })),
      ],
    },
  },
  { $project: { documentKey: 1, operationType: 1 } },
];

/**
 * The logins that this process has looked up lately, so that a request costs no read to know its person. Two streams
 * of changes take out what ends or changes, whichever process does it; they say four times a second that nothing has
 * been missed. A process that is cut off from them believes nothing of this within a second.
 */
@Injectable()
export class KnownSessions implements OnModuleInit, OnApplicationShutdown {
  private readonly known = new Map<string, KnownSession>();
  private readonly watches: ChangeWatch<object>[];
  /** On a clock that nobody sets. */
  private readonly heardAt: number[] = [-Infinity, -Infinity];
  /** Counts the ends: what was read before one of them is not kept. */
  private version = 0;

  constructor(
    @InjectModel(Session.name) sessions: Model<Session>,
    @InjectModel(User.name) users: Model<User>,
  ) {
    this.watches = [
      this.watch(0, sessions, ENDING, (id) => this.forget(id)),
      this.watch(1, users, ANOTHER_PERSON, (id) => this.forgetPerson(id)),
    ];
  }

  onModuleInit(): void {
    for (const watch of this.watches) watch.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.watches.map((watch) => watch.close()));
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
    const now = performance.now();
    return this.heardAt.every((at) => now - at < TRUSTED_FOR_MS);
  }

  private watch(
    place: number,
    model: Model<Session> | Model<User>,
    stages: Record<string, unknown>[],
    ended: (id: string) => void,
  ): ChangeWatch<object> {
    return new ChangeWatch<object>(KnownSessions.name, model as never, {
      changed: (_row, id) => (id === undefined ? this.clear() : ended(id)),
      missed: () => this.clear(),
      heard: { call: () => this.hear(place), everyMs: HEARD_EVERY_MS },
      stages,
    });
  }

  /** After a silence this begins anew: news of that time may still be on their way. */
  private hear(place: number): void {
    const now = performance.now();
    if (now - this.heardAt[place] >= TRUSTED_FOR_MS) this.clear();
    this.heardAt[place] = now;
  }

  private clear(): void {
    this.version += 1;
    this.known.clear();
  }
}
