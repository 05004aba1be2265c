import { readFileSync } from 'node:fs';
import { substanceOf } from '../../../openapi/contract/shop/medicine-names/known-substances.js';
import { SUBSTANCES } from '../../../openapi/contract/shop/medicine-names/substances.js';
import brandFile from './data/brands.json' with { type: 'json' };
import saltFile from './data/salts.json' with { type: 'json' };
import { SHIPPED_TABLES } from './tables.js';

const { classes, combinations, crossReactions, doseLimits, interactions } = SHIPPED_TABLES;
const references = interactions.flatMap(({ first, second }) => [first, second]);
const named = (kind: string): string[] =>
  references.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));

describe('the table of substances', () => {
  it.each([
    ['interactions', named('substance')],
    ['dose limits', doseLimits.map(({ substance }) => substance)],
    ['classes', classes.flatMap(({ members }) => members)],
    ['combinations', combinations.flatMap(({ substances }) => substances)],
    ['brands', Object.keys(brandFile.brands)],
    ['salts', Object.keys(saltFile.salts)],
  ])('has every substance of the %s', (_, substances) => {
    expect(substances.filter((name) => !SUBSTANCES.has(name))).toEqual([]);
  });

  it('stores each substance under one name', () => {
    const names = [...SUBSTANCES].flatMap(([name, synonyms]) => [name.toLowerCase(), ...synonyms]);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    expect([...SUBSTANCES.keys()].filter((name) => substanceOf(name) !== name)).toEqual([]);
  });

  it('has each substance once in its file', () => {
    const file = new URL('../../../openapi/contract/shop/medicine-names/substances.json', import.meta.url);
    expect(readFileSync(file, 'utf8').match(/^ {4}"/gm)).toHaveLength(SUBSTANCES.size);
  });
});

it('names only classes that exist', () => {
  const keys = new Set(classes.map(({ key }) => key));
  const wanted = [...named('class'), ...crossReactions.flatMap(({ from, to }) => [from, to])];
  expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  expect(references).toHaveLength(named('class').length + named('substance').length);
});
