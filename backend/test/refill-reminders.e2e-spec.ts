import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { RefillReminders } from '../src/prescriptions/refills/refill-reminders.service.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const NAME = 'refillreminders';

describe('Reminders of refills', () => {
  let portals: Portal[];
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portals = [await startPortal(NAME), await startPortal(NAME), await startPortal(NAME)];
    [portal] = portals;
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    await portal.model<Prescription>(Prescription).deleteMany({});
    await portal.model<OutboxRow>(OutboxRow).deleteMany({});
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  /** A prescription for 30 days whose supply ends so many days from now. */
  async function dueIn(days: number, medicine: Partial<typeof METFORMIN> = {}): Promise<string> {
    const date = dayFromToday(portal, days - 29);
    const { status, body } = await prescribe(portal, doctor, patient, {
      date,
      medicines: [{ ...METFORMIN, ...medicine }],
    });
    expect(status).toBe(201);
    return body.id;
  }
  /** As if days had passed. */
  const setDue = (id: string, days: number) =>
    portal
      .model<Prescription>(Prescription)
      .updateOne(
        { _id: id },
        { refillDueOn: dayFromToday(portal, days), endedFrom: dayFromToday(portal, 40) },
      );
  const round = (of = portal) => of.app.get(RefillReminders, { strict: false }).remindDue();
  const levelsOf = async (id: string) => {
    const keys = { dedupeKey: { $regex: `^mail:prescription:${id}:refill:` } };
    const rows = await portal.model<OutboxRow>(OutboxRow).find(keys).sort({ _id: 1 }).lean<OutboxRow[]>();
    return rows.map(({ dedupeKey }) => /refill:(\w+)/.exec(dedupeKey)![1]);
  };
  const titles = async () => {
    const rows = await portal
      .model<Notification>(Notification)
      .find({ userId: patient.userId })
      .sort({ _id: 1 })
      .lean();
    return rows.map(({ title }) => title).filter((title) => title.includes('refill'));
  };

  it('are sent 7 and 2 days before the supply ends, once each, without any medicine', async () => {
    const id = await dueIn(8);
    expect(await round()).toBe(0);
    await setDue(id, 7);
    expect([await round(), await round()]).toEqual([1, 0]);
    await setDue(id, 2);
    expect([await round(), await round()]).toEqual([1, 0]);
    expect(await levelsOf(id)).toEqual(['soon', 'urgent']);
    expect(await titles()).toEqual([
      'A refill of your medicines is due soon',
      'A refill of your medicines is urgent',
    ]);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: /refill/ })
      .lean<OutboxRow[]>();
    for (const { mail } of mails) {
      expect(mail!.html).not.toContain('Metformin');
      expect(mail!.html).toContain('/patientlogin/prescriptions');
    }
  });

  it('are sent once with three processes at work', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) => dueIn(5, { name: `Medicine ${n} 5 mg tablets` })),
    );
    const sent = await Promise.all([...portals, ...portals].map((of) => round(of)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
    for (const id of ids) expect(await levelsOf(id)).toEqual(['soon']);
    expect(await titles()).toHaveLength(ids.length);
  });

  it('are not sent for what is overdue for days, has ended, or was replaced', async () => {
    await setDue(await dueIn(5, { name: 'Overdue 5 mg tablets' }), -3);
    const ended = await dueIn(5, { name: 'Ended 5 mg tablets' });
    await portal
      .model<Prescription>(Prescription)
      .updateOne({ _id: ended }, { endedFrom: dayFromToday(portal, 0) });
    await dueIn(5);
    await prescribe(portal, doctor, patient);
    expect(await round()).toBe(0);
  });

  it('are not sent when other prescriptions last longer and have the medicines', async () => {
    await prescribe(portal, doctor, patient, {
      date: dayFromToday(portal, -24),
      medicines: [METFORMIN, { ...METFORMIN, name: 'Atorvastatin 10 mg tablets' }],
    });
    await prescribe(portal, doctor, patient);
    expect(await round()).toBe(1);
    await portal.model<Prescription>(Prescription).updateMany({}, { $unset: { reminders: 1 } });
    await prescribe(portal, doctor, patient, {
      medicines: [{ ...METFORMIN, name: 'Atorvastatin 10 mg tablets' }],
    });
    expect(await round()).toBe(0);
  });

  it('are not sent to disabled accounts or about deceased people', async () => {
    const shut = await dueIn(5);
    await admin.put(`/api/v1/patients/${patient.userId}`, { disabled: true });
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
    const dead = await dueIn(5);
    await admin.post(`/api/v1/patients/${patient.userId}/deceased`, { deceased: true });
    await round();
    expect([await levelsOf(shut), await levelsOf(dead), await titles()]).toEqual([[], [], []]);
  });
});
