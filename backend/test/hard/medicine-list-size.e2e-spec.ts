import { HEALTH_CONDITIONS } from '../../../openapi/contract/shop/medicines.js';
import { nameKeyOf } from '../../src/common/name-key.js';
import { Medicine } from '../../src/pharmacy/medicine.schema.js';
import { MedicineList } from '../../src/pharmacy/medicine-list.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { median, processorTimeOf, timeOf } from '../support/times.js';
import { until } from '../support/until.js';

const MEDICINES = 5_000;
/** The maximum cost of a search, relative to reading the shelf again. */
const MAX_PART = 1 / 4;
/** How often the shelf is read to measure its cost. */
const READINGS = 5;
const STEMS = ['amlo', 'bisop', 'cetri', 'diclo', 'esome', 'fluco', 'glime', 'hydro', 'ibup', 'keto'];
const MIDDLES = ['dip', 'ro', 'zin', 'fen', 'pra', 'na', 'pir', 'chlo', 'pro', 'cona'];
const ENDINGS = ['ine', 'olol', 'ide', 'ac', 'zole', 'azol', 'one', 'azide', 'ofen', 'il'];

const nameOf = (index: number): string => {
  const pick = (from: string[], step: number) => from[Math.floor(index / step) % from.length];
  const strength = 5 * (1 + Math.floor(index / 1000));
  return `${pick(STEMS, 1)}${pick(MIDDLES, 10)}${pick(ENDINGS, 100)} ${strength} mg tablets ${index}`;
};

describe('A shelf of 5,000 medicines', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('shelf_size');
    const now = new Date();
    await portal.model<Medicine>(Medicine).insertMany(
      Array.from({ length: MEDICINES }, (_, index) => ({
        name: nameOf(index),
        nameKey: nameKeyOf(nameOf(index)),
        description:
          'For tests, with a description of the usual length so that the answer has its usual size.',
        pricePaise: 1_000 + index,
        turnaround: '24 hours',
        brand: `Brand ${index % 40}`,
        condition: HEALTH_CONDITIONS[index % 10],
        stock: index % 200,
        createdAt: now,
        updatedAt: now,
      })),
    );
  });
  afterAll(() => portal.close());

  const search = async (text: string) =>
    (await portal.visitor.get(`/medicine?search=${encodeURIComponent(text)}`)).body;

  it('builds its index of all of them', async () => {
    const shelf = portal.app.get(MedicineList);
    shelf.drop();
    const before = process.memoryUsage().heapUsed;
    const ms = await timeOf(() => shelf.entries());
    const grown = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    process.stderr.write(`Index of ${MEDICINES}: ${ms.toFixed(0)} ms, heap + ${grown.toFixed(1)} MiB\n`);
    expect((await shelf.entries()).length).toBe(MEDICINES);
  });

  it.each([
    ['part of a name', 'rozole', 50],
    ['one letter wrong', 'ketoconaxole', 5],
    ['two letters swapped', 'ketocnoazole', 5],
    ['nothing at all', 'qqqqqqqqqqqq', 0],
  ])('searches without reading the shelf again: %s', async (kind, text, least) => {
    const shelf = portal.app.get(MedicineList);
    // Every query is new, so that no response comes from the cache.
    const questions = Array.from(
      { length: 40 },
      (_, index) =>
        `/medicine?search=${encodeURIComponent(text + ' '.repeat(index % 5))}&perPage=${1 + index}`,
    );
    const found = await search(text);
    expect(found.total).toBeGreaterThanOrEqual(least);
    const searches: number[] = [];
    const readings: number[] = [];
    for (const [index, question] of questions.entries()) {
      searches.push(await processorTimeOf(() => portal.visitor.get(question)));
      if (index % (questions.length / READINGS) > 0) continue;
      shelf.drop();
      readings.push(await processorTimeOf(() => shelf.entries()));
    }
    const [one, reading] = [median(searches), median(readings)];
    process.stderr.write(
      `Search, ${kind}: ${one.toFixed(1)} ms of processor time over HTTP; the shelf anew ${reading.toFixed(1)} ms\n`,
    );
    expect(one).toBeLessThan(MAX_PART * reading);
  });

  it('follows a sale without reading the shelf again', async () => {
    const shelf = portal.app.get(MedicineList);
    const before = await shelf.entries();
    await portal.model(Medicine).updateOne({ nameKey: nameKeyOf(nameOf(7)) }, { $inc: { stock: -1 } });
    await until(async () => {
      const entries = await shelf.entries();
      return entries.some(({ row }) => row.name === nameOf(7) && row.stock === 6);
    });
    // The same copy with one replaced entry: a full read would have created another one.
    expect(await shelf.entries()).toBe(before);
    const { value } = await search(nameOf(7));
    expect(value[0].stock).toBe(6);
  });

  it('keeps a page small', async () => {
    const response = await fetch(`${portal.url}/medicine?search=tablets`);
    const bytes = (await response.arrayBuffer()).byteLength;
    process.stderr.write(`A page of 20: ${(bytes / 1024).toFixed(1)} KiB\n`);
    expect(bytes).toBeLessThan(12 * 1024);
  });
});
