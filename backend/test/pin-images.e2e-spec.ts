import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const FILES = ['Dockerfile', 'docker-compose.yml'];
const PINNED = /@sha256:[0-9a-f]{64}/g;
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

describe('npm run docker:pin', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hospital-portal-pin-'));
    for (const file of FILES) {
      const text = readFileSync(file, 'utf8').replace(PINNED, '');
      writeFileSync(join(folder, file), text);
      copyFileSync(join(folder, file), join(folder, `${file}.before`));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const texts = () => FILES.map(text);
  const untouched = () => FILES.map((file) => text(`${file}.before`));

  function pin(...args: string[]) {
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { status, stderr } = spawnSync(process.execPath, [resolve('tools/pin-images.mjs'), ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { status, stderr };
  }

  /** A fake docker that answers like the registry and records its calls. */
  function dockerThat(says: string): void {
    const docker = join(folder, 'docker');
    writeFileSync(docker, `#!/bin/sh\necho "$*" >> '${folder}/asked'\n${says}\n`);
    chmodSync(docker, 0o755);
  }

  it('writes the digest of every tag, once per image', () => {
    dockerThat(`echo '"${digest('a')}"'`);
    expect(pin()).toMatchObject({ status: 0 });
    const asked = text('asked').trim().split('\n');
    const images = asked.map((line) => /^buildx imagetools inspect (\S+) --format /.exec(line)?.[1]);
    expect(images).toEqual(['node:24-bookworm-slim', 'mongo:8', 'nginx:1.28-alpine']);
    for (const image of images) expect(texts().join('')).toContain(`${image}@${digest('a')}`);
    // mongo:8 twice: the members and the key setup.
    expect(texts().join('').match(PINNED)).toHaveLength(4);
    expect(texts().map((each) => each.replace(PINNED, ''))).toEqual(untouched());
  });

  it('brings digests up to date', () => {
    for (const letter of ['a', 'b']) {
      dockerThat(`echo '"${digest(letter)}"'`);
      expect(pin()).toMatchObject({ status: 0 });
    }
    expect(new Set(texts().join('').match(PINNED))).toEqual(new Set([`@${digest('b')}`]));
  });

  it.each([
    ['answers with something else', `echo '"latest"'`],
    ['knows two of three', `case "$4" in nginx*) exit 1;; esac; echo '"${digest('a')}"'`],
    ['is not reached', 'echo "no such host" >&2; exit 1'],
  ])('changes no file when the registry %s', (_, says) => {
    dockerThat(says);
    expect(pin().status).not.toBe(0);
    expect(texts()).toEqual(untouched());
  });

  it('fails with --check until every image has a digest, without network access', () => {
    dockerThat(`echo '"${digest('a')}"'`);
    const open = pin('--check');
    expect(open.status).toBe(1);
    expect(open.stderr).toContain('node:24-bookworm-slim, mongo:8, nginx:1.28-alpine');
    expect(() => text('asked')).toThrow('ENOENT');
    pin();
    expect(pin('--check')).toEqual({ status: 0, stderr: '' });
  });
});
