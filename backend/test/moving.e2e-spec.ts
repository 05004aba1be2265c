import type { VisitRules } from '../../openapi/contract/site/visit-rules.js';
import { FIRST_VISIT_RULES } from '../../openapi/contract/site/first-visit-rules.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { calendarOf } from '../src/mail/calendar-entry.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { refundsAt } from './support/stripe.js';
import { bookVisit, dayFromToday, startsIn, wishFor } from './support/visits.js';

const SETTINGS = '/api/v1/settings/hospital';

describe('Moving a visit', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('moving');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
  });

  const day = (days: number) => dayFromToday(portal, days);
  const pathOf = (id: string, what: string) => `/api/v1/appointments/${id}/${what}`;
  const move = (who: Client, id: string, body: object) => who.post(pathOf(id, 'move'), body);
  const shown = async (id: string, who = patient) => (await who.get(`/api/v1/appointments/${id}`)).body;
  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const mailOf = async (id: string, event: string, to: Client) => {
    const dedupeKey = `mail:appointment:${id}:${event}:${to.userId}`;
    return (await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey }).lean<OutboxRow>())?.mail;
  };
  const isFree = async (days: number, time: string, of = doctor) => {
    const { body } = await portal.visitor.get(
      `/api/users/doctors/${of.userId}/slots?from=${day(days)}&days=1`,
    );
    return (body[0].slots as { time: string; free: boolean }[]).find((slot) => slot.time === time)?.free;
  };
  const setRules = async (rules: Partial<VisitRules>) => {
    const { status } = await admin.put(SETTINGS, { visitRules: { ...FIRST_VISIT_RULES, ...rules } });
    expect(status).toBe(200);
  };
  const requested = async () => (await bookVisit(patient, wishFor(portal, doctor))).id;
  async function accepted(): Promise<string> {
    const id = await requested();
    expect((await doctor.post(pathOf(id, 'accept'), {})).status).toBe(200);
    return id;
  }
  const refundsOf = async (id: string) => {
    await portal.deliver();
    const { paymentId } = await stored(id);
    const payment = (await portal.model<Payment>(Payment).findById(paymentId).lean<Payment>())!;
    return refundsAt(portal, payment.paymentIntentId!);
  };

  describe('by its patient', () => {
    it('takes the new time, frees the old one, and asks the doctor again', async () => {
      const id = await accepted();
      const before = await shown(id);
      expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({
        canMove: true,
        code: null,
        doctorId: doctor.userId,
        movesLeft: 2,
        needsAnswer: true,
        charge: 0,
        refund: 0,
        version: before.version,
      });
      const answer = await move(patient, id, { date: day(5), time: '11:00', reason: 'I must travel.' });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          status: 'pending',
          preferredDate: day(5),
          appointmentTime: '11:00',
          appointmentDate: null,
          acceptedDoctorId: null,
          doctorId: doctor.userId,
          isMoved: false,
          insteadOf: null,
          payment: before.payment,
          receiptUrl: expect.any(String) as string,
          version: (before.version as number) + 1,
          moves: [
            {
              by: 'patient',
              from: { date: day(3), time: '10:00', doctorName: 'Dr. Vikram Nair' },
              to: { date: day(5), time: '11:00' },
              reason: 'I must travel.',
              charge: 0,
            },
          ],
        },
      ]);
      expect(answer.body.history.slice(0, -1)).toEqual(before.history);
      expect([await isFree(3, '10:00'), await isFree(5, '11:00')]).toEqual([true, false]);
      const { subject, html } = (await mailOf(id, 'moved-1', doctor))!;
      expect(subject).toBe('Asha Rao has moved an appointment');
      expect(html).toContain('I must travel.');
      expect((await doctor.post(pathOf(id, 'accept'), {})).body).toMatchObject({
        status: 'accepted',
        appointmentDate: day(5),
        appointmentTime: '11:00',
        isMoved: false,
      });
    });

    it('is possible twice, and the third time refused', async () => {
      const id = await requested();
      expect((await move(patient, id, { date: day(4), time: '10:00' })).body.status).toBe('pending');
      expect((await move(patient, id, { date: day(5), time: '10:00' })).body.canMove).toBe(false);
      const third = await move(patient, id, { date: day(6), time: '10:00' });
      expectFailure(third, { status: 409, code: 'MOVED_TOO_OFTEN' });
      expect(third.body.error).toBe(
        'A visit can be moved twice, and you have done so. To move it again, please call us.',
      );
      expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({
        canMove: false,
        code: 'MOVED_TOO_OFTEN',
        movesLeft: 0,
      });
      expect((await move(admin, id, { date: day(6), time: '10:00' })).status).toBe(200);
    });

    it.each([
      [24 * 60 + 2, 200],
      [24 * 60 - 1, 409],
    ])('is possible until 24 hours before: %d minutes', async (minutes, status) => {
      const id = await accepted();
      await startsIn(portal, id, minutes);
      const answer = await move(patient, id, { date: day(9), time: '10:00' });
      expect(answer.status).toBe(status);
      if (status === 409) expectFailure(answer, { status, code: 'TOO_LATE_TO_MOVE' });
    });

    it('does not refund what the tiers keep', async () => {
      const id = await accepted();
      await move(patient, id, { date: day(5), time: '11:00' });
      await startsIn(portal, id, 60);
      expect(await shown(id)).toMatchObject({ isMoved: false, refundIfCancelled: 0 });
    });

    it('refuses each invalid move with its own code, and changes nothing', async () => {
      const id = await accepted();
      await bookVisit(await addPatient(portal), wishFor(portal, doctor, { preferredDate: day(9) }));
      await doctor.post('/api/v1/leaves', { from: day(12), to: day(12), reason: 'Conference' });
      const other = await addDoctor(portal, 'Dr. Other');
      const before = await stored(id);
      const refused: [object, number, string, string?][] = [
        [{ date: '31-12-2026', time: '10:00' }, 400, 'VALIDATION_FAILED', 'date'],
        [{ date: day(5), time: '10 am' }, 400, 'VALIDATION_FAILED', 'time'],
        [{ date: day(5) }, 400, 'VALIDATION_FAILED', 'time'],
        [{ date: day(5), time: '10:00', version: 'x' }, 400, 'VALIDATION_FAILED', 'version'],
        [{ date: day(5), time: '10:00', fee: 1 }, 400, 'VALIDATION_FAILED', 'fee'],
        [{ date: day(3), time: '10:00' }, 422, 'SAME_TIME', 'time'],
        [{ date: day(-1), time: '10:00' }, 422, 'TIME_OVER', 'time'],
        [{ date: day(0), time: '00:00' }, 422, 'TIME_OVER', 'time'],
        [{ date: day(61), time: '10:00' }, 422, 'TOO_FAR_AHEAD', 'date'],
        [{ date: day(5), time: '03:00' }, 422, 'SLOT_NOT_OFFERED'],
        [{ date: day(12), time: '10:00' }, 422, 'ON_LEAVE'],
        [{ date: day(9), time: '10:00' }, 409, 'SLOT_TAKEN'],
        [{ date: day(5), time: '10:00', doctorId: other.userId }, 403, 'NOT_YOURS'],
      ];
      for (const [body, status, code, field] of refused) {
        const answer = await move(patient, id, body);
        expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
        if (field) expect(answer.body.errors).toHaveProperty(field);
      }
      const at = { date: day(5), time: '10:00' };
      for (const stranger of [await addPatient(portal), other])
        expectFailure(await move(stranger, id, at), { status: 404, code: 'NOT_FOUND' });
      expect(await stored(id)).toEqual(before);
      expect((await move(patient, id, { date: day(60), time: '10:00' })).status).toBe(200);
      await patient.delete(`/api/appointments/${id}`);
      expectFailure(await move(patient, id, at), { status: 409, code: 'WRONG_STATE' });
    });

    it('has no time to move in a request that no doctor has taken', async () => {
      const fields = { patientId: patient.userId, speciality: 'Cardiology', preferredDate: day(4) };
      const { id } = (await patient.post('/api/appointments/create', form(fields))).body.value;
      const at = { date: day(5), time: '10:00' };
      expectFailure(await move(patient, id, at), { status: 409, code: 'NO_DOCTOR_YET' });
      expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({
        canMove: false,
        code: 'NO_DOCTOR_YET',
        doctorId: null,
      });
    });
  });

  describe('once', () => {
    it('reports the present state to a second click and an old page', async () => {
      const id = await accepted();
      const { version } = await shown(id);
      const at = { date: day(5), time: '10:00', version };
      expect((await move(patient, id, at)).status).toBe(200);
      expectFailure(await move(patient, id, at), { status: 422, code: 'SAME_TIME' });
      const old = await move(patient, id, { ...at, date: day(6) });
      expectFailure(old, { status: 409, code: 'EDIT_CONFLICT' });
      const when = portal.app.get(HospitalClock).format(day(5), '10:00');
      expect(old.body.error).toContain(`it is now pending for ${when}`);
    });

    it('knows If-Match, and answers with the visit’s ETag', async () => {
      const id = await accepted();
      const { body, headers } = await patient.get(`/api/v1/appointments/${id}`);
      expect(headers.get('etag')).toContain(`"${body.version}"`);
      const at = { date: day(5), time: '10:00' };
      const ask = (tag: string) => patient.post(pathOf(id, 'move'), at, { 'If-Match': tag });
      expectFailure(await ask('"99"'), { status: 412, code: 'PRECONDITION_FAILED' });
      expect((await ask(`"${body.version}"`)).status).toBe(200);
    });

    it('gives the same answer to the same Idempotency-Key', async () => {
      const id = await accepted();
      const ask = () =>
        patient.post(
          pathOf(id, 'move'),
          { date: day(5), time: '10:00' },
          { 'Idempotency-Key': `move-${id}-0001` },
        );
      const [first, again] = [await ask(), await ask()];
      expect([first.status, again.status, again.body.moves]).toMatchObject([200, 200, [{ by: 'patient' }]]);
    });
  });

  describe('by the hospital', () => {
    it.each(['doctor', 'admin'] as const)(
      'stays accepted when the %s does it, also an hour before, and leaves the patient the full refund',
      async (as) => {
        const id = await accepted();
        await startsIn(portal, id, 60);
        await portal.model<Appointment>(Appointment).updateOne({ _id: id }, { appointmentDate: day(0) });
        const who = as === 'doctor' ? doctor : admin;
        const answer = await move(who, id, { date: day(6), time: '11:00', reason: 'Theatre.' });
        expect([answer.status, answer.body]).toMatchObject([
          200,
          { status: 'accepted', appointmentDate: day(6), appointmentTime: '11:00', isMoved: true },
        ]);
        const { subject, html } = (await mailOf(id, 'moved-1', patient))!;
        expect(subject).toBe(`Your appointment was moved by the ${as === 'doctor' ? 'doctor' : 'hospital'}`);
        for (const text of ['you get a full refund of ₹800', 'Theatre.', `visit&#x3D;${id}`])
          expect(html).toContain(text);
        expect(Boolean(await mailOf(id, 'moved-1', doctor))).toBe(as === 'admin');
        // The patient declines: another time does not count as one of the patient's moves.
        expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({
          canMove: true,
          movesLeft: null,
        });
        expect((await move(patient, id, { date: day(7), time: '10:00' })).body).toMatchObject({
          status: 'pending',
          insteadOf: { date: day(6), time: '11:00' },
        });
        await startsIn(portal, id, 30);
        expect(await shown(id)).toMatchObject({ refundIfCancelled: 800 });
      },
    );

    it('asks again for an agreement that was given to another time', async () => {
      const id = await accepted();
      await move(doctor, id, { date: day(6), time: '11:00' });
      await patient.post(pathOf(id, 'agree'), { appointmentDate: day(6), appointmentTime: '11:00' });
      expect((await move(doctor, id, { date: day(7), time: '11:00' })).body).toMatchObject({
        isMoved: true,
        moveAgreed: false,
      });
    });

    it('leaves a request a request, to be accepted for the new time', async () => {
      const id = await requested();
      expect((await move(admin, id, { date: day(6), time: '11:00' })).body).toMatchObject({
        status: 'pending',
        preferredDate: day(6),
        insteadOf: { date: day(3), time: '10:00' },
      });
      expect((await mailOf(id, 'moved-1', patient))!.html).toContain('you get a full refund of ₹800');
      expect((await doctor.post(pathOf(id, 'accept'), {})).body).toMatchObject({
        appointmentDate: day(6),
        appointmentTime: '11:00',
        isMoved: false,
      });
      await startsIn(portal, id, 30);
      expect(await shown(id)).toMatchObject({ refundIfCancelled: 800 });
    });

    it('refuses a visit that has begun', async () => {
      const id = await accepted();
      await startsIn(portal, id, -1);
      const at = { date: day(6), time: '11:00' };
      for (const who of [patient, doctor, admin])
        expectFailure(await move(who, id, at), { status: 409, code: 'VISIT_STARTED' });
    });
  });

  describe('to another doctor', () => {
    it('refunds the difference, notifies all three, and never costs more than before', async () => {
      const id = await accepted();
      const cheaper = await addDoctor(portal, 'Dr. Cheaper', { feePaise: 60_000, speciality: 'Neurology' });
      const at = { date: day(3), time: '10:00', doctorId: cheaper.userId };
      expect((await admin.get(`${pathOf(id, 'move')}?doctorId=${cheaper.userId}`)).body).toMatchObject({
        canMove: true,
        refund: 200,
        needsAnswer: false,
      });
      expectFailure(await move(doctor, id, at), { status: 403, code: 'NOT_YOURS' });
      const { status, body } = await move(admin, id, at);
      expect([status, body]).toMatchObject([
        200,
        {
          status: 'accepted',
          acceptedDoctorId: { _id: cheaper.userId, fullName: 'Dr. Cheaper' },
          doctorId: cheaper.userId,
          speciality: 'Neurology',
          isMoved: true,
          payment: { amount: 800, refunded: 200 },
          moves: [{ refund: 200 }],
        },
      ]);
      expect(await refundsOf(id)).toEqual([20_000]);
      expect((await mailOf(id, 'moved-1', patient))!.html).toContain('₹200 will be refunded');
      expect((await mailOf(id, 'moved-1', cheaper))!.subject).toContain('has assigned an appointment');
      expect((await mailOf(id, 'moved-1-away', doctor))!.subject).toContain('is no longer yours');
      expect([await isFree(3, '10:00'), await isFree(3, '10:00', cheaper)]).toEqual([true, false]);
      // The former doctor no longer has access.
      expect((await doctor.get(`/api/v1/appointments/${id}`)).status).toBe(404);
      const back = await move(admin, id, { ...at, date: day(5), doctorId: doctor.userId });
      expectFailure(back, { status: 422, code: 'DEARER_DOCTOR' });
      expect(back.body.error).toContain('₹800, which is more than the ₹600');
      // The hospital changed the doctor: the rest is refunded in full, also an hour before.
      await startsIn(portal, id, 60);
      expect(await shown(id)).toMatchObject({ isMoved: true, refundIfCancelled: 600 });
      expect((await patient.delete(`/api/appointments/${id}`)).body.msg).toContain('₹600 will be refunded');
      expect((await refundsOf(id)).toSorted()).toEqual([20_000, 60_000]);
    });

    it('refuses a dearer doctor, one without a fee, and a missing one', async () => {
      const id = await accepted();
      const wanted: [string, string][] = [
        [(await addDoctor(portal, 'Dr. Dear', { feePaise: 80_001 })).userId, 'DEARER_DOCTOR'],
        [(await addDoctor(portal, 'Dr. None', { feePaise: null })).userId, 'NOT_BOOKABLE'],
        [(await addDoctor(portal, 'Dr. Gone', { disabled: true })).userId, 'UNACCEPTABLE'],
        [patient.userId, 'UNACCEPTABLE'],
      ];
      for (const [doctorId, code] of wanted) {
        const answer = await move(admin, id, { date: day(5), time: '10:00', doctorId });
        expect([doctorId, answer.status, answer.body.code]).toEqual([doctorId, 422, code]);
        expect(answer.body.errors).toHaveProperty('doctorId');
        const preview = (await admin.get(`${pathOf(id, 'move')}?doctorId=${doctorId}`)).body;
        expect(preview).toMatchObject({ canMove: false, code });
      }
    });

    it('works without a payment, and refunds a desk payment at the desk', async () => {
      const id = await accepted();
      await portal.model<Appointment>(Appointment).updateOne({ _id: id }, { paymentId: null, paidPaise: 0 });
      const cheaper = await addDoctor(portal, 'Dr. Cheaper', { feePaise: 60_000 });
      const dear = await addDoctor(portal, 'Dr. Dear', { feePaise: 90_000 });
      const at = { date: day(5), time: '10:00' };
      expectFailure(await move(admin, id, { ...at, doctorId: dear.userId }), {
        status: 422,
        code: 'DEARER_DOCTOR',
      });
      await admin.post(pathOf(id, 'desk-payment'), { amount: 800, method: 'cash' });
      const answer = await move(admin, id, { ...at, doctorId: cheaper.userId });
      expect(answer.body).toMatchObject({ status: 'accepted', payment: { refunded: 200, method: 'cash' } });
      const payment = await admin.get(`/api/v1/payments/${answer.body.payment.id}`);
      expect(payment.body.refunds).toMatchObject([{ amount: 200, status: 'pending' }]);
    });
  });

  describe('in calendars', () => {
    const entryOf = async (id: string, event: string) => {
      const calendar = (await mailOf(id, event, patient))?.calendar;
      const file = calendarOf(calendar!);
      const line = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(file)?.[1];
      return {
        method: calendar?.method,
        ...Object.fromEntries(
          ['METHOD', 'UID', 'SEQUENCE', 'STATUS', 'DTSTART'].map((name) => [name.toLowerCase(), line(name)]),
        ),
      } as Record<string, string>;
    };

    it('is one entry: the same UID, its sequence one up with each step, and called off in the end', async () => {
      const id = await accepted();
      const first = await entryOf(id, 'accepted');
      expect(first).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        uid: expect.stringContaining(id),
      });
      await move(doctor, id, { date: day(6), time: '11:00' });
      const moved = await entryOf(id, 'moved-1');
      const next = (by: number) => String(Number(first.sequence) + by);
      expect(moved).toMatchObject({
        method: 'REQUEST',
        uid: first.uid,
        sequence: next(1),
        status: 'CONFIRMED',
      });
      expect(moved.dtstart).not.toBe(first.dtstart);
      await move(patient, id, { date: day(7), time: '11:00' });
      expect(await entryOf(id, 'moved-2')).toMatchObject({
        uid: first.uid,
        sequence: next(2),
        status: 'TENTATIVE',
      });
      await doctor.post(pathOf(id, 'accept'), {});
      expect(await entryOf(id, 'accepted-3')).toMatchObject({ sequence: next(3), status: 'CONFIRMED' });
      await patient.delete(`/api/appointments/${id}`);
      expect(await entryOf(id, 'cancelled')).toMatchObject({
        method: 'CANCEL',
        uid: first.uid,
        sequence: next(4),
        status: 'CANCELLED',
      });
      const { body: mails } = await admin.get('/api/v1/mails?filter={"q":"cancelled"}');
      expect((mails as { calendar: string | null }[]).map(({ calendar }) => calendar)).toContainEqual(
        expect.stringContaining('METHOD:CANCEL'),
      );
    });

    it('sends none for a visit that was never accepted', async () => {
      const id = await requested();
      await patient.delete(`/api/appointments/${id}`);
      expect((await mailOf(id, 'cancelled', patient))!.calendar).toBeUndefined();
    });
  });

  describe('by the tiers of the settings', () => {
    afterEach(() => setRules({}));
    const tier = (hours: number, kept: number, unit = 'percent') => ({ hours, kept, unit }) as const;

    it('keeps the cost of moves at a later cancellation, and shows it before each click', async () => {
      await setRules({ moving: [tier(48, 10), tier(24, 150, 'rupees')] as VisitRules['moving'] });
      const id = await accepted();
      expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({ canMove: true, charge: 80 });
      await move(patient, id, { date: day(5), time: '10:00' });
      expect((await mailOf(id, 'moved-1', patient))!.html).toContain('₹80 is kept for moving it');
      await startsIn(portal, id, 30 * 60);
      expect((await patient.get(pathOf(id, 'move'))).body).toMatchObject({ charge: 150, movesLeft: 1 });
      await move(patient, id, { date: day(6), time: '10:00' });
      const preview = (await patient.get(pathOf(id, 'cancellation'))).body;
      expect(preview).toMatchObject({
        canCancel: true,
        method: 'online',
        paid: 800,
        left: 800,
        refund: 570,
        kept: 230,
        text: "₹570 will be refunded to your card in 5 to 7 days; ₹230 is kept, by the hospital's rules.",
      });
      expect((await admin.get(pathOf(id, 'cancellation'))).body).toMatchObject({ refund: 800, kept: 0 });
      expect((await patient.delete(`/api/appointments/${id}`)).body.msg).toBe(
        `Appointment cancelled. ${preview.text}`,
      );
      expect(await refundsOf(id)).toEqual([57_000]);
    });

    it('refunds by the tier of the moment, as the preview says', async () => {
      await setRules({ cancelling: [tier(72, 0), tier(24, 25)] as VisitRules['cancelling'] });
      const id = await accepted();
      await startsIn(portal, id, 48 * 60);
      const preview = (await patient.get(pathOf(id, 'cancellation'))).body;
      expect(preview).toMatchObject({ refund: 600, kept: 200 });
      expect(Date.parse(preview.changesAt as string)).toBeGreaterThan(Date.now());
      expect(await shown(id)).toMatchObject({ refundIfCancelled: 600 });
      const { msg } = (await patient.delete(`/api/appointments/${id}`)).body;
      expect(msg).toBe(
        'Appointment cancelled. ₹600 will be refunded to your card in 5 to 7 days; ₹200 is kept, because it starts in less than 72 hours.',
      );
      expect((await mailOf(id, 'cancelled', patient))!.html).toContain('₹200 is kept');
      expect(await refundsOf(id)).toEqual([60_000]);
      expect((await patient.get(pathOf(id, 'cancellation'))).body).toMatchObject({
        canCancel: false,
        code: 'WRONG_STATE',
      });
    });

    it('is public, and refused at their field when they are wrong', async () => {
      await setRules({ maxMoves: 0 });
      expect((await portal.visitor.get('/api/v1/hospital')).body.visitRules).toMatchObject({ maxMoves: 0 });
      const id = await requested();
      expectFailure(await move(patient, id, { date: day(4), time: '10:00' }), {
        status: 409,
        code: 'MOVED_TOO_OFTEN',
      });
      const wrong = await admin.put(SETTINGS, {
        visitRules: { ...FIRST_VISIT_RULES, cancelling: [tier(24, 50), tier(48, 0)] },
      });
      expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([
        400,
        ['visitRules.cancelling.1.hours', 'visitRules.cancelling.1.kept'],
      ]);
    });
  });
});
