import autocannon from 'autocannon';

const CONNECTIONS = 20;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Asks a server's meter (meter.mjs). @returns what it says */
export const askMeter = async ({ meter }, path = '/') =>
  (await fetch(`http://127.0.0.1:${meter}${path}`)).json();

/** Processor time that a server has used so far, in microseconds, all its threads together. */
async function cpuOf(server) {
  const { user, system } = await askMeter(server);
  return user + system;
}

/** One run of one row against one server. @throws Error when an answer was none */
export async function drive(server, row, { seconds, requests }) {
  const next = row.prepare ? await row.prepare() : row.next;
  const amount = row.amount ?? requests;
  const before = await cpuOf(server);
  const running = autocannon({
    url: server.url,
    connections: row.connections ?? CONNECTIONS,
    ...(amount ? { amount } : { duration: seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  // Its own end is that of the second in which the last answer came.
  const begun = performance.now();
  let ended = begun;
  running.on('response', () => (ended = performance.now()));
  const result = await running;
  const used = (await cpuOf(server)) - before;
  // "Not modified" is an answer too.
  const answers = result['2xx'] + result['3xx'];
  const wrong = result['4xx'] + result['5xx'];
  if (wrong > 0 || result.errors > 0) {
    throw new Error(`${row.name} at ${server.url}: ${wrong} wrong answers, ${result.errors} without one`);
  }
  const rate = answers / ((ended - begun) / 1000);
  const { latency, throughput } = result;
  return { rate, cpu: used / answers, bytes: throughput.total / answers, p50: latency.p50, p99: latency.p99 };
}

/**
 * Drives the servers in turns, so that the machine's mood hits all alike.
 * @param {object[]} rows see rows.mjs
 * @param {Record<string, Server>} servers by name, `portal` and `floor` among them: the address of each and the port of
 *   its meter (meter.mjs)
 * @param {{ seconds: number, requests: number, warm: number, rounds: number }} options how long a run is, or of how many
 *   requests; how many runs nobody measures
 * @returns {Promise<Map<string, object>>} by row and server the medians of requests a second (`rate`), processor time
 *   of the server for each in microseconds (`cpu`), bytes of an answer with its headers,
 *   milliseconds until the answer; and `ratio`, that of the rates of
 *   portal and floor in each round
 * @typedef {{ url: string, meter: number }} Server
 */
export async function measure(rows, servers, { warm, rounds, ...length }) {
  const results = new Map();
  const names = Object.keys(servers);
  for (const row of rows) {
    for (let run = 0; run < warm; run += 1) {
      for (const name of names) await drive(servers[name], row, length);
    }
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each is the first in its turn.
      const turn = round % names.length;
      const order = [...names.slice(turn), ...names.slice(0, turn)];
      const together = {};
      for (const name of order) together[name] = await drive(servers[name], row, length);
      runs.push(together);
    }
    const of = (name) => {
      const figure = (key) => median(runs.map((together) => together[name][key]));
      const figures = ['rate', 'cpu', 'bytes', 'p50', 'p99'].map((key) => [key, figure(key)]);
      return Object.fromEntries(figures);
    };
    results.set(row.name, {
      ...Object.fromEntries(names.map((name) => [name, of(name)])),
      ratio: median(runs.map(({ portal, floor }) => portal.rate / floor.rate)),
    });
  }
  return results;
}
