import { KindIndex } from './kind-index.js';

interface Row {
  id: string;
  title: string;
  text: string;
}

/** More than a significant word may have. */
const MANY = 1500;

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: String(n), title: n < 3 ? `Asha Rao ${n}` : `Person ${n}` },
    text: 'Taken with water after a meal.',
  }));

async function indexOf(rows: Row[]) {
  const feed = { changes: 1, entries: () => Promise.resolve(rows) };
  const index = new KindIndex<Row>({
    feed,
    words: ({ title, text }) => ({ title, subject: '', everyday: '', text }),
    item: ({ id }) => ({ id }) as never,
  });
  await index.follow();
  return { feed, index };
}

describe('KindIndex', () => {
  it('ignores words of nearly every record, unless there are only those', async () => {
    const { index } = await indexOf(rowsOf(MANY));
    for (const closeness of ['exact', 'near', 'far', 'some'] as const)
      expect(index.find(['water', 'rao', 'meal'], closeness).toSorted()).toEqual(['0', '1', '2']);
    expect(index.find(['nobodyhere', 'water'], 'some')).toEqual([]);
  });

  it('finds by such a word alone', async () => {
    const { index } = await indexOf(rowsOf(MANY));
    expect(index.find(['water', 'meal'], 'exact')).toHaveLength(MANY);
  });

  it('ignores words of deleted or changed records', async () => {
    const rows = rowsOf(MANY);
    const { feed, index } = await indexOf(rows);
    rows.splice(0, MANY - 5);
    rows[0] = { ...rows[0], text: 'Dissolved in milk.' };
    feed.changes += 1;
    await index.follow();
    expect(index.find(['water', 'person'], 'exact')).toHaveLength(4);
    expect(index.find(['water', 'nobody'], 'exact')).toEqual([]);
  });

  it('searches two letters in names, not in descriptions', async () => {
    const { index } = await indexOf(rowsOf(MANY));
    expect(index.find(['wa'], 'exact')).toEqual([]);
    expect(index.find(['ra'], 'exact').toSorted()).toEqual(['0', '1', '2']);
  });

  it('names a record first whose name is the two letters, then those that begin so, each only while it is there', async () => {
    const rows = [
      { id: 'begins', title: 'Davies D', text: '' },
      { id: 'is', title: 'Vitamin da', text: '' },
    ];
    const { feed, index } = await indexOf(rows);
    expect(index.find(['da'], 'exact')).toEqual(['is', 'begins']);
    expect(index.find(['d'], 'exact')).toEqual(['begins']);
    expect(index.find(['da', 'vi'], 'exact')).toEqual(['is']);
    expect(index.find(['zz', 'vi'], 'exact')).toEqual([]);
    expect(index.find(['zz', 'vi'], 'some')).toEqual(['is']);
    rows[1] = { ...rows[1], title: 'Vitamin bo' };
    rows.shift();
    feed.changes += 1;
    await index.follow();
    expect(index.find(['da'], 'exact')).toEqual([]);
    expect(index.find(['bo'], 'exact')).toEqual(['is']);
  });

  it('finds which of many words occur, with at most one typing error', async () => {
    const { index } = await indexOf(rowsOf(MANY));
    expect(index.readable(['asha', 'rao', 'meal'])).toEqual({ some: ['asha', 'rao'], isAll: true });
    expect(index.readable(['ahsa', 'qxzkw', 'water'])).toEqual({ some: ['ahsa'], isAll: false });
  });
});
