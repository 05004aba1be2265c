import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashPassword } from '../src/auth/passwords.js';
import { failureCodes, sentenceOf, statusOf } from '../src/common/errors/errors.js';
import { DEMO_PATIENT_EMAIL } from '../../demo/patients.js';
import { DEMO_PASSWORD } from '../../demo/seed.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const run = promisify(execFile);
const GUIDE = join(process.cwd(), 'docs/integrators.md');
const BLOCK = /^```bash\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms;
const MARK = '--- the next block ---';
const RUN_WITHIN_MS = 60_000;

interface Block {
  code: string;
  /** Its output; empty when the guide shows none. */
  shown: string;
}

const blocksOf = (guide: string): Block[] =>
  [...guide.matchAll(BLOCK)].map(([, code, shown = '']) => ({ code, shown: shown.trim() }));

/** Text of the guide as a pattern: `…` is anything within a line. */
const toPattern = (shown: string) =>
  new RegExp(`^${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`);

describe("The integrator's guide", () => {
  let portal: Portal;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-'));
    portal = await startPortal('guide');
    await addPatient(portal, 'Asha Rao', {
      email: DEMO_PATIENT_EMAIL,
      passwordHash: await hashPassword(DEMO_PASSWORD),
    });
    await addDoctor(portal);
  });
  afterAll(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });

  it('behaves as documented, line by line', async () => {
    const blocks = blocksOf(await readFile(GUIDE, 'utf8'));
    expect(blocks.length).toBeGreaterThan(12);
    const script = blocks.map(({ code }) => code).join(`\necho '${MARK}'\n`);
    const env = { PATH: process.env.PATH, BASE: portal.url };
    const { stdout, stderr } = await run('bash', ['--norc', '-euc', script], {
      cwd: folder,
      env,
      timeout: RUN_WITHIN_MS,
    });
    expect(stderr).toBe('');
    const printed = stdout.split(`${MARK}\n`).map((text) => text.replaceAll('\r', '').trim());
    expect(printed).toHaveLength(blocks.length);
    for (const [n, { shown }] of blocks.entries()) {
      expect(printed[n].split('\n')).toEqual(
        shown.split('\n').map((line) => expect.stringMatching(toPattern(line)) as string),
      );
    }
  });

  it('lists every code of a failure, with its status and its sentence', async () => {
    const guide = await readFile(GUIDE, 'utf8');
    const rows = [...guide.matchAll(/^\| (\d{3}) +\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(failureCodes.map((code) => [String(statusOf(code)), code, sentenceOf(code)]));
  });
});
