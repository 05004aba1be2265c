import { Types } from 'mongoose';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { splitMedicineNames } from '../src/pharmacy/split-names.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine } from './support/shop.js';

const FIELDS = {
  name: 'Tab. Ibuprofen 400mg SR',
  description: 'For pain.',
  price: '99.99',
  turnaround: '24 hours',
};
const mg = (value: number) => ({ value, unit: 'mg', perValue: null, perUnit: null });
const IBUPROFEN = [{ substance: 'ibuprofen', strength: mg(400) }];

describe('parts of a medicine', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('medicine-parts');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.model(Medicine).deleteMany({}));

  const add = async (fields: Record<string, string> = {}) =>
    (await admin.send('POST', '/medicine/add', form({ ...FIELDS, ...fields }))).body.value;
  const change = (id: string, fields: Record<string, string>) =>
    admin.send('PUT', `/medicine/${id}`, form({ ...FIELDS, ...fields }));
  const list = async (filter: unknown): Promise<string[]> => {
    const { body } = await admin.get(
      `/api/v1/medicines?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    return (body as { name: string }[]).map(({ name }) => name);
  };

  it('are read from the name of the four-field form', async () => {
    expect(await add()).toMatchObject({
      substances: IBUPROFEN,
      doseForm: 'tablet',
      release: 'sustained',
      packSize: null,
    });
    expect(await add({ name: 'Soft toothbrush set of 4' })).toMatchObject({
      substances: null,
      doseForm: null,
    });
  });

  it('are stored as given, under the international names', async () => {
    const parts = {
      substances: JSON.stringify([{ substance: 'Acetaminophen', strength: mg(650) }]),
      doseForm: 'tablet',
      packSize: JSON.stringify({ value: 15, unit: 'tablet' }),
    };
    expect(await add({ name: 'Dolo 650', ...parts })).toMatchObject({
      substances: [{ substance: 'paracetamol', strength: mg(650) }],
      release: null,
      packSize: { value: 15, unit: 'tablet' },
    });
    expect(await add({ name: 'A brush', substances: '[]' })).toMatchObject({
      substances: [],
      doseForm: null,
    });
  });

  it('of an old name do not stay with a new one', async () => {
    const { id } = await add();
    const kept = await change(id, { price: '50' });
    expect(kept.body.value).toMatchObject({ substances: IBUPROFEN, release: 'sustained' });
    const renamed = await change(id, { name: 'Ibuprofen 600 mg tablets' });
    expect(renamed.body.value).toMatchObject({
      substances: [{ substance: 'ibuprofen', strength: mg(600) }],
      release: null,
    });
    const unread = await change(id, { name: 'Ibuprofen forte' });
    expect(unread.body.value).toMatchObject({ substances: null, doseForm: null });
    const given = await change(id, {
      name: 'Ibuprofen plus',
      substances: JSON.stringify(IBUPROFEN),
      doseForm: 'capsule',
    });
    expect(given.body.value).toMatchObject({ substances: IBUPROFEN, doseForm: 'capsule' });
    const emptied = await change(id, { name: 'Ibuprofen plus', emptied: 'substances,doseForm' });
    expect(emptied.body.value).toMatchObject({ substances: null, doseForm: null });
  });

  it.each([
    ['substances', '"metformin"'],
    ['substances.0.strength', '[{"substance":"metformin"}]'],
    ['substances.0.substance', '[{"substance":" ","strength":null}]'],
    ['substances.0.strength.value', JSON.stringify([{ substance: 'metformin', strength: mg(0) }])],
    [
      'substances.0.strength.unit',
      JSON.stringify([{ substance: 'metformin', strength: { ...mg(5), unit: 'stone' } }]),
    ],
    [
      'substances.0.strength.perUnit',
      JSON.stringify([{ substance: 'metformin', strength: { ...mg(5), perValue: 5 } }]),
    ],
    [
      'substances',
      JSON.stringify([
        { substance: 'paracetamol', strength: null },
        { substance: 'Acetaminophen', strength: null },
      ]),
    ],
  ])('are refused by the name of the field: %s', async (field, substances) => {
    expectFailure(await admin.send('POST', '/medicine/add', form({ ...FIELDS, substances })), {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
  });

  it('filter the list: by substance, by form and by what is not split', async () => {
    await add();
    await add({ name: 'Frusemide 40 mg tablets' });
    await add({ name: 'Ibuprofen 100 mg/5 ml syrup' });
    await add({ name: 'Chest rub' });
    expect(await list({ substance: 'Ibu' })).toEqual([
      'Ibuprofen 100 mg/5 ml syrup',
      'Tab. Ibuprofen 400mg SR',
    ]);
    expect(await list({ substance: 'frusemide' })).toEqual(['Frusemide 40 mg tablets']);
    expect(await list({ doseForm: 'syrup' })).toEqual(['Ibuprofen 100 mg/5 ml syrup']);
    expect(await list({ unsplit: true })).toEqual(['Chest rub']);
  });

  it('find a medicine by any name of its substance', async () => {
    await add({
      name: 'Dolo 650',
      substances: JSON.stringify([{ substance: 'paracetamol', strength: mg(650) }]),
    });
    const { body } = await portal.visitor.get('/medicine?search=acetaminophen');
    expect((body.value as { name: string }[]).map(({ name }) => name)).toEqual(['Dolo 650']);
  });

  describe('of names from before', () => {
    const rows = () => portal.db.collection<Medicine>('medicines');
    const old = async (name: string, overrides: Partial<Medicine> = {}): Promise<Types.ObjectId> => {
      const { _id } = await addMedicine(portal, { name, ...overrides });
      const parts = { substances: '', doseForm: '', release: '', packSize: '' };
      await rows().updateOne({ _id }, { $unset: parts } as never);
      return _id;
    };
    const read = (_id: Types.ObjectId) => rows().findOne({ _id });

    it('are split once, and what cannot be split is listed', async () => {
      const split = await old('Metformin 500 mg SR tablets (Glycomet)', { brand: null });
      const device = await old('Soft toothbrush set of 4');
      await splitMedicineNames(portal.db);
      expect(await read(split)).toMatchObject({
        substances: [{ substance: 'metformin', strength: mg(500) }],
        doseForm: 'tablet',
        release: 'sustained',
        packSize: null,
        brand: 'Glycomet',
        version: 1,
      });
      expect(await read(device)).toMatchObject({ substances: null, brand: 'Ardhika' });
      expect(await list({ unsplit: true })).toEqual(['Soft toothbrush set of 4']);

      await rows().updateOne({ _id: device }, { $set: { substances: [] } });
      await rows().updateOne({ _id: split }, { $set: { doseForm: 'capsule' } });
      await splitMedicineNames(portal.db);
      expect((await read(device))?.substances).toEqual([]);
      expect((await read(split))?.doseForm).toBe('capsule');
    });

    it('are split by two processes at once, beside an administrator who enters them', async () => {
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, n) => old(`Metformin ${n + 1} mg tablets`)),
      );
      const entered = { substances: JSON.stringify(IBUPROFEN), doseForm: 'capsule' };
      const [, , answer] = await Promise.all([
        splitMedicineNames(portal.db),
        splitMedicineNames(portal.db),
        change(String(ids[7]), { name: 'Metformin 8 mg tablets', ...entered }),
      ]);
      expect(answer.status).toBe(200);
      const found = await Promise.all(ids.map(read));
      found.forEach((row, n) =>
        expect(row?.substances).toEqual(
          n === 7 ? IBUPROFEN : [{ substance: 'metformin', strength: mg(n + 1) }],
        ),
      );
    });
  });
});
