import { takePort } from '../../backend/test/support/ports.js';
import { openDatabase } from '../src/database.js';
import { readSettings } from '../src/settings.js';
import { compileProgram } from './support/process.js';
import { startReceiver } from './support/receiver.js';
import { environment, stripeAt, submitCard, visit } from './support/sandbox.js';
import type { Program } from './support/process.js';

/** As if the time had come of every next try, and of what a killed process had taken. */
async function endWaits(mongodbUri: string): Promise<void> {
  const db = await openDatabase(mongodbUri);
  await db.deliveries.updateMany({ state: 'pending' }, { $set: { nextAttemptAt: new Date(0) } });
  await db.close();
}

describe('The sandbox as a process', () => {
  let program: Program;

  beforeAll(async () => {
    program = await compileProgram();
  });
  afterAll(() => program.remove());

  it('refuses to run in production with one sentence', async () => {
    const run = program.run({ ...environment('sandbox_process'), NODE_ENV: 'production' });
    expect(await run.ended).toBe(1);
    expect(run.complaints().trim().split('\n')).toHaveLength(1);
    expect(run.complaints()).toContain('does not start with NODE_ENV=production');
  });

  it('names a missing setting and never shows a value', () => {
    const { STRIPE_WEBHOOK_SECRET: _left, ...rest } = environment('sandbox_process');
    expect(() => readSettings(rest)).toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
    const wrong = { ...environment('sandbox_process'), MONGODB_URI: 'postgres://secret@host' };
    expect(() => readSettings(wrong)).toThrow(/^(?!.*secret@host).*MONGODB_URI/);
  });

  it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
    'says when it is ready and ends cleanly on %s',
    async (how) => {
      const port = await takePort();
      const run = program.run({ ...environment('sandbox_process'), STRIPE_SANDBOX_PORT: String(port) });
      expect(await run.ready).toBe(`Stripe sandbox (test mode) is ready at http://localhost:${port}\n`);
      if (how === 'disconnect') run.disconnect();
      else run.kill(how);
      expect(await run.ended).toBe(0);
      expect(run.complaints()).toBe('');
    },
  );

  it('delivers pending events after kill -9, and still knows the payment', async () => {
    const receiver = await startReceiver();
    receiver.answers.push(...Array<number>(50).fill(503));
    const port = await takePort();
    const shared = environment('sandbox_process', receiver.url);
    const settings = { ...shared, STRIPE_SANDBOX_PORT: String(port) };
    const [url, stripe] = [`http://localhost:${port}`, stripeAt(port, 2)];

    const first = program.run(settings);
    await first.ready;
    const { id } = await stripe.checkout.sessions.create(visit());
    expect((await submitCard(url, id)).status).toBe(303);
    const refused = await receiver.nth('checkout.session.completed');
    first.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    await endWaits(shared.MONGODB_URI);

    const before = receiver.deliveries.length;
    receiver.answers.length = 0;
    const second = program.run(settings);
    await second.ready;
    const taken = await receiver.nth('checkout.session.completed', before + 1);
    expect(taken.event.id).toBe(refused.event.id);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    second.kill('SIGTERM');
    await second.ended;
    await receiver.close();
  });
});
