import { httpAdapter } from '../src/app.setup.js';
import type { TrustProxy } from '../src/config/trust-proxy.js';
import type { Answer } from './support/client.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const TRIES = 60;
const ALLOWED = 10;
/** A forged header; proxies append the real address. */
const FORGED = '198.51.100.7';
const VISITOR = '203.0.113.9';

describe('The address of a caller', () => {
  const addressOf = async (trust: TrustProxy, remoteAddress: string, forwarded?: string) => {
    const server = httpAdapter({ LOG_LEVEL: 'silent', TRUST_PROXY: trust }).getInstance();
    server.get('/', (request, reply) => reply.send(request.ip));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const { body } = await server.inject({ method: 'GET', url: '/', remoteAddress, headers });
    await server.close();
    return body;
  };

  it.each<[string, TrustProxy, remote: string, forwarded: string | undefined, expected: string]>([
    ['nobody, asked directly', false, VISITOR, undefined, VISITOR],
    ['nobody, with a forged header', false, VISITOR, FORGED, VISITOR],
    ['one proxy that replaces the header', 1, '10.0.0.2', VISITOR, VISITOR],
    ['one proxy that adds to it', 1, '10.0.0.2', `${FORGED}, ${VISITOR}`, VISITOR],
    ['one proxy, with many forged entries', 1, '10.0.0.2', `${`${FORGED}, `.repeat(50)}${VISITOR}`, VISITOR],
    ['two proxies', 2, '10.0.0.2', `${FORGED}, ${VISITOR}, 10.0.0.3`, VISITOR],
    ['a network, asked from within', ['10.0.0.0/8'], '10.0.0.2', `${FORGED}, ${VISITOR}`, VISITOR],
    [
      'a network, through two of its own',
      ['10.0.0.0/8'],
      '10.0.0.2',
      `${FORGED}, ${VISITOR}, 10.0.0.3`,
      VISITOR,
    ],
    ['a network, asked past its proxies', ['10.0.0.0/8'], VISITOR, FORGED, VISITOR],
    [
      'single addresses',
      ['10.0.0.2', '2001:db8::1'],
      '2001:db8::1',
      `${FORGED}, ${VISITOR}, 10.0.0.2`,
      VISITOR,
    ],
    [
      'a network, with an entry that claims to be in it',
      ['10.0.0.0/8'],
      '10.0.0.2',
      `10.0.0.9, ${VISITOR}`,
      VISITOR,
    ],
  ])('is the right one when the server trusts %s', async (_whom, trust, remote, forwarded, expected) => {
    expect(await addressOf(trust, remote, forwarded)).toBe(expected);
  });
});

describe.each([['1'], ['127.0.0.0/8'], ['loopback']])(
  'Behind a proxy, with TRUST_PROXY=%s',
  (TRUST_PROXY) => {
    let portal: Portal;
    beforeAll(async () => {
      portal = await startPortal('proxies', { TRUST_PROXY, LOGIN_TRIES_PER_ADDRESS: String(ALLOWED) });
    });
    afterAll(() => portal.close());

    const wrongLogin = (n: number, forwarded: string): Promise<Answer> =>
      portal.visitor.post(
        '/api/users/login',
        { email: `nobody${n}@example.org`, password: 'Wrong-Pass-77', type: 'patient' },
        { 'x-forwarded-for': forwarded },
      );

    it(`lets ${ALLOWED} of ${TRIES} wrong logins through that claim ${TRIES} addresses`, async () => {
      const answers = await Promise.all(
        Array.from({ length: TRIES }, (_, n) => wrongLogin(n, `198.51.100.${n}, ${VISITOR}`)),
      );
      const looked = answers.filter(({ status }) => status === 401);
      const refused = answers.filter(({ status }) => status === 429);
      expect([looked.length, refused.length]).toEqual([ALLOWED, TRIES - ALLOWED]);
      expect((await wrongLogin(0, `${VISITOR}, 192.0.2.1`)).status).toBe(401);
    });
  },
);
