import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { HEALTH_CONDITIONS } from '../../../openapi/contract/shop/medicines.js';
import { POST_CATEGORIES } from '../../../openapi/contract/site/posts.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import type { SearchAnswer } from '../../../openapi/contract/site/search.js';
import { LabTestList } from '../../src/lab/lab-test-list.js';
import { MedicineList } from '../../src/pharmacy/medicine-list.js';
import { PostList } from '../../src/posts/post-list.js';
import { SearchService } from '../../src/search/search.service.js';
import { DoctorDirectory } from '../../src/users/doctors/doctor-directory.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { until } from '../support/until.js';

const [DOCTORS, MEDICINES, POSTS] = [5000, 5000, 1000];
const ROUNDS = 40;
const FIRST = 'Asha Bela Chitra Deepa Esha Farah Gauri Hema Indu Jaya Kiran Latha Meera Nisha Ojas'.split(
  ' ',
);
const LAST = 'Rao Shah Nair Iyer Khan Menon Gupta Reddy Patil Bose Kapoor Das Joshi Varma Sen Pillai'.split(
  ' ',
);
const STEMS = 'amlo bisop cetri diclo esome fluco glime hydro ibup keto lorat metro napro omep panto'.split(
  ' ',
);
const ENDS = 'dipine olol zine fenac prazole conazole piride azide profen lone dazole statin formin'.split(
  ' ',
);
const TOPICS = 'pressure sugar sleep walking salt rash cough fever knees teeth vaccines stress food'.split(
  ' ',
);

const pick = (from: readonly string[], n: number): string => from[n % from.length];
const dates = () => ({ createdAt: new Date(), updatedAt: new Date() });

const doctor = (n: number) => {
  const fullName = `Dr. ${pick(FIRST, n)} ${pick(LAST, Math.floor(n / 15))} ${n}`;
  return {
    fullName,
    nameKey: fullName.toLowerCase(),
    nameWords: fullName.toLowerCase().split(' '),
    email: `doctor-${n}@example.org`,
    type: 'doctor',
    passwordHash: 'none',
    image: 'doctor.jpg',
    speciality: pick(SPECIALITIES, n),
    qualification: 'MBBS, MD',
    experience: n % 40,
    feePaise: 50_000 + (n % 20) * 5000,
    availableDays: ['Monday'],
    timeSlots: ['10:00'],
    description: 'Sees patients after a short wait, explains each result and writes the plan down.',
    published: true,
    disabled: false,
    ...dates(),
  };
};

const medicine = (n: number) => {
  const name = `${pick(STEMS, n)}${pick(ENDS, Math.floor(n / 15))} ${5 * (1 + (n % 9))} mg tablets ${n}`;
  return {
    name,
    nameKey: name,
    description: 'Taken with water as your doctor says; for tests, with a description of the usual length.',
    pricePaise: 1000 + n,
    turnaround: '24 hours',
    image: null,
    brand: `Brand ${n % 40}`,
    condition: pick(HEALTH_CONDITIONS, n),
    stock: n % 200,
    published: true,
    deleted: false,
    version: 1,
    ...dates(),
  };
};

const post = (n: number) => {
  const title = `${pick(TOPICS, n)} and ${pick(TOPICS, Math.floor(n / 13))}, part ${n}`;
  return {
    slug: `article-${n}`,
    title,
    titleKey: title,
    summary: 'What it is, what you can do at home, and when to call a doctor.',
    category: pick(POST_CATEGORIES, n),
    author: 'Dr. Asha Rao',
    illustration: 'heart',
    body: 'A paragraph. '.repeat(500),
    readingMinutes: 5,
    words: title.split(/\W+/),
    sources: [],
    status: 'published',
    publishedAt: new Date(Date.now() - n * 60_000),
    version: 1,
    ...dates(),
  };
};

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Typical queries by kind. */
const QUESTIONS: Record<string, (n: number) => string> = {
  'a name as typed': (n) => `${pick(FIRST, n)} ${pick(LAST, n * 7)}`,
  'the beginning of a medicine': (n) => `${pick(STEMS, n)}${pick(ENDS, n * 5).slice(0, 2)}`,
  'a typing error': (n) => `${pick(STEMS, n)}${pick(ENDS, n * 5)}`.replace(/(.)(.)(.)$/, '$1$3$2'),
  'an everyday word': (n) => pick(['heart', 'sugar', 'bones', 'skin', 'tooth', 'fever', 'stomach'], n),
  'a word that everything has': (n) => pick(['doctor', 'tablets', 'medicine'], n),
  'nothing that is there': (n) => `qqqq${pick(STEMS, n)}zzzz${pick(ENDS, n * 5)}`,
  'long words of nonsense': (n) =>
    `${pick(STEMS, n)}qxqx `
      .repeat(8)
      .split(' ')
      .map((word, at) => `${word}${pick(ENDS, n + at)[0]}`)
      .join(' ')
      .slice(0, 80),
};

describe(`The search with ${DOCTORS} doctors, ${MEDICINES} medicines and ${POSTS} articles`, () => {
  let portal: Portal;
  let service: SearchService;

  beforeAll(async () => {
    portal = await startPortal('search_size');
    await portal.db.collection('users').insertMany(many(DOCTORS, doctor));
    await portal.db.collection('medicines').insertMany(many(MEDICINES, medicine));
    await portal.db.collection('posts').insertMany(many(POSTS, post));
    const feeds = [DoctorDirectory, MedicineList, LabTestList, PostList].map((feed) => portal.app.get(feed));
    const doctors = portal.app.get(DoctorDirectory);
    await until(async () => (await doctors.entries()).length === DOCTORS);
    for (const feed of feeds) feed.drop();
    await Promise.all(feeds.map((feed) => feed.entries()));
    service = portal.app.get(SearchService);
  }, 120_000);
  afterAll(() => portal.close());

  const say = (text: string) => process.stderr.write(`${text}\n`);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const at = (times: number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

  it('indexes everything once, and then only changes', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    const start = performance.now();
    await service.answer({ q: 'the first question' });
    say(
      `Index made in ${ms(performance.now() - start)}, heap + ${((heap() - before) / 2 ** 20).toFixed(1)} MiB`,
    );
    const medicines = portal.app.get(MedicineList);
    medicines.drop();
    await medicines.entries();
    const again = performance.now();
    await service.answer({ q: 'the second question' });
    say(`After all medicines were read again: ${ms(performance.now() - again)}`);
    const { body } = await portal.visitor.get<SearchAnswer>('/api/v1/search?q=tablets');
    expect(body.groups.map(({ kind, total }) => [kind, total])).toEqual([['medicine', MEDICINES]]);
  });

  it.each(Object.entries(QUESTIONS))('answers %s', async (name, question) => {
    const inside: number[] = [];
    const overHttp: number[] = [];
    let found = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      // A different number of results makes each query new, so that no cached response serves it.
      const perGroup = 1 + (n % 20);
      const q = `${question(n)}${' '.repeat(Math.floor(n / 20) % 50)}.`;
      const start = performance.now();
      await service.answer({ q, perGroup });
      inside.push(performance.now() - start);
    }
    for (let n = 0; n < ROUNDS / 4; n += 1) {
      const signs = `${','.repeat(1 + (n % 10))}${' ;'.repeat(Math.floor(n / 10))}`;
      const q = encodeURIComponent(`${question(n)}${signs}`.slice(0, 100));
      const start = performance.now();
      const { body } = await portal.visitor.get<SearchAnswer>(`/api/v1/search?q=${q}`);
      overHttp.push(performance.now() - start);
      found += body.groups.length > 0 ? 1 : 0;
    }
    say(
      `Search, ${name}: p50 ${ms(at(inside, 0.5))}, p99 ${ms(at(inside, 0.99))}; over HTTP p50 ${ms(at(overHttp, 0.5))}, p99 ${ms(at(overHttp, 0.99))}`,
    );
    if (name.startsWith('nothing')) expect(found).toBe(0);
    else if (!name.includes('nonsense')) expect(found).toBe(ROUNDS / 4);
  });

  it('answers a repeated question from the cache', async () => {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const start = performance.now();
      await service.answer({ q: 'heart' });
      times.push(performance.now() - start);
    }
    say(`Search, asked before: p50 ${ms(at(times, 0.5))}, p99 ${ms(at(times, 0.99))}`);
    expect(await service.answer({ q: 'heart' })).toBe(await service.answer({ q: 'heart' }));
  });
});
