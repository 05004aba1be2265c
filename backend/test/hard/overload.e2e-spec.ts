import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { httpAdapter } from '../../src/app.setup.js';
import type { Answer } from '../support/client.js';
import { expectFailure } from '../support/failures.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { openSocket, sendRaw } from '../support/raw-request.js';
import { until } from '../support/until.js';

const A_MINUTE = 40;
const ASKED = 400;

describe('Too much at once', () => {
  let portal: Portal;

  beforeAll(async () => {
    const settings = { RATE_LIMIT_PER_MINUTE: String(A_MINUTE), TRUST_PROXY: '1' };
    portal = await startPortal('overload', settings);
  });
  afterAll(() => portal.close());

  it(`is reported to the one address with ${ASKED} requests, while others are answered`, async () => {
    const ask = (address: string): Promise<Answer> =>
      portal.visitor.get('/api/users/doctors', { 'x-forwarded-for': address });
    const crowd = Promise.all(Array.from({ length: ASKED }, () => ask('203.0.113.7')));
    const others = await Promise.all(Array.from({ length: A_MINUTE }, (_, n) => ask(`198.51.100.${n}`)));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await crowd;
    const turnedAway = answers.filter(({ status }) => status !== 200);
    expect(turnedAway).toHaveLength(ASKED - A_MINUTE);
    for (const answer of turnedAway) {
      expectFailure(answer, { status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask('192.0.2.1')).status).toBe(200);
  });

  it('goes on when connections are reset before their requests are read', async () => {
    for (const target of ['/%zz', '/api/users/doctors']) {
      const sockets = Array.from({ length: 20 }, () => openSocket(portal.url));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      const closed = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) {
        socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
        socket.resetAndDestroy();
      }
      await Promise.all(closed);
    }
    expect((await portal.visitor.get('/api/health/ready')).status).toBe(200);
  });

  it('ends connections that are too slow, while others are answered', async () => {
    const patience = { headersMs: 300, requestMs: 600, stillMs: 900, checkMs: 50 };
    const server = httpAdapter({ LOG_LEVEL: 'silent', TRUST_PROXY: false }, patience).getInstance();
    const large = Buffer.alloc(40 * 2 ** 20, 'a');
    server.post('/', (_request, reply) => reply.send('taken'));
    server.get('/', (_request, reply) => reply.send(large));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    /** Sends a little, then a byte at a time, and returns the final response. */
    const dribble = async (start: string) => {
      const socket = openSocket(url);
      socket.write(start);
      const drops = setInterval(() => socket.write('a'), 50);
      return text(socket).finally(() => clearInterval(drops));
    };
    const unread = openSocket(url);
    unread.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const slow = Promise.all([
      ...Array.from({ length: 20 }, () => dribble(`${head}X-`)),
      ...Array.from({ length: 20 }, () => dribble(`${head}Content-Length: 90000\r\n\r\n"`)),
    ]);
    const words = `${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`;
    for (let n = 0; n < 5; n += 1) expect((await sendRaw(url, words)).status).toBe(200);
    expect(new Set((await slow).map((answer) => answer.split(' ')[1]))).toEqual(new Set(['408']));
    await until(async () => (await promisify(server.server.getConnections).call(server.server)) === 0);
    unread.destroy();
    await server.close();
  });

  it('ends connections a second after their answer that do not end themselves', async () => {
    const patience = { headersMs: 300, requestMs: 600, stillMs: 20_000, checkMs: 50 };
    const server = httpAdapter({ LOG_LEVEL: 'silent', TRUST_PROXY: false }, patience).getInstance();
    server.post('/', (_request, reply) => reply.send('taken'));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const connections = () => promisify(server.server.getConnections).call(server.server);
    const post = (more: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}`;
    const starts = [
      'no HTTP at all\r\n\r\n',
      post('X-'),
      post('Content-Length: 90000\r\n\r\n"'),
      post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
      post('Content-Length: 1048576\r\n\r\n"'),
      post('Content-Length: 2\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n{}'),
      post(`X-A: ${'a'.repeat(40_000)}\r\n\r\n`),
      'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    ];
    const sockets = starts.flatMap((start) => Array.from({ length: 5 }, () => stubborn(url, start)));
    await Promise.all(sockets.map(({ told }) => told));
    await until(async () => (await connections()) === 0);
    const told = Math.max(...(await Promise.all(sockets.map((one) => one.told))));
    expect(Date.now() - told).toBeLessThan(5000);
    for (const { drops, socket } of sockets) {
      clearInterval(drops);
      socket.destroy();
    }
    await server.close();
  });

  /** Keeps sending and never closes its side; `told` resolves when the server has closed its own. */
  function stubborn(url: string, start: string) {
    const { port, hostname } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    socket.write(start);
    const drops = setInterval(() => socket.writable && socket.write('a'), 50);
    const told = new Promise<number>((resolve) => {
      for (const event of ['end', 'close']) socket.once(event, () => resolve(Date.now()));
    });
    return { socket, drops, told };
  }
});
