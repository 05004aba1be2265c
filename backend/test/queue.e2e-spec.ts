import { Types } from 'mongoose';
import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { Queue } from '../../openapi/contract/care/queue.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { openStream } from './support/event-stream.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { until } from './support/until.js';
import { dayFromToday } from './support/visits.js';

describe("The queue of a doctor's day", () => {
  let portal: Portal;
  let desks: [Client, Client];
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('queue', { SMTP_URL: '' });
    desks = [await addAdmin(portal), await addAdmin(portal)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
  });

  /** An accepted visit that begins in this many minutes; it counts as today's, also shortly after midnight. */
  async function visitIn(minutes: number, of: Client = patient): Promise<string> {
    const at = portal.app.get(HospitalClock).now().plus({ minutes });
    const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
    return visitAt(date, time, of);
  }
  async function visitAt(date: string, time: string | null, of: Client = patient): Promise<string> {
    const doctorId = new Types.ObjectId(doctor.userId);
    const row = await portal.model<Appointment>(Appointment).create({
      status: 'accepted',
      reason: 'Chest tightness.',
      speciality: 'Cardiology',
      patientId: of.userId,
      patientName: 'Asha Rao',
      doctorId,
      doctorName: 'Dr. Vikram Nair',
      acceptedDoctorId: doctorId,
      acceptedDoctorName: 'Dr. Vikram Nair',
      preferredDate: date,
      preferredTime: time,
      appointmentDate: date,
      ...(time && { slot: slotOf({ doctorId, date, time, minutes: 1 }) }),
      history: [{ status: 'accepted', at: new Date(), by: null }],
    });
    return String(row._id);
  }
  /** A visit of today without a time: it neither begins nor ends during a test. */
  const visitToday = (of: Client = patient) => visitAt(dayFromToday(portal, 0), null, of);
  const step = (id: string, name: string, by: Client = desks[0]) =>
    by.post(`/api/v1/appointments/${id}/${name}`);
  const tokenOf = async (id: string, by: Client = desks[0]): Promise<number | null> =>
    AppointmentDto.parse((await step(id, 'check-in', by)).body).attendance!.token;
  const board = async (): Promise<Queue> =>
    Queue.parse((await portal.visitor.get(`/api/v1/queue/${doctor.userId}`)).body);

  it('issues tokens from 1, goes from arrival to completion, and shows no names', async () => {
    const [first, second] = [await visitToday(), await visitToday(await addPatient(portal))];
    expect([await tokenOf(first), await tokenOf(second, doctor)]).toEqual([1, 2]);
    expect(await tokenOf(first)).toBe(1);
    expect((await board()).waiting).toEqual([
      { token: 1, place: 1, waitMinutes: 0 },
      { token: 2, place: 2, waitMinutes: 30 },
    ]);
    expect((await step(first, 'call', doctor)).body.attendance.state).toBe('called');
    expect((await board()).current).toEqual([{ token: 1, state: 'called' }]);
    const started = AppointmentDto.parse((await step(first, 'start', doctor)).body);
    expect(started.attendance).toMatchObject({ state: 'inConsultation', token: 1 });
    expect(await board()).toMatchObject({
      current: [{ token: 1, state: 'inConsultation' }],
      waiting: [{ token: 2, place: 1, waitMinutes: 30 }],
    });
    expect((await step(first, 'complete', doctor)).status).toBe(200);
    expect(await board()).toMatchObject({ current: [], waiting: [{ token: 2, place: 1, waitMinutes: 0 }] });
    expect(JSON.stringify(await board())).not.toContain('Asha');
    const told = (await patient.get('/api/v1/notifications')).body as { title: string }[];
    expect(told.map(({ title }) => title)).toContain('Please come in: it is your turn');
  });

  it('calls a patient and starts the consultation in one step, and notifies the patient once', async () => {
    const [first, second] = [await visitToday(), await visitToday(await addPatient(portal))];
    expectFailure(await step(first, 'call-in', doctor), { status: 409, code: 'WRONG_STATE' });
    await tokenOf(first);
    await tokenOf(second);
    const both = await Promise.all([step(first, 'call-in', doctor), step(first, 'call-in', doctor)]);
    for (const { status, body } of both) {
      expect(status).toBe(200);
      expect(AppointmentDto.parse(body).attendance).toMatchObject({ state: 'inConsultation', token: 1 });
    }
    const { attendance } = AppointmentDto.parse(both[0].body);
    expect(attendance!.calledAt).toBe(attendance!.startedAt);
    expect((await step(first, 'call-in', doctor)).body.attendance).toEqual(attendance);
    const calls = async () => {
      const { body } = await patient.get('/api/v1/notifications');
      return (body as { title: string }[]).filter(({ title }) => title === 'Please come in: it is your turn');
    };
    expect(await calls()).toHaveLength(1);
    const { calledAt } = AppointmentDto.parse((await step(second, 'call', doctor)).body).attendance!;
    const started = AppointmentDto.parse((await step(second, 'call-in', doctor)).body);
    expect(started.attendance).toMatchObject({ state: 'inConsultation', calledAt });
  });

  it("lists today's visits only for the doctor and the desk", async () => {
    const [id] = [await visitToday(), await visitAt(dayFromToday(portal, 1), '10:00')];
    for (const who of [doctor, desks[0]]) {
      const { body } = await who.get(`/api/v1/queue/${doctor.userId}/visits`);
      expect((body as AppointmentDto[]).map((visit) => AppointmentDto.parse(visit).id)).toEqual([id]);
    }
    expectFailure(await (await addDoctor(portal)).get(`/api/v1/queue/${doctor.userId}/visits`), {
      status: 403,
    });
    expectFailure(await portal.visitor.get(`/api/v1/queue/${patient.userId}`), { status: 404 });
    expectFailure(await portal.visitor.get('/api/v1/queue/x'), { status: 404 });
  });

  it('gives one token for two concurrent check-ins of a patient, and unique tokens to many patients', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await visitToday();
      const tokens = await Promise.all([...desks, doctor].map((by) => tokenOf(id, by)));
      expect(tokens).toEqual(Array(3).fill(round + 1));
    }
    const many = await Promise.all(Array.from({ length: 12 }, () => visitToday()));
    const tokens = await Promise.all(many.map((id, n) => tokenOf(id, desks[n % 2])));
    expect(tokens.toSorted((a, b) => a! - b!)).toEqual(many.map((_, n) => n + 6));
  });

  it('gives no token to a visit that is cancelled at the same moment', async () => {
    const cancelled = await visitToday();
    await desks[0].post(`/api/v1/appointments/${cancelled}/cancel`);
    expectFailure(await step(cancelled, 'check-in'), { status: 409, code: 'WRONG_STATE' });
    for (let round = 0; round < 5; round += 1) {
      const id = await visitToday();
      const [arrived] = await Promise.all([step(id, 'check-in'), step(id, 'cancel', desks[1])]);
      const row = await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>();
      expect(row!.status).toBe('cancelled');
      expect(Boolean(row!.attendance?.token)).toBe(arrived.status === 200);
    }
    expect((await board()).waiting).toEqual([]);
    expect(await tokenOf(await visitToday())).toBeLessThanOrEqual(6);
  });

  it('lets only the patient check in, within two hours before the visit', async () => {
    const midnight = portal.app.get(HospitalClock).wall().time;
    const [soon, stranger] = [await visitToday(), await addPatient(portal)];
    expectFailure(await step(soon, 'check-in', stranger), { status: 404 });
    expect(await tokenOf(soon, patient)).toBe(1);
    expectFailure(await step(await visitAt(dayFromToday(portal, 1), '10:00'), 'check-in'), {
      status: 409,
      code: 'NOT_TODAY',
    });
    if (midnight < '21:30') {
      expectFailure(await step(await visitIn(125), 'check-in', patient), {
        status: 409,
        code: 'CHECK_IN_CLOSED',
      });
    }
    if (midnight > '01:00' && midnight < '22:00') {
      expect(await tokenOf(await visitIn(115), patient)).toBe(2);
      const late = await visitIn(-35);
      expectFailure(await step(late, 'check-in', patient), { status: 409, code: 'CHECK_IN_CLOSED' });
      expect(await tokenOf(late)).toBe(3);
    }
  });

  it('takes steps in order, each once', async () => {
    const id = await visitToday();
    expectFailure(await step(id, 'call', doctor), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await step(id, 'start', doctor), { status: 409, code: 'WRONG_STATE' });
    await step(id, 'check-in');
    const calls = await Promise.all([step(id, 'call', doctor), step(id, 'call')]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
    const bells = (await patient.get('/api/v1/notifications')).body as { title: string }[];
    expect(bells.filter(({ title }) => title.startsWith('Please come in'))).toHaveLength(1);
    await step(id, 'start', doctor);
    expectFailure(await step(id, 'call', doctor), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await step(id, 'start', await addDoctor(portal)), { status: 404 });
  });

  it('records a no-show from 30 minutes after the start, and a late arrival after it', async () => {
    const missed = await visitAt(dayFromToday(portal, -1), '10:00');
    const early = await visitToday();
    expectFailure(await step(early, 'no-show', doctor), { status: 409, code: 'NO_SHOW_EARLY' });
    expect((await step(missed, 'no-show', doctor)).body.attendance).toMatchObject({
      state: 'noShow',
      token: null,
    });
    await step(missed, 'no-show');
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: { $regex: `^mail:appointment:${missed}:missed` } });
    expect(mails).toHaveLength(1);
    expectFailure(await step(missed, 'start', doctor), { status: 409, code: 'WRONG_STATE' });
    await portal.model<Appointment>(Appointment).updateOne(
      { _id: early },
      {
        attendance: { doctorId: doctor.userId, date: dayFromToday(portal, 0), state: 'noShow', token: 40 },
      },
    );
    expect(await tokenOf(early)).toBe(1);
  });

  it('removes the token of a visit that is moved to another day', async () => {
    const id = await visitToday();
    await step(id, 'check-in');
    await portal
      .model<Appointment>(Appointment)
      .updateOne({ _id: id }, { appointmentDate: dayFromToday(portal, 3) });
    expect((await desks[0].get(`/api/v1/appointments/${id}`)).body.attendance).toBeNull();
    expect((await board()).waiting).toEqual([]);
  });

  it('rejects a HEAD on a stream, which would stay open', async () => {
    for (const path of [`${doctor.userId}/stream`, `stream?doctors=${doctor.userId}`]) {
      const answer = await fetch(`${portal.url}/api/v1/queue/${path}`, { method: 'HEAD' });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('serves several doctors by one call and one stream, and leaves out ids of no doctor', async () => {
    const other = await addDoctor(portal);
    const doctors = [other.userId, doctor.userId, patient.userId].join(',');
    const { body } = await portal.visitor.get(`/api/v1/queue?doctors=${doctors}`);
    expect((body as Queue[]).map((queue) => Queue.parse(queue).doctor._id)).toEqual([
      other.userId,
      doctor.userId,
    ]);
    const wall = await openStream(portal.visitor, { path: `/api/v1/queue/stream?doctors=${doctors}` });
    try {
      const atFirst = await wall.waitFor('queue', 2);
      expect(atFirst.map(({ data }) => Queue.parse(data).waiting)).toEqual([[], []]);
      await step(await visitToday(), 'check-in');
      const [, , changed] = await wall.waitFor('queue', 3);
      expect(Queue.parse(changed.data)).toMatchObject({
        doctor: { _id: doctor.userId },
        waiting: [{ token: 1 }],
      });
    } finally {
      wall.close();
    }
    for (const path of ['queue', 'queue/stream'])
      expectFailure(await portal.visitor.get(`/api/v1/${path}?doctors=${patient.userId}`), { status: 404 });
  });

  it('lists the last three calls, the newest first', async () => {
    for (let n = 1; n <= 5; n += 1) {
      const id = await visitToday(await addPatient(portal));
      await step(id, 'check-in');
      if (n < 5) await step(id, 'call', doctor);
      // A start without a call counts as one.
      if (n > 3) await step(id, 'start', doctor);
      if (n > 1) await step(id, 'complete', doctor);
    }
    const { lastCalls } = await board();
    expect(lastCalls.map(({ token }) => token)).toEqual([5, 4, 3]);
    expect(lastCalls[0].calledAt > lastCalls[1].calledAt).toBe(true);
  });

  it('updates the screen, the doctor and the waiting patient at once', async () => {
    const [own, other] = [await visitToday(), await visitToday(await addPatient(portal))];
    await step(own, 'check-in');
    const streams = [await openStream(patient), await openStream(doctor)];
    const wall = await openStream(portal.visitor, { path: `/api/v1/queue/${doctor.userId}/stream` });
    try {
      expect([wall.status, wall.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      const [first] = await wall.waitFor('queue');
      expect(Queue.parse(first.data).waiting).toHaveLength(1);
      await step(other, 'check-in');
      await until(() => Promise.resolve(Queue.parse(wall.events.at(-1)!.data).waiting.length === 2));
      for (const stream of streams) {
        const [event] = await stream.waitFor('queue');
        expect(event.data).toEqual({ doctorId: doctor.userId });
      }
    } finally {
      [...streams, wall].forEach((stream) => stream.close());
    }
  });
});
