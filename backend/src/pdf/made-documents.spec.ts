import { MadeDocuments } from './made-documents.js';

const SIZE = 100;

describe('MadeDocuments', () => {
  let documents: MadeDocuments;
  const make = jest.fn(() => Promise.resolve(Buffer.alloc(SIZE)));
  const get = (content: unknown) => documents.get(content, make);

  beforeEach(() => {
    documents = new MadeDocuments(2 * SIZE);
    make.mockClear();
  });

  it('makes a document once while its content stays', async () => {
    const first = await get({ title: 'Receipt', total: 800 });
    expect(await get({ title: 'Receipt', total: 800 })).toBe(first);
    expect(await get({ title: 'Receipt', total: 900 })).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes a document once for requests at the same moment', async () => {
    await Promise.all([get('a'), get('a'), get('a')]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('drops the documents that were asked for longest ago', async () => {
    for (const content of ['a', 'b', 'a', 'c']) await get(content);
    make.mockClear();
    await get('a');
    await get('c');
    expect(make).not.toHaveBeenCalled();
    await get('b');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    make.mockRejectedValueOnce(new Error('no font'));
    await expect(get('a')).rejects.toThrow('no font');
    await expect(get('a')).resolves.toHaveLength(SIZE);
  });
});
