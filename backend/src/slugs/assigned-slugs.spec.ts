import { assignedSlugs } from './assigned-slugs.js';
import type { Reuse } from './assigned-slugs.js';

const names = (
  wanted: [id: string, slug: string][],
  stored: Record<string, string> = {},
  reuse: Reuse = 'never',
) => {
  const list = wanted.map(([id, slug]) => ({ id, slug }));
  const { byId, changes } = assignedSlugs(list, new Map(Object.entries(stored)), reuse);
  return { ...Object.fromEntries(byId), changes: changes.map(({ slug, id }) => `${slug} ${id}`) };
};

describe('assignedSlugs', () => {
  it('keeps the first slug and appends the id to the second', () => {
    expect(
      names([
        ['1', 'rao'],
        ['2', 'rao'],
      ]),
    ).toEqual({ 1: 'rao', 2: 'rao-2', changes: ['rao 1', 'rao-2 2'] });
    expect(
      names(
        [
          ['2', 'rao'],
          ['1', 'rao'],
        ],
        { rao: '1', 'rao-2': '2' },
      ),
    ).toEqual({
      1: 'rao',
      2: 'rao-2',
      changes: [],
    });
  });

  it('uses the id where a name has no Latin letter', () => {
    expect(names([['1', '']])).toEqual({ 1: '1', changes: ['1 1'] });
  });

  it('gives a renamed record a new name, and its old one back', () => {
    expect(names([['1', 'iyer']], { rao: '1' })).toEqual({ 1: 'iyer', changes: ['iyer 1'] });
    expect(names([['1', 'rao']], { rao: '1', iyer: '1' })).toEqual({ 1: 'rao', changes: [] });
  });

  it.each<[Reuse, string, string]>([
    ['never', 'rao-2', 'rao-2'],
    ['ofUnlisted', 'rao-2', 'rao'],
    ['always', 'rao', 'rao'],
  ])('gives a former name of another record away: %s', (reuse, whileListed, afterwards) => {
    const stored = { rao: '1', iyer: '1' };
    expect(
      names(
        [
          ['1', 'iyer'],
          ['2', 'rao'],
        ],
        stored,
        reuse,
      ),
    ).toMatchObject({ 1: 'iyer', 2: whileListed });
    expect(names([['2', 'rao']], stored, reuse)).toMatchObject({ 2: afterwards });
  });
});
