import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { ChangeStream } from '../src/common/caching/change-stream.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { databaseUri, startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

/** The database calls of a request; change streams and heartbeats are excluded. */
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

const TURNS = 3;
/** Longer than the delay of a waiting-list round. */
const QUIET_MS = 300;
/** Inspects the streams of a process. */
const LOOKS = 10;
const LOOK_EVERY_MS = 25;

/** Database calls dominate the cost of a request, so they are counted. */
describe('Round trips to the database', () => {
  let portal: Portal;
  let [patient, doctor, admin] = [] as unknown as [Client, Client, Client];
  let asked: string[] = [];

  beforeAll(async () => {
    portal = await startPortal('roundtrips', {
      MONGODB_URI: `${databaseUri('roundtrips')}&monitorCommands=true`,
    });
    [patient, doctor, admin] = [await addPatient(portal), await addDoctor(portal), await addAdmin(portal)];
    await portal.visitor.get('/api/users/doctors'); // fills the directory of doctors outside of requests
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
    return [...asked];
  }

  /** Waits for the background work of earlier calls, such as a waiting-list round. */
  async function untilQuiet(): Promise<void> {
    do {
      asked = [];
      await wait(QUIET_MS);
    } while (asked.length > 0);
  }

  /** The run with the fewest calls of jobs, outbox and waiting list. */
  async function fewest(turn: (n: number) => Promise<string[]>): Promise<string[]> {
    const turns: string[][] = [];
    for (let n = 0; n < TURNS; n += 1) turns.push(await turn(n));
    return turns.toSorted((a, b) => a.length - b.length)[0];
  }

  it.each([
    ["a patient's appointments", 1, () => patient.get(`/api/appointments/patient/${patient.userId}`)],
    ['a list that ends on its page', 1, () => patient.get('/api/v1/notifications')],
    ['the appointments of the console', 1, () => admin.get('/api/v1/appointments')],
    ['the payments of the console', 1, () => admin.get('/api/v1/payments')],
  ])('stays within the budget for %s', async (_name, most, act) => {
    const commands = await fewest(() => askedBy(act as () => Promise<{ status: number }>));
    expect([commands.length <= most, commands]).toEqual([true, commands]);
  });

  it('needs no further query for the guardians of a page', async () => {
    for (const fullName of ['Meera Rao', 'Arjun Rao']) {
      const held = { dob: '2017-04-02', gender: 'female', relationship: 'child' };
      const { body } = await patient.post('/api/v1/dependants', { fullName, ...held });
      const child = patient.actFor(String(body.id));
      const request = { patientId: child.userId, reason: 'Fever.', speciality: 'Pediatrics' };
      expect((await child.post('/api/appointments/create', form(request))).status).toBe(201);
    }
    const commands = await fewest(() => askedBy(() => admin.get('/api/v1/appointments')));
    expect([commands.length, commands]).toEqual([1, commands]);
  });

  it('needs no further query for the pictures of published doctors', async () => {
    const person = await addPatient(portal);
    await bookVisit(person, wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 20) }));
    await untilQuiet();
    const commands = await fewest(() =>
      askedBy(() => person.get(`/api/appointments/patient/${person.userId}`)),
    );
    expect([commands.length, commands]).toEqual([1, commands]);
  });

  it('stays within the budget for a checkout', async () => {
    const commands = await fewest(async (n) => {
      const person = await addPatient(portal); // an open checkout needs a longer search for a seat
      await person.get('/api/v1/notifications');
      await untilQuiet();
      const wish = wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 3 + n) });
      return askedBy(() => openCheckout(person, wish));
    });
    expect([commands.length <= 10, commands]).toEqual([true, commands]);
  });

  it('stays within the budget for accepting and cancelling a paid visit', async () => {
    const cancels: string[][] = [];
    const accepting = await fewest(async (n) => {
      const person = await addPatient(portal);
      const wish = wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 9 + n) });
      const { id } = await bookVisit(person, wish);
      await portal.deliver();
      await untilQuiet();
      const accepted = await askedBy(() => doctor.post(`/api/v1/appointments/${id}/accept`, {}));
      await portal.deliver(); // the outbox row of the acceptance
      await untilQuiet();
      cancels.push(await askedBy(() => person.delete(`/api/appointments/${id}`)));
      return accepted;
    });
    expect([accepting.length <= 9, accepting]).toEqual([true, accepting]);
    const cancelling = await fewest((n) => Promise.resolve(cancels[n]));
    // Three counts: for the login, the address and its network.
    expect([cancelling.length <= 13, cancelling]).toEqual([true, cancelling]);
  });

  it('stays within the budget for the start of another process, with one change stream', async () => {
    await portal.db.db!.command({ profile: 2, slowms: 0 });
    const MONGODB_URI = `${databaseUri('roundtrips')}&appName=another`;
    const another = await startPortal('anotherstart', { MONGODB_URI });
    await another.app.get(ChangeStream).whenOpen();
    const profile = portal.db.collection<{ command: object }>('system.profile');
    const rows = await profile.find({ appName: 'another' }).toArray();
    const commands = rows.map(({ command }) => Object.keys(command)[0]);
    const stages = [
      { $currentOp: { idleCursors: true } },
      {
        $match: { appName: 'another', 'cursor.originatingCommand.pipeline.$changeStream': { $exists: true } },
      },
    ];
    const administration = portal.db.getClient().db('admin');
    const streams: number[] = [];
    // A stream is not polled right after an event.
    for (let look = 0; look < LOOKS; look += 1) {
      const operations = administration.aggregate(stages, { readConcern: { level: 'local' } });
      streams.push((await operations.toArray()).length);
      await wait(LOOK_EVERY_MS);
    }
    await another.close();
    await portal.db.db!.command({ profile: 0 });
    // One look at the indexes of each collection, and a few reads.
    expect([commands.length <= 64, commands]).toEqual([true, commands]);
    expect(Math.max(...streams)).toBe(1);
  });

  it('stays within the budget for a login', async () => {
    const person = await portal.model<User>(User).findById(patient.userId).lean<User>();
    const body = { email: person!.email, password: PASSWORD, type: 'patient' };
    const commands = await fewest(() => askedBy(() => portal.visitor.post('/api/users/login', body)));
    expect([commands.length <= 11, commands]).toEqual([true, commands]);
  });
});
