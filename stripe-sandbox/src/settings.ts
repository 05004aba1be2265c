import { z } from 'zod';

const DEFAULT_PORT = 4242;

/** An empty variable (`NAME=`) means the same as none, so defaults apply to it too. */
const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema);

const webAddress = z.url({ protocol: /^https?$/ });

const environmentSchema = z.object({
  MONGODB_URI: optional(z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://')),
  STRIPE_SANDBOX_PORT: optional(z.coerce.number().int().min(0).max(65_535).default(DEFAULT_PORT)),
  STRIPE_SANDBOX_URL: optional(webAddress.optional()),
  STRIPE_SECRET_KEY: optional(z.string().min(8).default('sk_test_sandbox')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(8)),
  STRIPE_SANDBOX_WEBHOOK_URL: optional(webAddress),
  LOG_LEVEL: optional(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn')),
});

/** What the sandbox needs to know; made by {@link readSettings} only, so it never exists in production. */
export interface SandboxSettings {
  /** Address of a MongoDB replica set (the sandbox uses transactions), with the database's name. */
  mongodbUri: string;
  /** TCP port on the loopback interface; 0 takes any free one. */
  port: number;
  /** The sandbox's address as the buyer's browser sees it, without a slash at the end; by default made from the port. */
  publicUrl?: string;
  /** The key that API callers send as bearer token. */
  secretKey: string;
  /** The key that signs webhook deliveries. */
  webhookSecret: string;
  /** Where events are sent. */
  webhookUrl: string;
  logLevel: string;
}

/** A setting is missing or wrong; the message is one sentence that names it and never holds its value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and checks the sandbox's settings.
 * @param environment variables by name, as in `process.env`
 * @throws SettingsError in production, and for any missing or malformed variable
 */
export function readSettings(environment: Record<string, string | undefined>): SandboxSettings {
  if (environment.NODE_ENV === 'production') {
    throw new SettingsError(
      'The Stripe sandbox takes test cards only and does not start with NODE_ENV=production; set STRIPE_SECRET_KEY of a real Stripe account for the portal instead.',
    );
  }
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new SettingsError(`The Stripe sandbox cannot start: ${describe(parsed.error)}.`);
  const values = parsed.data;
  return {
    mongodbUri: values.MONGODB_URI,
    port: values.STRIPE_SANDBOX_PORT,
    publicUrl: values.STRIPE_SANDBOX_URL?.replace(/\/+$/, ''),
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    webhookUrl: values.STRIPE_SANDBOX_WEBHOOK_URL,
    logLevel: values.LOG_LEVEL,
  };
}

function describe(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.')} is missing or wrong (${issue.message})`)
    .join('; ');
}
