import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import { LeaveCase } from '../src/appointments/leave-cases/leave-case.schema.js';
import { LeaveCases } from '../src/availability/leave-cases.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import { User } from '../src/users/user.schema.js';
import { Offers } from '../src/waitlist/offers.service.js';
import { WaitlistEntry } from '../src/waitlist/waitlist-entry.schema.js';
import type { Client } from './support/client.js';
import { FEE_PAISE, answer, casesOf, leaveOn, paidVisit, refundedPaise } from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { payUnheard } from './support/stripe.js';
import { book, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const ROUNDS = 4;
const NAME = 'leave_case_races';

describe('Visits whose doctor is away, at the same moment', () => {
  let portals: Portal[];
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portals = [await startPortal(NAME), await startPortal(NAME)];
    [portal] = portals;
    admin = await addAdmin(portal);
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Away');
    patient = await addPatient(portal);
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  const visits = () => portal.model<Appointment>(Appointment);
  const cases = () => portal.model<LeaveCase>(LeaveCase);
  const stored = async (id: string) => (await visits().findById(id).lean<Appointment>())!;
  const caseOf = (visitId: string) => cases().find({ appointmentId: visitId }).lean<LeaveCase[]>();
  const settleDue = (at = portal) => at.app.get(LeaveCases, { strict: false }).settleDue();
  const liveOn = (date: string) =>
    visits().countDocuments({
      'slot.doctorId': new Types.ObjectId(doctor.userId),
      'slot.date': date,
      status: { $in: LIVE_STATUSES },
    });
  /** Both in parallel, in alternating order; the answers have the names below. */
  async function both<A, B>(round: number, a: () => Promise<A>, b: () => Promise<B>): Promise<[A, B]> {
    if (round % 2) return Promise.all([a(), b()]);
    const [second, first] = await Promise.all([b(), a()]);
    return [first, second];
  }
  async function opened(ahead: number) {
    const visitId = await paidVisit(portal, { doctor, patient, date: day(ahead) });
    expect((await leaveOn(doctor, day(ahead))).status).toBe(201);
    return { visitId, caseId: String((await caseOf(visitId))[0]._id) };
  }

  it(`leaves no live visit without a case: leave against booking (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = day(3 + round);
      const book = () =>
        admin.post<{ code?: string }>('/api/v1/appointments', {
          ...{ doctorId: doctor.userId, patientId: patient.userId },
          ...{ preferredDate: date, preferredTime: '10:00', reasonForAppointment: 'Cough' },
        });
      const [leave, booked] = await both(round, () => leaveOn(doctor, date), book);
      expect([leave.status, [201, 422].includes(booked.status)]).toEqual([201, true]);
      const open = await cases().countDocuments({ doctorId: doctor.userId, date, status: 'open' });
      expect([await liveOn(date), open]).toEqual(booked.status === 201 ? [1, 1] : [0, 0]);
    }
  });

  it(`books a payment with a case: leave, and its removal, against the payment of a hold (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = day(3 + round);
      const wish = wishFor(portal, doctor, { preferredDate: date });
      const checkout = await openCheckout(patient, wish);
      const pay = async () => {
        await payUnheard(portal, checkout.body.id);
        // The browser's return and the reconciler settle it concurrently.
        const [booked] = await Promise.all([
          book(patient, wish),
          portals[1].app.get(SettlementService).settleSession(checkout.body.id),
        ]);
        return booked;
      };
      const removed = round % 4 >= 2;
      const early = removed ? await leaveOn(doctor, date) : null;
      const [leave, booked] = await both(
        round,
        () => (early ? doctor.delete(`/api/v1/leaves/${early.body.id}`) : leaveOn(doctor, date)),
        pay,
      );
      expect([leave.status, booked.status]).toEqual([removed ? 200 : 201, 201]);
      const { _id } = (booked.body as { value: { _id: string } }).value;
      const open = (await caseOf(_id)).filter(({ status }) => status === 'open');
      const { status, leaveCase } = await stored(_id);
      expect([status, open.length, leaveCase !== undefined, await refundedPaise(portal, _id)]).toEqual(
        removed ? ['pending', 0, false, 0] : ['pending', 1, true, 0],
      );
      expect(await liveOn(date)).toBe(1);
    }
  });

  it(`has one outcome: leave against a move to it and away from it (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [date, away] = [day(3 + round), day(30 + round)];
      const to = await paidVisit(portal, { doctor, patient, date: away });
      const from = await paidVisit(portal, { doctor, patient, date, time: '11:00' });
      const move = (id: string, where: string, time: string) =>
        admin.post(`/api/v1/appointments/${id}/move`, { date: where, time });
      const [leave, [came, went]] = await both(
        round,
        () => leaveOn(doctor, date),
        () => Promise.all([move(to, date, '10:00'), move(from, away, '11:00')]),
      );
      expect(leave.status).toBe(201);
      for (const [id, moved] of [
        [to, came],
        [from, went],
      ] as const) {
        const [visit, [leaveCase]] = [await stored(id), await caseOf(id)];
        const isThere = visit.slot!.date === date;
        // A booked visit has an open case; others have none, or one settled by the move.
        expect([isThere, visit.leaveCase !== undefined, leaveCase?.status === 'open']).toEqual(
          isThere ? [true, true, true] : [false, false, false],
        );
        expect(moved.status === 200 || [409, 422].includes(moved.status)).toBe(true);
      }
    }
  });

  it(`has one outcome: leave against an offer of the waiting list (${ROUNDS} rounds)`, async () => {
    const row = (await portal.model<User>(User).findById(doctor.userId).lean<User>())!;
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = day(3 + round);
      const entry = await portal.model<WaitlistEntry>(WaitlistEntry).create({
        patientId: patient.userId,
        patientName: 'Asha Rao',
        doctorId: row._id,
        doctorName: row.fullName,
        ...{ wish: `race:${round}`, from: date, to: date, part: 'any', status: 'waiting', open: true },
        ...{ seat: round, askedAt: new Date() },
      });
      const make = () =>
        portal.app
          .get(Offers, { strict: false })
          .make(entry.toObject<WaitlistEntry>(), { doctor: row, date, time: '10:00' });
      const [leave, offered] = await both(round, () => leaveOn(doctor, date), make);
      expect([leave.status, await liveOn(date)]).toEqual([201, offered === 'made' ? 1 : 0]);
      // A held time cannot be taken any more: the hold expires.
      const checkout = await patient.post<{ code?: string }>('/api/payment/create-checkout-session', {
        ...{ doctorName: row.fullName, doctorFee: 800, doctorId: doctor.userId },
        ...{ preferredDate: date, preferredTime: '10:00', reason: 'Cough' },
      });
      expect([checkout.status, checkout.body.code]).toEqual([422, 'ON_LEAVE']);
    }
  });

  it(`takes one of two answers (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitId, caseId } = await opened(3 + round);
      const [moved, refunded] = await both(
        round,
        () => answer(patient, caseId, { choice: 'move', date: day(30 + round), time: '10:00' }),
        () => answer(patient, caseId, { choice: 'refund' }),
      );
      expect([moved.status, refunded.status].toSorted()).toEqual([200, 409]);
      const lost = moved.status === 200 ? refunded : moved;
      expect(lost.body.code).toBe('LEAVE_CASE_SETTLED');
      const { status, slot } = await stored(visitId);
      const isMoved = moved.status === 200;
      expect([status, slot!.date, await refundedPaise(portal, visitId)]).toEqual(
        isMoved ? ['accepted', day(30 + round), 0] : ['cancelled', day(3 + round), FEE_PAISE],
      );
      expect((await caseOf(visitId))[0].status).toBe(isMoved ? 'moved' : 'refunded');
    }
  });

  it(`takes the answer or the refund of the last moment (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitId, caseId } = await opened(3 + round);
      await cases().updateOne({ _id: caseId }, { answerBy: new Date() });
      const [moved] = await both(
        round,
        () => answer(patient, caseId, { choice: 'move', date: day(30 + round), time: '10:00' }),
        () => settleDue(),
      );
      const [leaveCase] = await caseOf(visitId);
      expect([
        moved.status,
        leaveCase.status,
        leaveCase.needsCall,
        await refundedPaise(portal, visitId),
      ]).toEqual(moved.status === 200 ? [200, 'moved', false, 0] : [409, 'unanswered', true, FEE_PAISE]);
      expect((await stored(visitId)).status).toBe(moved.status === 200 ? 'accepted' : 'cancelled');
    }
  });

  it('refunds each once over several processes, with one mail each', async () => {
    const ids: string[] = [];
    for (let ahead = 3; ahead < 11; ahead += 1)
      ids.push(await paidVisit(portal, { doctor, patient, date: day(ahead) }));
    await leaveOn(doctor, day(3), { to: day(10) });
    expect(await casesOf(patient)).toHaveLength(ids.length);
    await cases().deleteMany({ patientId: { $ne: patient.userId } });
    await cases().updateMany({ status: 'open' }, { answerBy: new Date() });
    const counts = await Promise.all([...portals, ...portals].map((at) => settleDue(at)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
    for (const id of ids) {
      expect(await refundedPaise(portal, id)).toBe(FEE_PAISE);
      const mails = { dedupeKey: { $regex: `^mail:appointment:${id}:cancelled` } };
      expect(await portal.model<OutboxRow>(OutboxRow).countDocuments(mails)).toBe(1);
    }
  });

  it(`notes one of two calls, and lets removing the leave or the answer come first (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitId, caseId } = await opened(3 + round);
      const { leaveId } = (await caseOf(visitId))[0];
      const [gone, refunded] = await both(
        round,
        () => doctor.delete(`/api/v1/leaves/${String(leaveId)}`),
        () => answer(patient, caseId, { choice: 'refund' }),
      );
      expect(gone.status).toBe(200);
      const [{ status }] = await caseOf(visitId);
      expect([refunded.status, status]).toEqual(
        refunded.status === 200 ? [200, 'refunded'] : [409, 'closed'],
      );
      expect((await stored(visitId)).status).toBe(refunded.status === 200 ? 'cancelled' : 'accepted');
      await cases().updateOne({ _id: caseId }, { status: 'unanswered', needsCall: true });
      const call = () => admin.post(`/api/v1/leave-cases/${caseId}/call`, {});
      const calls = await both(round, call, call);
      expect(calls.map((one) => one.status).toSorted()).toEqual([200, 409]);
    }
  });
});
