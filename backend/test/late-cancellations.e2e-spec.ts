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
import { bookVisit, dayFromToday, startsIn, wishFor } from './support/visits.js';

const REFUNDED = 'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.';

describe('Cancelling late', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('latecancellations');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
  });

  const visits = () => portal.model<Appointment>(Appointment);
  const stored = async (id: string) => (await visits().findById(id).lean<Appointment>())!;
  const shown = async (id: string, who = patient) => (await who.get(`/api/v1/appointments/${id}`)).body;
  const accept = async (id: string, appointmentDate?: string) => {
    const body = { status: 'accepted', doctorId: doctor.userId, appointmentDate };
    expect((await doctor.put(`/api/appointments/${id}/respond`, body)).status).toBe(200);
  };
  const refundsOf = async (id: string) => {
    await portal.deliver();
    const { paymentId } = await stored(id);
    const payment = (await portal.model<Payment>(Payment).findById(paymentId).lean<Payment>())!;
    return [payment.status, await refundsAt(portal, payment.paymentIntentId!)];
  };
  const mailAbout = async (id: string, event: string) => {
    const key = { $regex: `^mail:appointment:${id}:${event}:${patient.userId}` };
    return (await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey: key }).lean<OutboxRow>())!.mail!;
  };
  /** Makes an accepted visit start in this many minutes, keeping the paid time. */
  async function moveTo(id: string, minutes: number): Promise<void> {
    const at = portal.app.get(HospitalClock).now().plus({ minutes });
    const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
    // It was accepted before this time.
    const set = {
      appointmentDate: date,
      'slot.date': date,
      'slot.time': time,
      'history.$[].at': at.minus({ hours: 1 }).toJSDate(),
    };
    await visits().updateOne({ _id: id }, { $set: set });
  }

  describe('a visit that the hospital has moved', () => {
    it('is refunded in full until it begins, and the patient is notified', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      expect(await shown(id)).toMatchObject({ isMoved: false, canCancel: true });
      await accept(id, dayFromToday(portal, 5));
      const { html } = await mailAbout(id, 'accepted');
      expect(html).toContain('It was moved by the doctor from');
      expect(html).toContain('you get a full refund of ₹800');
      await moveTo(id, 2);
      expect(await shown(id)).toMatchObject({ isMoved: true, canCancel: true, refundIfCancelled: 800 });
      const answer = await patient.delete(`/api/appointments/${id}`);
      expect([answer.status, answer.body]).toEqual([200, { msg: REFUNDED }]);
      expect(await refundsOf(id)).toEqual(['refunded', [80_000]]);
    });

    it('is refunded in full when it was accepted for tomorrow, less than 24 hours ahead', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id, dayFromToday(portal, 1));
      await visits().updateOne({ _id: id }, { 'slot.time': '00:00', preferredTime: '00:00' });
      expect(await shown(id)).toMatchObject({ isMoved: true, refundIfCancelled: 800 });
      expect((await patient.delete(`/api/appointments/${id}`)).body.msg).toBe(REFUNDED);
    });

    it('promises nothing when the paid date was kept', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id);
      expect((await mailAbout(id, 'accepted')).html).not.toContain('another time');
      expect(await shown(id)).toMatchObject({ isMoved: false });
      await startsIn(portal, id, 60);
      expect(await shown(id)).toMatchObject({ isMoved: false, refundIfCancelled: 0 });
      expect((await patient.delete(`/api/appointments/${id}`)).body.msg).toContain('nothing is refunded');
      expect(await refundsOf(id)).toEqual(['paid', []]);
    });

    it('refunds only the unrefunded part', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id, dayFromToday(portal, 5));
      await moveTo(id, 2);
      const { paymentId } = await stored(id);
      const back = await admin.post(`/api/v1/payments/${String(paymentId)}/refund`, {
        amount: 300,
        reason: 'Kept waiting.',
      });
      expect(back.status).toBe(200);
      expect(await shown(id)).toMatchObject({ refundIfCancelled: 500 });
      expect((await patient.delete(`/api/appointments/${id}`)).body.msg).toContain('₹500 will be refunded');
    });
  });

  describe('a visit that has begun', () => {
    it('is refused to its patient with a phone number, and changes nothing', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id);
      await startsIn(portal, id, -1);
      expect(await shown(id)).toMatchObject({ canCancel: false, refundIfCancelled: null });
      const { phone } = (await portal.visitor.get('/api/v1/hospital')).body;
      for (const answer of [
        await patient.delete(`/api/appointments/${id}`),
        await patient.post(`/api/v1/appointments/${id}/cancel`),
      ]) {
        expectFailure(answer, { status: 409, code: 'VISIT_STARTED' });
        expect(answer.body.error).toContain(`Please call us: ${phone}`);
      }
      expect((await stored(id)).status).toBe('accepted');
      expect(await refundsOf(id)).toEqual(['paid', []]);
    });

    it.each(['doctor', 'admin'] as const)('still is cancelled by the %s, with the money back', async (as) => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id);
      await startsIn(portal, id, -30);
      const who = as === 'doctor' ? doctor : admin;
      expect(await shown(id, who)).toMatchObject({ canCancel: true });
      expect((await who.delete(`/api/appointments/${id}`)).body).toEqual({ msg: REFUNDED });
      expect(await refundsOf(id)).toEqual(['refunded', [80_000]]);
      // A repeated call returns the earlier answer.
      expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({ msg: REFUNDED });
    });

    it('is refused also when the hospital had moved it', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id, dayFromToday(portal, 5));
      await moveTo(id, -1);
      expectFailure(await patient.delete(`/api/appointments/${id}`), { status: 409, code: 'VISIT_STARTED' });
    });

    it('has begun, without a time, when its day is over on the hospital’s clock', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, doctor));
      await accept(id);
      const onDay = (date: string) =>
        visits().updateOne(
          { _id: id },
          {
            $set: { appointmentDate: date, preferredDate: date, preferredTime: null },
            $unset: { slot: 1 },
          },
        );
      await onDay(dayFromToday(portal, -1));
      expectFailure(await patient.delete(`/api/appointments/${id}`), { status: 409, code: 'VISIT_STARTED' });
      await onDay(dayFromToday(portal, 0));
      expect((await patient.delete(`/api/appointments/${id}`)).status).toBe(200);
    });

    it('does not keep a request that no one answered and nothing was paid for', async () => {
      const fields = { patientId: patient.userId, speciality: 'Cardiology' };
      const asked = await patient.post('/api/appointments/create', form(fields));
      const { id } = asked.body.value as { id: string };
      await visits().updateOne({ _id: id }, { preferredDate: dayFromToday(portal, -3) });
      expect(await shown(id)).toMatchObject({ canCancel: true });
      expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({
        msg: 'Appointment cancelled.',
      });
    });
  });
});
