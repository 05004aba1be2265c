import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { NewAdministrator } from '../../openapi/contract/site/set-up.js';
import { AppModule } from './app.module.js';
import { withSecretFiles } from './config/secret-files.js';
import { Administrators } from './set-up/administrators.service.js';
import { tCommon } from './messages/common.js';

/**
 * Opens an administrator's account, e.g. the first one of a hospital. The password comes from ADMIN_PASSWORD or
 * ADMIN_PASSWORD_FILE, so that it appears in no process list.
 */
async function createAdmin(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { ADMIN_PASSWORD } = withSecretFiles(process.env);
  if (!values.email || !values.name || !ADMIN_PASSWORD) throw new Error(tCommon('adminUsage'));
  const given = { fullName: values.name, email: values.email, password: ADMIN_PASSWORD };
  const administrator = NewAdministrator.parse(given);
  process.env.RUN_JOBS = 'false';
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  const administrators = app.get(Administrators);
  await administrators.create(await administrators.prepare(administrator));
  await app.close();
  return tCommon('adminCreated', { email: administrator.email });
}

/** One sentence: of the first invalid value, or of the failure. */
function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0].message;
  return error instanceof Error ? error.message : String(error);
}

createAdmin().then(
  (sentence) => {
    process.stdout.write(`${sentence}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  },
);
