import type { Types } from 'mongoose';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { addLookKeys } from '../src/products/add-look-keys.js';
import { lookKeyOf } from '../src/products/look-key.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine } from './support/shop.js';

const NAME = 'Crocin 500 mg';
const FIELDS = { description: 'For pain.', price: '60', turnaround: '24 hours' };
const SAME_LOOK = [
  'CROCIN  500MG',
  'Crocin\u200b 500 mg',
  'Crocin\u00a0500 mg',
  'Ｃｒｏｃｉｎ 500 mg',
  '\u0421rocin 500 mg', // a Cyrillic letter
];
const taken = (field: string) => ({ status: 409, code: 'NAME_TAKEN', fields: [field] });

describe('products whose names look the same', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('product-names');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model(Medicine).deleteMany({});
    await portal.model(LabTest).deleteMany({});
  });

  const addNamed = (name: string) => admin.send('POST', '/medicine/add', form({ ...FIELDS, name }));
  const rename = (id: unknown, name: string) =>
    admin.send('PUT', `/medicine/${String(id)}`, form({ ...FIELDS, name }));
  const rows = () => portal.db.collection<Medicine>('medicines');
  const keyOf = async (_id: Types.ObjectId) => (await rows().findOne({ _id }))?.lookKey;

  it.each(SAME_LOOK)('refuses %j beside "Crocin 500 mg"', async (name) => {
    await addMedicine(portal, { name: NAME });
    const { _id } = await addMedicine(portal, { name: 'Dolo 650' });
    expectFailure(await addNamed(name), taken('name'));
    expectFailure(await rename(_id, name), taken('name'));
    expect(await rows().countDocuments()).toBe(2);
  });

  it('refuses them for lab tests', async () => {
    await addLabTest(portal, { name: 'Lipid profile' });
    const fields = { ...FIELDS, testName: 'Lipid\u200b  profile' };
    expectFailure(await admin.send('POST', '/lab/add', form(fields)), taken('testName'));
  });

  it('accepts the name of a deleted product, and another spelling of the own name', async () => {
    const first = (await addNamed(NAME)).body.value;
    expect((await rename(first.id, 'CROCIN 500mg')).status).toBe(200);
    expect((await admin.send('DELETE', `/medicine/${first.id}`)).status).toBe(200);
    expect((await addNamed(NAME)).status).toBe(201);
  });

  it('keeps one of five that are added at once', async () => {
    const answers = await Promise.all(SAME_LOOK.map(addNamed));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectFailure(answer, taken('name'));
    expect(await rows().countDocuments()).toBe(1);
  });

  it('keeps one of two that are renamed at once', async () => {
    const both = await Promise.all(['Dolo 650', 'Calpol'].map((name) => addMedicine(portal, { name })));
    const answers = await Promise.all(both.map(({ _id }, n) => rename(_id, SAME_LOOK[n])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  describe('from before there was a key', () => {
    const old = async (name: string): Promise<Types.ObjectId> => {
      const { _id } = await addMedicine(portal, { name, lookKey: undefined });
      return _id;
    };

    it('are all kept, and only the first one gets the key', async () => {
      const [first, second] = [await old(NAME), await old(SAME_LOOK[1])];
      const other = await old('Dolo 650');
      await Promise.all([addLookKeys(portal.db), addLookKeys(portal.db)]);
      expect(await Promise.all([first, second, other].map(keyOf))).toEqual([
        lookKeyOf(NAME),
        undefined,
        lookKeyOf('Dolo 650'),
      ]);
    });

    it('are still edited under their names, and renamed only to a free one', async () => {
      const [, second] = [await old(NAME), await old(SAME_LOOK[1])];
      await addLookKeys(portal.db);
      expect((await rename(second, SAME_LOOK[1])).status).toBe(200);
      expectFailure(await rename(second, SAME_LOOK[0]), taken('name'));
      expect((await rename(second, 'Crocin Advance')).status).toBe(200);
      expect(await keyOf(second)).toBe(lookKeyOf('Crocin Advance'));
    });
  });
});
