import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTool } from '../../launch/processes.mjs';

const root = join(import.meta.dirname, '../..');
const LATE_BY_MS = 3000;
const TIMEOUT_MS = 60_000;

describe('A process of the test runner that starts late', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'hospital-portal-late-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'should be told what to run all the same',
    async () => {
      const late = join(folder, 'late.mjs');
      const isLate = "process.env.TINYPOOL_WORKER_ID === '2'";
      await writeFile(late, `if (${isLate}) await new Promise((go) => setTimeout(go, ${LATE_BY_MS}));`);
      const files = ['changes', 'slots'].map((name) => `frontend/src/admin/.*/${name}.test.ts`);
      const args = ['--config=frontend/jest.config.js', '--maxWorkers=2', ...files];
      const env = { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(late).href}` };
      const said = await runTool(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
        cwd: root,
        env,
        timeoutMs: TIMEOUT_MS / 2,
      });
      expect(said).toContain('Test Suites: 2 passed, 2 total');
    },
    TIMEOUT_MS,
  );
});
