import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { SearchAnswer } from '../../../openapi/contract/site/search.js';
import { labTests } from '../../../demo/lab/lab-tests.js';
import { medicines } from '../../../demo/pharmacy/medicines.js';
import { posts } from '../../../demo/site/posts.js';
import { addDoctor } from '../support/people.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { addLabTest, addMedicine } from '../support/shop.js';
import { addPost } from '../support/site.js';
import { until } from '../support/until.js';
import { COMPLAINTS } from './complaints.js';
import type { Complaint } from './complaints.js';

/** Names that a search must not suggest to an ill person. */
const ON_PRESCRIPTION = new Set(
  medicines.filter(({ overTheCounter }) => !overTheCounter).map(({ name }) => name),
);
const IN_ORDER = ['speciality', 'doctor', 'labTest', 'post', 'medicine'];

describe('Search results for a complaint', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('complaints');
    for (const [n, speciality] of [...SPECIALITIES, ...SPECIALITIES].entries())
      await addDoctor(portal, `Dr. Numbered ${n}`, { speciality });
    for (const { name, condition, stock, overTheCounter } of medicines)
      await addMedicine(portal, { name, condition, stock, overTheCounter });
    for (const { testName: name, group } of labTests) await addLabTest(portal, { name, group });
    for (const { title, slug, category, summary } of posts)
      await addPost(portal, { title, slug, category, summary });
  });
  afterAll(() => portal.close());

  const ask = async (q: string): Promise<SearchAnswer> =>
    SearchAnswer.parse((await portal.visitor.get(`/api/v1/search?${new URLSearchParams({ q })}`)).body);

  /** Why the result is wrong; null when it is right. */
  async function faultOf({ text, specialities }: Complaint): Promise<string | null> {
    const { groups } = await ask(text);
    const [first, second] = groups;
    const said = `${text} → ${first?.items[0]?.title ?? 'nothing'}`;
    if (first?.kind !== 'speciality' || !specialities.includes(first.items[0].id)) return said;
    if (
      second?.kind !== 'doctor' ||
      !second.items.every(({ detail }) => detail.startsWith(first.items[0].id))
    )
      return `${said}, then no doctors of it`;
    return null;
  }

  async function faultsOf(complaints: Complaint[]): Promise<string[]> {
    const faults: string[] = [];
    for (const complaint of complaints) {
      const fault = await faultOf(complaint);
      if (fault) faults.push(fault);
    }
    return faults;
  }

  it('is tried on 150 or more, a tenth of them held out, none twice', () => {
    expect(COMPLAINTS.length).toBeGreaterThanOrEqual(150);
    expect(COMPLAINTS.filter(({ heldOut }) => heldOut)).toHaveLength(Math.round(COMPLAINTS.length / 10));
    expect(new Set(COMPLAINTS.map(({ text }) => text)).size).toBe(COMPLAINTS.length);
    expect(new Set(COMPLAINTS.flatMap(({ specialities }) => specialities))).toEqual(new Set(SPECIALITIES));
  });

  it.each([
    ['Tuning', false],
    ['Held out', true],
  ])('leads 95 of 100 to the speciality and its doctors first: %s', async (part, heldOut) => {
    const complaints = COMPLAINTS.filter((one) => one.heldOut === heldOut);
    const faults = await faultsOf(complaints);
    const [size, wrong] = [complaints.length, faults.length];
    process.stdout.write(`${part}: ${size} complaints, ${size - wrong} right, ${wrong} wrong\n`);
    // For tuning look only at these: the held-out misses stay unseen.
    if (process.env.COMPLAINT_MISSES && !heldOut) process.stdout.write(`${faults.join('\n')}\n`);
    expect((size - wrong) / size).toBeGreaterThanOrEqual(0.95);
  });

  it('puts medicines last, and never one that needs a prescription', async () => {
    for (const { text } of COMPLAINTS) {
      const { groups } = await ask(text);
      const kinds = groups.map(({ kind }) => kind);
      expect([text, kinds]).toEqual([text, IN_ORDER.filter((kind) => (kinds as string[]).includes(kind))]);
      const sold = groups.flatMap(({ kind, items }) => (kind === 'medicine' ? items : []));
      expect([text, sold.filter(({ title }) => ON_PRESCRIPTION.has(title))]).toEqual([text, []]);
    }
  });

  it('includes tests, articles, and medicines without prescription', async () => {
    const { groups } = await ask('bukhar');
    const titles = Object.fromEntries(
      groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]),
    );
    expect(titles.labTest).toContain('Complete blood count (CBC)');
    expect(titles.medicine).toContain('Paracetamol 650 mg tablets (Vaidmira)');
  });

  it.each(['stomach ache medicine', 'bukhar ki dawai', 'tablet for fever', 'पेट में दर्द', 'Stomuch ache!'])(
    'also finds it for a medicine, Hindi or a typing error: %s',
    async (q) => {
      const { groups } = await ask(q);
      expect(groups[0]).toMatchObject({ kind: 'speciality', items: [{ id: 'General Medicine' }] });
      expect(JSON.stringify(groups)).not.toMatch(/Pantoprazole|Ibuprofen|Loperamide/);
    },
  );

  it.each([
    ['cough syrup', 'medicine', 'Cough syrup with honey and tulsi 100 ml (Tulivra)'],
    ['sugar test', 'labTest', 'Fasting blood sugar'],
    ['elastic knee support', 'medicine', 'Elastic knee support medium (Sukhayan)'],
    ['pantoprazole', 'medicine', 'Pantoprazole 40 mg tablets (Kshemora)'],
  ])('finds a named record: %s', async (q, kind, title) => {
    const group = (await ask(q)).groups.find((one) => one.kind === kind);
    expect(group?.items.map((one) => one.title)).toContain(title);
  });

  it('falls back to general medicine without a doctor of the speciality', async () => {
    const hidden = { $set: { published: false } };
    await portal.db.collection('users').updateMany({ speciality: 'Dermatology' }, hidden);
    await until(async () => (await ask('itching')).groups[0].items[0].id === 'General Medicine');
  });
});
