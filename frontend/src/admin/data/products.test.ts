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
  it("should add by the specification's form, without what is empty", async () => {
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

  it('should change by the form alone when the form can say it', async () => {
    const api = fakeApi({
      'PUT /medicine/{id}': () => ({ msg: 'Updated successfully', value: medicine }),
    });
    const data = { ...medicine, price: 120, stockWas: 40, condition: 'Diabetes Care' };
    const params = { id: medicine.id, data, previousData: medicine };
    expect(await dataProvider.update('medicines', params)).toEqual({ data: medicine });
    const sent = textOf(api.callsOf('PUT /medicine/{id}')[0]);
    expect(sent).toMatchObject({ price: '120', stock: '40', stockWas: '40', version: '3' });
    expect(sent).not.toHaveProperty('promotionPrice');
    expect(sent).not.toHaveProperty('published');
  });

  it('should say on top of the new version what the form cannot', async () => {
    const saved = buildMedicine({ version: 4 });
    const api = fakeApi({
      'PUT /medicine/{id}': () => ({ msg: 'Updated successfully', value: saved }),
      'PUT /api/v1/medicines/{id}': () => buildMedicine({ version: 5, brand: null, published: false }),
    });
    const data = { ...medicine, brand: '', published: false };
    const { data: answer } = await dataProvider.update('medicines', {
      id: medicine.id,
      data,
      previousData: medicine,
    });
    expect(api.callsOf('PUT /api/v1/medicines/{id}').map(({ body }) => body)).toEqual([
      { brand: null, published: false, version: 4 },
    ]);
    expect(answer).toMatchObject({ version: 5, brand: null });
  });

  it('should change nothing more when the form is refused', async () => {
    const api = fakeApi({
      'PUT /lab/{id}': () => refusal(409, 'EDIT_CONFLICT', 'Another person has changed this meanwhile.'),
      'PUT /api/v1/lab-tests/{id}': () => buildLabTest(),
    });
    const params = { id: 'f1', data: { ...buildLabTest(), group: null }, previousData: buildLabTest() };
    await expect(dataProvider.update('lab-tests', params)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(api.callsOf('PUT /api/v1/lab-tests/{id}')).toEqual([]);
  });

  it("should delete by the specification's call and keep its reason", async () => {
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
