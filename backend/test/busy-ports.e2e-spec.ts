import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takePort } from './support/ports.js';

const START = join(import.meta.dirname, '../../launch/start.mjs');

/** A program that occupies a port. */
async function occupy(host: string, wanted = 0): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen({ port: wanted, host });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('npm start on a port that another program has', () => {
  let dataDir: string;
  let first: Awaited<ReturnType<typeof occupy>>;
  let second: Awaited<ReturnType<typeof occupy>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'busy-ports-'));
    [first, second] = [await occupy('127.0.0.1'), await occupy('0.0.0.0')];
  });
  afterAll(async () => {
    for (const { server } of [first, second]) server.close();
    await rm(dataDir, { recursive: true });
  });

  /** The output of the start, and its remaining files. */
  async function start(ports: Record<string, string>) {
    const child = spawn(process.execPath, [START], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...ports },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const [code] = (await once(child, 'close')) as [number];
    return { code, printed: printed.trim(), left: await readdir(dataDir) };
  }
  const refused = (printed: string) => ({ code: 1, printed, left: [] });

  it.each([['127.0.0.1'], ['0.0.0.0']])('reports the sandbox port first, also one at %s', async (host) => {
    const { server, port } = await occupy(host);
    const answer = await start({ PORT: String(await takePort()), STRIPE_SANDBOX_PORT: String(port) });
    server.close();
    expect(answer).toEqual(
      refused(
        `Port ${port} for the payment sandbox is in use by another program: stop it, or choose another port with STRIPE_SANDBOX_PORT.`,
      ),
    );
  });

  it('names both at once', async () => {
    const ports = { PORT: String(first.port), STRIPE_SANDBOX_PORT: String(second.port) };
    expect(await start(ports)).toEqual(
      refused(
        `Port ${first.port} for the portal and Port ${second.port} for the payment sandbox are in use by another program: stop it, or choose another port with PORT and STRIPE_SANDBOX_PORT.`,
      ),
    );
  });

  it('says so when both are the same', async () => {
    const same = String(first.port);
    expect(await start({ PORT: same, STRIPE_SANDBOX_PORT: same })).toEqual(
      refused(`PORT and STRIPE_SANDBOX_PORT are both ${same}: the payment sandbox needs a port of its own.`),
    );
  });

  it("does not look for the sandbox's where payments go to Stripe itself", async () => {
    const ports = { PORT: String(first.port), STRIPE_SANDBOX_PORT: String(second.port) };
    expect(await start({ ...ports, STRIPE_SECRET_KEY: 'sk_test_own' })).toEqual(
      refused(
        `Port ${first.port} for the portal is in use by another program: stop it, or choose another port with PORT.`,
      ),
    );
  });

  it('puts the sandbox below the last port there is', async () => {
    const { server } = await occupy('127.0.0.1', 65_534);
    const { printed } = await start({ PORT: '65535' });
    server.close();
    expect(printed).toMatch(/^Port 65534 for the payment sandbox is in use/);
  });
});
