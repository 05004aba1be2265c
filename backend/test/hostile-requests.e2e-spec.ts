import { gzipSync } from 'node:zlib';
import type { Answer } from './support/client.js';
import { form } from './support/client.js';
import { operations, takesForm } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { MALFORMED, spoil } from './support/malformed.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { getRaw, openSocket, sendRaw } from './support/raw-request.js';
import { until } from './support/until.js';
import { BODIES } from './validation-calls.js';
import type { Stage } from './validation-calls.js';
import { pathFor, setStage } from './validation-stage.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const ORIGINS = [
  'null',
  'http://localhost',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil-localhost',
  'file://',
  'http://127.0.0.1:1',
  'https://localhost',
  'http://user@localhost',
  '*',
];
/** Path traversals in different encodings. */
const CLIMBS = [
  '../../package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%252f..%252fpackage.json',
  '..\\..\\package.json',
  '..%5c..%5cpackage.json',
  '....//....//package.json',
  '..;/..;/package.json',
  '%c0%ae%c0%ae/package.json',
  '\xef\xbc\x8e\xef\xbc\x8e/package.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'C:%5cWindows%5cwin.ini',
  'doctor.jpg%00.png',
  'doctor.jpg%0d%0aSet-Cookie:a=b',
  '.',
  '..',
  '%',
  `${'a/'.repeat(300)}..`,
];
const FOLDERS = [
  '/',
  '/image/users/',
  '/image/idcards/',
  '/public/image/medicine/',
  '/public/image/labtest/',
];
const HIDDEN = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/backend/src/main.ts',
  '/dist/server/backend/src/main.js',
  '/assets/index.js.map',
  '/server-status',
  '/debug/pprof',
];

describe('Hostile requests', () => {
  let portal: Portal;
  let stage: Stage;
  let addresses: string[];

  beforeAll(async () => {
    portal = await startPortal('hostile');
    stage = await setStage(portal);
    addresses = Object.keys(BODIES).filter(
      (name) => !operations.some((one) => takesForm(one) && one.name === name),
    );
  });
  afterAll(() => portal.close());

  const isWell = async () => expect((await portal.visitor.get('/api/health/ready')).status).toBe(200);
  const send = (name: string, body: unknown, headers: Record<string, string>): Promise<Answer> =>
    stage.people[BODIES[name].who].send(name.split(' ')[0], pathFor(stage, name), body, headers);

  it.each(Object.keys(MALFORMED))('is answered in the contract’s shape: a body %s', async (way) => {
    const answers = await Promise.all(
      addresses.map((name) =>
        send(name, spoil(way, JSON.stringify(BODIES[name].good(stage)), name), JSON_TYPE),
      ),
    );
    const refused = answers.filter(({ status }) => status >= 300);
    for (const answer of refused) expectFailure(answer, { status: answer.status });
    expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers).toHaveLength(addresses.length);
    await isWell();
  });

  it(`gives nothing from outside of its pictures (${FOLDERS.length * CLIMBS.length} paths, byte by byte)`, async () => {
    for (const folder of FOLDERS) {
      const answers = await Promise.all(CLIMBS.map((climb) => getRaw(portal.url, folder + climb)));
      for (const [n, { status, head, body }] of answers.entries()) {
        const where = folder + CLIMBS[n];
        expect([where, body]).toEqual([
          where,
          expect.not.stringMatching(/hospital-portal|root:|"dependencies"/),
        ]);
        expect([where, head]).toEqual([where, expect.not.stringMatching(/\r\nset-cookie/i)]);
        // A person without a picture has the default one, whatever the name.
        const isDrawn =
          status === 200 && /content-type: image\/jpeg/i.test(head) && folder === '/image/users/';
        if (!isDrawn) expect([where, [400, 403, 404, 414].includes(status)]).toEqual([where, true]);
      }
    }
  });

  it('shows none of the files it is made of', async () => {
    for (const path of HIDDEN) expectFailure(await portal.visitor.get(path), { status: 404 });
  });

  it('lets no page of another origin read an answer', async () => {
    const { visitor, patient } = stage.people;
    for (const origin of ORIGINS) {
      const asked = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const answers = await Promise.all([
        visitor.get('/api/users/doctors', { origin }),
        patient.get('/api/v1/me', { origin }),
        visitor.post('/api/users/login', {}, { origin }),
        visitor.send('OPTIONS', '/api/v1/me', undefined, asked),
      ]);
      const opening = answers.flatMap(({ headers }) =>
        [...headers.keys()].filter((name) => name.startsWith('access-control')),
      );
      expect([origin, opening]).toEqual([origin, []]);
      expect(answers.at(-1)!.status).toBe(404);
    }
  });

  it.each(['/api/v1/me', '/api/users/doctors', '/nowhere', '/image/users/doctor.jpg', '/api/docs', '/chat'])(
    'sends security headers with %s',
    async (path) => {
      const { headers } = await stage.people.patient.get(path);
      const policy = headers.get('content-security-policy')!;
      const rules = Object.fromEntries(
        policy.split(';').map((rule) => {
          const [name, ...values] = rule.trim().split(' ');
          return [name, values.join(' ')];
        }),
      );
      expect(rules).toMatchObject({
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
      });
      expect(rules['script-src']).not.toMatch(/unsafe-inline|unsafe-eval|\*|http/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
      if (path === '/api/v1/me' || path === '/nowhere') expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('sends scripts, styles, fonts and bitmaps only with the headers that apply', async () => {
    const namesOf = async (path: string) => [...(await stage.people.patient.get(path)).headers.keys()];
    const ofDocuments = ['content-security-policy', 'referrer-policy', 'x-frame-options', 'x-request-id'];
    for (const name of ['site-1a.js', 'site-1a.css', 'inter-1a.woff2', 'pack-1a.webp']) {
      const names = await namesOf(`/assets/${name}`);
      expect([name, names.filter((each) => ofDocuments.includes(each))]).toEqual([name, []]);
      expect(names).toEqual(
        expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']),
      );
    }
    // An SVG can be opened directly; the others only look like files of the site.
    for (const path of [
      '/assets/scenes-1a.svg',
      '/assets/../api/health/live',
      '/api/x?/assets/a.js',
      '/assets/a.js/x',
    ])
      expect(await namesOf(path)).toEqual(expect.arrayContaining(ofDocuments));
  });

  describe('with forms', () => {
    const REGISTER = '/api/users/register';
    const part = (disposition: string, value = 'x') =>
      `--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
    const TYPE = { 'content-type': 'multipart/form-data; boundary=b' };

    it.each<[string, string]>([
      ['10,000 fields', Array.from({ length: 10_000 }, (_, n) => part(`; name="f${n}"`)).join('')],
      ['1,000 files', part('; name="image"; filename="a.png"').repeat(1000)],
      ['one name a thousand times', part('; name="email"').repeat(1000)],
      ['nested names', part('; name="a[b][c][d]"') + part('; name="a.b.c"')],
      ['numbers for names', part('; name="0"') + part('; name="[0]"') + part('; name="length"')],
      ['names of a prototype', part('; name="__proto__"') + part('; name="constructor[prototype][x]"')],
      ['an empty name', part('; name=""')],
      ['no name', part('')],
      ['an empty name of the file', part('; name="image"; filename=""', 'no picture')],
      ['a name of 10,000 signs', part(`; name="${'x'.repeat(10_000)}"`)],
      ['a file name of 10,000 signs', part(`; name="image"; filename="${'x'.repeat(10_000)}"`)],
      ['headers without an end', `--b\r\n${'X-A: b\r\n'.repeat(5000)}`],
      ['no end of the last part', part('; name="fullName"').slice(0, -2)],
    ])('refuses %s', async (_case, parts) => {
      const answer = await portal.visitor.post(REGISTER, `${parts}--b--\r\n`, TYPE);
      expectFailure(answer, { status: answer.status });
      expect([400, 413, 422]).toContain(answer.status);
      expect({}).not.toHaveProperty('x');
      await isWell();
    });

    it.each([
      [70, 'VALIDATION_FAILED'],
      [71, 'BAD_REQUEST'],
      [1000, 'BAD_REQUEST'],
    ])('reads a form whose boundary has at most 70 characters: %s, %s', async (length, code) => {
      const boundary = 'b'.repeat(length);
      const parts = `${part('; name="nothing"').replace('--b', `--${boundary}`)}--${boundary}--\r\n`;
      const type = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
      expectFailure(await portal.visitor.post(REGISTER, parts, type), { status: 400, code });
    });

    it('keeps nothing of 50 uploads that break off', async () => {
      const open = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
      await isWell();
      const before = open();
      const head = `POST ${REGISTER} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE['content-type']}\r\nContent-Length: 900000\r\n\r\n`;
      const breakOff = () =>
        new Promise<void>((resolve) => {
          const socket = openSocket(portal.url);
          socket.on('close', () => resolve()).on('error', () => socket.destroy());
          socket.write(`${head}${part('; name="image"; filename="a.png"', 'x'.repeat(20_000))}`, () =>
            socket.destroy(),
          );
        });
      for (let n = 0; n < 5; n += 1) await Promise.all(Array.from({ length: 10 }, breakOff));
      await until(() => Promise.resolve(open() <= before + 5));
      expect(await portal.db.collection('files').countDocuments()).toBe(0);
      await isWell();
    });
  });

  it('refuses a body of a megabyte before it has come, 30 at once', async () => {
    const head =
      'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1048576\r\n\r\n';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => sendRaw(portal.url, `${head}{"email":"`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
    expect(JSON.parse(answers[0].body)).toMatchObject({ msg: 'failure', code: 'TOO_LARGE' });
    await isWell();
  });

  it('refuses a body of more than 32 levels before anything looks into it, 30 at once', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const post = (body: string) => portal.visitor.post('/api/users/login', body, JSON_TYPE);
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(nested(45_000))));
    for (const answer of answers)
      expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields: ['body'] });
    expect(answers[0].body.error).toContain('32 levels');
    expectFailure(await post(`{"email":${nested(32)}}`), { status: 400, fields: ['body'] });
    const shallow = await post(`{"email":${nested(31)},"password":"${'['.repeat(100)}"}`);
    expectFailure(shallow, { status: 400, fields: ['email'] });
    await isWell();
  });

  it.each(['gzip', 'deflate', 'br', 'zstd'])(
    'does not swallow a packed body of 20 MB that says it is %s',
    async (encoding) => {
      const packed = gzipSync(`{"email":"${' '.repeat(20_000_000)}"}`);
      const headers = { ...JSON_TYPE, 'content-encoding': encoding };
      const answer = await portal.visitor.post('/api/users/login', packed, headers);
      expectFailure(answer, { status: answer.status });
      expect(encoding === 'gzip' ? [413] : [400, 415]).toContain(answer.status);
    },
  );

  it.each([
    'application/xml',
    'text/xml',
    'application/yaml',
    'text/yaml',
    'application/x-www-form-urlencoded',
  ])('does not read a body of %s', async (type) => {
    const bomb = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    for (const path of ['/api/users/login', '/api/users/register', '/api/v1/reviews'])
      expectFailure(await stage.people.patient.post(path, bomb, { 'content-type': type }), { status: 415 });
  });

  it('ends a connection that says one thing and does another', async () => {
    const words =
      'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    const { status, body } = await sendRaw(portal.url, words);
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([400, 'BAD_REQUEST']);
    expectFailure(await portal.visitor.post('/api/users/register', form({ fullName: 'x' })), { status: 400 });
  });
});
