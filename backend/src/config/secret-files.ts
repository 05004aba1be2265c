import { readFileSync } from 'node:fs';

/** Secret settings. Each may instead be given as NAME_FILE, the path of a file with the value. */
export const SECRETS = [
  'JWT_SECRET',
  'FILE_SECRET',
  'MAIL_SECRET',
  'AUDIT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MONGODB_URI',
  'MONGO_PASSWORD',
  'MONGO_ROOT_PASSWORD',
  'ADMIN_PASSWORD',
] as const;

/**
 * The settings with the contents of their files (Docker and Kubernetes secrets). Empty ones are omitted.
 * @throws Error naming each unreadable file and each secret that is given twice, without a path or a value
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given: NodeJS.ProcessEnv = withoutEmpty(source);
  const refused: string[] = [];
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    delete given[`${name}_FILE`];
    if (given[name] !== undefined) refused.push(`Setting ${name}_FILE must be left out beside ${name}.`);
    else if (!readInto(given, name, path))
      refused.push(`Setting ${name}_FILE must be a file that can be read.`);
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return withoutEmpty(given);
}

function readInto(given: NodeJS.ProcessEnv, name: string, path: string): boolean {
  try {
    given[name] = readFileSync(path, 'utf8').trim();
    return true;
  } catch {
    return false; // the system's error contains the path; the caller names the setting
  }
}

const withoutEmpty = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
