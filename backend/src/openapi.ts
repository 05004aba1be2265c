import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { httpAdapter } from './app.setup.js';
import { describeApi } from './api-docs/describe-api.js';

/** Writes the OpenAPI document to the file named on the command line, without a database. */
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule,
  httpAdapter({ LOG_LEVEL: 'silent', TRUST_PROXY: false }),
  {
    preview: true,
    logger: ['error'],
  },
);
await writeFile(process.argv[2], `${JSON.stringify(describeApi(app), null, 2)}\n`);
process.exit(0);
