import sharp from 'sharp';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { MedicineRecord, MedicineDto } from '../../openapi/contract/shop/medicines.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, openCart, picture, stockOf } from './support/shop.js';
import { until } from './support/until.js';

const FIELDS = { name: 'Ibuprofen 400 mg', description: 'For pain.', price: '99.99', turnaround: '24 hours' };

describe('Medicines', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('medicines');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.model(Medicine).deleteMany({}));

  const add = (fields: Record<string, string | undefined> = {}, file?: Parameters<typeof form>[1]) =>
    admin.send('POST', '/medicine/add', form({ ...FIELDS, ...fields }, file));
  const names = async (query: string): Promise<string[]> => {
    const { body } = await portal.visitor.get(`/medicine${query}`);
    return (body.value as { name: string }[]).map(({ name }) => name);
  };

  describe('the calls of the specification', () => {
    it('adds one and lists it to everyone with its price and promotion', async () => {
      const added = await add({ brand: 'Ardhika', condition: 'Pain Relief', stock: '7' });
      expect([added.status, added.body.msg]).toEqual([201, 'Added successfully']);
      expect(MedicineRecord.parse(added.body.value)).toMatchObject({
        price: 99.99,
        stock: 7,
        version: 1,
      });
      const { body } = await portal.visitor.get('/medicine');
      expect(Object.keys(body)).toEqual(['msg', 'value']);
      expect(body.msg).toBe('success');
      // 9999 paise less 20 % are 7999.2.
      expect(MedicineDto.parse(body.value[0])).toMatchObject({
        name: 'Ibuprofen 400 mg',
        price: 99.99,
        promotionPrice: 79.99,
        turnaround: '24 hours',
        imageUrl: '/public/image/medicine/default.webp',
      });
    });

    it('takes the bare form of four fields and puts it on the shelf with boxes to sell', async () => {
      const { value } = (await add()).body;
      expect(value).toMatchObject({ brand: null, condition: null, published: true });
      expect(value.stock).toBeGreaterThan(0);
    });

    it('is on prescription until a person says otherwise, and stays as it was said', async () => {
      const { value } = (await add()).body;
      expect(value.overTheCounter).toBe(false);
      const path = `/medicine/${value.id}`;
      const said = await admin.send('PUT', path, form({ ...FIELDS, overTheCounter: 'true' }));
      expect(said.body.value.overTheCounter).toBe(true);
      expect((await admin.send('PUT', path, form(FIELDS))).body.value.overTheCounter).toBe(true);
      expectFailure(await add({ name: 'Another', overTheCounter: 'perhaps' }), {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: ['overTheCounter'],
      });
    });

    it('empties fields and takes a medicine off the list in the same call as the other changes', async () => {
      const { value } = (await add({ brand: 'Ardhika', condition: 'Pain Relief' })).body;
      const changed = await admin.send(
        'PUT',
        `/medicine/${value.id}`,
        form({ ...FIELDS, price: '50', published: 'false', emptied: 'brand,condition', version: '1' }),
      );
      expect(changed.body.value).toMatchObject({
        price: 50,
        published: false,
        brand: null,
        condition: null,
        version: 2,
      });
      const rows = await portal
        .model(AuditEvent)
        .find({ recordId: value.id, action: 'medicine.update' })
        .lean();
      expect(rows).toHaveLength(1);
      expectFailure(await admin.send('PUT', `/medicine/${value.id}`, form({ ...FIELDS, emptied: 'price' })), {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: ['emptied.0'],
      });
    });

    it('changes one and keeps omitted fields', async () => {
      const medicine = await addMedicine(portal, { stock: 4 });
      const changed = await admin.send(
        'PUT',
        `/medicine/${String(medicine._id)}`,
        form({ ...FIELDS, price: '50' }),
      );
      expect([changed.status, changed.body.msg]).toEqual([200, 'Updated successfully']);
      expect(changed.body.value).toMatchObject({
        name: 'Ibuprofen 400 mg',
        price: 50,
        promotionPrice: 40,
        stock: 4,
        brand: 'Ardhika',
        version: 2,
      });
      expect(await names('')).toEqual(['Ibuprofen 400 mg']);
    });

    it('keeps the price when it is saved again unchanged', async () => {
      await add({ price: '100' });
      for (let time = 1; time <= 3; time += 1) {
        const [{ id, name, description, price, turnaround }] = (await portal.visitor.get('/medicine')).body
          .value as MedicineDto[];
        const again = form({ name, description, price: String(price), turnaround });
        const { value } = (await admin.send('PUT', `/medicine/${id}`, again)).body;
        expect(value).toMatchObject({ price: 100, promotionPrice: 80 });
      }
    });

    it('takes one off the shelf, once', async () => {
      const medicine = await addMedicine(portal);
      const gone = await admin.delete(`/medicine/${String(medicine._id)}`);
      expect([gone.status, gone.body.msg]).toEqual([200, 'Deleted successfully']);
      expect(await names('')).toEqual([]);
      const again = await admin.delete(`/medicine/${String(medicine._id)}`);
      expect([again.status, typeof again.body.reason]).toEqual([404, 'string']);
      expect((await addMedicine(portal, { name: medicine.name })).name).toBe(medicine.name);
    });

    it('encodes a picture again: webp, at most 800 px, immutable', async () => {
      const bytes = await picture('png', 1600);
      const { body } = await add({}, { field: 'image', bytes, type: 'image/png' });
      expect(body.value.imageUrl).toMatch(/^\/public\/image\/medicine\/[0-9a-f]{32}\.webp$/);
      const response = await fetch(`${portal.url}${body.value.imageUrl}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const about = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([about.format, about.width, about.height, about.exif]).toEqual(['webp', 800, 800, undefined]);
      const lab = await portal.visitor.get(body.value.imageUrl.replace('medicine', 'labtest'));
      expect(lab.status).toBe(404);
    });

    it('renders a picture for a product without one, and answers 404 for an unknown one', async () => {
      const drawn = await fetch(`${portal.url}/public/image/medicine/default.webp`);
      expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).width).toBe(480);
      for (const name of ['unknown.webp', '..%2f..%2fetc%2fpasswd', 'a.webp%00']) {
        expect((await portal.visitor.get(`/public/image/medicine/${name}`)).status).toBe(404);
      }
    });
  });

  describe('bad input', () => {
    it.each([
      [{ name: undefined }, 'name'],
      [{ name: '   ' }, 'name'],
      [{ description: '' }, 'description'],
      [{ turnaround: '' }, 'turnaround'],
      [{ price: '' }, 'price'],
      [{ price: '-1' }, 'price'],
      [{ price: '1e999' }, 'price'],
      [{ price: '0.001' }, 'price'],
      [{ price: 'free' }, 'price'],
      [{ stock: '-1' }, 'stock'],
      [{ stock: '1.5' }, 'stock'],
      [{ condition: 'Hair Care' }, 'condition'],
      [{ currency: 'usd' }, 'currency'],
    ])('refuses %j naming %s', async (fields, field) => {
      const { status, body } = await add(fields);
      expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'VALIDATION_FAILED', [field]]);
      expect(await portal.model(Medicine).countDocuments()).toBe(0);
    });

    it('takes a price of 0', async () => {
      expect((await add({ price: '0' })).body.value.price).toBe(0);
    });

    it.each([
      ['text', () => Promise.resolve(Buffer.from('not a picture')), 'image/png'],
      ['a gif', () => picture('gif'), 'image/png'],
      [
        'svg',
        () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        'image/svg+xml',
      ],
      ['a cut png', async () => (await picture('png')).subarray(0, 60), 'image/png'],
    ])('refuses %s as a picture', async (_, bytes, type) => {
      const { status, body } = await add({}, { field: 'image', bytes: await bytes(), type });
      expect([status, body.code]).toEqual([422, 'PICTURE_UNREADABLE']);
      expect(await portal.model(Medicine).countDocuments()).toBe(0);
    });

    it('refuses a picture above 2 MiB', async () => {
      const bytes = Buffer.alloc(2 * 1024 * 1024 + 1, 1);
      const { status, body } = await add({}, { field: 'image', bytes, type: 'image/png' });
      expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
    });

    it('refuses a duplicate name in any notation', async () => {
      await add();
      const { status, body } = await add({ name: 'IBUPROFEN 400 MG' });
      expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'NAME_TAKEN', ['name']]);
    });

    it.each([
      ['?page=0'],
      ['?perPage=1000'],
      ['?condition=Hair'],
      ['?sort=stock'],
      ['?ids=1'],
      ['?search[$ne]=x'],
    ])('refuses the query %s', async (query) => {
      expect((await portal.visitor.get(`/medicine${query}`)).status).toBe(400);
    });
  });

  describe('two admins and one medicine', () => {
    const put = (medicine: Medicine, fields: Record<string, string>) =>
      admin.send('PUT', `/medicine/${String(medicine._id)}`, form({ ...FIELDS, ...fields }));

    it('refuses the second change', async () => {
      const medicine = await addMedicine(portal);
      expect((await put(medicine, { version: '1', price: '70' })).status).toBe(200);
      const second = await put(medicine, { version: '1', price: '60' });
      expect([second.status, second.body.code, second.body.error]).toEqual([
        409,
        'EDIT_CONFLICT',
        'Another person has changed this in the meantime.',
      ]);
      expect((await put(medicine, { version: '2', price: '60' })).body.value.price).toBe(60);
    });

    it('lets one of 20 at once win', async () => {
      const medicine = await addMedicine(portal);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => put(medicine, { version: '1', price: String(index + 1) })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'EDIT_CONFLICT')).toHaveLength(19);
    });

    it('adds the difference of the stock, so that boxes sold meanwhile stay sold', async () => {
      const medicine = await addMedicine(portal, { stock: 10 });
      expect((await openCart(portal.visitor, [{ medicine, quantity: 3 }])).status).toBe(201);
      const { body } = await put(medicine, { price: '100', version: '1', stockWas: '10', stock: '15' });
      expect([body.value.stock, await stockOf(portal, medicine)]).toEqual([12, 12]);
      const below = await put(medicine, { price: '100', stockWas: '10', stock: '-1' });
      expect(below.status).toBe(400);
      const tooFew = await put(medicine, { price: '100', stockWas: '15', stock: '1' });
      expect([tooFew.status, tooFew.body.code]).toEqual([409, 'EDIT_CONFLICT']);
      expect(await stockOf(portal, medicine)).toBe(12);
    });
  });

  describe('searching', () => {
    beforeEach(async () => {
      await addMedicine(portal, { name: 'Metformin 500 mg', condition: 'Diabetes Care', pricePaise: 4800 });
      await addMedicine(portal, { name: 'Cétirizine 10 mg', brand: 'Pranvora', pricePaise: 3000 });
      await addMedicine(portal, { name: 'Aspirin 75 mg', condition: 'Cardiac Care', pricePaise: 1000 });
    });

    it.each([
      ['?search=metf', ['Metformin 500 mg']],
      ['?search=FORMIN', ['Metformin 500 mg']],
      ['?search=cetirizine', ['Cétirizine 10 mg']],
      ['?search=metformim', ['Metformin 500 mg']],
      ['?search=meformin', ['Metformin 500 mg']],
      ['?search=metfromin', ['Metformin 500 mg']],
      ['?search=pranvora', ['Cétirizine 10 mg']],
      ['?search=zzz', []],
      ['?search=.*', []],
      ['?condition=Diabetes%20Care', ['Metformin 500 mg']],
      ['?brand=Pranvora', ['Cétirizine 10 mg']],
      ['?sort=price', ['Aspirin 75 mg', 'Cétirizine 10 mg', 'Metformin 500 mg']],
      ['?sort=-price', ['Metformin 500 mg', 'Cétirizine 10 mg', 'Aspirin 75 mg']],
      ['?page=2&perPage=2', ['Metformin 500 mg']],
    ])('answers %s', async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    it('gives one page with the total and every brand of the shelf', async () => {
      const { body } = await portal.visitor.get('/medicine?condition=Pain%20Relief&perPage=1');
      expect(body).toMatchObject({ total: 1, page: 1, perPage: 1, brands: ['Ardhika', 'Pranvora'] });
    });

    it('returns a cart by ids without removed medicines', async () => {
      const rows = await Promise.all(Array.from({ length: 25 }, () => addMedicine(portal)));
      await admin.delete(`/medicine/${String(rows[0]._id)}`);
      const ids = rows.map(({ _id }) => String(_id)).join(',');
      const { body } = await portal.visitor.get(`/medicine?ids=${ids}`);
      expect([body.value.length, body.total]).toEqual([24, 24]);
    });

    it('answers 304 until something changes, and then the change', async () => {
      const first = await portal.visitor.get('/medicine?search=aspirin');
      const etag = first.headers.get('etag')!;
      const same = await portal.visitor.get('/medicine?search=aspirin', { 'if-none-match': etag });
      expect(same.status).toBe(304);
      // Written past this process, like by another one: only the change stream reports it.
      await portal.model(Medicine).updateOne({ name: 'Aspirin 75 mg' }, { stock: 3 });
      await until(async () => {
        const { body } = await portal.visitor.get('/medicine?search=aspirin');
        return body.value[0].stock === 3;
      });
      await portal.model(Medicine).updateOne({ name: 'Aspirin 75 mg' }, { published: false });
      await until(async () => (await names('?search=aspirin')).length === 0);
    });
  });

  describe('as a resource', () => {
    const path = '/api/v1/medicines';

    it('creates, reads, updates and removes', async () => {
      const made = await admin.post(path, { ...FIELDS, price: 99.99 });
      expect([made.status, made.body.price, made.body.promotionPrice]).toEqual([201, 99.99, 79.99]);
      const one = `${path}/${made.body.id}`;
      expect((await admin.get(one)).body).toEqual(made.body);
      const sent = { ...made.body, stock: 55, condition: 'Cardiac Care', published: false };
      const updated = await admin.put(one, sent);
      expect([updated.status, updated.body.stock, updated.body.version]).toEqual([200, 55, 2]);
      expect(updated.body.price).toBe(99.99);
      expect((await portal.visitor.get(one)).status).toBe(404);
      expect((await admin.put(one, sent)).body.code).toBe('EDIT_CONFLICT');
      const removed = await admin.delete(one);
      expect([removed.status, removed.body.id]).toEqual([200, made.body.id]);
      expect((await admin.get(one)).status).toBe(404);
    });

    it('lists, filters, sorts and pages', async () => {
      await addMedicine(portal, { name: 'Beta', stock: 1, condition: 'Liver Care' });
      await addMedicine(portal, { name: 'Alpha', stock: 5, published: false });
      await addMedicine(portal, { name: 'Gamma', stock: 3, brand: 'Tulivra' });
      const list = async (query: object) => {
        const parts = Object.entries(query).map(
          ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
        );
        const answer = await admin.get(`${path}?${parts.join('&')}`);
        expect(answer.status).toBe(200);
        return {
          names: (answer.body as { name: string }[]).map(({ name }) => name),
          range: answer.headers.get('content-range'),
        };
      };
      expect(await list({})).toEqual({ names: ['Alpha', 'Beta', 'Gamma'], range: 'medicines 0-2/3' });
      expect((await list({ sort: ['stock', 'DESC'] })).names).toEqual(['Alpha', 'Gamma', 'Beta']);
      expect(await list({ range: [1, 1] })).toEqual({ names: ['Beta'], range: 'medicines 1-1/3' });
      expect((await list({ filter: { q: 'ga' } })).names).toEqual(['Gamma']);
      expect((await list({ filter: { published: false } })).names).toEqual(['Alpha']);
      expect((await list({ filter: { condition: 'Liver Care' } })).names).toEqual(['Beta']);
      expect((await list({ filter: { brand: 'Tulivra' } })).names).toEqual(['Gamma']);
    });

    it('is closed to everyone but admins, except for reading one', async () => {
      const medicine = await addMedicine(portal);
      const one = `${path}/${String(medicine._id)}`;
      const others: [Client, number][] = [
        [portal.visitor, 401],
        [await addPatient(portal), 403],
        [await addDoctor(portal), 403],
      ];
      for (const [client, status] of others) {
        const answers = await Promise.all([
          client.get(path),
          client.post(path, {}),
          client.put(one, {}),
          client.delete(one),
          client.send('POST', '/medicine/add', form(FIELDS)),
          client.send('PUT', `/medicine/${String(medicine._id)}`, form(FIELDS)),
          client.delete(`/medicine/${String(medicine._id)}`),
        ]);
        expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(status));
        expect(MedicineDto.parse((await client.get(one)).body).name).toBe(medicine.name);
      }
      expect(await portal.model(Medicine).countDocuments({ deleted: false })).toBe(1);
    });
  });

  it('audits every change', async () => {
    const { body } = await add();
    await admin.send('PUT', `/medicine/${body.value.id}`, form({ ...FIELDS, price: '10' }));
    await admin.delete(`/medicine/${body.value.id}`);
    const { body: events } = await admin.get(
      `/api/v1/audit-events?filter=${encodeURIComponent(JSON.stringify({ recordId: body.value.id }))}`,
    );
    expect((events as { action: string }[]).map(({ action }) => action)).toEqual([
      'medicine.delete',
      'medicine.update',
      'medicine.add',
    ]);
    expect(events[1]).toMatchObject({
      actor: { _id: admin.userId, type: 'admin' },
      before: { pricePaise: 9999 },
      after: { pricePaise: 1000 },
    });
  });
});
