import { text } from 'node:stream/consumers';
import { expectFailure } from './support/failures.js';
import { addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { openSocket, sendRaw } from './support/raw-request.js';

const A_MINUTE = 60;

describe('Limit of requests', () => {
  let portal: Portal;
  let networks = 0;

  beforeAll(async () => {
    const settings = { RATE_LIMIT_PER_MINUTE: String(A_MINUTE), TRUST_PROXY: 'loopback' };
    portal = await startPortal('network-limits', settings);
  });
  afterAll(() => portal.close());

  /** A network without any requests. */
  const network = () => {
    networks += 1;
    return { 'x-forwarded-for': `203.0.113.${networks}` };
  };
  const left = (headers: Headers) => Number(headers.get('x-ratelimit-remaining'));

  it('counts the requests of a network to all routes together', async () => {
    const from = network();
    const paths = ['/api/users/doctors', '/medicine', '/lab', '/api/v1/hospital', '/nowhere', '/robots.txt'];
    const statuses: number[] = [];
    for (let n = 0; n < A_MINUTE + 20; n += 1)
      statuses.push((await portal.visitor.get(paths[n % paths.length], from)).status);
    expect(statuses.slice(0, A_MINUTE)).not.toContain(429);
    expect(new Set(statuses.slice(A_MINUTE))).toEqual(new Set([429]));
  });

  it('refuses with the time to wait, as a page for browsers', async () => {
    const from = network();
    for (let n = 0; n < A_MINUTE; n += 1) await portal.visitor.get('/nowhere', from);
    const refused = await portal.visitor.get('/api/users/doctors', from);
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(left(refused.headers)).toBe(0);
    const page = await fetch(`${portal.url}/`, { headers: { ...from, accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('Too many attempts. Please wait a moment.');
  });

  it.each<[kind: string, method: string, path: string, weight: number]>([
    ['a program of the documents', 'GET', '/api/docs/swagger-ui-bundle.js', 10],
    ['a document of the API', 'GET', '/api/docs-json', 10],
    ['another document of the API', 'GET', '/api/docs-yaml', 10],
    ['an unknown address', 'GET', '/nowhere/at/all', 1],
    ['an address that cannot be decoded', 'GET', '/%c0%af', 1],
    ['a method that no route has', 'OPTIONS', '/api/users/doctors', 1],
    ['an address of a hash route', 'GET', '/login', 1],
  ])('counts %s', async (_kind, method, path, weight) => {
    const from = network();
    const ask = async () => {
      const answer = await fetch(portal.url + path, {
        method,
        redirect: 'manual',
        headers: { ...from, accept: path === '/login' ? 'text/html' : '*/*' },
      });
      await answer.arrayBuffer();
      return left(answer.headers);
    };
    const first = await ask();
    expect(await ask()).toBe(first - weight);
  });

  it.each(['/assets/index.js', '/image/users/doctor.jpg', '/public/image/medicine/a.webp'])(
    'counts four files of the site as one: %s',
    async (path) => {
      const from = network();
      const ask = async () => left((await portal.visitor.get(path, from)).headers);
      const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
      expect(answers).toEqual([1, 1, 1, 1, 2].map((counted) => A_MINUTE - counted));
    },
  );

  it('counts a search three times, and a ready answer once', async () => {
    const from = network();
    const search = async (q: string) =>
      left((await portal.visitor.get(`/api/v1/search?q=${q}`, from)).headers);
    expect(await search('heart')).toBe(A_MINUTE - 3);
    expect(await search('sugar')).toBe(A_MINUTE - 6);
    expect(await search('sugar')).toBe(A_MINUTE - 7);
  });

  it('counts exports, lists as files and chat messages by their costs', async () => {
    const patient = await addPatient(portal);
    const from = network();
    expect(left((await patient.get('/api/v1/me/export', from)).headers)).toBe(A_MINUTE - 10);
    const csv = await patient.get('/api/v1/appointments', { ...from, accept: 'text/csv' });
    expect(left(csv.headers)).toBe(A_MINUTE - 20);
    const chat = await patient.post('/chat', { message: 'When are you open?' }, from);
    expect(left(chat.headers)).toBe(A_MINUTE - 23);
  });

  it('refuses a search beyond the limit with a retry time', async () => {
    const from = network();
    for (let n = 0; n < A_MINUTE - 1; n += 1) await portal.visitor.get('/nowhere', from);
    const refused = await portal.visitor.get('/api/v1/search?q=cough', from);
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers probes of a busy network', async () => {
    const from = network();
    for (let n = 0; n <= A_MINUTE; n += 1) await portal.visitor.get('/nowhere', from);
    const probe = await portal.visitor.get('/api/health/ready', from);
    expect([probe.status, probe.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
  });

  it('ends a connection that sends requests without waiting for answers', async () => {
    const request = 'GET /api/users/doctors HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n';
    const socket = openSocket(portal.url);
    socket.on('error', () => undefined); // the end of the connection may be a reset
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write(request.repeat(1000));
    const [answers] = await Promise.all([text(socket).catch(() => ''), closed]);
    expect(answers.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(10);
    expect((await portal.visitor.get('/api/health/live')).status).toBe(200);
  });

  it('answers a few requests that come in one packet, in their order', async () => {
    const request = (more = '') => `GET /api/health/live HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const { head, body } = await sendRaw(portal.url, request().repeat(9) + request('Connection: close\r\n'));
    expect(`${head}${body}`.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  });
});

describe('Documents of the API', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('api-documents');
  });
  afterAll(() => portal.close());

  it.each([
    ['/api/docs-json', 'application/json; charset=utf-8'],
    ['/api/docs-yaml', 'text/yaml; charset=utf-8'],
  ])('sends %s from memory: compressed, with an ETag', async (path, type) => {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await fetch(portal.url + path, { headers });
    const body = await first.text();
    expect(first.headers.get('content-type')).toBe(type);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(Number(first.headers.get('content-length')) * 5).toBeLessThan(body.length);
    expect(body).toContain('createCheckoutSession');
    const etag = first.headers.get('etag')!;
    const second = await fetch(portal.url + path, { headers: { ...headers, 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it.each(['/api/docs', '/api/docs/page.js', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'])(
    'sends %s of their page from memory, too',
    async (path) => {
      const headers = { 'accept-encoding': 'gzip' };
      const first = await fetch(portal.url + path, { headers });
      expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
      expect(await first.text()).not.toContain('createCheckoutSession');
      const etag = first.headers.get('etag')!;
      const second = await fetch(portal.url + path, { headers: { ...headers, 'if-none-match': etag } });
      expect(second.status).toBe(304);
    },
  );

  it.each([
    '/api/docs/docs/swagger-ui-bundle.js',
    '/api/docs/swagger-ui-bundle.js.map',
    '/api/docs/package.json',
  ])('serves no other file of the program: %s', async (path) => {
    expect((await fetch(portal.url + path)).status).toBe(404);
  });
});
