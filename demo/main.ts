import { NestFactory } from '@nestjs/core';
import { AppModule } from '../backend/src/app.module.js';
import { seed } from './seed.js';

/** Fills an empty database with the demo hospital. Run twice it changes nothing. */
process.env.RUN_JOBS = 'false';
try {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  await app.init();
  for (const line of await seed(app)) process.stdout.write(`${line}\n`);
  await app.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
