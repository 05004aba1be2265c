import { Types } from 'mongoose';
import type { ExtraSessionDto } from '../../openapi/contract/care/extra-sessions.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { OfferRounds } from '../src/waitlist/offer-rounds.service.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { answer, casesOf, leaveOn, wallIn } from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { until } from './support/until.js';
import { book, bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

const NAME = 'extra_sessions';
const ROUNDS = 3;
const SESSIONS = '/api/v1/extra-sessions';
const CLINIC = { name: 'Saturday clinic', from: '14:00', to: '15:10' };
/** The session's times with visits of half an hour. */
const TIMES = ['14:00', '14:30'];

type Slots = { date: string; slots: { time: string; free: boolean }[] }[];
type Added = ExtraSessionDto & { error?: string; visits?: { id: string }[] };

describe('Extra sessions', () => {
  let portal: Portal;
  /** A second process of the same hospital. */
  let other: Portal;
  let admin: Client;
  /** Sees patients only at extra sessions. */
  let doctor: Client;
  /** Offers 10:00, 10:30 and 11:00 every day. */
  let colleague: Client;
  let patient: Client;
  let ahead = 1;

  beforeAll(async () => {
    portal = await startPortal(NAME);
    other = await startPortal(NAME);
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal, 'Dr. Extra', { availableDays: [] });
    colleague = await addDoctor(portal, 'Dr. Colleague');
    patient = await addPatient(portal);
  });
  afterAll(async () => {
    await other?.close();
    await portal?.close();
  });
  beforeEach(() => {
    ahead += 1;
  });

  const day = (days = ahead) => dayFromToday(portal, days);
  const add = (more: object = {}, by = admin) =>
    by.post<Added>(SESSIONS, {
      ...{ ...CLINIC, date: day() },
      ...(by === admin && { doctorIds: [doctor.userId] }),
      ...more,
    });
  const added = async (more: object = {}, by = admin): Promise<Added> => {
    const { status, body } = await add(more, by);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  };
  const remove = (id: string, query = '', by = admin) => by.delete<Added>(`${SESSIONS}/${id}${query}`);
  const freeAt = async ({ userId }: Client, at = portal, date = day()): Promise<string[]> => {
    const path = `/api/users/doctors/${userId}/slots?from=${date}&days=1`;
    const { body } = await at.visitor.get<Slots>(path);
    return body
      .flatMap((one) => (one.date === date ? one.slots : []))
      .flatMap(({ time, free }) => (free ? time : []));
  };
  const desk = (time = TIMES[0], whose = doctor, date = day()) =>
    admin.post<{ id: string; error: string }>('/api/v1/appointments', {
      ...{ doctorId: whose.userId, patientId: patient.userId },
      ...{ preferredDate: date, preferredTime: time, reasonForAppointment: 'Cough' },
    });
  const letterOf = async (visitId: string): Promise<string> => {
    const dedupeKey = { $regex: `^mail:appointment:${visitId}:leave-offers` };
    return (await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey }).lean<OutboxRow>())!.mail!.html;
  };
  const visit = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;

  it('adds times where a doctor has none, in every process, and takes them away again', async () => {
    const session = await added();
    expect(session).toMatchObject({
      ...{ name: 'Saturday clinic', date: day() },
      doctors: [{ doctorId: doctor.userId, doctorName: 'Dr. Extra', times: TIMES }],
    });
    expect(await freeAt(doctor)).toEqual(TIMES);
    await until(async () => (await freeAt(doctor, other)).length === TIMES.length);
    const card = await portal.visitor.get<{ nextOpenings: unknown }>(`/api/v1/doctors/${doctor.userId}`);
    expect(card.body.nextOpenings).toEqual(TIMES.map((time) => ({ date: day(), time })));
    expect((await doctor.get(SESSIONS)).body).toEqual([session]);
    expect((await colleague.get(SESSIONS)).body).toEqual([]);
    expect((await remove(session.id)).status).toBe(200);
    expect(await freeAt(doctor)).toEqual([]);
    await until(async () => (await freeAt(doctor, other)).length === 0);
    expectFailure(await remove(session.id), { status: 404 });
    expectFailure(await desk(), { status: 422, code: 'SLOT_NOT_OFFERED' });
    const trail = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ resource: 'extra-sessions' })
      .sort({ _id: 1 });
    expect(trail.map(({ action }) => action)).toEqual(['extra-session.add', 'extra-session.delete']);
    const told = await portal
      .model<Notification>(Notification)
      .find({ userId: doctor.userId })
      .sort({ _id: 1 });
    expect(told.map(({ title }) => title)).toEqual([
      'The hospital has planned “Saturday clinic” with you',
      '“Saturday clinic” does not take place',
    ]);
  });

  it('adds to the usual hours of several doctors, each with their own visit length', async () => {
    const quick = await addDoctor(portal, 'Dr. Quick', { timeSlots: ['10:00', '10:20', '10:40'] });
    const doctorIds = [colleague.userId, quick.userId];
    const { id, doctors } = await added({ doctorIds });
    expect(doctors.map(({ times }) => times)).toEqual([TIMES, ['14:00', '14:20', '14:40']]);
    expect(await freeAt(colleague)).toEqual(['10:00', '10:30', '11:00', ...TIMES]);
    expect((await desk('14:20', quick)).status).toBe(201);
    expect(await freeAt(quick)).toEqual(['10:00', '10:20', '10:40', '14:00', '14:40']);
    expectFailure(await remove(id, '', quick), { status: 403, code: 'NOT_YOURS' });
    expect((await remove(id, '?visits=offer')).status).toBe(200);
  });

  it('is a list of times too, and is found by the day of the week', async () => {
    const weekday = new Date(`${day()}T00:00:00Z`).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    const ids = async () => {
      const { body } = await portal.visitor.get<{ value: { _id: string }[] }>(
        `/api/users/doctors?day=${weekday}`,
      );
      return body.value.map(({ _id }) => _id);
    };
    expect(await ids()).not.toContain(doctor.userId);
    const { id, doctors } = await added({ from: undefined, to: undefined, times: ['18:30', '17:00'] });
    expect([doctors[0].times, await freeAt(doctor)]).toEqual([
      ['17:00', '18:30'],
      ['17:00', '18:30'],
    ]);
    expect(await ids()).toContain(doctor.userId);
    await remove(id);
  });

  it('is added by a doctor for themselves, and removed by them alone', async () => {
    expectFailure(await add({ doctorIds: [doctor.userId] }, colleague), { status: 403, code: 'NOT_YOURS' });
    const own = await added({}, colleague);
    expect(own.doctors.map(({ doctorId }) => doctorId)).toEqual([colleague.userId]);
    expectFailure(await remove(own.id, '', doctor), { status: 404 });
    expect((await remove(own.id, '', colleague)).status).toBe(200);
  });

  it('is booked by card, moved to and accepted for like any other time', async () => {
    const session = await added();
    const wish = wishFor(portal, doctor, { preferredDate: day(), preferredTime: TIMES[0] });
    const paid = await bookVisit(patient, wish);
    expect(String((await visit(paid.id)).slot!.sessionId)).toBe(session.id);
    expect((await doctor.post(`/api/v1/appointments/${paid.id}/accept`, {})).status).toBe(200);
    const moved = { date: day(), time: TIMES[1] };
    expect((await doctor.post(`/api/v1/appointments/${paid.id}/move`, moved)).status).toBe(200);
    expect(await visit(paid.id)).toMatchObject({ slot: { time: TIMES[1], minutes: 30 } });
    const { body } = await doctor.get<{ visitsOutside: unknown[] }>('/api/v1/availability');
    expect(body.visitsOutside).toEqual([]);
    expectFailure(await remove(session.id), { status: 409, code: 'LEAVE_OVER_VISITS' });
    await remove(session.id, '?visits=offer');
  });

  it('yields to later leave and holidays, and is available again when they are removed', async () => {
    const session = await added({ doctorIds: [doctor.userId, colleague.userId] });
    const { body: leave } = await leaveOn(doctor, day());
    expect([await freeAt(doctor), await freeAt(colleague)]).toEqual([
      [],
      ['10:00', '10:30', '11:00', ...TIMES],
    ]);
    const { body: holiday } = await admin.post<{ id: string }>('/api/v1/holidays', {
      from: day(),
      name: 'Diwali',
    });
    await doctor.delete(`/api/v1/leaves/${leave.id}`);
    expect([await freeAt(doctor), await freeAt(colleague)]).toEqual([[], []]);
    expectFailure(await desk(), { status: 422, code: 'ON_LEAVE' });
    await admin.delete(`/api/v1/holidays/${holiday.id}`);
    expect(await freeAt(doctor)).toEqual(TIMES);
    await remove(session.id);
  });

  it('is refused on a holiday by its name, and where one of the doctors is on leave', async () => {
    const { body: holiday } = await admin.post<{ id: string }>('/api/v1/holidays', {
      from: day(),
      name: 'Diwali',
    });
    const closed = await add();
    expectFailure(closed, { status: 422, code: 'ON_LEAVE', fields: ['date'] });
    expect(closed.body.error).toMatch(/^The hospital is closed on .+: Diwali\.$/);
    await admin.delete(`/api/v1/holidays/${holiday.id}`);
    const { body: leave } = await leaveOn(doctor, day(), { fromTime: '14:30', toTime: '16:00' });
    const away = await add({ doctorIds: [colleague.userId, doctor.userId] });
    expectFailure(away, { status: 422, code: 'ON_LEAVE', fields: ['date'] });
    expect(away.body.error).toMatch(/^Dr\. Extra is on leave on /);
    expect(await freeAt(colleague)).toEqual(['10:00', '10:30', '11:00']);
    await doctor.delete(`/api/v1/leaves/${leave.id}`);
  });

  it('is not removed over visits, and opens a case for each when asked to', async () => {
    const session = await added();
    const { body: booked } = await desk();
    const refused = await remove(session.id);
    expectFailure(refused, { status: 409, code: 'LEAVE_OVER_VISITS' });
    expect(refused.body.error).toMatch(/^There are visits booked in this session\./);
    expect(refused.body.visits!.map(({ id }) => id)).toEqual([booked.id]);
    expect(await freeAt(doctor)).toEqual([TIMES[1]]);
    expectFailure(await remove(session.id, '?visits=cancel'), { status: 400, fields: ['visits'] });
    expect((await remove(session.id, '?visits=offer')).status).toBe(200);
    const leaveCase = (await casesOf(patient)).find(({ appointmentId }) => appointmentId === booked.id)!;
    const cause = { cause: 'session', causeName: 'Saturday clinic', leaveId: session.id, status: 'open' };
    expect(leaveCase).toMatchObject(cause);
    expect(await letterOf(booked.id)).toContain('“Saturday clinic” on ');
    const listed = await doctor.get<unknown[]>(`/api/v1/leaves/${session.id}/cases`);
    expect(listed.body).toEqual([leaveCase]);
    expectFailure(await answer(patient, leaveCase.id, { choice: 'move', date: day(), time: TIMES[1] }), {
      status: 422,
      code: 'SLOT_NOT_OFFERED',
    });
    const choice = { choice: 'move', doctorId: colleague.userId, date: day(), time: '10:30' };
    expect((await answer(patient, leaveCase.id, choice)).body).toMatchObject({ status: 'moved' });
    const after = await visit(booked.id);
    expect([after.slot!.time, after.slot!.sessionId]).toEqual(['10:30', undefined]);
  });

  it('keeps a leave’s case open when the leave is removed and the session is gone', async () => {
    const session = await added();
    const { body: booked } = await desk();
    const { body: leave } = await leaveOn(doctor, day());
    await remove(session.id, '?visits=offer');
    await doctor.delete(`/api/v1/leaves/${leave.id}`);
    const leaveCase = (await casesOf(patient)).find(({ appointmentId }) => appointmentId === booked.id);
    expect(leaveCase).toMatchObject({ status: 'open', cause: 'session', leaveId: session.id });
    await admin.post(`/api/v1/appointments/${booked.id}/cancel`);
  });

  it('offers its times to the waiting list', async () => {
    const waiting = await addPatient(portal, 'Waiting Person');
    const wish = { doctorId: doctor.userId, from: day(), to: day() };
    expect((await waiting.post('/api/v1/waitlist', wish)).status).toBe(201);
    const session = await added();
    await portal.app.get(OfferRounds).offerDue();
    const held = {
      'slot.doctorId': new Types.ObjectId(doctor.userId),
      'slot.date': day(),
      status: 'held',
    } as const;
    const [offer] = await portal.model<Appointment>(Appointment).find(held).lean<Appointment[]>();
    expect([offer.slot!.time, String(offer.patientId)]).toEqual([TIMES[0], waiting.userId]);
    const refused = await remove(session.id);
    expectFailure(refused, { status: 409, code: 'LEAVE_OVER_VISITS' });
    await waiting.delete(`/api/v1/waitlist/${String(offer.offer!.entryId)}`);
    expect((await remove(session.id)).status).toBe(200);
  });

  it('opens a case for a visit that was being paid for when the session went', async () => {
    const session = await added();
    const wish = wishFor(portal, doctor, { preferredDate: day(), preferredTime: TIMES[0] });
    const { body: checkout } = await openCheckout(patient, wish);
    expect((await remove(session.id, '?visits=offer')).status).toBe(200);
    await payAt(checkout.url);
    const booked = await book(patient, wish);
    expect(booked.status).toBe(201);
    const { id } = (booked.body as { value: { id: string } }).value;
    const leaveCase = (await casesOf(patient)).find(({ appointmentId }) => appointmentId === id);
    expect(leaveCase).toMatchObject({ cause: 'session', leaveId: session.id, status: 'open' });
  });

  it(`has one outcome when it is removed while one of its times is booked (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      ahead += 1;
      const session = await added();
      const [removed, booked] = await Promise.all([remove(session.id), desk()]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([removed.status, booked.status]);
      if (booked.status === 201) {
        expect(String((await visit(booked.body.id)).slot!.sessionId)).toBe(session.id);
        await admin.post(`/api/v1/appointments/${booked.body.id}/cancel`);
        await remove(session.id);
      }
      expect(await freeAt(doctor)).toEqual([]);
    }
  });

  it(`is one of two that overlap, and excludes a concurrent holiday (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      ahead += 1;
      const both = await Promise.all([add(), add({ name: 'Another', from: '14:20', to: '16:00' })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expectFailure(
        both.find(({ status }) => status === 409)!,
        { code: 'SESSION_OVERLAPS', status: 409, fields: ['from'] },
      );
      await remove(both.find(({ status }) => status === 201)!.body.id);
      const [session, holiday] = await Promise.all([
        add(),
        admin.post<{ id: string }>('/api/v1/holidays', { from: day(), name: 'Diwali' }),
      ]);
      expect([holiday.status, await freeAt(doctor)]).toEqual([201, []]);
      await admin.delete(`/api/v1/holidays/${holiday.body.id}`);
      expect(await freeAt(doctor)).toEqual(session.status === 201 ? TIMES : []);
      if (session.status === 201) await remove(session.body.id);
      else expectFailure(session, { status: 422, code: 'ON_LEAVE' });
    }
  });

  it.each<[string, () => object, number, string]>([
    ['a past day', () => ({ date: day(-1) }), 422, 'date'],
    ['a day that cannot be booked yet', () => ({ date: day(61) }), 422, 'date'],
    ['31 February', () => ({ date: '2027-02-31' }), 400, 'date'],
    ['an end before the beginning', () => ({ from: '15:00', to: '14:00' }), 400, 'to'],
    ['no end', () => ({ to: undefined }), 400, 'to'],
    ['hours and times', () => ({ times: ['14:00'] }), 400, 'times'],
    ['hours that no visit fits into', () => ({ to: '14:20' }), 422, 'to'],
    [
      'the same time twice',
      () => ({ from: undefined, to: undefined, times: ['14:00', '14:00'] }),
      400,
      'times',
    ],
    ['no times', () => ({ from: undefined, to: undefined, times: [] }), 400, 'times'],
    [
      'times that overlap',
      () => ({ from: undefined, to: undefined, times: ['14:00', '14:10'] }),
      422,
      'times',
    ],
    ['a visit past midnight', () => ({ from: undefined, to: undefined, times: ['23:50'] }), 422, 'times'],
    ['times offered already', () => ({ doctorIds: [colleague.userId], from: '10:45' }), 409, 'from'],
    ['an unknown doctor', () => ({ doctorIds: [patient.userId] }), 422, 'doctorIds'],
    ['no doctor', () => ({ doctorIds: [] }), 400, 'doctorIds'],
    ['nobody named', () => ({ doctorIds: undefined }), 422, 'doctorIds'],
    ['no name', () => ({ name: ' ' }), 400, 'name'],
  ])('refuses %s', async (_what, change, status, field) => {
    expectFailure(await add(change()), { status, fields: [field] });
    expect(await freeAt(doctor)).toEqual([]);
  });

  it('refuses times of today that are over', async () => {
    const { date, time } = wallIn(portal, -0.1);
    if (date !== day(0)) return expect(date < day(0)).toBe(true);
    expectFailure(await add({ date, from: undefined, to: undefined, times: [time] }), {
      status: 422,
      fields: ['times'],
    });
  });
});
