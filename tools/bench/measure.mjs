import autocannon from 'autocannon';

const CONNECTIONS = 20;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** One run of one row against one server. @throws Error when an answer was none */
async function drive(url, row, seconds) {
  const next = row.prepare ? await row.prepare() : row.next;
  const result = await autocannon({
    url,
    connections: row.connections ?? CONNECTIONS,
    ...(row.amount ? { amount: row.amount } : { duration: seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${row.name} at ${url}: ${result.non2xx} wrong answers, ${result.errors} without one`);
  }
  const rate = result['2xx'] / ((result.finish - result.start) / 1000);
  return { rate, p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * Drives both servers in turns, so that the machine's mood hits both alike.
 * @param {object[]} rows see rows.mjs
 * @param {{ portal: string, floor: string, seconds: number, rounds: number }} options the addresses and how long
 * @returns {Promise<Map<string, object>>} medians by row: requests a second, milliseconds, and the ratio of each round
 */
export async function measure(rows, { portal, floor, seconds, rounds }) {
  const results = new Map();
  for (const row of rows) {
    for (const url of [portal, floor]) await drive(url, row, seconds);
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each is the first of the two in its turn.
      const order = round % 2 === 0 ? [portal, floor] : [floor, portal];
      const pair = {};
      for (const url of order) pair[url] = await drive(url, row, seconds);
      runs.push(pair);
    }
    const of = (url, figure) => median(runs.map((pair) => pair[url][figure]));
    results.set(row.name, {
      portal: { rate: of(portal, 'rate'), p50: of(portal, 'p50'), p99: of(portal, 'p99') },
      floor: { rate: of(floor, 'rate'), p50: of(floor, 'p50'), p99: of(floor, 'p99') },
      ratio: median(runs.map((pair) => pair[portal].rate / pair[floor].rate)),
    });
  }
  return results;
}
