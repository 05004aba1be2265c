import { Availability } from '../../openapi/contract/care/availability.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';

const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

describe("A doctor's own days and times", () => {
  let portal: Portal;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('availability');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
  });

  const read = async () => (await doctor.get('/api/v1/availability')).body as Availability;
  const change = (body: object, as = doctor) => as.put('/api/v1/availability', { ...body });
  const offered = { availableDays: ['Friday', 'Tuesday'], timeSlots: ['16:00', '09:15'] };

  it('is read and changed, and offered from then on', async () => {
    const before = await read();
    expect(Availability.safeParse(before).error).toBeUndefined();
    const { status, body } = await change({ ...offered, version: before.version });
    expect([status, body]).toEqual([
      200,
      {
        availableDays: ['Tuesday', 'Friday'],
        timeSlots: ['09:15', '16:00'],
        hours: null,
        fee: 800,
        canVideo: false,
        visitsOutside: [],
        version: before.version + 1,
      },
    ]);
    const slots = (
      await portal.visitor.get(`/api/users/doctors/${doctor.userId}/slots?from=2020-01-01&days=14`)
    ).body as { date: string; slots: { time: string }[] }[];
    const weekdays = slots.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([2, 5]));
    expect(slots.at(-1)!.slots.map(({ time }) => time)).toEqual(['09:15', '16:00']);
  });

  it('leaves visits that are booked where they are', async () => {
    const patient = await addPatient(portal);
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    await change({ ...offered, version: 1 });
    expect((await patient.get(`/api/v1/appointments/${id}`)).body).toMatchObject({
      status: 'pending',
      preferredTime: '10:00',
    });
  });

  it('refuses a change when another tab or an admin was faster', async () => {
    expect((await change({ ...offered, version: 1 })).status).toBe(200);
    expectFailure(await change({ ...offered, version: 1 }), { status: 409, code: 'EDIT_CONFLICT' });
    const admin = await addAdmin(portal);
    await admin.put(`/api/v1/doctors/${doctor.userId}`, { availableDays: ['Monday'] });
    expectFailure(await change({ ...offered, version: 2 }), { status: 409, code: 'EDIT_CONFLICT' });
    expect((await read()).availableDays).toEqual(['Monday']);
  });

  it.each<[string, object, string]>([
    ['a day twice', { availableDays: ['Monday', 'Monday'] }, 'availableDays'],
    ['a day that is none', { availableDays: ['Someday'] }, 'availableDays.0'],
    ['a time that is none', { timeSlots: ['25:00'] }, 'timeSlots.0'],
    ['a time twice', { timeSlots: ['09:00', '09:00'] }, 'timeSlots'],
    ['289 times', { timeSlots: Array.from({ length: 289 }, (_, n) => clockTime(n)) }, 'timeSlots'],
    ['no version', { version: undefined }, 'version'],
    ['a fee below zero', { fee: -1 }, 'fee'],
    ['a fee in parts of a paisa', { fee: 1.005 }, 'fee'],
    ['a fee in words', { fee: 'free' }, 'fee'],
  ])('refuses %s', async (_case, wrong, field) => {
    expectFailure(await change({ ...offered, version: 1, ...wrong }), { status: 400, fields: [field] });
  });

  it('is for doctors', async () => {
    for (const who of [await addPatient(portal), await addAdmin(portal)]) {
      expectFailure(await who.get('/api/v1/availability'), { status: 403 });
      expectFailure(await change({ ...offered, version: 1 }, who), { status: 403 });
    }
  });

  it('keeps the fee unless one is sent, and shows patients the new one', async () => {
    const shown = async () =>
      (await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`)).body.fee as unknown;
    expect((await change({ ...offered, version: 1 })).body.fee).toBe(800);
    expect((await change({ ...offered, fee: 950.5, version: 2 })).body.fee).toBe(950.5);
    expect(await shown()).toBe(950.5);
    expect((await change({ ...offered, fee: null, version: 3 })).body.fee).toBeNull();
    expect(await shown()).toBeNull();
  });

  it('leaves a trace', async () => {
    await change({ ...offered, fee: 900, version: 1 });
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ recordId: doctor.userId, action: 'availability.update' })
      .lean<AuditEvent>();
    expect(event).toMatchObject({
      before: { feePaise: 80_000 },
      after: { availableDays: ['Tuesday', 'Friday'], timeSlots: ['09:15', '16:00'], feePaise: 90_000 },
    });
  });
});
