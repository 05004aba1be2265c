import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { User } from '../src/users/user.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { answer, casesOf, leaveOn, paidVisit } from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newDoctor, register } from './support/registration.js';
import { until } from './support/until.js';
import { dayFromToday } from './support/visits.js';

const NAME = 'holidays';
const ROUNDS = 4;
const HOLIDAYS = '/api/v1/holidays';

type Slots = { date: string; slots: { time: string; free: boolean }[] }[];
interface Added {
  id: string;
  visits?: { id: string }[];
}

describe('Holidays of the hospital', () => {
  let portal: Portal;
  /** A second process of the same hospital. */
  let other: Portal;
  let admin: Client;
  let doctor: Client;
  let colleague: Client;
  let patient: Client;
  let ahead = 2;

  beforeAll(async () => {
    portal = await startPortal(NAME);
    other = await startPortal(NAME);
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal, 'Dr. Away');
    colleague = await addDoctor(portal, 'Dr. Colleague', { timeSlots: ['09:00'] });
    patient = await addPatient(portal);
  });
  afterAll(async () => {
    await other?.close();
    await portal?.close();
  });
  beforeEach(() => {
    ahead += 3;
  });

  const day = (days = ahead) => dayFromToday(portal, days);
  const add = (more: object = {}) =>
    admin.post<Added>(HOLIDAYS, { from: day(), name: 'Republic Day', ...more });
  const remove = (id: string) => admin.delete(`${HOLIDAYS}/${id}`);
  const slotsOf = async (doctorId: string, date: string, at = portal) =>
    (await at.visitor.get<Slots>(`/api/users/doctors/${doctorId}/slots?from=${date}&days=1`)).body;
  const offers = async (whose: { userId: string }, date = day(), at = portal): Promise<boolean> =>
    (await slotsOf(whose.userId, date, at)).some((one) => one.date === date);
  const nextDays = async ({ userId }: { userId: string }): Promise<string[]> => {
    const { body } = await portal.visitor.get<{ nextOpenings: { date: string }[] }>(
      `/api/v1/doctors/${userId}`,
    );
    return body.nextOpenings.map(({ date }) => date);
  };
  const book = (whose: { userId: string }, date = day(), time = '10:00') =>
    admin.post<{ error: string }>('/api/v1/appointments', {
      ...{ doctorId: whose.userId, patientId: patient.userId },
      ...{ preferredDate: date, preferredTime: time, reasonForAppointment: 'Cough' },
    });
  const visit = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;

  it('takes its days from every doctor, in every process, and gives them back', async () => {
    const to = day(ahead + 1);
    for (const at of [portal, other]) expect(await offers(doctor, to, at)).toBe(true);
    const { status, body } = await add({ to });
    expect([status, body]).toEqual([201, expect.objectContaining({ from: day(), to, name: 'Republic Day' })]);
    for (const whose of [doctor, colleague])
      for (const date of [day(), to]) {
        expect(await offers(whose, date)).toBe(false);
        await until(async () => !(await offers(whose, date, other)));
      }
    expect(await offers(doctor, day(ahead + 2))).toBe(true);
    expect((await doctor.get(HOLIDAYS)).body).toEqual([body]);
    expectFailure(await add({ from: to, name: 'Another' }), {
      status: 409,
      code: 'LEAVE_OVERLAPS',
      fields: ['from'],
    });
    expect((await remove(body.id)).status).toBe(200);
    expect(await offers(doctor)).toBe(true);
    await until(() => offers(colleague, day(), other));
    expectFailure(await remove(body.id), { status: 404 });
    const trail = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ resource: 'holidays' })
      .sort({ _id: 1 })
      .lean();
    expect(trail.map(({ action }) => action)).toEqual(['holiday.add', 'holiday.delete']);
  });

  it('refuses bookings on it with its name: at the desk, by accepting and by moving', async () => {
    const moving = await paidVisit(portal, { doctor, patient, date: day(ahead + 1) });
    const asked = await paidVisit(portal, {
      doctor,
      patient,
      date: day(ahead + 1),
      time: '11:00',
      status: 'pending',
    });
    const { body: holiday } = await add();
    const refused = [
      await book(doctor),
      await doctor.post<{ error: string }>(`/api/v1/appointments/${asked}/accept`, {
        appointmentDate: day(),
      }),
      await doctor.post<{ error: string }>(`/api/v1/appointments/${moving}/move`, {
        date: day(),
        time: '10:00',
      }),
    ];
    for (const each of refused) {
      expectFailure(each, { status: 422, code: 'ON_LEAVE' });
      expect(each.body.error).toMatch(/^The hospital is closed on .+: Republic Day\.$/);
    }
    await remove(holiday.id);
  });

  it('coexists with a leave of the same day, in any order of removal', async () => {
    const { body: own } = await leaveOn(doctor, day());
    const { body: holiday } = await add();
    await doctor.delete(`/api/v1/leaves/${own.id}`);
    expect(await offers(doctor)).toBe(false);
    await remove(holiday.id);
    expect(await offers(doctor)).toBe(true);
    const { body: second } = await add();
    const { body: later } = await leaveOn(doctor, day());
    await remove(second.id);
    expect([await offers(doctor), await offers(colleague)]).toEqual([false, true]);
    await doctor.delete(`/api/v1/leaves/${later.id}`);
    expect(await offers(doctor)).toBe(true);
  });

  it('is refused over booked visits of any doctor, and opens a case each when asked to', async () => {
    const visitId = await paidVisit(portal, { doctor, patient, date: day() });
    const refused = await add();
    expectFailure(refused, { status: 409, code: 'LEAVE_OVER_VISITS' });
    expect(refused.body.visits!.map(({ id }) => id)).toEqual([visitId]);
    expect([await offers(colleague), (await visit(visitId)).leaveCase]).toEqual([true, undefined]);
    const { body: holiday } = await add({ visits: 'offer' });
    const [leaveCase] = await casesOf(patient);
    const cause = { cause: 'holiday', causeName: 'Republic Day', leaveId: holiday.id, status: 'open' };
    expect(leaveCase).toMatchObject(cause);
    const { mail } = (await portal
      .model<OutboxRow>(OutboxRow)
      .findOne({ dedupeKey: { $regex: `^mail:appointment:${visitId}:leave-offers` } })
      .lean<OutboxRow>())!;
    expect(mail!.html).toMatch(
      /The hospital is closed on [^.]+ \(Republic Day\), so Dr\. Away can’t see you then/,
    );
    for (const who of [admin, doctor])
      expect((await who.get(`/api/v1/leaves/${holiday.id}/cases`)).body).toEqual([leaveCase]);
    expect((await colleague.get(`/api/v1/leaves/${holiday.id}/cases`)).body).toEqual([]);
    const onHoliday = { choice: 'move', doctorId: colleague.userId, date: day(), time: '09:00' };
    expectFailure(await answer(patient, leaveCase.id, onHoliday), { status: 422, code: 'ON_LEAVE' });
    // The doctor's own leave keeps the visit's case open when the holiday is removed.
    const { body: own } = await leaveOn(doctor, day());
    await remove(holiday.id);
    const ofOwn = { cause: 'leave', causeName: null, leaveId: own.id, status: 'open' };
    expect(await casesOf(patient)).toMatchObject([ofOwn]);
    await doctor.delete(`/api/v1/leaves/${own.id}`);
    expect(await casesOf(patient)).toMatchObject([{ status: 'closed' }]);
    expect(await visit(visitId)).toMatchObject({ status: 'accepted' });
    expect((await visit(visitId)).leaveCase).toBeUndefined();
  });

  it('offers no time of the holiday itself, and moves the visit to another day', async () => {
    const visitId = await paidVisit(portal, { doctor, patient, date: day() });
    const { body: holiday } = await add({ visits: 'offer' });
    const leaveCase = (await casesOf(patient)).find(({ appointmentId }) => appointmentId === visitId)!;
    const [own, others] = [await nextDays(doctor), await nextDays(colleague)];
    expect([...own, ...others]).not.toContain(day());
    const choice = { choice: 'move', date: day(ahead + 1), time: '10:30' };
    expect((await answer(patient, leaveCase.id, choice)).body).toMatchObject({ status: 'moved' });
    expect(await visit(visitId)).toMatchObject({ status: 'accepted', appointmentDate: day(ahead + 1) });
    await remove(holiday.id);
  });

  it('also blocks its day for a doctor who registers later', async () => {
    const { body: holiday } = await add();
    const fields = newDoctor({
      availableDays: JSON.stringify(['Monday']),
      timeSlots: JSON.stringify(['09:00']),
    });
    const { status, body } = await register(admin, fields);
    expect(status).toBe(201);
    const late = { userId: (body as { userId: string }).userId };
    await portal
      .model<User>(User)
      .updateOne(
        { _id: late.userId },
        { availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
      );
    await until(() => offers(late, day(ahead + 1)));
    expect(await offers(late)).toBe(false);
    expectFailure(await book(late, day(), '09:00'), { status: 422, code: 'ON_LEAVE' });
    await remove(holiday.id);
    await until(() => offers(late));
  });

  it(`includes a doctor who registers concurrently (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [{ body: holiday }, { body: late }] = await Promise.all([add(), register(admin, newDoctor())]);
      const account = await portal
        .model<User>(User)
        .findById((late as { userId: string }).userId)
        .lean<User>();
      expect(account!.leaves.map(({ _id }) => String(_id))).toEqual([holiday.id]);
      await remove(holiday.id);
    }
  });

  it(`has one outcome with a booking at the same moment, and one of two holidays (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      ahead += 1;
      const [holiday, second, booked] = await Promise.all([add(), add({ name: 'Another' }), book(doctor)]);
      const [won] = [holiday, second].filter(({ status }) => status === 201);
      expect([holiday.status, second.status, booked.status].toSorted()).toEqual(
        won ? [201, 409, 422] : [201, 409, 409],
      );
      if (won) await remove(won.body.id);
    }
  });

  it.each<[string, () => object, number, string]>([
    ['a past day', () => ({ from: day(-1) }), 422, 'from'],
    ['a day in more than a year', () => ({ from: day(367) }), 422, 'to'],
    ['an end before the beginning', () => ({ from: day(9), to: day(8) }), 422, 'to'],
    ['too many days', () => ({ to: day(ahead + 14) }), 422, 'to'],
    ['31 February', () => ({ from: '2027-02-31' }), 400, 'from'],
    ['no name', () => ({ name: ' ' }), 400, 'name'],
    ['an unknown choice', () => ({ visits: 'cancel' }), 400, 'visits'],
  ])('refuses %s', async (_what, change, status, field) => {
    expectFailure(await add(change()), { status, fields: [field] });
  });
});
