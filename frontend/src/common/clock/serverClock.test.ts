import {
  forgetServerTime,
  isServerTimeKnown,
  learnServerTime,
  noteServerTime,
  onServerTime,
  serverTime,
} from './serverClock';

const SERVER = Date.parse('2026-11-24T10:00:00Z');
const MINUTE = 60_000;
const header = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: SERVER + 40 * MINUTE });
  forgetServerTime();
});
afterEach(() => {
  forgetServerTime();
  jest.useRealTimers();
});

it('follows the server on a device that is 40 minutes ahead', () => {
  expect(isServerTimeKnown()).toBe(false);
  expect(serverTime()).toBe(SERVER + 40 * MINUTE);
  noteServerTime(header(SERVER), performance.now());
  expect(Math.abs(serverTime() - SERVER)).toBeLessThanOrEqual(1000);
  jest.advanceTimersByTime(5 * MINUTE);
  expect(Math.abs(serverTime() - SERVER - 5 * MINUTE)).toBeLessThanOrEqual(1000);
});

it('is not moved by a clock that is set while the page is open', () => {
  noteServerTime(header(SERVER), performance.now());
  jest.setSystemTime(SERVER - 3 * 60 * MINUTE);
  expect(Math.abs(serverTime() - SERVER)).toBeLessThanOrEqual(1000);
});

it('becomes exact to less than a second with several answers', () => {
  for (let n = 0; n < 20; n += 1) {
    const real = SERVER + n * 1070;
    noteServerTime(header(Math.floor(real / 1000) * 1000), performance.now());
    jest.advanceTimersByTime(1070);
  }
  expect(Math.abs(serverTime() - (SERVER + 20 * 1070))).toBeLessThan(150);
});

it('prefers a newer response to contradicting older ones, and notifies its listeners', () => {
  const listener = jest.fn();
  const stop = onServerTime(listener);
  noteServerTime(header(SERVER), performance.now());
  expect(listener).toHaveBeenCalledTimes(1);
  noteServerTime(header(SERVER), performance.now());
  expect(listener).toHaveBeenCalledTimes(1);
  noteServerTime(header(SERVER + 10 * MINUTE), performance.now());
  expect(listener).toHaveBeenCalledTimes(2);
  expect(Math.abs(serverTime() - SERVER - 10 * MINUTE)).toBeLessThanOrEqual(1000);
  stop();
});

it.each([null, '', 'yesterday'])('keeps its estimate when the header is %p', (value) => {
  noteServerTime(value, performance.now());
  expect(isServerTimeKnown()).toBe(false);
});

it('asks the server once when no answer has come yet', async () => {
  const call = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { headers: { date: header(SERVER) } }));
  learnServerTime();
  learnServerTime();
  await jest.advanceTimersByTimeAsync(10);
  learnServerTime();
  expect(call).toHaveBeenCalledTimes(1);
  expect(isServerTimeKnown()).toBe(true);
  call.mockRestore();
});
