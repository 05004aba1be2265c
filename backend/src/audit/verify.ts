import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createConnection } from 'mongoose';
import { databaseUriOf } from '../config/database-uri.js';
import { headsIn } from './audit-head.js';
import type { Head } from './audit-head.js';
import { auditKeysOf } from './audit-keys.js';
import { checkTrail } from './check-trail.js';
import { reportOf } from './trail-report.js';

const MANY_TEXTS = { type: 'string', multiple: true } as const;

/** Heads from the arguments, from the files that they name, and from AUDIT_HEAD_FILE if it is readable. */
function headsGiven(): Head[] {
  const { values } = parseArgs({ options: { head: MANY_TEXTS, 'head-file': MANY_TEXTS } });
  const noted = process.env.AUDIT_HEAD_FILE;
  const files = [...(values['head-file'] ?? []), ...(noted && existsSync(noted) ? [noted] : [])];
  const texts = [...(values.head ?? []), ...files.map((file) => readFileSync(file, 'utf8'))];
  return texts.flatMap((text) => {
    const heads = headsIn(text);
    if (heads.length === 0)
      throw new Error('A head looks like 12:9f86d0…, the number of a seal and its hash.');
    return heads;
  });
}

/**
 * Verifies the sealed audit trail. It needs only MONGODB_URI (read access) and AUDIT_SECRET, so it can run far
 * from the servers. Exit code 0 means valid; 1 means invalid or unchecked.
 */
async function verify(): Promise<boolean> {
  const [uri, keys, heads] = [databaseUriOf(process.env), auditKeysOf(process.env), headsGiven()];
  if (!uri) throw new Error('Setting MONGODB_URI is missing.');
  if (!keys) throw new Error('Setting AUDIT_SECRET is missing.');
  const options = { autoIndex: false, autoCreate: false, serverSelectionTimeoutMS: 10_000 };
  const connection = createConnection(uri, options);
  try {
    const trail = await checkTrail(await connection.asPromise(), keys, heads);
    process.stdout.write(reportOf(trail));
    return trail.problem === null;
  } finally {
    await connection.close();
  }
}

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
