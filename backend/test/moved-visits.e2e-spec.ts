import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { refundsAt } from './support/stripe.js';
import { bookVisit, dayFromToday, letStart, startsIn, wishFor } from './support/visits.js';

const ROUNDS = 12;
const REFUNDED = 'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.';

describe('A visit that was accepted for another time', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('movedvisits');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
  });

  const day = (days: number) => dayFromToday(portal, days);
  const shownTime = (days: number, time: string | null) =>
    portal.app.get(HospitalClock).format(day(days), time);
  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const mailOf = async (id: string, event: string, to: Client) => {
    const dedupeKey = `mail:appointment:${id}:${event}:${to.userId}`;
    return (await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey }).lean<OutboxRow>())?.mail;
  };
  const accept = (id: string, body: object, who = doctor) =>
    who.post(`/api/v1/appointments/${id}/accept`, body);
  const agree = (
    id: string,
    appointmentDate: string,
    appointmentTime: string | null = '10:00',
    who = patient,
  ) => who.post(`/api/v1/appointments/${id}/agree`, { appointmentDate, appointmentTime });
  const ask = (id: string, preferredDate: string, preferredTime?: string | null, who = patient) =>
    who.post(`/api/v1/appointments/${id}/ask-another-time`, { preferredDate, preferredTime });
  const shown = async (id: string, who = patient) => (await who.get(`/api/v1/appointments/${id}`)).body;
  async function moved(days = 5): Promise<string> {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    expect((await accept(id, { appointmentDate: day(days) })).status).toBe(200);
    return id;
  }
  const money = async (id: string) => {
    await portal.deliver();
    const { paymentId } = await stored(id);
    const payment = (await portal.model<Payment>(Payment).findById(paymentId).lean<Payment>())!;
    return [payment.status, await refundsAt(portal, payment.paymentIntentId!)];
  };

  describe('is notified', () => {
    it('contains who moved it and both times, and links to the answer', async () => {
      const id = await moved();
      const mail = (await mailOf(id, 'accepted', patient))!;
      expect(mail.subject).toBe('Your appointment was moved by the doctor');
      const sentence = `moved by the doctor from ${shownTime(3, '10:00')} to ${shownTime(5, '10:00')}.`;
      expect(mail.html).toContain(sentence);
      expect(mail.html).toContain('you get a full refund of ₹800');
      expect(mail.html).toContain(`/patientlogin/patientapps?visit&#x3D;${id}`);
      const { body: news } = await patient.get('/api/v1/notifications');
      expect(news[0]).toMatchObject({
        title: 'Your appointment was moved by the doctor',
        link: `/patientlogin/patientapps?visit=${id}`,
      });
      expect(news[0].text).toContain(sentence);
    });

    it('counts another hour of the same day as moved, and names the desk when it did it', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      const admin = await addAdmin(portal);
      const answer = await accept(id, { appointmentTime: '11:00' }, admin);
      expect(answer.body).toMatchObject({ appointmentTime: '11:00', appointmentDate: day(3), isMoved: true });
      const mail = (await mailOf(id, 'accepted', patient))!;
      expect(mail.html).toContain(
        `moved by the hospital from ${shownTime(3, '10:00')} to ${shownTime(3, '11:00')}.`,
      );
    });

    it('notifies about an unpaid request for another day, without mentioning money', async () => {
      const fields = { patientId: patient.userId, speciality: 'Cardiology', preferredDate: day(4) };
      const { id } = (await patient.post('/api/appointments/create', form(fields))).body.value as {
        id: string;
      };
      await accept(id, { appointmentDate: day(6), appointmentTime: '10:30' });
      const { html } = (await mailOf(id, 'accepted', patient))!;
      expect(html).toContain(`moved by the doctor from ${shownTime(4, null)} to ${shownTime(6, '10:30')}.`);
      expect(html).not.toContain('₹');
    });

    it('says nothing of the kind when the time is the one asked for, or no hour was', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      expect((await accept(id, { appointmentDate: day(3), appointmentTime: '10:00' })).body.isMoved).toBe(
        false,
      );
      expect((await mailOf(id, 'accepted', patient))!.subject).toBe('Your appointment is confirmed');
      const fields = { patientId: patient.userId, speciality: 'Cardiology', preferredDate: day(4) };
      const asked = (await patient.post('/api/appointments/create', form(fields))).body.value as {
        id: string;
      };
      expect((await accept(asked.id, { appointmentTime: '10:30' })).body).toMatchObject({
        isMoved: false,
        appointmentTime: '10:30',
      });
      expectFailure(await agree(asked.id, day(4), '10:30'), { status: 409, code: 'NOT_MOVED' });
      expectFailure(await ask(asked.id, day(8), '10:00'), { status: 409, code: 'NOT_MOVED' });
    });

    it.each([
      [{ appointmentTime: '25:00' }, 400],
      [{ appointmentTime: 10 }, 400],
      [{ appointmentDate: () => day(0), appointmentTime: '00:00' }, 422],
    ])('is not accepted for the hour %j', async (body, status) => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      const sent = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
      );
      const answer = await accept(id, sent);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, ['appointmentTime']]);
      expect((await stored(id)).status).toBe('pending');
    });

    it('is not accepted for an hour that another visit has', async () => {
      await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '10:30' }));
      const { id } = await bookVisit(await addPatient(portal), wishFor(portal, doctor));
      expectFailure(await accept(id, { appointmentTime: '10:30' }), { status: 409, code: 'SLOT_TAKEN' });
    });
  });

  describe('and agreed to', () => {
    it('stores the agreement once, also on repeats', async () => {
      const id = await moved();
      expect(await shown(id, doctor)).toMatchObject({ isMoved: true, moveAgreed: false });
      for (let n = 0; n < 2; n += 1)
        expect(await agree(id, day(5))).toMatchObject({ status: 200, body: { moveAgreed: true } });
      expect(await shown(id, doctor)).toMatchObject({ moveAgreed: true, status: 'accepted' });
    });

    it('is for the time that was seen, and for its patient', async () => {
      const id = await moved();
      expectFailure(await agree(id, day(6)), { status: 409, code: 'VISIT_MOVED' });
      expectFailure(await agree(id, day(5), null), { status: 409, code: 'VISIT_MOVED' });
      expect((await agree(id, 'tomorrow')).body.errors).toHaveProperty('appointmentDate');
      expect((await agree(id, day(5), '10:00', await addPatient(portal))).status).toBe(404);
      expect((await agree(id, day(5), '10:00', doctor)).status).toBe(403);
      expect((await stored(id)).moveAgreedAt).toBeUndefined();
    });
  });

  describe('and asked to be at another time', () => {
    it('becomes a request for that time with the same doctor, who is notified', async () => {
      const id = await moved();
      const answer = await ask(id, day(7), '11:00');
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          status: 'pending',
          preferredDate: day(7),
          appointmentTime: '11:00',
          appointmentDate: null,
          acceptedDoctorId: null,
          doctorId: doctor.userId,
          insteadOf: { date: day(5), time: '10:00' },
          refundIfCancelled: 800,
        },
      ]);
      const mail = (await mailOf(id, 'pending-2', doctor))!;
      expect(mail.subject).toBe('Asha Rao asks for another time');
      expect(mail.html).toContain(shownTime(7, '11:00'));
      expect(mail.html).toContain(shownTime(5, '10:00'));
      // The declined time is free for others, the requested one is not.
      await bookVisit(await addPatient(portal), wishFor(portal, doctor, { preferredDate: day(5) }));
      const slots = await portal.visitor.get(
        `/api/users/doctors/${doctor.userId}/slots?from=${day(7)}&days=1`,
      );
      expect(slots.body[0].slots).toContainEqual({ time: '11:00', free: false });

      expect((await accept(id, {})).body).toMatchObject({ status: 'accepted', isMoved: false });
      expect((await mailOf(id, 'accepted-2', patient))!.subject).toBe('Your appointment is confirmed');
    });

    it('keeps the full refund until it begins, also after the doctor has accepted', async () => {
      const id = await moved();
      await ask(id, day(7), '11:00');
      await accept(id, {});
      await startsIn(portal, id, 30);
      expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({ msg: REFUNDED });
      expect(await money(id)).toEqual(['refunded', [80_000]]);
    });

    it('is paid back in full when the doctor rejects it', async () => {
      const id = await moved();
      await ask(id, day(7), '11:00');
      expect((await doctor.post(`/api/v1/appointments/${id}/reject`)).status).toBe(200);
      expect(await money(id)).toEqual(['refunded', [80_000]]);
    });

    it('takes a day alone, and leaves the hour to the doctor', async () => {
      const id = await moved();
      expect((await ask(id, day(8))).body).toMatchObject({ preferredTime: null, appointmentTime: null });
      expect((await stored(id)).slot?.date).toBeUndefined();
      expect((await accept(id, { appointmentTime: '10:30' })).body).toMatchObject({
        appointmentDate: day(8),
        appointmentTime: '10:30',
        isMoved: false,
      });
    });

    it('refuses invalid input with the name of the field, and changes nothing', async () => {
      const id = await moved();
      await bookVisit(await addPatient(portal), wishFor(portal, doctor, { preferredDate: day(9) }));
      const refused: [string, string | undefined, number, string][] = [
        ['31-12-2026', '10:00', 400, 'VALIDATION_FAILED'],
        [day(7), '10 am', 400, 'VALIDATION_FAILED'],
        [day(5), '10:00', 422, 'UNACCEPTABLE'],
        [day(7), '03:00', 422, 'SLOT_NOT_OFFERED'],
        [day(-1), undefined, 422, 'SLOT_NOT_OFFERED'],
        [day(300), undefined, 422, 'SLOT_NOT_OFFERED'],
        [day(9), '10:00', 409, 'SLOT_TAKEN'],
      ];
      for (const [date, time, status, code] of refused) {
        const answer = await ask(id, date, time);
        expect([date, time, answer.status, answer.body.code]).toEqual([date, time, status, code]);
      }
      await doctor.post('/api/v1/leaves', { from: day(12), to: day(12), reason: 'Conference' });
      expectFailure(await ask(id, day(12), '10:00'), { status: 422, code: 'ON_LEAVE' });
      expectFailure(await ask(id, day(12)), { status: 422, code: 'ON_LEAVE' });
      expect((await ask(id, day(7), '10:00', await addPatient(portal))).status).toBe(404);
      expect(await shown(id)).toMatchObject({ status: 'accepted', appointmentDate: day(5), insteadOf: null });
      await letStart(portal, id);
      await portal.model<Appointment>(Appointment).updateOne({ _id: id }, { 'history.$[].at': new Date(0) });
      expectFailure(await ask(id, day(7), '10:00'), { status: 409, code: 'VISIT_STARTED' });
    });
  });

  it('is paid back in full when it was moved to a time that was over by then', async () => {
    const early = await addDoctor(portal, 'Dr. Early', { timeSlots: ['00:00'] });
    const { id } = await bookVisit(patient, wishFor(portal, early, { preferredTime: '00:00' }));
    expect((await accept(id, { appointmentDate: day(0) }, early)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ isMoved: true, canCancel: true, refundIfCancelled: 800 });
    expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({ msg: REFUNDED });
    expect(await money(id)).toEqual(['refunded', [80_000]]);
  });

  it(`ends in one state when agreeing, asking twice and cancelling meet (${ROUNDS} rounds)`, async () => {
    const illegal: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      patient = await addPatient(portal);
      doctor = await addDoctor(portal);
      const id = await moved();
      const steps = [
        () => agree(id, day(5)),
        () => ask(id, day(7), '10:00'),
        () => ask(id, day(8), '10:00'),
        () =>
          round % 2
            ? patient.delete(`/api/appointments/${id}`)
            : doctor.post(`/api/v1/appointments/${id}/complete`),
      ];
      const turned = [...steps.slice(round % 4), ...steps.slice(0, round % 4)];
      const answers = await Promise.all(turned.map((step) => step()));
      const row = await stored(id);
      const history = row.history
        .map(({ status }) => status)
        .slice(3)
        .join(' ');
      const slots = await portal.model<Appointment>(Appointment).countDocuments({ patientId: row.patientId });
      const legal = ['pending', 'cancelled', 'completed', 'pending cancelled'].includes(history);
      const isRequest = row.status === 'pending';
      const asExpected =
        legal &&
        slots === 1 &&
        answers.every(({ status }) => status === 200 || status === 409) &&
        isRequest === (row.acceptedDoctorId === null && row.status === 'pending') &&
        !(isRequest && row.moveAgreedAt) &&
        Boolean(row.insteadOf?.date) === history.startsWith('pending');
      if (!asExpected) illegal.push(`${history}: ${answers.map(({ status }) => status).join(' ')}`);
    }
    expect(illegal).toEqual([]);
  });
});
