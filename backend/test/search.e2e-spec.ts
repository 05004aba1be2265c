import { SearchAnswer } from '../../openapi/contract/site/search.js';
import type { SearchKind } from '../../openapi/contract/site/search.js';
import { everydayWordsFor } from '../src/search/everyday-words.js';
import { User } from '../src/users/user.schema.js';
import { expectFailure } from './support/failures.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startProfiler } from './support/profiler.js';
import { addLabTest, addMedicine } from './support/shop.js';
import { addPost } from './support/site.js';
import { until, untilPasses } from './support/until.js';

const PATTERNS = [
  '.*',
  '.+',
  '^',
  '$',
  '(',
  ')',
  '[a-z]',
  '\\',
  '|',
  '?',
  '*',
  '{"$qq":1}',
  '%',
  '~',
  '"',
  "'",
  '\u0000',
];

describe('The search over everything public', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('search');
    admin = await addAdmin(portal);
    await addDoctor(portal, 'Dr. Ananya Sharma', {
      speciality: 'Cardiology',
      description: 'Chest pain on effort.',
    });
    await addDoctor(portal, 'Dr. Vikram Rathore', { speciality: 'Orthopedics' });
    await addDoctor(portal, 'Dr. José Kurian', { speciality: 'General Medicine', experience: 7 });
    await addDoctor(portal, 'Dr. Hidden Sharma', { speciality: 'Cardiology', published: false });
    await addLabTest(portal, { name: 'HbA1c', group: 'Diabetes' });
    await addLabTest(portal, { name: 'Thyroid profile', group: 'Thyroid' });
    await addMedicine(portal, { name: 'Metformin 500 mg tablets (Ardhika)', condition: 'Diabetes Care' });
    await addMedicine(portal, { name: 'Atorvastatin 10 mg tablets', condition: 'Cardiac Care', stock: 0 });
    await addPost(portal, { slug: 'pressure', title: 'Know your blood pressure', category: 'Heart' });
    await addPost(portal, { slug: 'secret', title: 'A draft about the heart', status: 'draft' });
  });
  afterAll(() => portal.close());

  const ask = async (q: string, perGroup?: number): Promise<SearchAnswer> => {
    const query = new URLSearchParams({ q, ...(perGroup && { perGroup: String(perGroup) }) });
    const { status, body } = await portal.visitor.get(`/api/v1/search?${query}`);
    expect([q, status]).toEqual([q, 200]);
    return SearchAnswer.parse(body);
  };
  /** Titles by kind. */
  const titles = async (q: string): Promise<Partial<Record<SearchKind, string[]>>> =>
    Object.fromEntries(
      (await ask(q)).groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]),
    );

  it('groups the results by kind, each with a link', async () => {
    const { q, groups } = await ask('heart');
    expect(q).toBe('heart');
    expect(groups.map(({ kind }) => kind)).toEqual(['doctor', 'speciality', 'medicine', 'post']);
    const items = groups.map(({ items: [first] }) => first);
    expect(items.map(({ title, detail }) => [title, detail])).toEqual([
      ['Dr. Ananya Sharma', 'Cardiology · 12 years · ₹800'],
      ['Cardiology', '1 doctor'],
      ['Atorvastatin 10 mg tablets', '₹80 · Cardiac Care · Sold out'],
      ['Know your blood pressure', 'Heart · 1 min read'],
    ]);
    expect(items[0].path).toBe('/doctors/dr-ananya-sharma');
    expect(items[0].imageUrl).toBe('/image/users/doctor.jpg');
    expect(items.slice(1).map(({ path }) => path)).toEqual([
      '/find-doctor?speciality=Cardiology',
      '/medicine?search=Atorvastatin+10+mg+tablets',
      '/blog/pressure',
    ]);
    expect(JSON.stringify(groups)).not.toMatch(/Hidden|draft/);
  });

  it.each([
    ['sugar', { speciality: ['General Medicine'], labTest: ['HbA1c'] }],
    ['bones', { doctor: ['Dr. Vikram Rathore'], speciality: ['Orthopedics'] }],
    ['knee', { doctor: ['Dr. Vikram Rathore'], speciality: ['Orthopedics'] }],
    ['bp', { doctor: ['Dr. José Kurian'], post: ['Know your blood pressure'] }],
    ['which doctor is best for my heart', { doctor: ['Dr. Ananya Sharma'], speciality: ['Cardiology'] }],
    ['HEART doctor', { doctor: ['Dr. Ananya Sharma'], speciality: ['Cardiology'] }],
    ['doctor', { doctor: ['Dr. Ananya Sharma', 'Dr. José Kurian', 'Dr. Vikram Rathore'] }],
    ['sugar test', { labTest: ['HbA1c'] }],
    ['blood pressure tablets', { post: ['Know your blood pressure'] }],
    ['cholesterol', { speciality: ['Cardiology'], doctor: ['Dr. Ananya Sharma'] }],
    ['diabetes care medicine', { medicine: ['Metformin 500 mg tablets (Ardhika)'] }],
  ])('understands the everyday words %s', async (q, expected) => {
    expect(await titles(q)).toMatchObject(expected);
  });

  it.each([
    ['cardiolgy', 'speciality', 'Cardiology'],
    ['cardiolohy', 'speciality', 'Cardiology'],
    ['haert', 'speciality', 'Cardiology'],
    ['thyriod', 'labTest', 'Thyroid profile'],
    ['metfromin', 'medicine', 'Metformin 500 mg tablets (Ardhika)'],
    ['anaya', 'doctor', 'Dr. Ananya Sharma'],
    ['blod presure', 'post', 'Know your blood pressure'],
    ['jose', 'doctor', 'Dr. José Kurian'],
    ['formin', 'medicine', 'Metformin 500 mg tablets (Ardhika)'],
    ['atorv', 'medicine', 'Atorvastatin 10 mg tablets'],
    ['orthopeadics', 'speciality', 'Orthopedics'],
    ['haert doctor', 'doctor', 'Dr. Ananya Sharma'],
    ['rathore knee qqqq', 'doctor', 'Dr. Vikram Rathore'],
  ] as const)('finds past a typing error or with a part of a word: %s', async (q, kind, title) => {
    expect((await titles(q))[kind]?.[0]).toBe(title);
  });

  it.each([
    'heart attack',
    'Heart Atack',
    'my father has chest pain',
    'मेरे सीने में दर्द है',
    'बेहोश',
    'saans nahi aa rahi',
    'dil ka daura',
  ])('gives the emergency number of the settings before all results: %s', async (q) => {
    const { emergencyPhone } = (await portal.visitor.get('/api/v1/hospital')).body;
    const { emergency } = await ask(q);
    expect(emergency!.phones).toEqual([emergencyPhone, '112']);
    expect(emergency!.text).toContain(`Call ${emergencyPhone} now`);
  });

  it('follows a changed emergency number, and names a helpline for suicidal thoughts', async () => {
    expect((await ask('stroke')).emergency!.phones[0]).not.toBe('1066');
    expect((await admin.put('/api/v1/settings/hospital', { emergencyPhone: '1066' })).status).toBe(200);
    expect((await ask('stroke')).emergency!.phones[0]).toBe('1066');
    expect((await ask('suicide')).emergency!.phones).toEqual(['1066', '14416', '112']);
  });

  it.each(['heart', 'heart doctor', 'chest x-ray price', 'khoon ki jaanch kitne ki hai', '', 'सीने का एक्सरे'])(
    'does not speak of an emergency: %s',
    async (q) => expect((await ask(q)).emergency).toBeNull(),
  );

  it('reads every character as itself', async () => {
    for (const q of PATTERNS) expect([q, (await ask(q)).groups]).toEqual([q, []]);
    expect((await ask(PATTERNS.join(' '))).groups).toEqual([]);
    expect((await titles('metformin.*(')).medicine).toEqual(['Metformin 500 mg tablets (Ardhika)']);
  });

  it('narrows the search to the kind that a word names', async () => {
    expect(Object.keys(await titles('heart doctor'))).toEqual(['doctor', 'speciality']);
    expect(Object.keys(await titles('cardiac medicine'))).toEqual(['medicine']);
  });

  it('answers HTML and nonsense as data, and blank text with nothing', async () => {
    const html = '<script>alert(1)</script>';
    const { headers, body } = await portal.visitor.get(`/api/v1/search?q=${encodeURIComponent(html)}`);
    expect([body.q, headers.get('content-type')]).toEqual([html, 'application/json; charset=utf-8']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const q of ['', '   ', 'zzzzqqqq', '😀', 'x'.repeat(100)]) expect((await ask(q)).groups).toEqual([]);
    const long = await portal.visitor.get(`/api/v1/search?q=${'x'.repeat(101)}`);
    expectFailure(long, { status: 400, code: 'VALIDATION_FAILED', fields: ['q'] });
  });

  it('returns the requested number per kind, with the totals', async () => {
    for (let n = 0; n < 7; n += 1)
      await addMedicine(portal, { name: `Ranitidine ${n}`, condition: 'Stomach Care' });
    const groupOf = async (perGroup?: number) => (await ask('ranitidine', perGroup)).groups[0];
    expect([(await groupOf()).items.length, (await groupOf()).total]).toEqual([5, 7]);
    expect((await groupOf(2)).items).toHaveLength(2);
    expect((await groupOf(20)).items).toHaveLength(7);
  });

  it('follows every kind of record immediately, also another process’s writes', async () => {
    const doctor = await addDoctor(portal, 'Dr. Zubin Contractor', { speciality: 'Dermatology' });
    expect((await titles('zubin')).doctor).toEqual(['Dr. Zubin Contractor']);
    expect((await ask('dermatology')).groups.find(({ kind }) => kind === 'speciality')!.items[0].detail).toBe(
      '1 doctor',
    );
    const medicine = await addMedicine(portal, { name: 'Zincovit syrup' });
    const test = await addLabTest(portal, { name: 'Zika panel' });
    const post = await addPost(portal, { title: 'Zephyr for life' });
    const found = async () => Object.keys(await titles('zi')).sort();
    expect(await found()).toEqual(['labTest', 'medicine']);
    expect((await titles('zephyr')).post).toEqual(['Zephyr for life']);
    await portal.db.collection('medicines').updateOne({ _id: medicine._id }, { $set: { published: false } });
    await portal.db.collection('labtests').updateOne({ _id: test._id }, { $set: { deleted: true } });
    await portal.db.collection('posts').updateOne({ _id: post._id }, { $set: { status: 'draft' } });
    await portal.model<User>(User).updateOne({ _id: doctor.userId }, { $set: { disabled: true } });
    await until(async () => {
      const all = await Promise.all(['zi', 'zephyr', 'zubin'].map((q) => ask(q)));
      return all.every(({ groups }) => groups.length === 0);
    });
  });

  it('shows the price and the stock of the moment', async () => {
    const { _id, name } = await addMedicine(portal, { name: 'Pricey balm', stock: 1 });
    const detail = async () => (await ask(name)).groups[0].items[0].detail;
    expect(await detail()).toBe('₹80 · Pain Relief');
    await admin.put('/api/v1/settings/hospital', { promoPercent: 50 });
    expect(await detail()).toBe('₹50 · Pain Relief');
    await portal.db.collection('medicines').updateOne({ _id }, { $set: { stock: 0 } });
    await until(async () => (await detail()) === '₹50 · Pain Relief · Sold out');
    await admin.put('/api/v1/settings/hospital', { promoPercent: 20 });
  });

  it('answers without the database, and with 304 while nothing changes', async () => {
    await ask('heart');
    const watch = await startProfiler(portal.db);
    // The portal reads the settings again after a change, also after an earlier test's.
    let asked = 0;
    await untilPasses(async () =>
      expect(await watch(() => ask(`bones and sugar ${(asked += 1)}`))).toEqual([]),
    );
    const { headers } = await portal.visitor.get('/api/v1/search?q=heart');
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await portal.visitor.get('/api/v1/search?q=heart', known)).status).toBe(304);
  });

  it('matches whole terms of medicine only', () => {
    expect(everydayWordsFor('Lipid profile')).toContain('heart');
    expect(everydayWordsFor('CT scan')).toContain('sonography');
    expect(everydayWordsFor('Doctor of arts')).toBe('');
  });
});
