const ANNOUNCE_AFTER_MS = 500;
const WORTH_TELLING_MS = 1000;

/**
 * Tells what takes long: a step that is not done at once is announced, and one of more than a second says how long it took.
 * @param {(line: string) => void} write
 */
export function createReporter(write = (line) => console.log(line)) {
  return {
    say: write,
    async step(label, work) {
      const started = performance.now();
      const timer = setTimeout(() => write(`${label} ...`), ANNOUNCE_AFTER_MS);
      try {
        const result = await work();
        const took = performance.now() - started;
        if (took >= WORTH_TELLING_MS) write(`${label}: done in ${(took / 1000).toFixed(1)} s`);
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
