import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Email } from '../../openapi/contract/people/fields.js';
import { tValidation } from '../../openapi/contract/messages/validation.js';
import { NewPassword } from '../../openapi/contract/people/login.js';
import { personName } from '../../openapi/contract/people/names.js';
import { AppModule } from './app.module.js';
import { AuditService } from './audit/audit.service.js';
import { assertUncommon, hashPassword } from './auth/passwords.js';
import { withSecretFiles } from './config/secret-files.js';
import { DEFAULT_PATIENT_PICTURE } from './files/default-pictures.js';
import { User, nameColumns } from './users/user.schema.js';
import { tCommon } from './messages/common.js';

/**
 * Opens an administrator's account, e.g. the first one of a hospital. The password comes from ADMIN_PASSWORD or
 * ADMIN_PASSWORD_FILE, so that it appears in no process list.
 */
async function createAdmin(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  if (!values.email || !values.name)
    throw new Error('Give --email and --name, and the password in ADMIN_PASSWORD.');
  const email = Email.parse(values.email);
  const name = personName(tValidation('fullNameMissing')).parse(values.name);
  const password = NewPassword.parse(withSecretFiles(process.env).ADMIN_PASSWORD);
  await assertUncommon(password);
  process.env.RUN_JOBS = 'false';
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  const users = app.get<Model<User>>(getModelToken(User.name));
  const admin = await users.create({
    ...nameColumns(name),
    email,
    type: 'admin',
    passwordHash: await hashPassword(password),
    image: DEFAULT_PATIENT_PICTURE,
    emailConfirmedAt: new Date(),
  });
  await app.get(AuditService).record({
    action: 'user.register',
    actor: null,
    resource: 'users',
    recordId: admin._id,
    after: { type: 'admin' },
  });
  await app.close();
  return tCommon('adminCreated', { email });
}

createAdmin().then(
  (sentence) => {
    process.stdout.write(`${sentence}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
