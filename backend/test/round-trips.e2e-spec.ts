import type { mongo } from 'mongoose';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { databaseUri, startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, openCheckout, wishFor } from './support/visits.js';

/** What a request asks of the database; streams of changes and the pulse of the connection go on beside it. */
const ASKED = [
  'find',
  'aggregate',
  'count',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'commitTransaction',
];

/** A call to the database costs the server most of what a request does, whatever it asks: so the calls are counted. */
describe('Round trips to the database', () => {
  let portal: Portal;
  let [patient, doctor, admin] = [] as unknown as [Client, Client, Client];
  let asked: string[] = [];

  beforeAll(async () => {
    portal = await startPortal('roundtrips', {
      MONGODB_URI: `${databaseUri('roundtrips')}&monitorCommands=true`,
    });
    [patient, doctor, admin] = [await addPatient(portal), await addDoctor(portal), await addAdmin(portal)];
    await portal.visitor.get('/api/users/doctors'); // fills the directory of doctors, which no request waits for
    for (const who of [patient, doctor, admin]) await who.get('/api/v1/notifications'); // and the sessions
    portal.db.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
      const target = String((command as Record<string, unknown>)[commandName]);
      if (ASKED.includes(commandName) && target !== 'jobs') asked.push(`${commandName} ${target}`);
    });
  });
  afterAll(() => portal.close());

  async function askedBy(act: () => Promise<{ status: number }>): Promise<string[]> {
    asked = [];
    expect((await act()).status).toBeLessThan(300);
    return asked;
  }

  it.each([
    ["a patient's appointments", 1, () => patient.get(`/api/appointments/patient/${patient.userId}`)],
    ['a list that ends on its page', 1, () => patient.get('/api/v1/notifications')],
    ['the appointments of the console', 1, () => admin.get('/api/v1/appointments')],
    ['the payments of the console', 1, () => admin.get('/api/v1/payments')],
  ])('should be few for %s', async (_name, most, act) => {
    const commands = await askedBy(act as () => Promise<{ status: number }>);
    expect([commands.length <= most, commands]).toEqual([true, commands]);
  });

  it('should be few for a checkout, however many bounds it counts against', async () => {
    const commands = await askedBy(() => openCheckout(patient, wishFor(portal, doctor)));
    expect([commands.length <= 7, commands]).toEqual([true, commands]);
  });

  it('should be few for accepting and cancelling a paid visit', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '11:00' }));
    const accepting = await askedBy(() => doctor.post(`/api/v1/appointments/${id}/accept`, {}));
    expect([accepting.length <= 9, accepting]).toEqual([true, accepting]);
    const cancelling = await askedBy(() => patient.delete(`/api/appointments/${id}`));
    expect([cancelling.length <= 11, cancelling]).toEqual([true, cancelling]);
  });

  it('should be few for a login', async () => {
    const person = await portal.model<User>(User).findById(patient.userId).lean<User>();
    const body = { email: person!.email, password: PASSWORD, type: 'patient' };
    const commands = await askedBy(() => portal.visitor.post('/api/users/login', body));
    expect([commands.length <= 11, commands]).toEqual([true, commands]);
  });
});
