import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const DATABASE = 'hospital';
const SANDBOX_KEY = 'sk_test_sandbox';
const LAST_PORT = 65_535;
const SECRET_FILE =
  /^((JWT|FILE|MAIL|AUDIT)_SECRET|STRIPE_(SECRET_KEY|WEBHOOK_SECRET)|SMTP_URL|MONGODB_URI|MONGO_PASSWORD)_FILE$/;

function portFrom(name, text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
    throw new Error(`${name} must be a port number between 1 and 65535, not "${text}".`);
  }
  return port;
}

/** The port next to the portal's, by default; none when payments go to Stripe. */
function sandboxPortFrom(env, port) {
  if (env.STRIPE_SECRET_KEY) return undefined;
  const beside = port === LAST_PORT ? port - 1 : port + 1;
  const sandboxPort = portFrom('STRIPE_SANDBOX_PORT', env.STRIPE_SANDBOX_PORT, beside);
  if (sandboxPort !== port) return sandboxPort;
  throw new Error(
    `PORT and STRIPE_SANDBOX_PORT are both ${port}: the payment sandbox needs a port of its own.`,
  );
}

/** Replaces NAME_FILE by its content, as the server reads its secrets (see .env.example). */
function withSecretFiles(env) {
  const entries = Object.entries(env).map(([name, value]) => {
    if (!SECRET_FILE.test(name)) return [name, value];
    const secret = name.replace(/_FILE$/, '');
    if (env[secret]) throw new Error(`${name} must be left out beside ${secret}.`);
    if (!existsSync(value)) throw new Error(`${name} must be a file that can be read.`);
    return [secret, readFileSync(value, 'utf8').trim()];
  });
  return withoutEmpty(Object.fromEntries(entries));
}

const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/**
 * What the start needs to know, from the environment (see .env.example). Empty values count as not set.
 * @param {Record<string, string | undefined>} environment
 * @param {string} root folder of the project
 */
export function readSettings(environment, root) {
  const env = withSecretFiles(withoutEmpty(environment));
  const port = portFrom('PORT', env.PORT, 3000);
  const sandboxPort = sandboxPortFrom(env, port);
  return {
    env,
    root,
    port,
    sandboxPort,
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    mongodbUri: env.MONGODB_URI && withPassword(env.MONGODB_URI, env.MONGO_PASSWORD),
    url: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    demoData: env.DEMO_DATA === 'true',
  };
}

/**
 * The settings of the environment and of .env.
 * @param {Record<string, string>} defaults for what neither of them says
 * @throws Error naming the setting that cannot be used
 */
export function loadSettings(defaults) {
  const root = join(import.meta.dirname, '..');
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  return readSettings({ ...defaults, ...withoutEmpty(process.env) }, root);
}

/** Development secrets, made once and kept in the data folder where only this user can read them. */
function developmentSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(48).toString('base64url');
  const secrets = { JWT_SECRET: secret(), STRIPE_WEBHOOK_SECRET: `whsec_${secret()}` };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** Like the server: MONGO_PASSWORD is inserted into an address with an account and no password. */
function withPassword(uri, password) {
  const account = /^mongodb(?:\+srv)?:\/\/[^:@/]+(?=@)/;
  return password ? uri.replace(account, (named) => `${named}:${encodeURIComponent(password)}`) : uri;
}

/** Puts the database name into an address that has none. */
export function withDatabase(uri, name) {
  const [, head, path, query = ''] = /^([^?]*?\/\/[^/?]+)\/?([^?]*)(\?.*)?$/.exec(uri) ?? [];
  if (!head) throw new Error('MONGODB_URI must look like mongodb://host:27017/hospital?replicaSet=rs0.');
  return `${head}/${path || name}${query}`;
}

/**
 * The environments of the two processes.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {string} mongodbUri address with the database name
 */
export function environmentsFor({ env, port, sandboxPort, dataDir, url, demoData }, mongodbUri) {
  const development = { NODE_ENV: 'development', MONGODB_URI: mongodbUri };
  const shared = { ...developmentSecrets(dataDir), ...env, ...development };
  const api = { ...shared, PORT: String(port), PUBLIC_URL: url, DEMO_DATA: String(demoData) };
  if (!sandboxPort) return { api };
  const address = `http://localhost:${sandboxPort}`;
  const sandbox = {
    ...shared,
    STRIPE_SANDBOX_PORT: String(sandboxPort),
    STRIPE_SANDBOX_URL: address,
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    STRIPE_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payment/webhook`,
  };
  return { api: { STRIPE_API_BASE: address, ...api, STRIPE_SECRET_KEY: SANDBOX_KEY }, sandbox };
}
