import { readEnv } from './env.js';

const GOOD = { MONGODB_URI: 'mongodb://localhost/hospital' };
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  JWT_SECRET: 'a-secret-that-is-long-enough-for-this',
  STRIPE_SECRET_KEY: 'sk_live_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890abcdef',
};

describe('The settings', () => {
  it('should have a default for all but the database', () => {
    expect(readEnv(GOOD)).toMatchObject({ PORT: 3000, HOSPITAL_TIME_ZONE: 'Asia/Kolkata', sandbox: true });
  });

  it('should take an empty value for none', () => {
    const env = readEnv({ ...GOOD, PORT: '', SMTP_URL: '' });
    expect([env.PORT, env.SMTP_URL]).toEqual([3000, undefined]);
  });

  it.each([
    ['MONGODB_URI', undefined],
    ['MONGODB_URI', 'postgres://bad-value'],
    ['PORT', 'bad-value'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['JWT_SECRET', 'bad-value'],
    ['PUBLIC_URL', 'bad-value'],
    ['SMTP_URL', 'http://bad-value'],
    ['STRIPE_SECRET_KEY', 'bad-value'],
    ['STRIPE_WEBHOOK_SECRET', 'bad-value'],
    ['STRIPE_API_BASE', 'bad-value'],
    ['HOSPITAL_TIME_ZONE', 'Mars/bad-value'],
    ['LOG_LEVEL', 'bad-value'],
    ['TRUST_PROXY', 'bad-value'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['LOGIN_TRIES_PER_ACCOUNT', '-5'],
    ['NODE_ENV', 'bad-value'],
  ])('should name %s when it is %s, without its value', (name, value) => {
    const read = () => readEnv({ ...GOOD, [name]: value });
    expect(read).toThrow(`Setting ${name} `);
    expect(read).not.toThrow('bad-value');
  });

  it('should accept a complete production', () => {
    expect(readEnv(PRODUCTION).sandbox).toBe(false);
  });

  it.each([
    ['JWT_SECRET', ''],
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['DEMO_DATA', 'true'],
  ])('should refuse production with %s set to "%s"', (name, value) => {
    expect(() => readEnv({ ...PRODUCTION, [name]: value })).toThrow(`Setting ${name} `);
  });
});
