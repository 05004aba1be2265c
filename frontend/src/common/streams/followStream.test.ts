import { FakeEventSource, withStreams, withoutStreams } from '../../test/fakeStreams';
import { type StreamOptions, followStream } from './followStream';

const opened = () => FakeEventSource.opened;
const open = () => opened().filter(({ isClosed }) => !isClosed);
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A window that follows topics, and its received events. */
function follower(topics: string[] = [], changes: Partial<StreamOptions> = {}) {
  const told: unknown[] = [];
  const stop = followStream({
    name: 'test',
    topics,
    events: ['news'],
    address: (all) => Promise.resolve(`/stream?of=${all.join(',')}`),
    longestWaitMs: 5_000,
    onLive: (isLive) => told.push(isLive),
    onEvent: (event, data) => told.push(`${event} ${data}`),
    ...changes,
  });
  return { told, stop };
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  withStreams();
  jest.useFakeTimers();
});
afterEach(() => {
  withoutStreams();
  Reflect.deleteProperty(document, 'hidden');
});

it('opens one connection for all windows and forwards every event to each', async () => {
  const windows = [follower(), follower(), follower()];
  await settle();
  expect(opened()).toHaveLength(1);
  opened()[0].onopen?.();
  opened()[0].send('news', 1);
  for (const { told } of windows) expect(told).toEqual([true, 'news 1']);
  windows.forEach(({ stop }) => stop());
  expect(open()).toHaveLength(0);
});

it('serves the topics of all windows, with one new connection when several windows join', async () => {
  const first = follower(['a']);
  await settle();
  const others = [follower(['b']), follower(['c', 'a'])];
  await settle(60);
  expect(opened().map(({ url }) => url)).toEqual(['/stream?of=a', '/stream?of=b,c,a']);
  expect(open()).toHaveLength(1);
  opened()[1].onopen?.();
  const last = follower(['b']);
  await settle(60);
  expect(opened()).toHaveLength(2);
  expect(last.told).toEqual([true]);
  [first, last, ...others].forEach(({ stop }) => stop());
});

it('hands the connection over when the window that holds it goes', async () => {
  const [first, second] = [follower(['a']), follower(['b'])];
  await settle(60);
  open()[0].onopen?.();
  first.stop();
  expect(open()).toHaveLength(0);
  expect(second.told).toEqual([true, false]);
  await settle(60);
  expect(open().map(({ url }) => url)).toEqual(['/stream?of=b']);
  open()[0].onopen?.();
  expect(second.told).toEqual([true, false, true]);
  second.stop();
});

it('connects again after a cut, later each time', async () => {
  const { told, stop } = follower();
  await settle();
  opened()[0].onopen?.();
  opened()[0].onerror?.();
  expect(told).toEqual([true, false]);
  await settle(1_999);
  expect(opened()).toHaveLength(1);
  await settle(1);
  expect(opened()).toHaveLength(2);
  opened()[1].onerror?.();
  await settle(3_999);
  expect(opened()).toHaveLength(2);
  await settle(1);
  expect(opened()).toHaveLength(3);
  stop();
});

it('takes no part while hidden, and connects again when shown', async () => {
  const { told, stop } = follower();
  await settle();
  opened()[0].onopen?.();
  hide(true);
  await settle(60_000);
  expect(open()).toHaveLength(0);
  hide(false);
  await settle();
  open()[0].onopen?.();
  expect(told).toEqual([true, false, true]);
  stop();
});

it('opens no connection without Web Locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { told } = follower();
  await settle(60_000);
  expect([opened(), told]).toEqual([[], []]);
});
