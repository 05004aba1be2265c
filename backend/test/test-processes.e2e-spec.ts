import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const LATE_BY_MS = 3000;
const TIMEOUT_MS = 120_000;
/** What the second of two processes does before it asks what to run. */
const LATE = `await new Promise((go) => setTimeout(go, ${LATE_BY_MS}));`;
const NEVER = 'setInterval(() => undefined, 1000); await new Promise(() => undefined);';

describe('A process of the test runner', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'hospital-portal-hindered-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs two files in two processes; gives all that was said. */
  async function runBeside(hindrance: string, endedAfter?: string): Promise<string> {
    const first = join(folder, 'first.mjs');
    await writeFile(first, `if (process.env.TINYPOOL_WORKER_ID === '2') { ${hindrance} }`);
    const files = ['changes', 'slots'].map((name) => `frontend/src/admin/.*/${name}.test.ts`);
    const args = [
      'node_modules/jest/bin/jest.js',
      '--config=frontend/jest.config.js',
      '--maxWorkers=2',
      ...files,
    ];
    // The number of the process that runs this test is not that of the one it starts.
    const own = { NODE_OPTIONS: `--import=${pathToFileURL(first).href}`, TINYPOOL_WORKER_ID: undefined };
    const env = { ...process.env, ...own };
    // A group of its own, as of the steps of `npm test`.
    const jest = spawn(process.execPath, args, { cwd: root, env, detached: true, timeout: TIMEOUT_MS / 2 });
    let said = '';
    for (const stream of [jest.stdout, jest.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        const before = said;
        said += chunk.toString();
        const isNow = endedAfter && said.includes(endedAfter) && !before.includes(endedAfter);
        if (isNow) process.kill(-jest.pid!, 'SIGTERM');
      });
    }
    await once(jest, 'close');
    return said;
  }

  it(
    'should be told what to run also when it starts late',
    async () => {
      const said = await runBeside(LATE);
      expect(said).toContain('Test Suites: 2 passed, 2 total');
    },
    TIMEOUT_MS,
  );

  it(
    'should be known by its file when the run is ended since it gives no result',
    async () => {
      const said = await runBeside(NEVER, 'PASS');
      expect(said).toMatch(/^Ended without a result of: \S+\/(changes|slots)\.test\.ts$/m);
    },
    TIMEOUT_MS,
  );
});
