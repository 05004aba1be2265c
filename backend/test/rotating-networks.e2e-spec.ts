import { randomBytes } from 'node:crypto';
import { ClaimCode } from '../../openapi/contract/people/walk-ins.js';
import type { Answer, Client } from './support/client.js';
import { ClientAt, ClientFrom, freshAddress } from './support/from-address.js';
import { PASSWORD, addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, newPerson, register, registerAll } from './support/registration.js';

const WRONG = 'Wrong-Pass-77';
const ADDRESSES = 20;
const CALLS = 200;

/** As in production, except what would hash a hundred passwords. */
const LIMITS = {
  TRUST_PROXY: '1',
  REGISTRATIONS_PER_ADDRESS: '30',
  TAKEN_EMAILS_PER_ADDRESS: '2',
  TAKEN_EMAILS_IN_TOTAL: '20',
  DOCTOR_ID_TRIES_PER_ADDRESS: '10',
  LOGIN_TRIES_PER_ACCOUNT: '4',
  LOGIN_TRIES_PER_ADDRESS: '10',
  LOGIN_TRIES_FROM_EVERYWHERE: '12',
};

const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** The code for a desk account. */
async function registerWalkIn(admin: Client): Promise<string> {
  const { body } = await admin.post('/api/v1/patients', { fullName: 'Wanda Rao', mobile: '98123 45671' });
  const { id } = body as { id: string };
  return ClaimCode.parse((await admin.post(`/api/v1/patients/${id}/claim-code`)).body).code;
}

const counted = (answers: Answer<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('Limits of networks', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('rotating-networks', LIMITS);
  });
  afterAll(() => portal.close());

  const from = (address: string) => new ClientFrom(portal.visitor, address);
  const claim = (address: string, code: string) =>
    from(address).post('/api/users/claim', { code, email: newPerson().email, password: PASSWORD });
  const verify = (address: string, d_id: string) =>
    from(address).post('/api/users/doctor-ids/verify', { d_id });

  describe('after calls from 20 addresses', () => {
    const addresses = Array.from({ length: ADDRESSES }, (_, n) => `198.51.${n}.7`);
    const each = (make: (address: string, n: number) => Promise<Answer>) =>
      many(CALLS, (n) => make(addresses[n % ADDRESSES], n));

    it('a newcomer still registers', async () => {
      const emails = await many(60, async () => {
        const { email } = newPerson();
        await addPatient(portal, 'Asha Rao', { email });
        return email;
      });
      const answers = await registerAll(emails, (email, n) =>
        register(from(addresses[n % ADDRESSES]), newPerson({ email })),
      );
      expect(counted(answers)).toEqual({ 201: 40, 409: 20 });
      expect((await register(from('203.0.113.9'), newPerson())).status).toBe(201);
    });

    it('a patient still claims the account that the desk has opened', async () => {
      const code = await registerWalkIn(await addAdmin(portal));
      const answers = await each((address, n) => claim(address, `AAAA-BBBB-${1000 + n}`));
      expect(counted(answers)).toEqual({ 422: CALLS });
      expect((await claim('203.0.113.9', code)).status).toBe(200);
    });

    it('a doctor still registers with an unused doctor ID', async () => {
      const { code } = await issueDoctorId(await addAdmin(portal));
      const answers = await each((address, n) => verify(address, `HSP-${n}`));
      expect(counted(answers)).toEqual({ 422: CALLS });
      expect((await verify('203.0.113.9', code)).status).toBe(200);
      expect((await register(from('203.0.113.9'), newDoctor({ d_id: code }))).status).toBe(201);
    });
  });

  describe('for addresses that rotate', () => {
    /** A separate /64 for each, in the /56 or the /48. */
    const inA56 = (n: number) => `2001:db8:a:7${n.toString(16).padStart(2, '0')}::1`;
    const inA48 = (n: number) => `2001:db8:b:${(n * 256).toString(16)}::1`;
    const inA24 = (n: number) => `198.18.7.${n + 1}`;

    it.each([
      ['/56', inA56, 20],
      ['/48', inA48, 40],
      ['/24', inA24, 80],
    ])('within a %s allow %#', async (_width, at, allowed) => {
      const answers = await many(100, (n) => verify(at(n), `HSP-${n}`));
      expect(counted(answers)).toEqual({ 422: allowed, 429: 100 - allowed });
    });

    it('leave the shares of neighbours alone when one address is refused', async () => {
      const answers = await many(60, (n) => verify('192.0.2.1', `HSP-${n}`));
      expect(counted(answers)).toEqual({ 422: 10, 429: 50 });
      expect((await verify('192.0.2.2', 'HSP-1')).status).toBe(422);
    });

    it('within a /48 do not lock an account for its holder', async () => {
      const email = `${randomBytes(6).toString('hex')}@example.org`;
      await addPatient(portal, 'Asha Rao', { email });
      const login = (address: string, password: string) =>
        from(address).post('/api/users/login', { email, password, type: 'patient' });
      const wrong = await many(24, (n) => login(`2001:db8:c:${(n * 256).toString(16)}::1`, WRONG));
      expect(counted(wrong)).toEqual({ 401: 6, 429: 18 });
      expect((await login('203.0.113.10', PASSWORD)).status).toBe(200);
    });

    it('within a /48 try 40 passwords on as many accounts', async () => {
      const answers = await many(60, (n) =>
        from(`2001:db8:d:${(n * 256).toString(16)}::1`).post('/api/users/login', {
          email: `nobody${n}@example.org`,
          password: WRONG,
          type: 'patient',
        }),
      );
      expect(counted(answers)).toEqual({ 401: 40, 429: 20 });
    });
  });

  it('count a right claim as none: a waiting room claims its accounts from one address', async () => {
    const admin = await addAdmin(portal);
    const address = freshAddress();
    for (let n = 0; n < 12; n += 1) {
      const code = await registerWalkIn(admin);
      const answer = await new ClientAt(portal.visitor, address).post('/api/users/claim', {
        code,
        email: newPerson().email,
        password: PASSWORD,
      });
      expect(answer.status).toBe(200);
    }
  });
});
