import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AuditSealsService } from './audit-seals.service.js';

/** Goes through the sealed audit trail and exits with 1 when an event was changed or removed. */
process.env.RUN_JOBS = 'false';
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const broken = await app.get(AuditSealsService).findBroken();
await app.close();
process.stdout.write(
  broken === null
    ? 'The audit trail is whole.\n'
    : `The audit trail does not match its seal number ${broken}.\n`,
);
process.exit(broken === null ? 0 : 1);
