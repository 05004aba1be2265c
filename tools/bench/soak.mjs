import { setTimeout as sleep } from 'node:timers/promises';
import { askMeter, drive } from './measure.mjs';

const MEBIBYTE = 2 ** 20;
const RUN = { seconds: 5 };
/** So long after the first run the caches are full and the code is compiled: what grows from then on is a leak. */
const FIRST_AFTER_MS = 60_000;

/**
 * All rows in turns for so long; prints what the server holds in memory after the first minute and at the end.
 * @param {object[]} rows see rows.mjs
 * @param {import('./measure.mjs').Server} server
 */
export async function soak(rows, server, { minutes, say }) {
  const begun = Date.now();
  const table = [];
  const due = () => begun + FIRST_AFTER_MS + (table.length * (minutes * 60_000 - FIRST_AFTER_MS)) / SAMPLES;
  while (table.length <= SAMPLES) {
    for (const row of rows) {
      await drive(server, row, RUN);
      if (Date.now() < due() || table.length > SAMPLES) continue;
      table.push(await memoryOf(server, begun));
      say(JSON.stringify(table.at(-1)));
    }
  }
  // What the last requests have left is not what is kept.
  await sleep(RUN.seconds * 1000);
  table.push({ ...(await memoryOf(server, begun)), 'at rest': true });
  console.log(`\nMemory in MiB within ${minutes} minutes of all rows in turns`);
  console.table(table);
}

const SAMPLES = 10;

async function memoryOf(server, begun) {
  const { rss, heapUsed, external } = await askMeter(server, '/memory');
  const mebibytes = (bytes) => Math.round(bytes / MEBIBYTE);
  return {
    minute: Number(((Date.now() - begun) / 60_000).toFixed(1)),
    ...{ resident: mebibytes(rss), heap: mebibytes(heapUsed), external: mebibytes(external) },
  };
}
