import { randomBytes } from 'node:crypto';
import { KnownDevice } from '../src/auth/devices/known-device.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { PASSWORD, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const WRONG = 'Wrong-Pass-77';
const NEW_PASSWORD = 'Four-Quiet-Herons';
const BOUNDS = {
  LOGIN_TRIES_PER_ACCOUNT: '4',
  LOGIN_TRIES_PER_ADDRESS: '9',
  LOGIN_TRIES_FROM_EVERYWHERE: '12',
};

describe('Wrong passwords by another person', () => {
  let portal: Portal;
  let email: string;
  let userId: string;

  beforeAll(async () => {
    portal = await startPortal('lockout', BOUNDS);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    email = `${randomBytes(6).toString('hex')}@example.org`;
    ({ userId } = await addPatient(portal, 'Asha Rao', { email }));
  });

  const at = (address: string) => new ClientAt(portal.visitor, address);
  const login = (from: ClientAt, password: string) =>
    from.post('/api/users/login', { email, password, type: 'patient' });
  const statuses = async (count: number, from: () => ClientAt) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await login(from(), WRONG)).status);
    return seen;
  };
  /** Attempts from so many addresses that the account is locked for strangers. */
  const exhaust = () =>
    Promise.all(Array.from({ length: 30 }, () => login(at(freshAddress()), WRONG))).then((answers) =>
      answers.map(({ status }) => status),
    );
  const warnings = async () =>
    portal
      .model<OutboxRow>(OutboxRow)
      .countDocuments({ 'mail.to': email, 'mail.subject': 'Someone has tried to log in to your account' });

  it('are limited at their own address only', async () => {
    const thief = at(freshAddress());
    expect(await statuses(8, () => thief)).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
    const refused = await login(thief, PASSWORD);
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await login(at(freshAddress()), PASSWORD)).status).toBe(200);
  });

  it('is stopped from many addresses too, only later', async () => {
    const answers = await exhaust();
    expect(answers.filter((status) => status === 401)).toHaveLength(12);
    const stranger = await login(at(freshAddress()), PASSWORD);
    expectFailure(stranger, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  it('does not keep the holder out of a device where they have logged in before', async () => {
    const home = at(freshAddress());
    expect((await login(home, PASSWORD)).status).toBe(200);
    await exhaust();
    expect((await login(home, PASSWORD)).status).toBe(200);
    const elsewhere = at(freshAddress());
    elsewhere.cookie = home.cookie;
    expect((await login(elsewhere, PASSWORD)).status).toBe(200);
    const stranger = at(freshAddress());
    stranger.cookie = `device=${randomBytes(32).toString('base64url')}`;
    expect((await login(stranger, PASSWORD)).status).toBe(429);
  });

  it('does not keep the holder out when they come from the very same network', async () => {
    const network = freshAddress();
    const holder = at(network);
    await login(holder, PASSWORD);
    const thief = at(network);
    expect(await statuses(6, () => thief)).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await login(holder, PASSWORD)).status).toBe(200);
  });

  it('is counted on a known device as well', async () => {
    const home = at(freshAddress());
    await login(home, PASSWORD);
    expect(await statuses(6, () => home)).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await login(home, PASSWORD)).status).toBe(429);
  });

  it('notifies the account holder once a day', async () => {
    await statuses(6, () => at('127.78.0.1'));
    expect(await warnings()).toBe(1);
    await statuses(6, () => at('127.78.0.2'));
    expect(await warnings()).toBe(1);
  });

  it('is not sent to an unconfirmed address', async () => {
    await portal.model<User>(User).updateOne({ email }, { emailConfirmedAt: null });
    await statuses(6, () => at(freshAddress()));
    await exhaust();
    expect(await warnings()).toBe(0);
  });

  describe('A known device', () => {
    const devices = () => portal.model<KnownDevice>(KnownDevice).find({ userId }).lean<KnownDevice[]>();

    it('is kept as a hash, and by the browser as a cookie for the login alone', async () => {
      const home = at(freshAddress());
      const answer = await login(home, PASSWORD);
      expect(Object.keys(answer.body as object).sort()).toEqual(['msg', 'token', 'type', 'userId']);
      const cookie = answer.headers.get('set-cookie')!;
      expect(cookie).toMatch(
        /^device=[\w-]{43}; Path=\/api\/users\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
      const stored = JSON.stringify(await devices());
      expect(stored).not.toContain(home.cookie!.slice('device='.length));
      await login(home, PASSWORD);
      expect(await devices()).toHaveLength(1);
    });

    it('is shared by a family', async () => {
      const home = at(freshAddress());
      await login(home, PASSWORD);
      const other = `${randomBytes(6).toString('hex')}@example.org`;
      await addPatient(portal, 'Ravi Rao', { email: other });
      await home.post('/api/users/login', { email: other, password: PASSWORD, type: 'patient' });
      await exhaust();
      expect((await login(home, PASSWORD)).status).toBe(200);
    });

    it('is a stranger again after a new password', async () => {
      const home = at(freshAddress());
      await login(home, PASSWORD);
      const who = await clientOf(portal, userId);
      const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await who.post('/api/v1/me/password', change)).status).toBe(200);
      expect(await devices()).toEqual([]);
      await exhaust();
      expect((await login(home, NEW_PASSWORD)).status).toBe(429);
    });

    it('is one of twenty at most', async () => {
      for (let n = 0; n < 23; n += 1) await login(at(freshAddress()), PASSWORD);
      expect(await devices()).toHaveLength(20);
    });

    it.each([
      ['without a token', 'device='],
      ['of another length', 'device=short'],
      ['of none', 'device=a.b.c'],
      ['without end', `device=${'x'.repeat(5000)}`],
      ['among others', 'other=1; device=%00'],
    ])('is not made by a cookie %s', async (_case, cookie) => {
      const from = at(freshAddress());
      from.cookie = cookie;
      expect((await login(from, PASSWORD)).status).toBe(200);
      expect(from.cookie).toMatch(/^device=[\w-]{43}$/);
    });
  });
});
