/** What the light runner leaves out of jest: a time limit for each test and hook, and the options of fake timers. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';

/** Of a test or hook that names none of its own. */
const TIME_LIMIT_MS = 180_000;

const { setTimeout, clearTimeout } = globalThis;

function within(limitMs, run) {
  return async () => {
    let timer;
    const expiry = new Promise((_, reject) => {
      const expire = () => reject(new Error(`Not done after ${limitMs / 1000} s.`));
      timer = setTimeout(expire, limitMs);
    });
    try {
      return await Promise.race([run(), expiry]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Called after jest's own handler has put the test or hook at the end of its list. */
addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = { add_test: block.children, add_hook: block.hooks }[name]?.at(-1);
  if (added?.fn) added.fn = within(added.timeout ?? TIME_LIMIT_MS, added.fn);
});

// The runner lets go of its processes; what a test has left open must not keep them.
process.once('disconnect', () => process.exit());

/** Promises, and React's rounds of them, go on while the clock of a test stands. */
const NEVER_FAKED = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

const timers = new ModernFakeTimers({
  config: { fakeTimers: { doNotFake: NEVER_FAKED } },
  global: globalThis,
});

Object.assign(globalThis.jest, {
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (time) => timers.setSystemTime(time),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});
