import { Types } from 'mongoose';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine } from './support/shop.js';
import { addPost, addReview } from './support/site.js';
import { until } from './support/until.js';

const HOSTILE = '</script><script>alert(1)</script> "x"';

/** A page's machine-readable data: its tags by name or property, and its schema.org object. */
function readByMachine(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const [, data] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  return {
    tags: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    title: html.match(/<title>(.*)<\/title>/)?.[1],
    canonical: html.match(/<link rel="canonical" href="([^"]+)">/)?.[1],
    thing: JSON.parse(data) as Record<string, unknown>,
  };
}

describe('Pages with their own address', () => {
  let portal: Portal;
  let visitor: Client;
  let site: string;

  beforeAll(async () => {
    portal = await startPortal('public-pages');
    visitor = portal.visitor;
    site = (await visitor.get<string>('/robots.txt')).body.match(/Sitemap: (.*)\/sitemap\.xml/)![1];
  });
  afterAll(() => portal.close());

  const read = async (path: string) => {
    await until(async () => (await visitor.get(path)).status === 200);
    const { headers, body } = await visitor.get<string>(path);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    return { html: body, ...readByMachine(body) };
  };
  const addresses = async () =>
    [...(await visitor.get<string>('/sitemap.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
      url.slice(site.length),
    );

  it('shows a doctor and the booking link', async () => {
    const doctor = await addDoctor(portal, 'Dr. Meera Kulkarni', {
      ...{ qualification: 'MD', experience: 12, feePaise: 80_000 },
      ...{ languages: ['English', 'Hindi'], description: 'Heart failure.' },
    });
    const doctorId = new Types.ObjectId(doctor.userId);
    const patient = await addPatient(portal, 'Asha Rao');
    await addReview(portal, patient, { doctorId, rating: 4, text: `Kind. ${HOSTILE}` });
    const page = await read('/doctors/dr-meera-kulkarni');
    expect(page.title).toMatch(/^Dr\. Meera Kulkarni, Cardiology \| /);
    expect(page.canonical).toBe(`${site}/doctors/dr-meera-kulkarni`);
    expect(page.tags).toMatchObject({
      'og:type': 'profile',
      'og:url': `${site}/doctors/dr-meera-kulkarni`,
      'site-route': '/doctors/dr-meera-kulkarni',
    });
    expect(page.tags.description).toContain('12 years of experience');
    expect(page.thing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Physician',
      name: 'Dr. Meera Kulkarni',
      medicalSpecialty: 'Cardiology',
      priceRange: '₹800',
      knowsLanguage: ['English', 'Hindi'],
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Asha' }, reviewBody: `Kind. ${HOSTILE}` }],
    });
    expect(page.thing.image).toMatch(/^http.*\/image\/users\//);
    for (const text of ['Heart failure.', 'Speaks English, Hindi.', 'Rated 4 of 5 in 1 review.'])
      expect(page.html).toContain(text);
    expect(page.html).toMatch(/Next free times: .*10:00 AM/);
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).toContain('Consultation fee: ₹800.');
  });

  it('shows lab tests and medicines with prices and stock', async () => {
    await addLabTest(portal, { name: 'Iron profile' });
    await addMedicine(portal, { name: 'Soldout 5 mg', stock: 0 });
    const test = await read('/lab-tests/iron-profile');
    expect(test.thing).toMatchObject({ '@type': 'MedicalTest', name: 'Iron profile' });
    expect(test.html).toMatch(/Price: ₹[\d,]+\./);
    const medicine = await read('/medicines/soldout-5-mg');
    expect(medicine.thing).toMatchObject({
      '@type': 'Drug',
      offers: { priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
    });
    expect(medicine.html).toContain('Sold out at the moment.');
  });

  it('shows the whole text of an article', async () => {
    await addPost(portal, {
      slug: 'salt',
      body: '## How much\n\nAt most **5 g**.\n\n[x](javascript:alert(1))',
    });
    const { html, thing, tags } = await read('/articles/salt');
    expect(html).toContain('<h2>How much</h2>');
    expect(html).toContain('<strong>5 g</strong>');
    expect(html).not.toContain('javascript:');
    expect(thing).toMatchObject({ '@type': 'Article' });
    expect(tags['site-route']).toBe('/blog/salt');
  });

  it('lists each page in the sitemap, and distinguishes two of the same name', async () => {
    await addDoctor(portal, 'Dr. Same Name');
    await until(async () => (await addresses()).includes('/doctors/dr-same-name'));
    const second = await addDoctor(portal, 'Dr. Same Name');
    await until(async () => (await addresses()).includes(`/doctors/dr-same-name-${second.userId}`));
    const all = await addresses();
    expect(all[0]).toBe('/');
    // The first address stays.
    expect(all.filter((path) => path.startsWith('/doctors/dr-same-name'))).toHaveLength(2);
    expect(all).toContain('/doctors/dr-same-name');
    expect(new Set(all).size).toBe(all.length);
    for (const path of all.slice(1)) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  });

  it("sends the hospital's settings with the page", async () => {
    await addLabTest(portal, { name: 'Blood sugar' });
    const { html } = await read('/lab-tests/blood-sugar');
    const [, sent] = html.match(/<script type="application\/json" id="page-data">(.*?)<\/script>/)!;
    expect(JSON.parse(sent)).toEqual({ hospital: (await visitor.get('/api/v1/hospital')).body });
  });

  it('escapes user texts', async () => {
    await addLabTest(portal, { name: 'Hostile test', description: HOSTILE });
    const { html, thing } = await read('/lab-tests/hostile-test');
    expect(thing.description).toBe(HOSTILE);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('omits hidden, unapproved and unknown doctors', async () => {
    await addDoctor(portal, 'Dr. Hidden One', { published: false });
    const waiting = await addDoctor(portal, 'Dr. Waiting One');
    await portal.model<User>(User).updateOne({ _id: waiting.userId }, { approval: 'waiting' });
    for (const path of [
      '/doctors/dr-hidden-one',
      '/doctors/dr-waiting-one',
      '/lab-tests/never',
      '/medicines/%3Cscript%3E',
      '/doctors/..%2f..%2fetc',
    ]) {
      await until(async () => (await visitor.get(path)).status === 404);
      const { body } = await visitor.get<string>(path);
      expect(body).toContain('is no longer here');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  });
});
