import { EventEmitter } from 'node:events';
import type { Model } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { User } from '../users/user.schema.js';
import { KnownSessions } from './known-sessions.js';
import type { KnownSession } from './known-sessions.js';
import type { Session } from './session.schema.js';

/** A collection whose stream of changes says what the test says. */
class Stream extends EventEmitter {
  readonly model = { collection: { watch: () => this } } as unknown;

  /** Nothing has happened up to now. */
  hear(): void {
    this.emit('resumeTokenChanged');
  }

  change(id: string): void {
    this.emit('change', { operationType: 'delete', documentKey: { _id: id } });
  }
}

const actor = (userId: string, sessionId: string): Actor => ({
  userId,
  sessionId,
  type: 'patient',
  fullName: 'Asha Rao',
  speciality: null,
  email: 'asha@example.org',
  confirmed: true,
  approved: true,
});
const inAnHour = () => Date.now() + 3_600_000;
const session = (userId: string, sessionId: string, limits: Record<string, number> = {}): KnownSession => ({
  actor: actor(userId, sessionId),
  idleExpiresAt: inAnHour(),
  expiresAt: inAnHour(),
  ...limits,
});

describe('KnownSessions', () => {
  let sessions: Stream;
  let users: Stream;
  let known: KnownSessions;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    [sessions, users] = [new Stream(), new Stream()];
    known = new KnownSessions(sessions.model as Model<Session>, users.model as Model<User>);
    known.onModuleInit();
  });
  afterEach(() => jest.useRealTimers());

  const hear = () => {
    sessions.hear();
    users.hear();
  };
  const keep = (row: KnownSession) => known.keeper()(row);
  const isKnown = (id: string) => known.find(id) !== null;

  it('should know what was read, and nothing else', () => {
    hear();
    keep(session('asha', 'phone'));
    expect([isKnown('phone'), isKnown('laptop')]).toEqual([true, false]);
  });

  it.each(['idleExpiresAt', 'expiresAt'] as const)('should not count a session past its %s', (limit) => {
    hear();
    keep(session('asha', 'phone', { [limit]: Date.now() + 500 }));
    jest.advanceTimersByTime(499);
    expect(isKnown('phone')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isKnown('phone')).toBe(false);
  });

  it('should keep nothing before both streams have said a word', () => {
    sessions.hear();
    keep(session('asha', 'phone'));
    users.hear();
    expect(isKnown('phone')).toBe(false);
  });

  it('should believe nothing after a second of silence of either stream, and begin anew', () => {
    hear();
    keep(session('asha', 'phone'));
    jest.advanceTimersByTime(999);
    users.hear();
    expect(isKnown('phone')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isKnown('phone')).toBe(false);
    sessions.hear();
    expect(isKnown('phone')).toBe(false);
  });

  it('should forget the session that ended and every session of a person who changed', () => {
    hear();
    for (const [userId, id] of [
      ['asha', 'phone'],
      ['asha', 'laptop'],
      ['bela', 'tablet'],
      ['chitra', 'desk'],
    ])
      keep(session(userId, id));
    sessions.change('tablet');
    users.change('asha');
    expect(['phone', 'laptop', 'tablet', 'desk'].map(isKnown)).toEqual([false, false, false, true]);
  });

  it('should not keep what was read before an end', () => {
    hear();
    for (const end of [
      () => known.forget('phone'),
      () => known.forgetPerson('asha'),
      () => sessions.change('phone'),
    ]) {
      const keepRead = known.keeper();
      end();
      keepRead(session('asha', 'phone'));
      expect(isKnown('phone')).toBe(false);
    }
  });
});
