import { freshBrowser, logIn } from '../../test/renderApp';
import { type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { dataProvider } from './dataProvider';
import { buildLabTest, buildMedicine } from '../testing/shopBuilders';

const medicine = buildMedicine();
const textOf = (call: FakeCall | undefined) => Object.fromEntries(call?.body as FormData);

beforeEach(() => {
  freshBrowser();
  logIn('admin');
});

describe('medicines and lab tests as the console writes them', () => {
  it('adds with the specification’s form, without empty fields', async () => {
    const api = fakeApi({
      'POST /medicine/add': () => ({ msg: 'Added successfully', value: medicine }),
    });
    const image = new File(['x'], 'pack.png', { type: 'image/png' });
    const data = { name: 'A', price: 0, turnaround: '1 day', description: 'B', brand: '', image, other: 1 };
    expect(await dataProvider.create('medicines', { data })).toEqual({ data: medicine });
    const sent = textOf(api.callsOf('POST /medicine/add')[0]);
    expect(sent).toMatchObject({ name: 'A', price: '0', turnaround: '1 day', description: 'B' });
    expect((sent.image as File).name).toBe('pack.png');
    expect(Object.keys(sent)).toHaveLength(5);
  });

  it('changes all fields in one call', async () => {
    const saved = buildMedicine({ version: 4, published: false });
    const api = fakeApi({
      'PUT /medicine/{id}': () => ({ msg: 'Updated successfully', value: saved }),
    });
    const data = {
      ...medicine,
      price: 120,
      stockWas: 40,
      condition: 'Diabetes Care',
      published: false,
      release: 'sustained',
    };
    const params = { id: medicine.id, data, previousData: medicine };
    expect(await dataProvider.update('medicines', params)).toEqual({ data: saved });
    expect(api.callsOf('PUT /medicine/{id}')).toHaveLength(1);
    const sent = textOf(api.callsOf('PUT /medicine/{id}')[0]);
    expect(sent).toMatchObject({
      price: '120',
      stock: '40',
      stockWas: '40',
      version: '3',
      published: 'false',
      substances: JSON.stringify(medicine.substances),
      doseForm: 'tablet',
      release: 'sustained',
      packSize: JSON.stringify(medicine.packSize),
    });
    expect(sent).not.toHaveProperty('promotionPrice');
    expect(sent).not.toHaveProperty('emptied');
  });

  it('names the fields that were emptied', async () => {
    const api = fakeApi({
      'PUT /medicine/{id}': () => ({ msg: 'Updated successfully', value: buildMedicine({ version: 4 }) }),
    });
    const data = { ...medicine, brand: '', condition: null };
    await dataProvider.update('medicines', { id: medicine.id, data, previousData: medicine });
    expect(api.callsOf('PUT /medicine/{id}')).toHaveLength(1);
    const sent = textOf(api.callsOf('PUT /medicine/{id}')[0]);
    expect(sent).toMatchObject({ emptied: 'brand,condition,release' });
    expect(sent).not.toHaveProperty('brand');
  });

  it('reports a conflict', async () => {
    const api = fakeApi({
      'PUT /lab/{id}': () =>
        refusal(409, 'EDIT_CONFLICT', 'Another person has changed this in the meantime.'),
    });
    const params = { id: 'f1', data: { ...buildLabTest(), group: null }, previousData: buildLabTest() };
    await expect(dataProvider.update('lab-tests', params)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(api.callsOf('PUT /lab/{id}')).toHaveLength(1);
  });

  it("deletes by the specification's call and keeps its reason", async () => {
    const api = fakeApi({
      'DELETE /lab/{id}': () => ({ msg: 'Deleted successfully', value: buildLabTest() }),
    });
    expect(await dataProvider.delete('lab-tests', { id: 'f1' })).toEqual({ data: buildLabTest() });
    api.set('DELETE /lab/{id}', () => refusal(404, 'NOT_FOUND', 'This does not exist.'));
    await expect(dataProvider.delete('lab-tests', { id: 'f1' })).rejects.toMatchObject({
      message: 'This does not exist.',
    });
  });
});
