import { Types } from 'mongoose';
import { ANSWER_HOURS } from '../../openapi/contract/care/leave-cases.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LeaveCase } from '../src/appointments/leave-cases/leave-case.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import { Leave } from '../src/availability/leave.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { Client as Caller, form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { answer, casesOf, wallIn } from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { openBareCheckout, payUnheard } from './support/stripe.js';
import { until } from './support/until.js';
import { book, bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const ROUNDS = 12;

describe('Leave', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let doctors = 0;

  /** A second process of the same hospital: another application on the same database. */
  let other: Portal;

  beforeAll(async () => {
    portal = await startPortal('leave');
    other = await startPortal('leave');
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    doctor = await addDoctor(portal, `Dr. Away ${(doctors += 1)}`);
    patient = await addPatient(portal);
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  const take = (from: number, to = from, as = doctor, more = {}) =>
    as.post('/api/v1/leaves', { from: day(from), to: day(to), reason: 'Conference', ...more });
  const wish = (ahead: number) => wishFor(portal, doctor, { preferredDate: day(ahead) });
  const offeredDays = async (url = portal.url): Promise<string[]> => {
    const { body } = await new Caller(url).get(`/api/users/doctors/${doctor.userId}/slots?days=10`);
    return (body as { date: string }[]).map(({ date }) => date);
  };
  const leaves = () => portal.model<Leave>(Leave).countDocuments({ doctorId: doctor.userId });
  const live = (date: string) =>
    portal.model<Appointment>(Appointment).countDocuments({
      'slot.doctorId': new Types.ObjectId(doctor.userId),
      'slot.date': date,
      status: { $in: [...LIVE_STATUSES] },
    });
  const casesOn = (date: string) =>
    portal.model<LeaveCase>(LeaveCase).countDocuments({ doctorId: doctor.userId, date });
  const paymentOf = (sessionId: string) =>
    portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>();
  /** A request to any doctor of the speciality, which has no time yet. */
  async function openRequest(): Promise<string> {
    const fields = { patientId: patient.userId, speciality: 'Cardiology', reason: 'A reason' };
    return (await patient.post('/api/appointments/create', form(fields))).body.value.id as string;
  }
  /** Makes the patient one of this doctor's. */
  async function acceptedVisit(ahead: number): Promise<void> {
    const { id } = await bookVisit(patient, wish(ahead));
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
  }
  const followUp = (ahead: number) =>
    doctor.post('/api/v1/appointments', {
      patientId: patient.userId,
      date: day(ahead),
      time: '11:00',
      reason: 'A look at the wound.',
    });

  it('blocks its days in every process, and unblocks them', async () => {
    await until(async () => (await offeredDays(other.url)).includes(day(4)));
    const taken = await take(3, 5);
    expect(taken.status).toBe(201);
    expect(taken.body).toMatchObject({ doctorId: doctor.userId, from: day(3), to: day(5) });
    const rest = (days: string[]) => days.filter((date) => date >= day(2) && date <= day(6));
    expect(rest(await offeredDays())).toEqual([day(2), day(6)]);
    await until(async () => rest(await offeredDays(other.url)).length === 2);
    const gone = await doctor.delete(`/api/v1/leaves/${taken.body.id}`);
    expect([gone.status, gone.body]).toEqual([200, taken.body]);
    expect(rest(await offeredDays())).toHaveLength(5);
    await until(async () => rest(await offeredDays(other.url)).length === 5);
  });

  it('keeps every kind of booking off its days', async () => {
    await acceptedVisit(2);
    const request = await openRequest();
    expect((await take(3)).status).toBe(201);
    const refusal = { status: 422, code: 'ON_LEAVE' };
    expectFailure(await openCheckout(patient, wish(3)), refusal);
    expectFailure(await followUp(3), refusal);
    expectFailure(await doctor.post(`/api/v1/appointments/${request}/accept`, { appointmentDate: day(3) }), {
      ...refusal,
      fields: ['appointmentDate'],
    });
    const name = `Dr. Away ${doctors}`;
    const bare = await openBareCheckout(patient, name);
    await payUnheard(portal, bare.body.id);
    expectFailure(await book(patient, wish(3)), refusal);
    expect((await book(patient, { ...wish(4), preferredTime: '11:00' })).status).toBe(201);
    expect(await live(day(3))).toBe(0);
  });

  it('is refused over booked visits with the list of them, and changes nothing', async () => {
    const first = await bookVisit(patient, { ...wish(4), preferredTime: '10:30' });
    const second = await bookVisit(patient, wish(3));
    expect((await doctor.post(`/api/v1/appointments/${second.id}/accept`, {})).status).toBe(200);
    await bookVisit(patient, wish(6));
    const refused = await take(3, 5);
    expectFailure(refused, { status: 409, code: 'LEAVE_OVER_VISITS' });
    expect(refused.body.visits).toEqual([
      { id: second.id, date: day(3), time: '10:00', patientName: 'Asha Rao' },
      { id: first.id, date: day(4), time: '10:30', patientName: 'Asha Rao' },
    ]);
    expect([await leaves(), (await offeredDays()).includes(day(3))]).toEqual([0, true]);
    const ofLeave = { _id: { $regex: `^${doctor.userId}` }, leaveId: { $ne: null } };
    expect(await portal.db.collection('doctordays').countDocuments(ofLeave as never)).toBe(0);
    for (const id of [first.id, second.id])
      expect((await doctor.delete(`/api/appointments/${id}`)).status).toBe(200);
    expect((await take(3, 5)).status).toBe(201);
  });

  it('is refused while a person is paying for one of its days', async () => {
    expect((await openCheckout(patient, wish(3))).status).toBe(201);
    const refused = await take(3);
    expectFailure(refused, { status: 409, code: 'LEAVE_OVER_VISITS' });
    expect(refused.body.visits).toEqual([]);
    expect(refused.body.error).toMatch(/is paying/);
  });

  it('is not taken twice, also not at the same moment', async () => {
    expect((await take(3, 5)).status).toBe(201);
    for (const [from, to] of [
      [5, 5],
      [4, 4],
      [1, 3],
      [2, 9],
    ])
      expectFailure(await take(from, to), { status: 409, code: 'LEAVE_OVERLAPS' });
    expect((await take(6, 7)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => take(10 + (n % 3), 14)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await leaves()).toBe(3);
  });

  it.each<[string, () => Record<string, unknown>, number, string]>([
    ['a past day', () => ({ from: day(-1) }), 422, 'from'],
    ['an end before its beginning', () => ({ from: day(5), to: day(4) }), 422, 'to'],
    ['93 days', () => ({ from: day(1), to: day(93) }), 422, 'to'],
    ['an end in more than a year', () => ({ from: day(365), to: day(367) }), 422, 'to'],
    ['31 February', () => ({ from: '2027-02-31' }), 400, 'from'],
    ['a date the other way round', () => ({ to: '31-12-2026' }), 400, 'to'],
    ['no reason', () => ({ reason: ' ' }), 400, 'reason'],
    ['an unknown field', () => ({ approved: true }), 400, 'approved'],
  ])('refuses %s', async (_case, change, status, field) => {
    const refused = await take(3, 4, doctor, change());
    expectFailure(refused, { status, fields: [field] });
    expect(await leaves()).toBe(0);
  });

  it('takes 92 days from today on', async () => {
    expect((await take(0, 91)).status).toBe(201);
  });

  it('is taken by a doctor for themselves, by an admin for anyone', async () => {
    const [admin, colleague] = [await addAdmin(portal), await addDoctor(portal, 'Dr. Here')];
    expectFailure(await take(3, 3, colleague, { doctorId: doctor.userId }), {
      status: 403,
      code: 'NOT_YOURS',
    });
    expectFailure(await take(3, 3, patient), { status: 403 });
    expectFailure(await take(3, 3, admin), { status: 422, fields: ['doctorId'] });
    expectFailure(await take(3, 3, admin, { doctorId: patient.userId }), {
      status: 422,
      fields: ['doctorId'],
    });
    const { status, body } = await take(3, 3, admin, { doctorId: doctor.userId });
    expect([status, body.doctorId]).toEqual([201, doctor.userId]);
    expectFailure(await colleague.delete(`/api/v1/leaves/${body.id}`), { status: 404 });
    expect((await colleague.get('/api/v1/leaves')).body).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ doctorId: doctor.userId }));
    for (const who of [doctor, admin])
      expect((await who.get(`/api/v1/leaves?filter=${filter}`)).body).toEqual([body]);
    expect((await admin.delete(`/api/v1/leaves/${body.id}`)).status).toBe(200);
  });

  describe('and a visit at the same moment', () => {
    /** Runs both in parallel in alternating order, and returns which succeeded. */
    async function race(round: number, visit: () => Promise<{ status: number }>, ahead: number) {
      const [first, second] = round % 2 ? [visit, () => take(ahead)] : [() => take(ahead), visit];
      const answers = await Promise.all([first(), second()]);
      const [leave, made] = round % 2 ? [answers[1], answers[0]] : answers;
      return { leave: leave.status, visit: made.status };
    }

    it(`does not both succeed: a follow-up, ${ROUNDS} times`, async () => {
      await acceptedVisit(1);
      const results = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const ahead = 3 + round;
        const { leave, visit } = await race(round, () => followUp(ahead), ahead);
        results.add(`${leave} ${visit}`);
        expect(await live(day(ahead))).toBe(visit === 201 ? 1 : 0);
      }
      expect([...results].filter((one) => !['201 422', '409 201'].includes(one))).toEqual([]);
    });

    it(`does not both succeed: an accepted request, ${ROUNDS} times`, async () => {
      const results = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const ahead = 3 + round;
        const id = await openRequest();
        const accept = () =>
          doctor.post(`/api/v1/appointments/${id}/accept`, {
            appointmentDate: day(ahead),
            appointmentTime: '10:00',
          });
        const { leave, visit } = await race(round, accept, ahead);
        results.add(`${leave} ${visit}`);
        expect(await live(day(ahead))).toBe(visit === 200 ? 1 : 0);
      }
      expect([...results].filter((one) => !['201 422', '409 200'].includes(one))).toEqual([]);
    });

    it(`does not both succeed: a checkout that is paid, ${ROUNDS} times`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const ahead = 3 + round;
        let sessionId = '';
        const pay = async () => {
          const checkout = await openCheckout(patient, wish(ahead));
          sessionId = checkout.body.id;
          return checkout;
        };
        const { leave, visit } = await race(round, pay, ahead);
        let booked = 0;
        if (visit === 201) {
          await payUnheard(portal, sessionId);
          booked = (await book(patient, wish(ahead))).status;
        }
        expect(['201 0', '201 201', '409 201']).toContain(`${leave} ${booked}`);
        expect(await live(day(ahead))).toBe(booked === 201 ? 1 : 0);
        // Paid for a day that has become leave: the patient chooses.
        expect(await casesOn(day(ahead))).toBe(leave === 201 && booked === 201 ? 1 : 0);
      }
    });

    it('offers other times when the leave came between the hold and its payment', async () => {
      const checkout = await openCheckout(patient, wish(3));
      const leave = await take(3, 3, doctor, { visits: 'offer' });
      expect([leave.status, await casesOn(day(3))]).toEqual([201, 0]);
      await payUnheard(portal, checkout.body.id);
      const booked = await book(patient, wish(3));
      expect([booked.status, booked.body.value.status]).toEqual([201, 'pending']);
      expect(await paymentOf(checkout.body.id)).toMatchObject({ status: 'paid', refundedPaise: 0 });
      const [leaveCase, ...more] = await casesOf(patient);
      expect([leaveCase.leaveId, leaveCase.status, more]).toEqual([leave.body.id, 'open', []]);
      const news = (await patient.get('/api/v1/notifications')).body as { title: string }[];
      expect(news.map(({ title }) => title)).toEqual(['Your doctor is away at the time of your visit']);
      const { body } = await answer(patient, leaveCase.id, { choice: 'move', date: day(4), time: '10:00' });
      expect([body.status, await live(day(3)), await live(day(4))]).toEqual(['moved', 0, 1]);
    });

    it('gives the money back when no time is left to choose', async () => {
      const { date, time } = wallIn(portal, ANSWER_HOURS - 1);
      doctor = await addDoctor(portal, 'Dr. Away Soon', { timeSlots: [time] });
      const soon = wishFor(portal, doctor, { preferredDate: date, preferredTime: time });
      const checkout = await openCheckout(patient, soon);
      const leave = await take(0, 2, doctor, { visits: 'offer' });
      expect([checkout.status, leave.status]).toEqual([201, 201]);
      await payUnheard(portal, checkout.body.id);
      expectFailure(await book(patient, soon), { status: 409, code: 'SLOT_LOST' });
      expect(await paymentOf(checkout.body.id)).toMatchObject({ refunds: [{ amountPaise: 80_000 }] });
      expect([await live(date), await casesOn(date)]).toEqual([0, 0]);
      const [news] = (await patient.get('/api/v1/notifications')).body as { title: string }[];
      expect(news.title).toBe('Your payment is being refunded');
    });
  });
});
