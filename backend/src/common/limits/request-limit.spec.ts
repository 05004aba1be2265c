import { readEnv } from '../../config/env.js';
import { RequestLimit, STATIC_WEIGHT, WEIGHTS, throttlerKey } from './request-limit.js';

const A_MINUTE_MS = 60_000;

describe('RequestLimit', () => {
  let requests: RequestLimit;

  beforeEach(() => {
    jest.useFakeTimers().setSystemTime(0);
    requests = new RequestLimit({ RATE_LIMIT_PER_MINUTE: 20 });
  });
  afterEach(() => jest.useRealTimers());

  const passes = (ms: number) => jest.advanceTimersByTime(ms);
  const hits = (network: string) => requests.count(network, 1).totalHits;

  it('counts each network by itself, and says how long the window is still open', () => {
    expect(requests.count('a', 1)).toMatchObject({ totalHits: 1, timeToExpire: 60 });
    passes(20_500);
    expect(requests.count('a', 1)).toMatchObject({ totalHits: 2, timeToExpire: 40 });
    expect(requests.count('b', 1)).toMatchObject({ totalHits: 1, timeToExpire: 60 });
  });

  it('counts the wider networks of an address with higher limits', () => {
    const hosts = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, n) => requests.count(`${prefix}${n.toString(16)}::1`, 20).isBlocked);
    // A /64 has 20, a /56 has 40 and a /48 has 80.
    expect(hosts('2001:db8:1:10', 3)).toEqual([false, false, true]);
    expect(hosts('2001:db8:1:20', 2)).toEqual([false, false]);
    expect(hosts('2001:db8:1:30', 1)).toEqual([true]);
    expect(hosts('2001:db8:2:10', 1)).toEqual([false]);
  });

  it('does not count a refused address against its neighbours', () => {
    for (let n = 0; n < 500; n += 1) hits('203.0.113.7');
    expect(requests.count('203.0.113.8', 1).isBlocked).toBe(false);
  });

  it('lets twenty people of one network open the portal and log in within a minute', () => {
    requests = new RequestLimit(readEnv({ MONGODB_URI: 'mongodb://localhost/hospital' }));
    // Requests of a browser with an empty cache, as observed: files and pictures, other requests, searches.
    const visit = [...Array<number>(120).fill(STATIC_WEIGHT), ...Array<number>(40).fill(1), WEIGHTS.search];
    const visits = Array.from({ length: 20 }, () => visit).flat();
    expect(visits.filter((weight) => requests.count('203.0.113.7', weight).isBlocked)).toEqual([]);
  });

  it('begins a new window with the first request after the last one', () => {
    hits('a');
    passes(A_MINUTE_MS - 1);
    expect(hits('a')).toBe(2);
    passes(1);
    expect(hits('a')).toBe(1);
  });

  it('keeps open windows when others end', () => {
    hits('a');
    passes(30_000);
    hits('b');
    passes(30_000);
    hits('c');
    expect(requests.count('b', 1)).toMatchObject({ totalHits: 2, timeToExpire: 30 });
    expect(hits('a')).toBe(1);
  });

  it('adds the cost of a throttler to the request that was counted', async () => {
    hits('a');
    const counted = await requests.increment(throttlerKey('search', 'a'));
    expect(counted).toMatchObject({ totalHits: WEIGHTS.search, isBlocked: false });
    hits('a');
    await requests.increment(throttlerKey('file', 'a'));
    expect(hits('a')).toBe(WEIGHTS.search + WEIGHTS.file + 1);
    await expect(requests.increment(throttlerKey('file', 'a'))).resolves.toMatchObject({
      isBlocked: true,
      timeToBlockExpire: 60,
    });
  });
});
