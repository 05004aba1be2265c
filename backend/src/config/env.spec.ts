import { readEnv } from './env.js';

const GOOD = { MONGODB_URI: 'mongodb://localhost:27017/hospital?replicaSet=rs0' };
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  JWT_SECRET: 'a-long-secret-of-the-hospital-itself-0001',
  STRIPE_SECRET_KEY: 'sk_live_canary0001',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary_0001_canary',
};

describe('readEnv', () => {
  it('should fill in the defaults of development', () => {
    expect(readEnv(GOOD)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOSPITAL_TIME_ZONE: 'Asia/Kolkata',
      sandbox: true,
      RUN_JOBS: true,
    });
  });

  it('should read numbers and flags, and take empty text as left out', () => {
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

  it('should start in production with settings of its own', () => {
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
    ['TRUST_PROXY', 'yes, canary'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['RATE_LIMIT_PER_MINUTE', '-600'],
    ['LOGIN_TRIES_PER_ACCOUNT', '-10'],
    ['LOGIN_TRIES_PER_ADDRESS', 'canary'],
    ['DEMO_DATA', '1'],
    ['RUN_JOBS', 'canary'],
  ])('should refuse %s=%j by name, without its value', (setting, value) => {
    const message = refusalOf({ ...GOOD, [setting]: value });
    expect(message).toMatch(new RegExp(`^Setting ${setting} .+\\.$`));
    if (value) expect(message).not.toContain(value);
    expect(message).not.toContain('canary');
  });

  it.each<[setting: string, change: NodeJS.ProcessEnv]>([
    ['JWT_SECRET', { JWT_SECRET: undefined }],
    ['JWT_SECRET', { JWT_SECRET: 'development-only-secret-development-only' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_sandbox' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['DEMO_DATA', { DEMO_DATA: 'true' }],
  ])('should refuse to start in production without %s of its own: %j', (setting, change) => {
    const message = refusalOf({ ...PRODUCTION, ...change });
    expect(message).toMatch(new RegExp(`^Setting ${setting} .+\\.$`));
    expect(message).not.toMatch(/development-only|sk_test_sandbox|canary/);
  });

  it('should name every wrong setting at once', () => {
    const message = refusalOf({ PORT: 'x', JWT_SECRET: 'short' });
    expect(
      message
        .split('\n')
        .map((line) => line.split(' ')[1])
        .sort(),
    ).toEqual(['JWT_SECRET', 'MONGODB_URI', 'PORT']);
  });
});

/** What readEnv says; empty when it takes the settings. */
function refusalOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
