import sharp from 'sharp';
import { LabTestDto, LabTestRecord } from '../../openapi/contract/shop/lab-tests.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, picture } from './support/shop.js';

const FIELDS = {
  testName: 'Thyroid profile',
  description: 'How the thyroid works.',
  price: '520.50',
  turnaround: '12 hours',
};

describe('Lab tests', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('lab_tests');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.model(LabTest).deleteMany({}));

  const add = (fields: Record<string, string | undefined> = {}, file?: Parameters<typeof form>[1]) =>
    admin.send('POST', '/lab/add', form({ ...FIELDS, ...fields }, file));
  const names = async (query = ''): Promise<string[]> => {
    const { body } = await portal.visitor.get(`/lab${query}`);
    return (body.value as { testName: string }[]).map(({ testName }) => testName);
  };

  it('adds, list, change and delete with the messages of the specification', async () => {
    const added = await add({ group: 'Thyroid' });
    expect([added.status, added.body.msg]).toEqual([201, 'Added successfully']);
    const record = LabTestRecord.parse(added.body.value);
    const { body } = await portal.visitor.get('/lab');
    expect([body.msg, Object.keys(body)]).toEqual(['success', ['msg', 'value']]);
    // Promotions apply to medicines only.
    expect(LabTestDto.parse(body.value[0])).toMatchObject({ testName: 'Thyroid profile', price: 520.5 });
    const changed = await admin.send('PUT', `/lab/${record.id}`, form({ ...FIELDS, price: '500' }));
    expect([changed.status, changed.body.msg]).toEqual([200, 'Updated successfully']);
    expect(changed.body.value).toMatchObject({ price: 500, group: 'Thyroid', version: 2 });
    const gone = await admin.delete(`/lab/${record.id}`);
    expect([gone.status, gone.body.msg, await names()]).toEqual([200, 'Deleted successfully', []]);
    expect((await admin.delete(`/lab/${record.id}`)).status).toBe(404);
  });

  it.each([
    [{ testName: '' }, 'testName'],
    [{ description: ' ' }, 'description'],
    [{ price: '-0.01' }, 'price'],
    [{ price: '1e999' }, 'price'],
    [{ price: '0.001' }, 'price'],
    [{ turnaround: undefined }, 'turnaround'],
    [{ group: 'Astrology' }, 'group'],
  ])('refuses %j naming %s', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('takes a picture, and only a picture', async () => {
    const { body } = await add({}, { field: 'image', bytes: await picture('jpeg'), type: 'image/jpeg' });
    expect(body.value.imageUrl).toMatch(/^\/public\/image\/labtest\/[0-9a-f]{32}\.webp$/);
    expect((await portal.visitor.get(body.value.imageUrl)).status).toBe(200);
    const text = { field: 'image', bytes: Buffer.from('%PDF-1.4'), type: 'image/png' };
    expect((await add({ testName: 'Other' }, text)).body.code).toBe('PICTURE_UNREADABLE');
    const drawn = await fetch(`${portal.url}/public/image/labtest/default.webp`);
    expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).format).toBe('webp');
  });

  it('refuses the second of two admins, and a duplicate name', async () => {
    const { value } = (await add()).body;
    const put = (fields: Record<string, string>) =>
      admin.send('PUT', `/lab/${value.id}`, form({ ...FIELDS, ...fields }));
    expect((await put({ version: '1' })).status).toBe(200);
    expect((await put({ version: '1' })).body.code).toBe('EDIT_CONFLICT');
    const { body } = await add({ testName: 'thyroid PROFILE' });
    expect([body.code, Object.keys(body.errors)]).toEqual(['NAME_TAKEN', ['testName']]);
  });

  it('searches by part of the name and past one typing error, by group and by page', async () => {
    await addLabTest(portal, { name: 'Lipid profile', group: 'Heart', pricePaise: 40_000 });
    await addLabTest(portal, { name: 'Thyroid profile', group: 'Thyroid', pricePaise: 52_000 });
    await addLabTest(portal, { name: 'HbA1c', group: 'Diabetes', pricePaise: 35_000 });
    expect(await names('?search=PROF')).toEqual(['Lipid profile', 'Thyroid profile']);
    expect(await names('?search=thyriod')).toEqual(['Thyroid profile']);
    expect(await names('?search=lipyd')).toEqual(['Lipid profile']);
    expect(await names('?group=Diabetes')).toEqual(['HbA1c']);
    expect(await names('?sort=price&perPage=2')).toEqual(['HbA1c', 'Lipid profile']);
    const { body } = await portal.visitor.get('/lab?perPage=1');
    expect([body.total, body.groups]).toEqual([3, ['Heart', 'Diabetes', 'Thyroid']]);
  });

  it('is a resource for admins that everyone may read', async () => {
    const path = '/api/v1/lab-tests';
    const made = await admin.post(path, { ...FIELDS, price: 520.5 });
    const one = `${path}/${made.body.id}`;
    expect(made.status).toBe(201);
    expect((await admin.put(one, { ...made.body, group: 'Women' })).body).toMatchObject({
      group: 'Women',
      version: 2,
    });
    const listed = await admin.get(`${path}?filter=${encodeURIComponent('{"q":"thyr","group":"Women"}')}`);
    expect([listed.body.length, listed.headers.get('content-range')]).toEqual([1, 'lab-tests 0-0/1']);
    for (const [client, status] of [
      [portal.visitor, 401],
      [await addPatient(portal), 403],
      [await addDoctor(portal), 403],
    ] as const) {
      const answers = await Promise.all([
        client.get(path),
        client.post(path, {}),
        client.put(one, {}),
        client.delete(one),
        client.send('POST', '/lab/add', form(FIELDS)),
        client.send('PUT', `/lab/${made.body.id}`, form(FIELDS)),
        client.delete(`/lab/${made.body.id}`),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(status));
      expect(LabTestDto.parse((await client.get(one)).body).testName).toBe('Thyroid profile');
    }
    expect((await admin.delete(one)).body.id).toBe(made.body.id);
    expect((await portal.visitor.get(one)).status).toBe(404);
  });
});
