import type { OpeningTasks } from '../../openapi/contract/console/opening-tasks.js';
import { noteBackup } from '../src/database/taken-backups.js';
import { DemoRow } from '../src/demo-data/demo-row.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('What is done before the hospital opens', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('opening_tasks');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const tasks = async () => (await admin.get<OpeningTasks>('/api/v1/opening-tasks')).body;
  const demo = (userId: string) =>
    portal.model<DemoRow>(DemoRow).create({ _id: `users/${userId}`, of: 'users', rowId: userId });

  it('follows the facts', async () => {
    expect(await tasks()).toEqual({
      hospital: true,
      demoData: true,
      firstDoctor: false,
      paymentKeys: false,
      mail: false,
      backup: false,
      testBooking: false,
    });
    await addDoctor(portal, 'Dr. No Times', { timeSlots: [] });
    await addDoctor(portal, 'Dr. Hidden', { published: false });
    await addDoctor(portal, 'Dr. Waiting', { approval: 'waiting' });
    expect((await tasks()).firstDoctor).toBe(false);
    const doctor = await addDoctor(portal);
    const patient = await addPatient(portal);
    await bookVisit(patient, wishFor(portal, doctor));
    await noteBackup(portal.db, new Date());
    expect(await tasks()).toMatchObject({ firstDoctor: true, testBooking: true, backup: true });

    await demo(doctor.userId);
    await demo(patient.userId);
    expect(await tasks()).toMatchObject({ demoData: false, firstDoctor: false, testBooking: false });
    // A mail counts when the server of the hospital has accepted it, not when a portal without one keeps it.
    await portal.model<OutboxRow>(OutboxRow).updateMany({ effect: 'mail' }, { state: 'sent' });
    expect((await tasks()).mail).toBe(false);
  });
});
