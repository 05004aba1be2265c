import { readFileSync } from 'node:fs';
import { SECRET_PATHS, SITE_PATHS } from '../../openapi/contract/site/addresses.js';
import { loggedPath } from '../src/common/logged-path.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine } from './support/shop.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const addressOf = (path: string): string => path.replace(/:\w+|\*/, 'something');

describe('Addresses without a #', () => {
  let portal: Portal;
  let visitor: Client;

  beforeAll(async () => {
    portal = await startPortal('site-addresses');
    visitor = portal.visitor;
    await addMedicine(portal, { name: 'Paracip 500 mg' });
  });
  afterAll(() => portal.close());

  it('redirects a browser to the hash route of each page, for that browser alone', async () => {
    const secret: readonly string[] = SECRET_PATHS;
    for (const path of SITE_PATHS.map(addressOf).filter((one) => !secret.includes(one))) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await visitor.send(method, `${path}?a=%20b`, undefined, BROWSER);
        expect([status, headers.get('location')]).toEqual([302, `/#${path}?a=%20b`]);
        expect(headers.get('vary')).toContain('Accept');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
      }
    }
  });

  it.each(['application/json', '*/*', 'application/json, text/html;q=0'])(
    'answers a program that accepts %s as before',
    async (accept) => {
      const { status, headers, body } = await visitor.get('/medicine', { accept });
      expect([status, body.value]).toEqual([200, [expect.objectContaining({ name: 'Paracip 500 mg' })]]);
      expect(headers.get('vary')).toContain('Accept');
      const known = await visitor.get('/medicine', { accept, 'if-none-match': headers.get('etag')! });
      expect(known.status).toBe(304);
      for (const path of ['/login', '/claim', '/nothing'])
        expectFailure(await visitor.get(path, { accept }), { status: 404, code: 'NOT_FOUND' });
    },
  );

  it('redirects a browser whatever ETag it has, and no other method', async () => {
    const { headers } = await visitor.get('/medicine');
    const given = { ...BROWSER, 'if-none-match': headers.get('etag')! };
    expect((await visitor.get('/medicine', given)).status).toBe(302);
    expectFailure(await visitor.post('/login', {}, BROWSER), { status: 404, code: 'NOT_FOUND' });
    expect((await visitor.post('/medicine/add', new FormData(), BROWSER)).status).toBe(401);
  });

  it('excludes the pages with server addresses, the API and its documents', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/lab', '/api/v1/hospital', '/api/docs'])
      expect([path, (await visitor.get(path, BROWSER)).status]).toEqual([path, 200]);
  });

  it.each(['/nothing', '/medicine/add', '/patientlogin/nothing', '/%2523/nothing'])(
    'shows a browser a page at %s that says it is not there',
    async (path) => {
      const { status, headers, body } = await visitor.get<string>(path, BROWSER);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('Page not found');
    },
  );

  it.each([
    '/%',
    '/%e0%a4%a',
    '/blog/%ff',
    '/doctors/%e0',
    '/%23/%e0',
    '/login%c3',
    '/api/%',
    '/%00',
    `/${'%25'.repeat(3000)}`,
  ])('refuses %.20s with a failure of the caller', async (path) => {
    for (const headers of [BROWSER, {}]) {
      const { status } = await visitor.get(path, headers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it.each([
    ['/reset-password?token=abc', '/reset-password'],
    ['/reset-password%23token=abc', '/reset-password'],
    ['/%23/claim%3Fcode=abc', '/'],
    ['/%2523/claim%253Fcode=abc', '/'],
  ])('shortens %s to %s in the log', (url, path) => {
    expect(loggedPath(url)).toBe(path);
    // The proxy sees the path decoded once, without its query.
    const [, pattern] = /"~(\^[^"]+)" \$before_secret;/.exec(readFileSync('deploy/nginx.conf', 'utf8'))!;
    const uri = decodeURIComponent(url.split('?')[0]);
    // eslint-disable-next-line no-restricted-syntax -- the pattern is the proxy's own
    expect(new RegExp(pattern).exec(uri)?.groups?.before_secret ?? uri).toBe(path);
  });
});
