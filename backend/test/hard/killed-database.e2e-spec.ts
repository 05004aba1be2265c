import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../../launch/database.mjs';
import { AuditEvent } from '../../src/audit/audit-event.schema.js';
import type { Client } from '../support/client.js';
import { expectFailure } from '../support/failures.js';
import { addPatient } from '../support/people.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { until } from '../support/until.js';

const TIMEOUT_MS = 120_000;
const BACK_WITHIN_MS = 60_000;

describe('A database that is killed under `npm start`', () => {
  let dataDir: string;
  let database: Database;
  let portal: Portal;
  let patient: Client;
  const said: string[] = [];
  const givenUp: Error[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-killed-'));
    database = new Database({
      dataDir,
      say: (sentence) => said.push(sentence),
      onGivenUp: (error) => givenUp.push(error),
    });
    const uri = await database.start();
    portal = await startPortal('killed', { MONGODB_URI: uri.replace('/?', '/test_killed?') });
    patient = await addPatient(portal);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await portal?.close();
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  it(
    'restarts at its address, and the server continues with its cached data',
    async () => {
      expect((await patient.get('/api/users/doctors')).status).toBe(200);
      const rows = await portal.model<AuditEvent>(AuditEvent).countDocuments();
      const first = database.pids.db!;
      process.kill(first, 'SIGKILL');
      const start = Date.now();
      const refused = await portal.visitor.get(`/api/users/doctors/${patient.userId}/slots`);
      if (refused.status !== 404) expectFailure(refused, { status: 503, code: 'DATABASE_UNAVAILABLE' });
      expect(Date.now() - start).toBeLessThan(10_000);
      expect((await patient.get('/api/users/doctors')).status).toBe(200);
      await until(async () => (await patient.get('/api/v1/me')).status === 200, BACK_WITHIN_MS);
      expect(database.pids.db).not.toBe(first);
      expect(await portal.model<AuditEvent>(AuditEvent).countDocuments()).toBe(rows);
      expect(said).toEqual(['The database ended unexpectedly (signal SIGKILL) and is started again.']);
      expect(givenUp).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is stopped for good while it is being started again',
    async () => {
      process.kill(database.pids.db!, 'SIGKILL');
      await until(() => Promise.resolve(said.length === 2));
      await database.stop();
      expect(() => process.kill(database.pids.db!, 0)).toThrow('ESRCH');
      await database.start();
      expect(givenUp).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
