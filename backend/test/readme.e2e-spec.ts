import { existsSync, readFileSync } from 'node:fs';
import { LAYERS } from '../../tools/eslint/layers.mjs';

const readme = readFileSync('README.md', 'utf8');
const between = (from: string, to: string): string => {
  const [, rest] = readme.split(from);
  return rest.split(to)[0];
};

describe('The way into the code', () => {
  it('should draw the layers of the lint rule', () => {
    const drawing = between('```text', '```');
    const drawn = drawing
      .split('\n')
      .filter((line) => line.includes('│'))
      .flatMap(
        (line) =>
          line
            .slice(20)
            .replace(/\(.*\)/, '')
            .match(/[a-z-]+/g) ?? [],
      );
    expect(drawn).toEqual(LAYERS.toReversed().flat());
  });

  it('should name files that are there', () => {
    const named = [
      ...between('#### Where do I …', '`npm run cluster`').matchAll(/`([\w./-]+\/[\w./-]+|\.env\.example)`/g),
    ];
    const files = named.map(([, file]) => file);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('should name scripts that can be run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const texts = `${readme}${readFileSync('CONTRIBUTING.md', 'utf8')}`;
    const run = new Set([...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
    expect([...run].filter((name) => !(name in scripts))).toEqual([]);
  });
});
