import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../..');

/** A waiting room's screen is read from ten metres, so its text scales with the screen. */
const WALL = join('queue', 'wall', 'wall.css');

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== WALL,
);
const textOf = (sheet: string) => readFileSync(join(SOURCE, sheet), 'utf8');

it('takes every font size from the type scale', () => {
  const others = sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/font-size: (?!var\(--text-|inherit)[^;]+;/g)].map(
      ([rule]) => `${sheet}: ${rule}`,
    ),
  );
  expect(others).toEqual([]);
});

it('takes every distance of a whole step from the 8 px grid', () => {
  const others = sheets.flatMap((sheet) =>
    [
      ...textOf(sheet).matchAll(
        /\n\s*(?:gap|padding|margin)[a-z-]*: (?:[^;(]* )?(?:8|16|24|32|48|64)px[^;]*;/g,
      ),
    ].map(([rule]) => `${sheet}: ${rule.trim()}`),
  );
  expect(others).toEqual([]);
});
