import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { refundsAt } from './support/stripe.js';
import { bookVisit, letStart, openCheckout, startsIn, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const REFUNDED = 'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.';
const KEPT = 'Appointment cancelled. It starts in less than 24 hours, so nothing is refunded.';

describe('Cancelling an appointment', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('cancellations');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });

  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const accept = async (id: string) =>
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
  const paymentOf = async (id: string) =>
    (await portal
      .model<Payment>(Payment)
      .findById((await stored(id)).paymentId)
      .lean<Payment>())!;
  const subjects = async (id: string) =>
    (
      await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: { $regex: `^mail:appointment:${id}:cancelled` } })
        .lean<OutboxRow[]>()
    )
      .map(({ mail }) => mail!.subject)
      .toSorted();

  /** The refund after the outbox worker has run. */
  async function money(id: string): Promise<{ status: string; refunds: number[] }> {
    await portal.deliver();
    const payment = await paymentOf(id);
    return { status: payment.status, refunds: await refundsAt(portal, payment.paymentIntentId!) };
  }

  it('refunds a patient who cancels at least a day before, and frees the time', async () => {
    const { id } = await bookVisit(patient, wish);
    await accept(id);
    await startsIn(portal, id, 24 * 60 + 2);
    const list = await patient.get(`/api/appointments/patient/${patient.userId}`);
    expect(list.body[0].payment.refundIfCancelled).toBe(800);
    const answer = await patient.delete(`/api/appointments/${id}`);
    expect([answer.status, answer.body]).toEqual([200, { msg: REFUNDED }]);
    expect(await money(id)).toEqual({ status: 'refunded', refunds: [80_000] });
    expect(await subjects(id)).toEqual([
      'The appointment of Asha Rao is cancelled',
      'Your appointment is cancelled',
    ]);
    expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
  });

  it('refunds nothing to a patient who cancels less than a day before, and says so', async () => {
    const { id } = await bookVisit(patient, wish);
    await accept(id);
    await startsIn(portal, id, 24 * 60 - 1);
    const list = await patient.get(`/api/appointments/patient/${patient.userId}`);
    expect(list.body[0].payment.refundIfCancelled).toBe(0);
    expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({ msg: KEPT });
    expect(await money(id)).toEqual({ status: 'paid', refunds: [] });
  });

  it.each(['doctor', 'admin'] as const)('refunds in full when the %s cancels, at any time', async (who) => {
    const { id } = await bookVisit(patient, wish);
    await accept(id);
    await startsIn(portal, id, 30);
    const answer = await (who === 'doctor' ? doctor : admin).delete(`/api/appointments/${id}`);
    expect([answer.status, answer.body]).toEqual([200, { msg: REFUNDED }]);
    expect(await money(id)).toEqual({ status: 'refunded', refunds: [80_000] });
    const toDoctor = who === 'admin' ? ['The appointment of Asha Rao is cancelled'] : [];
    expect(await subjects(id)).toEqual([...toDoctor, 'Your appointment is cancelled']);
  });

  it('says each thing once, in the mail and below the bell', async () => {
    const { id } = await bookVisit(patient, wish);
    await admin.post('/api/v1/appointments/bulk', {
      action: 'cancel',
      ids: [id],
      reason: 'The doctor is ill.',
    });
    const when = portal.app.get(HospitalClock).format(wish.preferredDate, wish.preferredTime);
    const back = '₹800 will be refunded to your card in 5 to 7 days.';
    const [{ text }] = (await patient.get('/api/v1/notifications')).body as { text: string }[];
    expect(text).toBe(`Dr. Vikram Nair, ${when}. Reason: The doctor is ill. ${back}`);
    const [{ mail }] = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: `mail:appointment:${id}:cancelled:${patient.userId}` })
      .lean<OutboxRow[]>();
    const paragraphs = [...mail!.html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, words]) => words);
    expect(paragraphs).toEqual([
      'Dear Asha Rao,',
      'The hospital had to cancel your appointment. We are sorry.',
      back,
    ]);
  });

  it('gives the same answer when it is repeated, with one refund and one mail to each', async () => {
    const { id } = await bookVisit(patient, wish);
    const ways = [
      () => patient.delete(`/api/appointments/${id}`),
      () => patient.post(`/api/v1/appointments/${id}/cancel`),
    ];
    for (const way of [...ways, ...ways])
      expect(await way()).toMatchObject({ status: 200, body: { msg: REFUNDED } });
    await startsIn(portal, id, 10); // the recorded message stays
    expect((await patient.delete(`/api/appointments/${id}`)).body).toEqual({ msg: REFUNDED });
    expect(await money(id)).toEqual({ status: 'refunded', refunds: [80_000] });
    expect(await money(id)).toEqual({ status: 'refunded', refunds: [80_000] });
    expect(await subjects(id)).toHaveLength(2);
  });

  it('cancels once when twenty ask for it at the same moment', async () => {
    const { id } = await bookVisit(patient, wish);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? patient : doctor).delete(`/api/appointments/${id}`)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await money(id)).toEqual({ status: 'refunded', refunds: [80_000] });
    expect((await stored(id)).history.map(({ status }) => status)).toEqual(['held', 'pending', 'cancelled']);
  });

  it('does not cancel completed or rejected visits', async () => {
    const [done, refused] = [
      await bookVisit(patient, wish),
      await bookVisit(patient, { ...wish, preferredTime: '10:30' }),
    ];
    await accept(done.id);
    await letStart(portal, done.id);
    await doctor.post(`/api/v1/appointments/${done.id}/complete`);
    await doctor.post(`/api/v1/appointments/${refused.id}/reject`);
    for (const [id, sentence] of [
      [done.id, 'This appointment has been completed.'],
      [refused.id, 'This appointment has been rejected.'],
    ]) {
      for (const who of [patient, doctor, admin]) {
        const answer = await who.delete(`/api/appointments/${id}`);
        expect([answer.status, answer.body.code, answer.body.reason]).toEqual([409, 'WRONG_STATE', sentence]);
      }
    }
    expect((await money(done.id)).refunds).toEqual([]);
  });

  it('speaks of no money when nothing was paid', async () => {
    const request = await patient.post(
      '/api/appointments/create',
      form({ patientId: patient.userId, speciality: 'Cardiology' }),
    );
    const answer = await patient.delete(`/api/appointments/${request.body.value.id}`);
    expect(answer.body).toEqual({ msg: 'Appointment cancelled.' });
    expect(
      await portal.model<OutboxRow>(OutboxRow).countDocuments({ effect: 'refund', paymentId: null }),
    ).toBe(0);
  });

  it('is for the people of the appointment only', async () => {
    const { id } = await bookVisit(patient, wish);
    const strangers: [Client, number][] = [
      [await addPatient(portal), 404],
      [await addDoctor(portal), 404],
      [portal.visitor, 401],
    ];
    for (const [who, status] of strangers) {
      expect((await who.delete(`/api/appointments/${id}`)).status).toBe(status);
      expect((await who.post(`/api/v1/appointments/${id}/cancel`)).status).toBe(status);
    }
    for (const unknown of [String(new Types.ObjectId()), 'x', '0'.repeat(25)])
      expect((await patient.delete(`/api/appointments/${unknown}`)).status).toBe(404);
    expect((await stored(id)).status).toBe('pending');
  });

  it('does not let a hold be seen or cancelled as if it were an appointment', async () => {
    await openCheckout(patient, wish);
    const [hold] = await portal
      .model<Appointment>(Appointment)
      .find({ doctorId: doctor.userId })
      .lean<Appointment[]>();
    for (const who of [patient, doctor, admin]) {
      expect((await who.get(`/api/v1/appointments/${String(hold._id)}`)).status).toBe(404);
      expect((await who.delete(`/api/appointments/${String(hold._id)}`)).status).toBe(404);
    }
    expect((await stored(String(hold._id))).status).toBe('held');
  });
});
