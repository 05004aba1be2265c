import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LeaveCase } from '../src/appointments/leave-cases/leave-case.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { LeaveCases } from '../src/availability/leave-cases.js';
import { DoctorDirectory } from '../src/users/doctors/doctor-directory.js';
import { User } from '../src/users/user.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import {
  FEE_PAISE,
  answer,
  casesOf,
  leaveOn,
  offersOf,
  paidVisit,
  refundedPaise,
  wallIn,
} from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const TIMES = ['10:00', '10:30', '11:00'];

describe('Visits whose doctor is away', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let dear: Client;
  let cheap: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('leave_cases');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model<User>(User).updateMany({ type: 'doctor' }, { published: false });
    doctor = await addDoctor(portal, 'Dr. Away', { timeSlots: TIMES });
    dear = await addDoctor(portal, 'Dr. Dear', { feePaise: 120_000, timeSlots: ['09:00'] });
    cheap = await addDoctor(portal, 'Dr. Cheap', { feePaise: 50_000, timeSlots: ['12:00'] });
    portal.app.get(DoctorDirectory).drop();
    patient = await addPatient(portal);
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const settleDue = () => portal.app.get(LeaveCases, { strict: false }).settleDue();
  const titles = async (of: Client) =>
    (await portal.model<Notification>(Notification).find({ userId: of.userId }).sort({ _id: 1 }).lean()).map(
      ({ title }) => title,
    );
  const visitOn = (ahead: number, status?: 'pending' | 'accepted') =>
    paidVisit(portal, { doctor, patient, date: day(ahead), status });
  /** A visit in this many days, and leave on its day. */
  async function opened(ahead = 5, status?: 'pending' | 'accepted') {
    const visitId = await visitOn(ahead, status);
    const leave = await leaveOn(doctor, day(ahead));
    expect(leave.status).toBe(201);
    const [leaveCase] = await casesOf(patient);
    return { visitId, leaveId: leave.body.id, leaveCase };
  }

  it('is required by a leave without a decision, and opens a case for each visit with one', async () => {
    const visitId = await visitOn(5);
    expectFailure(await leaveOn(doctor, day(5), { visits: undefined }), {
      status: 409,
      code: 'LEAVE_OVER_VISITS',
    });
    const { body } = await leaveOn(doctor, day(5));
    const [leaveCase] = await casesOf(patient);
    expect(leaveCase).toMatchObject({
      ...{ leaveId: body.id, appointmentId: visitId, cause: 'leave', status: 'open' },
      ...{ date: day(5), time: '10:00', needsCall: false, movedTo: null, refund: 0 },
    });
    for (const who of [doctor, admin])
      expect((await who.get(`/api/v1/leaves/${body.id}/cases`)).body).toEqual([leaveCase]);
    expectFailure(await dear.get(`/api/v1/leaves/${body.id}/cases`), { status: 404 });
    const mail = await portal
      .model<OutboxRow>(OutboxRow)
      .findOne({ dedupeKey: { $regex: `^mail:appointment:${visitId}:leave-offers` } })
      .lean<OutboxRow>();
    for (const text of ['Next times of Dr. Away', 'Next times of Dr. Dear', 'Full refund', '₹800'])
      expect(mail!.mail!.html).toContain(text);
    expect(mail!.mail!.html).toContain(`leave-case&#x3D;${leaveCase.id}`);
    expect(await titles(patient)).toEqual(['Your doctor is away at the time of your visit']);
  });

  it('offers the next times of the doctor, other doctors at no extra cost, and the full refund', async () => {
    const { leaveCase } = await opened(1 + 1);
    const offers = await offersOf(patient, leaveCase.id);
    expect(offers.times).toHaveLength(3);
    expect(offers.times.some(({ date }) => date === day(2))).toBe(false);
    expect(offers.doctors.map(({ doctorName, refund }) => [doctorName, refund])).toEqual(
      expect.arrayContaining([
        ['Dr. Dear', 0],
        ['Dr. Cheap', 300],
      ]),
    );
    expect(offers).toMatchObject({ refund: 800, refundText: expect.stringContaining('₹800') as string });
  });

  it('moves to another time of the doctor, stays accepted, and still is refunded in full', async () => {
    const { visitId, leaveCase } = await opened();
    const { status, body } = await answer(patient, leaveCase.id, {
      choice: 'move',
      date: day(6),
      time: '10:30',
    });
    expect([status, body.status, body.movedTo]).toEqual([
      200,
      'moved',
      { doctorId: doctor.userId, doctorName: 'Dr. Away', date: day(6), time: '10:30' },
    ]);
    const visit = await stored(visitId);
    expect(visit).toMatchObject({ status: 'accepted', appointmentDate: day(6), paidPaise: FEE_PAISE });
    expect([visit.slot!.time, visit.leaveCase]).toEqual(['10:30', undefined]);
    const shown = (await patient.get(`/api/v1/appointments/${visitId}`)).body;
    expect(shown).toMatchObject({ isMoved: false, refundIfCancelled: 800, canMove: true });
    expect(await titles(doctor)).toEqual(['Asha Rao has chosen another of your times']);
    expectFailure(await answer(patient, leaveCase.id, { choice: 'refund' }), {
      status: 409,
      code: 'LEAVE_CASE_SETTLED',
    });
  });

  it.each<[string, () => Client, string, number]>([
    ['dearer, for nothing more', () => dear, '09:00', 0],
    ['cheaper, and the difference goes back', () => cheap, '12:00', 30_000],
  ])('moves to another doctor, %s', async (_which, other, time, back) => {
    const { visitId, leaveCase } = await opened();
    const choice = { choice: 'move', doctorId: other().userId, date: day(5), time };
    const { status, body } = await answer(patient, leaveCase.id, choice);
    expect([status, body.status, body.refund]).toEqual([200, 'moved', back / 100]);
    expect(await refundedPaise(portal, visitId)).toBe(back);
    const visit = await stored(visitId);
    expect([visit.status, String(visit.acceptedDoctorId)]).toEqual(['accepted', other().userId]);
    expect(await titles(other())).toEqual(['The visit of Asha Rao is now with you']);
    expect(await titles(doctor)).toEqual(['Asha Rao has chosen another doctor']);
    expect((await patient.get(`/api/v1/appointments/${visitId}`)).body).toMatchObject({ isMoved: false });
  });

  it('is refunded in full with one call, regardless of the usual tiers', async () => {
    const { visitId, leaveCase } = await opened();
    expect((await answer(patient, leaveCase.id, { choice: 'refund' })).body.status).toBe('refunded');
    expect(await refundedPaise(portal, visitId)).toBe(FEE_PAISE);
    expect((await stored(visitId)).status).toBe('cancelled');
  });

  it('keeps a request a request, and follows moves and cancellations from elsewhere', async () => {
    const { leaveCase, visitId } = await opened(5, 'pending');
    await answer(patient, leaveCase.id, { choice: 'move', date: day(6), time: '10:00' });
    expect((await stored(visitId)).status).toBe('pending');
    const second = await paidVisit(portal, { doctor, patient, date: day(7) });
    const third = await paidVisit(portal, { doctor, patient, date: day(7), time: '11:00' });
    await leaveOn(doctor, day(7));
    await admin.post(`/api/v1/appointments/${second}/move`, { date: day(8), time: '10:00' });
    await patient.delete(`/api/appointments/${third}`);
    const states = (await casesOf(patient)).map(({ status, refund }) => [status, refund]);
    expect(states).toEqual([
      ['moved', 0],
      ['moved', 0],
      ['refunded', 800],
    ]);
  });

  it('is refunded a day before by the system, and waits until a person has called', async () => {
    const { visitId, leaveCase } = await opened();
    await portal.model<LeaveCase>(LeaveCase).updateOne({ _id: leaveCase.id }, { answerBy: new Date() });
    expect([await settleDue(), await settleDue()]).toEqual([1, 0]);
    expect(await refundedPaise(portal, visitId)).toBe(FEE_PAISE);
    expect(await stored(visitId)).toMatchObject({ status: 'cancelled', cancellation: { byType: 'admin' } });
    const queue = `/api/v1/leave-cases?filter=${encodeURIComponent('{"needsCall":true}')}`;
    const waiting = (await admin.get<{ id: string }[]>(queue)).body.filter(({ id }) => id === leaveCase.id);
    expect(waiting).toMatchObject([{ status: 'unanswered', refund: 800, call: null }]);
    expect((await titles(patient)).at(-1)).toBe('Your visit is cancelled');
    const called = await admin.post(`/api/v1/leave-cases/${leaveCase.id}/call`, {});
    expect(called.body).toMatchObject({ needsCall: false, call: { byName: 'Anita Admin' } });
    const again = await admin.post(`/api/v1/leave-cases/${leaveCase.id}/call`, {});
    expectFailure(again, { status: 409, code: 'WRONG_STATE' });
    expect(again.body.error).toBe('Anita Admin has already called this patient.');
    const trail = await portal.model<AuditEvent>(AuditEvent).find({ recordId: leaveCase.id }).lean();
    expect(trail.map(({ action }) => action)).toEqual(['leave-case.call']);
  });

  it('is refunded at once when the visit is in less than a day', async () => {
    const { date, time } = wallIn(portal, 20);
    const visitId = await paidVisit(portal, { doctor, patient, date, time });
    await leaveOn(doctor, date);
    expect(await casesOf(patient)).toMatchObject([{ status: 'unanswered', needsCall: true }]);
    expect(await refundedPaise(portal, visitId)).toBe(FEE_PAISE);
    expect(await titles(patient)).toEqual(['Your visit is cancelled']);
  });

  it('is restored when the leave is removed, and its patient is notified', async () => {
    const { visitId, leaveId, leaveCase } = await opened();
    expect((await doctor.delete(`/api/v1/leaves/${leaveId}`)).status).toBe(200);
    expect((await casesOf(patient)).map(({ status }) => status)).toEqual(['closed']);
    expect(await stored(visitId)).toMatchObject({ status: 'accepted', appointmentDate: day(5) });
    expect((await stored(visitId)).leaveCase).toBeUndefined();
    expect((await titles(patient)).at(-1)).toBe('Your visit takes place as booked');
    expectFailure(await answer(patient, leaveCase.id, { choice: 'refund' }), { status: 409 });
    expect(await settleDue()).toBe(0);
  });

  it.each<[string, () => object, number, string | undefined]>([
    ['no choice', () => ({}), 400, 'choice'],
    ['a move without a time', () => ({ choice: 'move', date: day(6) }), 400, 'time'],
    ['a refund with a time', () => ({ choice: 'refund', time: '10:00' }), 400, 'time'],
    ['a time on leave', () => ({ choice: 'move', date: day(5), time: '10:30' }), 422, undefined],
    ['a time in the past', () => ({ choice: 'move', date: day(-1), time: '10:30' }), 422, 'time'],
    ['a time that is not offered', () => ({ choice: 'move', date: day(6), time: '03:00' }), 422, undefined],
    ['a day too far', () => ({ choice: 'move', date: day(90), time: '10:00' }), 422, 'date'],
    [
      'a doctor who is none',
      () => ({ choice: 'move', doctorId: String(new Types.ObjectId()), date: day(6), time: '10:00' }),
      422,
      'doctorId',
    ],
  ])('refuses %s, and leaves the case open', async (_what, body, status, field) => {
    const { visitId, leaveCase } = await opened();
    expectFailure(await answer(patient, leaveCase.id, body()), { status, ...(field && { fields: [field] }) });
    expect((await casesOf(patient)).map((one) => one.status)).toEqual(['open']);
    expect((await stored(visitId)).slot!.date).toBe(day(5));
  });

  it('is no one else’s to answer, and not a doctor’s of another speciality to take', async () => {
    const { leaveCase } = await opened();
    expectFailure(await answer(await addPatient(portal), leaveCase.id, { choice: 'refund' }), {
      status: 404,
    });
    const surgeon = await addDoctor(portal, 'Dr. Skin', { speciality: 'Neurology' });
    const choice = { choice: 'move', doctorId: surgeon.userId, date: day(6), time: '10:00' };
    expectFailure(await answer(patient, leaveCase.id, choice), { status: 422, fields: ['doctorId'] });
  });
});
