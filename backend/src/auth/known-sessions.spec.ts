import type { Model } from 'mongoose';
import type { ChangeStream, Watcher } from '../common/caching/change-stream.js';
import { emitLocalChange } from '../common/caching/local-changes.js';
import type { Actor } from '../common/http/actor.js';
import { KnownSessions } from './known-sessions.js';
import type { KnownSession } from './known-sessions.js';
import type { User } from '../users/user.schema.js';

/** A change stream that emits what the test says. */
class Stream {
  private readonly watchers: Watcher<unknown>[] = [];
  readonly changes = {
    follow: (_model: unknown, watcher: Watcher<unknown>) => void this.watchers.push(watcher),
  } as unknown as ChangeStream;

  /** Confirms that nothing was missed. */
  hear(): void {
    for (const { heard } of this.watchers) heard?.();
  }

  endSession(id: string): void {
    this.watchers[0].changed(undefined, id, 'delete');
  }

  changePerson(id: string): void {
    this.watchers[1].changed(undefined, id, 'update');
  }
}

/** A model that only identifies its listeners. */
const accounts = () => ({ db: {}, modelName: 'User' }) as unknown as Model<User>;

const actor = (userId: string, sessionId: string): Actor => ({
  userId,
  sessionId,
  type: 'patient',
  staffRole: null,
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
  let stream: Stream;
  let known: KnownSessions;
  let users: Model<User>;

  beforeEach(() => {
    jest.useFakeTimers().setSystemTime(0);
    stream = new Stream();
    users = accounts();
    known = new KnownSessions(stream.changes, {} as never, users);
  });
  afterEach(() => jest.useRealTimers());

  const hear = () => stream.hear();
  const keep = (row: KnownSession) => known.keeper()(row);
  const isKnown = (id: string) => known.find(id) !== null;

  it('returns only sessions that were read', () => {
    hear();
    keep(session('asha', 'phone'));
    expect([isKnown('phone'), isKnown('laptop')]).toEqual([true, false]);
  });

  it.each(['idleExpiresAt', 'expiresAt'] as const)('does not count a session past its %s', (limit) => {
    hear();
    keep(session('asha', 'phone', { [limit]: Date.now() + 500 }));
    jest.advanceTimersByTime(499);
    expect(isKnown('phone')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isKnown('phone')).toBe(false);
  });

  it('caches nothing before the first event of the stream', () => {
    keep(session('asha', 'phone'));
    hear();
    expect(isKnown('phone')).toBe(false);
  });

  it('drops the cache after a second without events', () => {
    hear();
    keep(session('asha', 'phone'));
    jest.advanceTimersByTime(999);
    expect(isKnown('phone')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isKnown('phone')).toBe(false);
    hear();
    expect(isKnown('phone')).toBe(false);
  });

  it('forgets the session that ended and every session of a person who changed', () => {
    hear();
    for (const [userId, id] of [
      ['asha', 'phone'],
      ['asha', 'laptop'],
      ['bela', 'tablet'],
      ['chitra', 'desk'],
    ])
      keep(session(userId, id));
    stream.endSession('tablet');
    stream.changePerson('asha');
    expect(['phone', 'laptop', 'tablet', 'desk'].map(isKnown)).toEqual([false, false, false, true]);
  });

  it('forgets a person that this process changes at once', () => {
    hear();
    for (const userId of ['asha', 'bela']) keep(session(userId, userId));
    emitLocalChange(users, { id: 'asha', row: { approval: 'approved' } });
    expect(['asha', 'bela'].map(isKnown)).toEqual([false, true]);
    emitLocalChange(users, { id: undefined, row: { speciality: null } });
    expect(['asha', 'bela'].map(isKnown)).toEqual([false, false]);
  });

  it('does not cache a session that was read before it ended', () => {
    hear();
    for (const end of [
      () => known.forget('phone'),
      () => known.forgetPerson('asha'),
      () => stream.endSession('phone'),
    ]) {
      const keepRead = known.keeper();
      end();
      keepRead(session('asha', 'phone'));
      expect(isKnown('phone')).toBe(false);
    }
  });
});
