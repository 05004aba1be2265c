import autocannon from 'autocannon';

const CONNECTIONS = 20;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Processor time that a server has used so far, in microseconds, all its threads together. */
async function cpuOf({ meter }) {
  const { user, system } = await (await fetch(`http://127.0.0.1:${meter}`)).json();
  return user + system;
}

/** One run of one row against one server. @throws Error when an answer was none */
async function drive(server, row, seconds) {
  const next = row.prepare ? await row.prepare() : row.next;
  const before = await cpuOf(server);
  const result = await autocannon({
    url: server.url,
    connections: row.connections ?? CONNECTIONS,
    ...(row.amount ? { amount: row.amount } : { duration: seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const used = (await cpuOf(server)) - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${row.name} at ${server.url}: ${result.non2xx} wrong answers, ${result.errors} without one`,
    );
  }
  const answers = result['2xx'];
  const rate = answers / ((result.finish - result.start) / 1000);
  return { rate, cpu: used / answers, p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * Drives both servers in turns, so that the machine's mood hits both alike.
 * @param {object[]} rows see rows.mjs
 * @param {{ portal: Server, floor: Server, seconds: number, rounds: number }} options how long, and of each server the
 *   address and the port of its meter (meter.mjs)
 * @returns {Promise<Map<string, object>>} medians by row: requests a second, processor time of the server for each in
 *   microseconds, milliseconds until the answer, and the ratio of each round
 * @typedef {{ url: string, meter: number }} Server
 */
export async function measure(rows, { portal, floor, seconds, rounds }) {
  const results = new Map();
  for (const row of rows) {
    for (const server of [portal, floor]) await drive(server, row, seconds);
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each is the first of the two in its turn.
      const order = round % 2 === 0 ? ['portal', 'floor'] : ['floor', 'portal'];
      const pair = {};
      for (const name of order) pair[name] = await drive({ portal, floor }[name], row, seconds);
      runs.push(pair);
    }
    const of = (name) => {
      const figure = (key) => median(runs.map((pair) => pair[name][key]));
      return { rate: figure('rate'), cpu: figure('cpu'), p50: figure('p50'), p99: figure('p99') };
    };
    results.set(row.name, {
      portal: of('portal'),
      floor: of('floor'),
      ratio: median(runs.map((pair) => pair.portal.rate / pair.floor.rate)),
    });
  }
  return results;
}
