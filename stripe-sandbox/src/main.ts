import { createSandbox } from './sandbox.js';
import { readSettings, SettingsError } from './settings.js';
import type { FastifyInstance } from 'fastify';

/** Opens the port, and closes it on a signal to stop or when the parent process has ended. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const creating = createSandbox(settings);
  closeOnRequest(creating);
  const app = await creating;
  await app.listen({ port: settings.port, host: 'localhost' });
  const address = settings.publicUrl ?? `http://localhost:${settings.port}`;
  process.stdout.write(`Stripe sandbox (test mode) is ready at ${address}\n`);
}

/** Listens from the start, so that a parent that dies while we connect is noticed too. */
function closeOnRequest(creating: Promise<FastifyInstance>): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    creating.then((app) => app.close()).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, close);
}

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof SettingsError ? reason : `The Stripe sandbox cannot run: ${reason}`}\n`,
  );
  process.exit(1);
}

main().catch(fail);
