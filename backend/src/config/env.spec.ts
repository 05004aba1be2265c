import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_SECRETS, readEnv } from './env.js';
import { SECRETS } from './secret-files.js';

const GOOD = { MONGODB_URI: 'mongodb://localhost:27017/hospital?replicaSet=rs0' };
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  JWT_SECRET: 'a-long-secret-of-the-hospital-itself-0001',
  FILE_SECRET: 'Zk3vQ9xLw1T7bN5rYc8mHd2pGs6jXa4e-files',
  MAIL_SECRET: 'u8Rf1Wq7Kz2Vb9Tn4Yx6Lc3Mh5Jd0Sg-of-mails',
  AUDIT_SECRET: '9fB2hJ7kQ4sX1zN6vR8tL3wP5yD0cM-of-audit',
  PUBLIC_URL: 'https://portal.example.org',
  STRIPE_SECRET_KEY: 'sk_live_canary0001',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary_0001_canary',
};

const OTHER = 'another-long-secret-of-the-hospital-0002';
const EVEN = [
  'a'.repeat(32),
  'canary'.repeat(8),
  'ab'.repeat(30),
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnop',
];

describe('readEnv', () => {
  it('fills in the defaults of development', () => {
    expect(readEnv(GOOD)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOSPITAL_TIME_ZONE: 'Asia/Kolkata',
      sandbox: true,
      RUN_JOBS: true,
      TRUST_PROXY: false,
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it('has a key for each purpose in development, all from one secret, and none that another has', () => {
    const ownOf = (env: ReturnType<typeof readEnv>) => OWN_SECRETS.flatMap((name) => env[name]);
    expect(new Set(ownOf(readEnv(GOOD))).size).toBe(OWN_SECRETS.length);
    const other = ownOf(readEnv({ ...GOOD, JWT_SECRET: PRODUCTION.JWT_SECRET }));
    expect(ownOf(readEnv(GOOD)).filter((secret) => other.includes(secret))).toEqual([]);
  });

  it('takes two secrets at a time, the newest first', () => {
    const env = readEnv({ ...PRODUCTION, JWT_SECRET: `${PRODUCTION.JWT_SECRET}, ${OTHER}` });
    expect(env.JWT_SECRET).toEqual([PRODUCTION.JWT_SECRET, OTHER]);
  });

  it('reads numbers and flags, and takes empty text as left out', () => {
    const env = readEnv({
      ...GOOD,
      PORT: '8080',
      DEMO_DATA: 'true',
      RUN_JOBS: 'false',
      SMTP_URL: '',
      JWT_SECRET: '',
    });
    expect([env.PORT, env.DEMO_DATA, env.RUN_JOBS, env.SMTP_URL]).toEqual([8080, true, false, undefined]);
  });

  it('scales the limits of networks and in total, and not those of one person', () => {
    const [clinic, campus] = [readEnv(GOOD), readEnv({ ...GOOD, LIMITS_SCALE: '5' })];
    const limits = ({
      RATE_LIMIT_PER_MINUTE,
      REGISTRATIONS_PER_ADDRESS,
      TAKEN_EMAILS_IN_TOTAL,
    }: typeof clinic) => [RATE_LIMIT_PER_MINUTE, REGISTRATIONS_PER_ADDRESS, TAKEN_EMAILS_IN_TOTAL];
    expect(limits(clinic)).toEqual([1800, 30, 200]);
    expect(limits(campus)).toEqual([9000, 150, 1000]);
    expect(campus.REQUESTS_PER_PERSON).toBe(clinic.REQUESTS_PER_PERSON);
    expect(campus.HOLDS_PER_DOCTOR_DAY).toBe(clinic.HOLDS_PER_DOCTOR_DAY);
  });

  it('keeps every limit at one or more for the smallest scale', () => {
    const { RATE_LIMIT_PER_MINUTE, REGISTRATIONS_PER_ADDRESS, DOCTOR_ID_TRIES_PER_ADDRESS } = readEnv({
      ...GOOD,
      LIMITS_SCALE: '0.1',
    });
    expect([RATE_LIMIT_PER_MINUTE, REGISTRATIONS_PER_ADDRESS, DOCTOR_ID_TRIES_PER_ADDRESS]).toEqual([
      180, 3, 1,
    ]);
  });

  it('takes the requests a minute as they are set, whatever the scale', () => {
    const env = readEnv({ ...GOOD, LIMITS_SCALE: '5', RATE_LIMIT_PER_MINUTE: '600' });
    expect(env.RATE_LIMIT_PER_MINUTE).toBe(600);
  });

  it('reads no single limit from the environment', () => {
    expect(readEnv({ ...GOOD, HOLDS_PER_PERSON: '500' }).HOLDS_PER_PERSON).toBe(9);
  });

  it('starts in production with its own settings', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ NODE_ENV: 'production', sandbox: false });
  });

  it.each<[setting: string, value: string | undefined]>([
    ['MONGODB_URI', undefined],
    ['MONGODB_URI', 'postgres://canary:secret@db/hospital'],
    ['MONGODB_URI', 'localhost:27017/canary'],
    ['JWT_SECRET', 'canary-of-31-characters-0000001'],
    ['PORT', 'canary'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'canary'],
    ['STRIPE_API_BASE', '//canary'],
    ['STRIPE_SECRET_KEY', 'pk_live_canary'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_canary'],
    ['SMTP_URL', 'https://canary:secret@mail'],
    ['HOSPITAL_TIME_ZONE', 'Asia/Canary'],
    ['LOG_LEVEL', 'canary'],
    ['NODE_ENV', 'canary'],
    ['JWT_SECRET', [1, 2, 3].map((n) => `canary-of-more-than-32-characters-${n}`).join(',')],
    ['FILE_SECRET', 'canary'],
    ['MAIL_SECRET', `${OTHER},canary`],
    ['AUDIT_SECRET', 'canary'],
    ['AUDIT_MAIL_TO', 'canary'],
    ['PUBLIC_URL', 'ftp://canary'],
    ['CLAMD_ADDRESS', 'canary'],
    ['CLAMD_ADDRESS', 'canary:0'],
    ['CLAMD_ADDRESS', 'canary:65536'],
    ['CLAMD_ADDRESS', 'tcp://canary:3310'],
    ['TRUST_PROXY', 'yes, canary'],
    ['TRUST_PROXY', 'canary.example.org'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '192.168.0.0/16,'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '300.0.0.1'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['RATE_LIMIT_PER_MINUTE', '-600'],
    ['LIMITS_SCALE', 'canary'],
    ['LIMITS_SCALE', '-5'],
    ['LIMITS_SCALE', '0.05'],
    ['LIMITS_SCALE', '101'],
    ['NO_LIMITS', 'canary'],
    ['DEMO_DATA', '1'],
    ['RUN_JOBS', 'canary'],
  ])('refuses %s=%j by name, without its value', (setting, value) => {
    const message = refusalOf({ ...GOOD, [setting]: value });
    expect(message).toMatch(new RegExp(`^Setting ${setting} .+\\.$`));
    if (value) expect(message).not.toContain(value);
    expect(message).not.toContain('canary');
  });

  it('refuses to trust every proxy, and suggests an alternative', () => {
    expect(refusalOf({ ...GOOD, TRUST_PROXY: 'true' })).toMatch(
      /^Setting TRUST_PROXY must be the number of proxies in front \(1\), or their networks .+claim any address\.$/,
    );
  });

  it.each<[string, unknown]>([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.0.2.7, 2001:db8::/32,loopback', ['192.0.2.7', '2001:db8::/32', 'loopback']],
  ])('takes TRUST_PROXY=%s', (text, expected) => {
    expect(readEnv({ ...GOOD, TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
  });

  it.each<[setting: string, change: NodeJS.ProcessEnv]>([
    ...OWN_SECRETS.map((name): [string, NodeJS.ProcessEnv] => [name, { [name]: undefined }]),
    ...OWN_SECRETS.flatMap((name) =>
      EVEN.map((even): [string, NodeJS.ProcessEnv] => [name, { [name]: even }]),
    ),
    ['JWT_SECRET', { JWT_SECRET: `${OTHER},${EVEN[0]}` }],
    ['AUDIT_SECRET', { AUDIT_SECRET: PRODUCTION.JWT_SECRET }],
    ['MAIL_SECRET', { MAIL_SECRET: `${OTHER},${PRODUCTION.FILE_SECRET}` }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_canary0001' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://canary.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.canary.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://10.0.0.1:3000' }],
    ['JWT_SECRET', { JWT_SECRET: 'development-only-secret-development-only' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_sandbox' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['DEMO_DATA', { DEMO_DATA: 'true' }],
    ['NO_LIMITS', { NO_LIMITS: 'true' }],
  ])('refuses to start in production without its own %s: %j', (setting, change) => {
    const message = refusalOf({ ...PRODUCTION, ...change });
    expect(message).toMatch(new RegExp(`^Setting ${setting} .+\\.$`));
    expect(message).not.toMatch(/development-only|sk_test_sandbox|canary|long-secret|aaaa|abab|abcd/);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'https://portal.example.org'])(
    'takes PUBLIC_URL=%s in production',
    (PUBLIC_URL) => {
      expect(readEnv({ ...PRODUCTION, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    },
  );

  it('takes secrets made at random in every usual spelling', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      for (let n = 0; n < 200; n += 1) {
        const [jwt, ...more] = OWN_SECRETS.map(() => randomBytes(24).toString(encoding));
        const own = Object.fromEntries(OWN_SECRETS.map((name, at) => [name, [jwt, ...more][at]]));
        expect(readEnv({ ...PRODUCTION, ...own }).JWT_SECRET).toEqual([jwt]);
      }
  });

  it('names every wrong setting at once', () => {
    const message = refusalOf({ PORT: 'x', JWT_SECRET: 'short' });
    expect(
      message
        .split('\n')
        .map((line) => line.split(' ')[1])
        .sort(),
    ).toEqual(['JWT_SECRET', 'MONGODB_URI', 'PORT']);
  });
});

describe('Secrets in files', () => {
  let folder: string;
  const path = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hospital-portal-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read, each by the name of its setting with _FILE behind it', () => {
    const inFiles = Object.entries(PRODUCTION).map(([name, value]) => {
      if (!(SECRETS as readonly string[]).includes(name)) return [name, value];
      writeFileSync(path(name), `${value}\n`);
      return [`${name}_FILE`, path(name)];
    });
    expect(inFiles.filter(([name]) => name.endsWith('_FILE'))).toHaveLength(7);
    expect(readEnv(Object.fromEntries(inFiles) as NodeJS.ProcessEnv)).toEqual(readEnv(PRODUCTION));
  });

  it('puts the password of the database into its address', () => {
    writeFileSync(path('password'), 'p@ss:word/1\n');
    const env = readEnv({
      MONGODB_URI: 'mongodb://hospital@one:27017,two:27017/hospital?replicaSet=rs0',
      MONGO_PASSWORD_FILE: path('password'),
    });
    const account = ['hospital', 'p%40ss%3Aword%2F1'].join(':');
    expect(env.MONGODB_URI).toBe(`mongodb://${account}@one:27017,two:27017/hospital?replicaSet=rs0`);
    const whole = `mongodb://${['root', 'other'].join(':')}@one/hospital`;
    expect(readEnv({ MONGODB_URI: whole, MONGO_PASSWORD: 'p' }).MONGODB_URI).toBe(whole);
  });

  it.each(SECRETS)(
    'names the setting: a missing file of %s, and a file besides the setting itself',
    (name) => {
      const missing = refusalOf({ ...GOOD, [name]: undefined, [`${name}_FILE`]: path('canary') });
      expect(missing).toBe(`Setting ${name}_FILE must be a file that can be read.`);
      writeFileSync(path('twice'), 'canary');
      const twice = refusalOf({ ...GOOD, [name]: 'canary', [`${name}_FILE`]: path('twice') });
      expect(twice).toBe(`Setting ${name}_FILE must be left out beside ${name}.`);
    },
  );

  it('counts as left out when they are empty, and is refused by name when they are wrong', () => {
    writeFileSync(path('empty'), '\n');
    expect(readEnv({ ...GOOD, SMTP_URL_FILE: path('empty') }).SMTP_URL).toBeUndefined();
    writeFileSync(path('short'), 'canary\n');
    expect(refusalOf({ ...GOOD, JWT_SECRET_FILE: path('short') })).toBe(
      'Setting JWT_SECRET must have at least 32 characters.',
    );
  });
});

/** The error of readEnv; empty for valid settings. */
function refusalOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
