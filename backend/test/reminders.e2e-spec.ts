import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Reminders } from '../src/appointments/reminders/reminders.service.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { changePolicy } from './support/first-settings.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const NAME = 'reminders';
const HOUR_MS = 3_600_000;

describe('Reminders of visits', () => {
  let portals: Portal[];
  let portal: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portals = [await startPortal(NAME), await startPortal(NAME), await startPortal(NAME)];
    [portal] = portals;
    doctor = await addDoctor(portal);
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    await portal.model<Appointment>(Appointment).deleteMany({});
    patient = await addPatient(portal);
  });

  const wallIn = (hours: number) => {
    const at = portal.app
      .get(HospitalClock)
      .now()
      .plus({ minutes: Math.round(hours * 60) });
    return { date: at.toFormat('yyyy-MM-dd'), time: at.toFormat('HH:mm') };
  };
  /** An accepted visit in this many hours, booked this many hours ago. */
  async function visitIn(hours: number, bookedAgo = 100): Promise<string> {
    const doctorId = new Types.ObjectId(doctor.userId);
    const { date, time } = wallIn(hours);
    const at = new Date(Date.now() - bookedAgo * HOUR_MS);
    const row = await portal.model<Appointment>(Appointment).create({
      status: 'accepted',
      patientId: patient.userId,
      patientName: 'Asha Rao',
      doctorId,
      acceptedDoctorId: doctorId,
      acceptedDoctorName: 'Dr. Vikram Nair',
      preferredDate: date,
      preferredTime: time,
      appointmentDate: date,
      slot: slotOf({ doctorId, date, time, minutes: 1 }),
      history: [{ status: 'accepted', at, by: null }],
      createdAt: at,
    });
    return String(row._id);
  }
  const move = async (id: string, hours: number) => {
    const { date, time } = wallIn(hours);
    const set = { appointmentDate: date, 'slot.date': date, 'slot.time': time };
    await portal.model<Appointment>(Appointment).updateOne({ _id: id }, set);
  };
  const round = (of = portal) => of.app.get(Reminders, { strict: false }).remindDue();
  const mailsOf = (id: string) =>
    portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: { $regex: `^mail:appointment:${id}:reminder:` } })
      .sort({ _id: 1 })
      .lean<OutboxRow[]>();
  const hoursOf = async (id: string) =>
    (await mailsOf(id)).map(({ dedupeKey }) => /reminder:(\d+)h/.exec(dedupeKey)![1]);

  it('is sent a day and two hours before, once each, by mail and notification, with links to move and cancel', async () => {
    const id = await visitIn(30);
    expect(await round()).toBe(0);
    await move(id, 23.9);
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    const [mail] = await mailsOf(id);
    expect(mail.mail!.html).toContain(`/patientlogin/patientapps?visit&#x3D;${id}"`);
    expect(mail.mail!.html).toContain(`visit&#x3D;${id}&amp;step&#x3D;cancel"`);
    const bells = await portal.model<Notification>(Notification).find({ userId: patient.userId }).lean();
    expect(bells.map(({ title }) => title)).toEqual(['Your visit is coming up']);
  });

  it('is sent once with three concurrent workers', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => visitIn(3 + n)));
    const sent = await Promise.all([...portals, ...portals].map((of) => round(of)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
    for (const id of ids) expect(await hoursOf(id)).toEqual(['24']);
    const bells = await portal.model<Notification>(Notification).countDocuments({ userId: patient.userId });
    expect(bells).toBe(ids.length);
  });

  it('is not sent for a visit that is cancelled, has begun, is pending or is far ahead', async () => {
    const visits = portal.model<Appointment>(Appointment);
    await visits.updateOne({ _id: await visitIn(20) }, { status: 'cancelled' });
    await visits.updateOne({ _id: await visitIn(19) }, { status: 'pending' });
    await visitIn(-0.5);
    await visitIn(25);
    expect(await round()).toBe(0);
  });

  it('is sent for the new time of a moved visit, and not for a visit booked within the reminder time', async () => {
    const id = await visitIn(20);
    await round();
    await move(id, 22);
    await round();
    await move(id, 1.5);
    await round();
    expect(await hoursOf(id)).toEqual(['24', '24', '2']);
    const late = await visitIn(10, 1);
    const later = await visitIn(1.9, 1);
    expect(await round()).toBe(1);
    expect([await hoursOf(late), await hoursOf(later)]).toEqual([[], ['2']]);
    const last = await visitIn(1, 0.5);
    await round();
    expect(await hoursOf(last)).toEqual([]);
  });

  it('sends only the last of several reminders that were missed while no server ran', async () => {
    const id = await visitIn(1);
    await round();
    expect(await hoursOf(id)).toEqual(['2']);
  });

  it('follow the settings from their change on', async () => {
    const admin = await addAdmin(portal);
    const soon = await visitIn(47);
    const later = await visitIn(20);
    await changePolicy(admin, { reminderHours: [] });
    expect(await round()).toBe(0);
    await changePolicy(admin, { reminderHours: [3, 48] });
    expect(await round()).toBe(2);
    expect([await hoursOf(soon), await hoursOf(later)]).toEqual([['48'], ['48']]);
    await changePolicy(admin, { reminderHours: [24, 2] });
    expect(await round()).toBe(1);
    expect([await hoursOf(soon), await hoursOf(later)]).toEqual([['48'], ['48', '24']]);
  });
});
