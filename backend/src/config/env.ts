import { z } from 'zod';
import { LANGUAGES } from '../../../openapi/contract/messages/language.js';
import { sentenceOfIssue } from '../../../openapi/contract/validation/sentences.js';
import { REQUESTS_PER_MINUTE, limitsOf, noLimits } from '../common/limits/limits.js';
import type { Limits } from '../common/limits/limits.js';
import { ClamdAddressSetting } from './clamd-address.js';
import { withPassword } from './database-uri.js';
import { deriveKey } from './keys.js';
import { withSecretFiles } from './secret-files.js';
import { isTooRepetitive } from './secret-strength.js';
import { TrustProxySetting } from './trust-proxy.js';

const DEVELOPMENT_SECRET = 'development-only-secret-development-only';
const SANDBOX_KEY = 'sk_test_sandbox';
const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox-development-only';

const MIN_CHARACTERS = 32;
/** Valid secrets per purpose: the newest and the one that it replaces. */
const MAX_AT_A_TIME = 2;
/** Seals are kept for years, and each is verified with its own key. */
const MAX_AUDIT_SECRETS = 50;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // Intl offers no other check for a zone
  }
};

/** One secret, or several separated by commas, the newest first. */
const secrets = (most: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every(({ length }) => length >= MIN_CHARACTERS),
      `must have at least ${MIN_CHARACTERS} characters`,
    )
    .refine((list) => list.length <= most, `must name at most ${most} secrets at a time`);

/** Every setting of the server, with its default. `.env.example` lists them for people. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  MONGO_PASSWORD: z.string().optional(),
  JWT_SECRET: secrets(MAX_AT_A_TIME).prefault(DEVELOPMENT_SECRET),
  FILE_SECRET: secrets(MAX_AT_A_TIME).optional(),
  MAIL_SECRET: secrets(MAX_AT_A_TIME).optional(),
  AUDIT_SECRET: secrets(MAX_AUDIT_SECRETS).optional(),
  AUDIT_MAIL_TO: z.email().optional(),
  AUDIT_HEAD_FILE: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' }).optional(),
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
  UI_LANGUAGE: z.enum(LANGUAGES).default('en'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUST_PROXY: TrustProxySetting.prefault('false'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  LIMITS_SCALE: z.coerce.number().min(0.1).max(100).default(1),
  NO_LIMITS: flag.default(false),
  CLAMD_ADDRESS: ClamdAddressSetting.optional(),
  DEMO_DATA: flag.default(false),
  RUN_JOBS: flag.default(true),
});

type Given = z.infer<typeof Settings>;
/** Each protects one purpose, so a leak of one does not expose the others. */
export const OWN_SECRETS = ['JWT_SECRET', 'FILE_SECRET', 'MAIL_SECRET', 'AUDIT_SECRET'] as const;
type OwnSecret = (typeof OWN_SECRETS)[number];

export type Env = Omit<Given, OwnSecret | 'PUBLIC_URL' | 'RATE_LIMIT_PER_MINUTE'> &
  Record<OwnSecret, string[]> &
  Limits & { PUBLIC_URL: string; RATE_LIMIT_PER_MINUTE: number; sandbox: boolean };

/**
 * Reads and checks the settings.
 * @throws Error naming each wrong setting (never its value) and what it must be.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = Settings.safeParse(withSecretFiles(source), {
    error: (issue) => (issue.input === undefined ? 'is missing' : withoutLabel(sentenceOfIssue(issue, ''))),
  });
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues
        .map(({ path, message }) => `Setting ${path.join('.')} ${lowerFirst(message)}.`)
        .join('\n'),
    );
  }
  if (parsed.data.NODE_ENV === 'production') refuseDevelopmentSettings(parsed.data);
  return withDefaults(parsed.data);
}

/** Zod's messages of single settings begin with "must be …" and get the name of the setting. */
const withoutLabel = (sentence: string) => sentence.trim().replace(/\.$/, '');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In development one secret suffices: the others are derived from it. */
function withDefaults(given: Given): Env {
  const derived = (name: OwnSecret) => given[name] ?? [deriveKey(given.JWT_SECRET[0], name).toString('hex')];
  const { LIMITS_SCALE, NO_LIMITS, RATE_LIMIT_PER_MINUTE } = given;
  return {
    ...given,
    ...(NO_LIMITS ? noLimits() : limitsOf(LIMITS_SCALE)),
    RATE_LIMIT_PER_MINUTE: RATE_LIMIT_PER_MINUTE ?? Math.round(REQUESTS_PER_MINUTE * LIMITS_SCALE),
    MONGODB_URI: withPassword(given.MONGODB_URI, given.MONGO_PASSWORD),
    FILE_SECRET: derived('FILE_SECRET'),
    MAIL_SECRET: derived('MAIL_SECRET'),
    AUDIT_SECRET: derived('AUDIT_SECRET'),
    PUBLIC_URL: (given.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, ''),
    sandbox: given.STRIPE_SECRET_KEY === SANDBOX_KEY,
  };
}

function refuseDevelopmentSettings(given: Given): void {
  const refused = [
    ...refusedSecrets(given),
    given.STRIPE_SECRET_KEY === SANDBOX_KEY
      ? 'STRIPE_SECRET_KEY is missing: the payment sandbox never runs in production'
      : given.STRIPE_SECRET_KEY.startsWith('sk_test_') &&
        'STRIPE_SECRET_KEY must be of live payments in production: with a key for tests nobody would pay',
    given.STRIPE_WEBHOOK_SECRET === SANDBOX_WEBHOOK_SECRET && 'STRIPE_WEBHOOK_SECRET is missing',
    refusedAddress(given.PUBLIC_URL),
    given.DEMO_DATA && 'DEMO_DATA must be false in production',
    given.NO_LIMITS && 'NO_LIMITS must be false in production',
  ].filter(Boolean);
  if (refused.length > 0) throw new Error(refused.map((why) => `Setting ${why}.`).join('\n'));
}

/** The errors of the server's secrets: missing, weak, or shared by two purposes. */
function refusedSecrets(given: Given): string[] {
  const seen = new Set<string>();
  return OWN_SECRETS.flatMap((name) => {
    const list = given[name];
    if (!list || list.includes(DEVELOPMENT_SECRET)) return [`${name} is missing`];
    if (list.some(isTooRepetitive))
      return [`${name} must be made at random: this one is too even to be a secret`];
    if (list.some((one) => seen.has(one))) return [`${name} must be a secret of its own`];
    list.forEach((one) => seen.add(one));
    return [];
  });
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The address receives logins and records, so it may be unencrypted only on this machine. */
function refusedAddress(url: string | undefined): string | false {
  if (url === undefined) return 'PUBLIC_URL is missing';
  const { protocol, hostname } = new URL(url);
  return (
    protocol !== 'https:' && !LOOPBACK.test(hostname) && 'PUBLIC_URL must begin with https:// in production'
  );
}
