import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { httpAdapter, setUp } from './app.setup.js';
import { NestLogger } from './common/http/nest-logger.js';
import { readEnv } from './config/env.js';

/** Maximum time for open requests after a signal to stop. */
const DRAIN_MS = 8000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter(env), {
    rawBody: true,
    logger: new NestLogger(env.LOG_LEVEL),
  });
  await setUp(app, env);
  await app.listen(env.PORT, env.HOST);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS).unref());
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
