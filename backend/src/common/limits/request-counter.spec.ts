import { RequestCounter } from './request-counter.js';

const A_MINUTE_MS = 60_000;

describe('The counter of requests', () => {
  let counter: RequestCounter;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    counter = new RequestCounter(A_MINUTE_MS);
  });
  afterEach(() => jest.useRealTimers());

  const passes = (ms: number) => jest.advanceTimersByTime(ms);

  it('should count each caller by itself, and say how long the window is still open', () => {
    expect(counter.count('a')).toEqual({ hits: 1, seconds: 60 });
    passes(20_500);
    expect(counter.count('a')).toEqual({ hits: 2, seconds: 40 });
    expect(counter.count('b')).toEqual({ hits: 1, seconds: 60 });
  });

  it('should begin anew with the first request after the window, not with the last one in it', () => {
    counter.count('a');
    passes(A_MINUTE_MS - 1);
    expect(counter.count('a').hits).toBe(2);
    passes(1);
    expect(counter.count('a')).toEqual({ hits: 1, seconds: 60 });
  });

  it('should keep the windows that are open when others have ended', () => {
    counter.count('a');
    passes(30_000);
    counter.count('b');
    passes(30_000);
    counter.count('c');
    expect(counter.count('b')).toEqual({ hits: 2, seconds: 30 });
    expect(counter.count('a').hits).toBe(1);
    expect(counter.count('a').hits).toBe(2);
  });

  it('should tell the throttler who is above the bound', async () => {
    await expect(counter.increment('a', A_MINUTE_MS, 1)).resolves.toMatchObject({ isBlocked: false });
    await expect(counter.increment('a', A_MINUTE_MS, 1)).resolves.toMatchObject({
      totalHits: 2,
      isBlocked: true,
      timeToBlockExpire: 60,
    });
  });
});
