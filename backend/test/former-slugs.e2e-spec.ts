import { MedicineList } from '../src/pharmacy/medicine-list.js';
import { Slug } from '../src/slugs/slug.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine } from './support/shop.js';
import { addPost } from './support/site.js';
import { until } from './support/until.js';

const ACCEPTED = ['text/html,*/*;q=0.8', 'application/json'];

describe('Pages whose record is renamed', () => {
  let portal: Portal;
  let visitor: Client;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('former-slugs');
    visitor = portal.visitor;
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const is = (path: string, status: number) => until(async () => (await visitor.get(path)).status === status);
  const expectMoved = async (from: string, to: string) => {
    await is(to, 200);
    for (const accept of ACCEPTED) {
      const { status, headers } = await visitor.get(from, { accept });
      expect([from, status, headers.get('location')]).toEqual([from, 301, to]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  };
  const renameDoctor = async (id: string, fullName: string) =>
    expect((await admin.put(`/api/v1/doctors/${id}`, { fullName })).status).toBe(200);

  it('redirects every former name of a doctor, and leads a later doctor of that name elsewhere', async () => {
    const { userId } = await addDoctor(portal, 'Dr. Asha Rao');
    // No page or list has shown the first two names.
    await renameDoctor(userId, 'Dr. Asha Iyer');
    await renameDoctor(userId, 'Dr. Asha Menon');
    await expectMoved('/doctors/dr-asha-rao', '/doctors/dr-asha-menon');
    await expectMoved('/doctors/dr-asha-iyer', '/doctors/dr-asha-menon');
    const later = await addDoctor(portal, 'Dr. Asha Rao');
    await is(`/doctors/dr-asha-rao-${later.userId}`, 200);
    await expectMoved('/doctors/dr-asha-rao', '/doctors/dr-asha-menon');
    await renameDoctor(userId, 'Dr. Asha Rao');
    await expectMoved('/doctors/dr-asha-menon', '/doctors/dr-asha-rao');
  });

  it('follows a doctor’s change of name', async () => {
    const doctor = await addDoctor(portal, 'Dr. Own Name');
    const { version } = (await doctor.get('/api/v1/me')).body as { version: number };
    expect((await doctor.put('/api/v1/me', { fullName: 'Dr. Other Name', version })).status).toBe(200);
    await expectMoved('/doctors/dr-own-name', '/doctors/dr-other-name');
  });

  it('redirects former names of medicines and lab tests, and lets go of those of deleted ones', async () => {
    const medicine = String((await addMedicine(portal, { name: 'Oldcip 5 mg' }))._id);
    const test = String((await addLabTest(portal, { name: 'Old panel' }))._id);
    await admin.put(`/api/v1/medicines/${medicine}`, { name: 'Newcip 5 mg' });
    await admin.put(`/api/v1/lab-tests/${test}`, { testName: 'New panel' });
    await expectMoved('/medicines/oldcip-5-mg', '/medicines/newcip-5-mg');
    await expectMoved('/lab-tests/old-panel', '/lab-tests/new-panel');
    await admin.delete(`/api/v1/medicines/${medicine}`);
    await is('/medicines/oldcip-5-mg', 404);
    await addMedicine(portal, { name: 'Newcip 5 mg' });
    portal.app.get(MedicineList).drop();
    await is('/medicines/newcip-5-mg', 200);
  });

  it('redirects the former name of an article, as a page and as a record', async () => {
    const { _id } = await addPost(portal, { slug: 'salt' });
    expect((await admin.put(`/api/v1/posts/${String(_id)}`, { slug: 'less-salt' })).status).toBe(200);
    await expectMoved('/articles/salt', '/articles/less-salt');
    await expectMoved('/api/v1/posts/salt', '/api/v1/posts/less-salt');
    const slugs = await portal.model<Slug>(Slug).find({ kind: 'articles' }).lean<Slug[]>();
    expect(slugs).toEqual(
      ['salt', 'less-salt'].map((slug) => ({
        _id: `articles/${slug}`,
        kind: 'articles',
        recordId: String(_id),
      })),
    );
    // An administrator may give the name to another article.
    const other = await addPost(portal, { slug: 'salt' });
    expect((await visitor.get('/articles/salt')).status).toBe(200);
    await admin.delete(`/api/v1/posts/${String(other._id)}`);
    expect((await visitor.get('/articles/salt')).status).toBe(404);
    await admin.put(`/api/v1/posts/${String(_id)}`, { status: 'draft' });
    await is('/articles/less-salt', 404);
    expect((await visitor.get('/api/v1/posts/salt')).status).toBe(404);
  });

  it('gives two doctors of one name two addresses, when both come at the same moment', async () => {
    await Promise.all([addDoctor(portal, 'Dr. Twin'), addDoctor(portal, 'Dr. Twin')]);
    const addresses = async () =>
      (await visitor.get<string>('/sitemap.xml')).body.match(/\/doctors\/dr-twin[^<]*/g) ?? [];
    await until(async () => (await addresses()).length === 2);
    const found = await addresses();
    expect(new Set(found).size).toBe(2);
    for (const path of found) expect((await visitor.get(path)).status).toBe(200);
  });

  it.each([
    '/doctors/',
    '/doctors/%',
    '/doctors/%25e0',
    `/doctors/${'x'.repeat(300)}`,
    '/api/v1/posts/%00',
    '/articles/$where',
  ])('answers the unknown address %.30s with a failure of the caller', async (path) => {
    const { status } = await visitor.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
