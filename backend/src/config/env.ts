import { z } from 'zod';
import { complaintOf } from '../../../openapi/contract/validation/sentences.js';
import { TrustProxySetting } from './trust-proxy.js';

const DEVELOPMENT_SECRET = 'development-only-secret-development-only';
const SANDBOX_KEY = 'sk_test_sandbox';
const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox-development-only';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // Intl has no other way to ask whether it knows a zone
  }
};

/** Every setting of the server, with its default. `.env.example` lists them for people. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').default(DEVELOPMENT_SECRET),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be a smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z.string().default('Hospital Portal <no-reply@hospital.invalid>'),
  STRIPE_SECRET_KEY: z.string().regex(/^sk_/, 'must start with sk_').default(SANDBOX_KEY),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .default(SANDBOX_WEBHOOK_SECRET),
  STRIPE_API_BASE: z.url().default('https://api.stripe.com'),
  HOSPITAL_TIME_ZONE: z.string().refine(isTimeZone, 'must be an IANA time zone').default('Asia/Kolkata'),
  HOSPITAL_NAME: z.string().min(1).default('Hospital Portal'),
  HOSPITAL_PHONE: z.string().min(3).default('+91 80 4000 1234'),
  HOSPITAL_GST: z.string().min(5).max(20).default('29ABCDE1234F1Z5'),
  PROMO_PERCENT: z.coerce.number().int('must be a whole number').min(0).max(90).default(20),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUST_PROXY: TrustProxySetting.prefault('false'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  LOGIN_TRIES_PER_ACCOUNT: z.coerce.number().int().min(1).default(10),
  LOGIN_TRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  DEMO_DATA: flag.default(false),
  RUN_JOBS: flag.default(true),
});

export type Env = z.infer<typeof Settings> & { sandbox: boolean };

/**
 * Reads and checks the settings.
 * @throws Error naming each wrong setting (never its value) and what it must be.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given, {
    error: (issue) => (issue.input === undefined ? 'is missing' : complaintOf(issue)),
  });
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `Setting ${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const env = { ...parsed.data, sandbox: parsed.data.STRIPE_SECRET_KEY === SANDBOX_KEY };
  if (env.NODE_ENV === 'production') refuseDevelopmentSettings(env);
  return env;
}

function refuseDevelopmentSettings(env: Env): void {
  const refused: string[] = [];
  if (env.JWT_SECRET === DEVELOPMENT_SECRET) refused.push('Setting JWT_SECRET is missing.');
  if (env.sandbox)
    refused.push('Setting STRIPE_SECRET_KEY is missing: the payment sandbox never runs in production.');
  if (env.STRIPE_WEBHOOK_SECRET === SANDBOX_WEBHOOK_SECRET)
    refused.push('Setting STRIPE_WEBHOOK_SECRET is missing.');
  if (env.DEMO_DATA) refused.push('Setting DEMO_DATA must be false in production.');
  if (refused.length > 0) throw new Error(refused.join('\n'));
}
