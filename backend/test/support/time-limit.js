/**
 * A time limit for each test and hook, which jest-light-runner lacks: otherwise a hanging one would stop the
 * run.
 */
import { addEventHandler } from 'jest-circus';

const DEFAULT_LIMIT_MS = 180_000;
const { setTimeout, clearTimeout } = globalThis;

const limited = (run, limitMs) => async () => {
  let timer;
  const expiry = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${limitMs / 1000} s.`)), limitMs);
  });
  try {
    return await Promise.race([run(), expiry]);
  } finally {
    clearTimeout(timer);
  }
};

addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = { add_test: block.children, add_hook: block.hooks }[name]?.at(-1);
  if (added?.fn) added.fn = limited(added.fn, added.timeout ?? DEFAULT_LIMIT_MS);
});
