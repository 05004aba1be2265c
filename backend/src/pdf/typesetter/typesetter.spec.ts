import type { DocumentContent } from './typesetter.js';
import { Typesetter } from './typesetter.js';

const LIMITS = { taskMs: 20_000, idleMs: 20_000 };
const CONTENT: DocumentContent = {
  title: 'Receipt',
  language: 'en',
  region: 'IN',
  hospital: { name: 'City Hospital', phone: '080', contact: '080' },
  reference: '',
  facts: [],
  body: [],
  signature: [],
  pageNumber: '{page}/{pages}',
  notes: [],
};

describe('the process that makes documents', () => {
  let typesetter: Typesetter;

  afterEach(() => {
    if (typesetter.pid) process.kill(typesetter.pid, 'SIGKILL');
  });

  it('makes documents one after the other', async () => {
    typesetter = new Typesetter(LIMITS);
    const made = await Promise.all(['a', 'b', 'c'].map((title) => typesetter.make({ ...CONTENT, title })));
    expect(made.map((bytes) => bytes.subarray(0, 5).toString())).toEqual(Array(3).fill('%PDF-'));
  });

  it('is replaced after its share of documents, since the compiler keeps memory of each', async () => {
    typesetter = new Typesetter({ ...LIMITS, maxTasks: 2 });
    await typesetter.make(CONTENT);
    const first = typesetter.pid;
    await typesetter.make(CONTENT);
    expect([first === undefined, typesetter.pid]).toEqual([false, undefined]);
    await typesetter.make(CONTENT);
    expect(typesetter.pid).not.toBe(first);
  });

  it('is followed by another one when it ends over a document', async () => {
    typesetter = new Typesetter(LIMITS);
    await typesetter.make(CONTENT);
    const lost = typesetter.make(CONTENT);
    process.kill(typesetter.pid!, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ reason: 'ended' });
    expect((await typesetter.make(CONTENT)).length).toBeGreaterThan(0);
  });
});
