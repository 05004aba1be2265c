#!/usr/bin/env node
/**
 * How long the search takes inside the server, at 5,000 doctors, 5,000 medicines and 1,000 articles, for texts that
 * nobody has asked for before: `node tools/bench/search.mjs [dist/server]`. Each text is searched five times and the
 * shortest is taken, so that other work of the machine does not count.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameOf } from './sizes.mjs';

const [DOCTORS, MEDICINES, POSTS] = [5000, 5000, 1000];
const [TEXTS, TRIES, WARM] = [200, 5, 50];
const SPECIALITIES = ['Cardiology', 'Dermatology', 'Neurology', 'Pediatrics', 'General Medicine'];
const STEMS = 'amlo bisop cetri diclo esome fluco glime hydro ibup keto lorat metro napro omep'.split(' ');
const ENDS = 'dipine olol zine fenac prazole conazole piride azide profen lone dazole statin'.split(' ');
const TOPICS = 'pressure sugar sleep walking salt rash cough fever knees'.split(' ');

const built = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist/server'));
const load = (file) => import(String(pathToFileURL(join(built, 'backend/src/search', file))));
const [{ SiteIndex }, { KindIndex }, kinds] = await Promise.all(
  ['site-index.js', 'kind-index.js', 'search-kinds.js'].map(load),
);

const pick = (from, n) => from[n % from.length];
const many = (count, rowOf) => Array.from({ length: count }, (_, n) => ({ id: String(n), row: rowOf(n) }));
const medicineOf = (n) => `${pick(STEMS, n)}${pick(ENDS, Math.floor(n / STEMS.length))}`;

const doctors = many(DOCTORS, (n) => ({
  ...{ fullName: `Dr. ${nameOf(n)}`, speciality: pick(SPECIALITIES, n), qualification: 'MBBS, MD' },
  description: 'Sees patients after a short wait, explains each result and writes the plan down.',
}));
const medicines = many(MEDICINES, (n) => ({
  ...{
    name: `${medicineOf(n)} ${5 * (1 + (n % 9))} mg tablets`,
    condition: 'Heart Care',
    brand: `Brand ${n % 40}`,
  },
  description: 'Taken with water as your doctor says; with a description of the usual length.',
}));
const posts = many(POSTS, (n) => ({
  ...{ title: `${pick(TOPICS, n)} and ${pick(TOPICS, n * 7 + 1)}, part ${n}`, category: 'Heart' },
  summary: 'What it is, what you can do at home, and when to call a doctor.',
}));
const specialities = SPECIALITIES.map((name) => ({ id: name, name, doctors: DOCTORS / 5 }));

const indexOf = (entries, words) =>
  new KindIndex({ feed: { changes: 1, entries: async () => entries }, words, item: ({ id }) => ({ id }) });
const site = new SiteIndex({
  doctor: indexOf(doctors, kinds.doctorWords),
  speciality: indexOf(specialities, kinds.specialityWords),
  labTest: indexOf([], kinds.labTestWords),
  medicine: indexOf(medicines, kinds.medicineWords),
  post: indexOf(posts, kinds.postWords),
});
await site.follow();

const wordOf = (n, part) => nameOf(n).toLowerCase().split(' ')[part];
const misspelt = (word, n) => {
  const at = 1 + (n % (word.length - 1));
  return `${word.slice(0, at)}x${word.slice(at + 1)}`;
};

/** What people type; every number gives another text. */
const QUESTIONS = {
  'a name': (n) => nameOf(n * 7),
  'a beginning': (n) => wordOf(n, 1).slice(0, 3 + (n % 3)),
  'two letters': (n) => pick(wordOf(n, 0).match(/../g), n),
  'one typing error': (n) => misspelt(wordOf(n * 3, 1), n),
  'a medicine with one': (n) => misspelt(medicineOf(n * 7), n),
  'two words, one misspelt': (n) => `${wordOf(n * 5, 0)} ${misspelt(wordOf(n * 5, 1), n)}`,
  'the inside of a word': (n) => wordOf(n, 0).slice(1, 5),
  'a complaint': (n) => `${pick(['stomach ache', 'pet dard', 'bukhar', 'knee pain'], n)} ${n}`,
  'nothing that is there': (n) => `qxz${n}wq${n * 31}kzz`,
  'five such words': (n) => [0, 1, 2, 3, 4].map((k) => `zq${k}xw${n}kjq`).join(' '),
  'words of everywhere': (n) => `patients water description ${pick(['result', 'plan', 'wait'], n)} ${n}`,
};

function timesOf(question) {
  const texts = Array.from({ length: TEXTS }, (_, n) => question(n));
  for (const text of texts.slice(0, WARM)) site.search(text, 5);
  return texts.map((text) => {
    const tries = Array.from({ length: TRIES }, () => {
      const begun = performance.now();
      site.search(text, 5);
      return performance.now() - begun;
    });
    return Math.min(...tries);
  });
}

const rows = Object.entries(QUESTIONS).map(([name, question]) => {
  const times = timesOf(question).toSorted((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(TEXTS * share)].toFixed(2));
  return [name, { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }];
});
console.table(Object.fromEntries(rows));
