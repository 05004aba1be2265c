import { randomUUID } from 'node:crypto';
import { startTemporaryMongod } from '../support/temporary-mongod.mjs';
import { toFailure } from '../../src/common/errors/error.filter.js';
import { inTransaction } from '../../src/common/transaction.js';
import type { Answer, Client } from '../support/client.js';
import { expectFailure } from '../support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from '../support/people.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { addLabTest, addMedicine } from '../support/shop.js';
import { median } from '../support/times.js';
import { until, untilPasses } from '../support/until.js';
import { openCheckout, wishFor } from '../support/visits.js';

const REFUSED_WITHIN_MS = 10_000;
/** Half of the cached responses; the slowest depends on the machine's other work. */
const MEMORY_WITHIN_MS = 1000;
const TIMEOUT_MS = 90_000;
/** More callers than there are connections. */
const CROWD = 80;

interface Timed extends Answer<object> {
  ms: number;
}
async function timed(call: Promise<Answer<object>>): Promise<Timed> {
  const start = performance.now();
  const answer = await call;
  return { ...answer, ms: Math.round(performance.now() - start) };
}

describe('A paused database', () => {
  let mongod: Awaited<ReturnType<typeof startTemporaryMongod>>;
  let portal: Portal;
  let [admin, doctor, patient]: Client[] = [];

  beforeAll(async () => {
    mongod = await startTemporaryMongod();
    const MONGODB_URI = mongod.uri.replace('/?', '/test_paused?');
    portal = await startPortal('paused', { MONGODB_URI });
    [admin, doctor, patient] = [await addAdmin(portal), await addDoctor(portal), await addPatient(portal)];
    await addMedicine(portal);
    await addLabTest(portal);
    IN_MEMORY.push(`/api/users/doctors/${doctor.userId}/slots`);
    for (const path of IN_MEMORY)
      expect([path, (await portal.visitor.get(path)).status]).toEqual([path, 200]);
  }, TIMEOUT_MS);
  afterAll(async () => {
    go();
    await portal?.close();
    await mongod?.stop();
  }, TIMEOUT_MS);

  /** Each of its threads must stop: until then it may still answer. */
  const pause = async () => {
    process.kill(mongod.pid!, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const go = () => process.kill(mongod.pid!, 'SIGCONT');
  const untilReady = () => until(async () => (await portal.visitor.get('/api/health/ready')).status === 200);

  const IN_MEMORY = [
    '/api/users/doctors',
    '/api/users/doctors?search=dr&page=1&perPage=5',
    '/medicine',
    '/lab',
    '/api/v1/search?q=dr',
    '/api/v1/hospital',
    '/api/health/live',
  ];
  const refusals = (): Promise<Answer<object>>[] => [
    patient.get('/api/v1/me'),
    patient.get(`/api/appointments/patient/${patient.userId}`),
    doctor.get(`/api/appointments/doctor/${doctor.userId}`),
    admin.get('/api/v1/audit-events'),
    portal.visitor.get('/api/health/ready'),
    portal.visitor.post('/api/users/login', { email: 'a@example.org', password: PASSWORD, type: 'patient' }),
    openCheckout(patient, wishFor(portal, doctor)),
    admin.post('/api/v1/doctor-ids', {}, { 'Idempotency-Key': randomUUID() }),
    portal.visitor.post('/chat', { message: 'When are you open?' }),
  ];

  it(
    'is reported within ten seconds, while cached responses are sent immediately',
    async () => {
      await untilReady();
      await pause();
      const asked = refusals().map(timed);
      for (let n = 0; n < CROWD; n += 1) asked.push(timed(patient.get('/api/v1/me')));
      const known: Timed[] = [];
      for (let round = 0; round < 7; round += 1) {
        for (const path of IN_MEMORY)
          known.push(await timed(portal.visitor.get(path)), await timed(patient.get(path)));
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
      const refused = [...(await Promise.all(asked)), ...(await Promise.all(refusals().map(timed)))];
      go();
      const longest = (answers: Timed[]) => Math.max(...answers.map(({ ms }) => ms));
      for (const answer of refused) expectFailure(answer, { status: 503 });
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(longest(refused)).toBeLessThan(REFUSED_WITHIN_MS);
      expect(known.filter(({ status }) => status !== 200)).toEqual([]);
      expect(median(known.map(({ ms }) => ms))).toBeLessThan(MEMORY_WITHIN_MS);
      expect(longest(known)).toBeLessThan(REFUSED_WITHIN_MS);
    },
    TIMEOUT_MS,
  );

  it(
    'undoes a step that was under way, and refuses it in time',
    async () => {
      const code = 'HSP-PAUSED-0001';
      const connection = portal.db;
      const rows = connection.collection('doctorids');
      const start = performance.now();
      const step = inTransaction(connection, async (session) => {
        await rows.insertOne({ code }, { session });
        await pause();
        await rows.insertOne({ code: `${code}-2` }, { session });
      });
      await expect(step.catch((error: unknown) => Promise.reject(toFailure(error)))).rejects.toMatchObject({
        code: 'DATABASE_UNAVAILABLE',
      });
      const ms = performance.now() - start;
      go();
      await untilReady();
      expect(ms).toBeLessThan(2 * REFUSED_WITHIN_MS);
      // The code is free once the server has aborted the step, at the latest with the transaction's lifetime.
      await untilPasses(async () => {
        await rows.updateOne({ code }, { $set: { code } }, { upsert: true });
      }, 45_000);
      expect(await rows.countDocuments({ code: /^HSP-PAUSED/ })).toBe(1);
    },
    TIMEOUT_MS,
  );

  it('is used again as soon as it continues', async () => {
    await untilReady();
    expect((await patient.get('/api/v1/me')).status).toBe(200);
    expect((await openCheckout(patient, wishFor(portal, doctor))).status).toBe(201);
  });
});
