/** How a step ended, as shown in the table. */
export const OK = 'passed';
export const FAILED = 'FAILED';
export const SKIPPED = 'skipped';

function mayStart(step, results, known) {
  const ended = (name) => !known.has(name) || results.has(name);
  return [...(step.needs ?? []), ...(step.after ?? [])].every(ended);
}

function isPointless(step, results) {
  const outcomes = [...results.values()];
  const missing = (step.needs ?? []).some((name) => results.has(name) && results.get(name).outcome !== OK);
  const aCheckFailed = outcomes.some(({ kind, outcome }) => kind === 'check' && outcome === FAILED);
  return missing || (step.kind === 'check' && aCheckFailed);
}

async function runOne(step, { onStart, onEnd }) {
  onStart(step);
  const started = performance.now();
  const result = { name: step.name, kind: step.kind, outcome: OK };
  try {
    const { failure, totals } = (await step.run()) ?? {};
    result.totals = totals;
    result.failure = failure;
    if (failure || totals?.failed) result.outcome = FAILED;
  } catch (error) {
    result.failure = error;
    result.outcome = FAILED;
  }
  result.seconds = (performance.now() - started) / 1000;
  onEnd(result);
  return result;
}

/**
 * Runs steps in their order, a few at a time, as far as their needs allow.
 * @param {Array<{ name: string, kind: string, needs?: string[], after?: string[], run: () => Promise<unknown> }>} steps
 * @param {{ width: number, onStart: Function, onEnd: Function }} options `width` how many at a time
 * @returns {Promise<Array<{ name: string, kind: string, outcome: string, seconds?: number, totals?: object }>>} in order
 */
export async function runSteps(steps, { width, onStart, onEnd }) {
  const known = new Set(steps.map(({ name }) => name));
  const results = new Map();
  const waiting = [...steps];
  const running = new Set();

  const start = (step) => {
    const work = runOne(step, { onStart, onEnd }).then((result) => {
      results.set(step.name, result);
      running.delete(work);
    });
    running.add(work);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => mayStart(step, results, known));
    if (next < 0 || running.size >= width) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (isPointless(step, results)) {
      results.set(step.name, { name: step.name, kind: step.kind, outcome: SKIPPED });
    } else {
      start(step);
    }
  }
  return steps.map(({ name }) => results.get(name));
}
