import { readFileSync } from 'node:fs';
import { randomDosages } from '../../../../backend/test/support/random-dosages.js';
import { courseOf } from './course.js';
import { describeDosage } from './describe-dosage.js';
import { Dosages } from './dosage.js';
import { formatDosage } from './format-dosage.js';
import { readDosage } from './read-dosage.js';
import { readLine } from './read-line.js';

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../../../../backend/test/data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
const LINES = rowsOf('dosage-lines.txt');
const READABLE = LINES.filter((row) => row.length > 1);
const FIELDS = rowsOf('dosage-fields.txt');

const courseText = (dosages: Parameters<typeof courseOf>[0]): string[] => {
  const { days, quantity } = courseOf(dosages);
  return [String(days ?? '-'), quantity ? `${quantity.value} ${quantity.unit}` : '-'];
};

/** Canonical text holds everything but the fields around it. */
const readText = (text: string) => readDosage({ dosage: text, frequency: '', duration: '' });

describe('lines of prescriptions', () => {
  it('has at least 200 readable ones', () => expect(READABLE.length).toBeGreaterThanOrEqual(200));

  it.each(READABLE)('reads "%s"', (line, name, canonical, days, quantity) => {
    const read = readLine(line);
    expect(read && [read.name, formatDosage(read.dosages), ...courseText(read.dosages)]).toEqual([
      name,
      canonical,
      days,
      quantity,
    ]);
    expect(Dosages.safeParse(read?.dosages).error).toBeUndefined();
  });

  it.each(LINES.filter((row) => row.length === 1))('reads nothing from "%s"', (line) =>
    expect(readLine(line)).toBeNull(),
  );

  it('reads nothing, or the same dosage of another name, with an unknown word anywhere', () => {
    for (const [line] of READABLE) {
      const before = readLine(line)!;
      const words = line.split(' ');
      for (let at = 1; at <= words.length; at += 1) {
        const changed = readLine(words.toSpliced(at, 0, 'qzwx').join(' '));
        if (changed) {
          expect(changed.name).toContain('qzwx');
          expect([line, at, changed.dosages]).toEqual([line, at, before.dosages]);
        }
      }
    }
  });
});

describe('the four fields of a prescription', () => {
  it.each(FIELDS.filter((row) => row.length > 3))(
    'reads "%s", "%s", "%s"',
    (dosage, frequency, duration, canonical, days, quantity) => {
      const read = readDosage({ dosage, frequency, duration });
      expect(read && [formatDosage(read), ...courseText(read)]).toEqual([canonical, days, quantity]);
    },
  );

  it.each(FIELDS.filter((row) => row.length === 3))(
    'reads nothing from "%s", "%s", "%s"',
    (dosage, frequency, duration) => expect(readDosage({ dosage, frequency, duration })).toBeNull(),
  );

  it('reads nothing with an unknown word anywhere', () => {
    for (const row of FIELDS) {
      for (let field = 0; field < 3; field += 1) {
        const words = row[field].split(' ');
        for (let at = 0; at <= words.length; at += 1) {
          const texts = row.slice(0, 3);
          texts[field] = words.toSpliced(at, 0, 'qzwx').join(' ');
          const [dosage, frequency, duration] = texts;
          expect([texts, readDosage({ dosage, frequency, duration })]).toEqual([texts, null]);
        }
      }
    }
  });

  it('takes the unit of a piece from the name', () => {
    const texts = { dosage: '1-0-1', frequency: 'after food', duration: '5 days' };
    expect(formatDosage(readDosage({ name: 'Metformin 500 mg tablets', ...texts })!)).toBe(
      '1-0-1 tablets, for 5 days, after food',
    );
  });
});

describe('canonical text', () => {
  it('is read as the structure that it was made from', () => {
    const next = randomDosages(36);
    for (let count = 0; count < 1000; count += 1) {
      const dosages = next();
      if (!Dosages.safeParse(dosages).success) continue;
      const text = formatDosage(dosages);
      expect([text, readText(text)]).toEqual([text, dosages]);
    }
  });

  it('is made for most random structures', () => {
    const next = randomDosages(36);
    const valid = Array.from({ length: 1000 }, next).filter((dosages) => Dosages.safeParse(dosages).success);
    expect(valid.length).toBeGreaterThan(650);
  });
});

describe('a dosage in words', () => {
  it.each([
    ['Tab Metformin 500 1-0-1 x 5d', '1 tablet morning and night for 5 days: 10 tablets'],
    ['T. Telma 40 1/2 tab OD 30 days', '½ tablet once a day for 30 days: 15 tablets'],
    [
      'Insulin Mixtard 30/70 10-0-6 units 30 days',
      '10 units in the morning and 6 units at night for 30 days: 480 units',
    ],
    [
      'Tab Azithromycin 500 2 now then 1 OD 4 days',
      '2 tablets at once, a single dose, then 1 tablet once a day for 4 days: 6 tablets',
    ],
    ['Syp Cough 2 tsp TDS x 5 days', '2 teaspoons (5 ml each) 3 times a day for 5 days: 150 ml'],
    ['Tab Dolo 650 SOS for fever max 3 per day', '1 tablet only when needed for fever at most 3 times a day'],
  ])('says of "%s": %s', (line, sentence) => expect(describeDosage(readLine(line)!.dosages)).toBe(sentence));
});

describe('a hostile text', () => {
  it.each([
    'a week '.repeat(30),
    '1 '.repeat(200),
    'then '.repeat(60),
    '1-'.repeat(150),
    '5 days '.repeat(30),
  ])('is given up quickly: %s', (text) => {
    const started = performance.now();
    expect(readText(text)).toBeNull();
    expect(readLine(`Tab Metformin ${text}`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
