import { Types } from 'mongoose';
import { PaymentDto } from '../../openapi/contract/shop/payments.js';
import type { Statistics } from '../../openapi/contract/console/statistics.js';
import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

describe("Money at the hospital's desk", () => {
  let portal: Portal;
  let desks: [Client, Client];
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('desk', { SMTP_URL: '' });
    desks = [await addAdmin(portal), await addAdmin(portal)];
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
  });

  /** A visit booked by the desk for three days ahead. */
  async function bookedAtDesk(): Promise<string> {
    const { body, status } = await desks[0].post('/api/v1/appointments', {
      patientId: patient.userId,
      doctorId: doctor.userId,
      preferredDate: dayFromToday(portal, 3),
      preferredTime: '10:00',
      reasonForAppointment: 'Chest tightness.',
    });
    expect(status).toBe(201);
    return body.id as string;
  }
  const record = (id: string, body: object = { method: 'cash', amount: 800 }, by = desks[0]) =>
    by.post(`/api/v1/appointments/${id}/desk-payment`, body);
  const read = async (id: string): Promise<PaymentDto> =>
    PaymentDto.parse((await desks[0].get(`/api/v1/payments/${id}`)).body);
  const paid = async (method = 'cash'): Promise<{ visitId: string; id: string }> => {
    const visitId = await bookedAtDesk();
    const { body } = await record(visitId, { method, amount: 800 });
    return { visitId, id: body.payment.id as string };
  };
  const refund = (id: string, body: object, by = desks[0]) =>
    by.post(`/api/v1/payments/${id}/refund`, { amount: 300, reason: 'A shorter visit', ...body });
  const handOut = (id: string, by = desks[0]) =>
    by.post(`/api/v1/payments/${id}/refund/hand-out`, { method: 'upi' });
  const today = async (): Promise<Statistics['today']> =>
    (await desks[0].get('/api/v1/statistics')).body.today;
  const mails = (pattern: string) =>
    portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: { $regex: pattern } })
      .lean<OutboxRow[]>();

  it('is recorded with its method, with a receipt and a notification to the patient', async () => {
    const visitId = await bookedAtDesk();
    const before = await today();
    const { status, body } = await record(visitId, { method: 'upi', amount: 750.5 });
    expect(status).toBe(200);
    const visit = AppointmentDto.parse(body);
    expect(visit.payment).toMatchObject({ method: 'upi', amount: 750.5, refunded: 0 });
    expect(visit.isMoved).toBe(false);
    const receipt = await patient.get(visit.receiptUrl!);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await read(visit.payment!.id)).toMatchObject({
      method: 'upi',
      status: 'paid',
      amount: 750.5,
      appointmentId: visitId,
      patient: { _id: patient.userId },
      doctor: { _id: doctor.userId },
    });
    expect((await patient.get('/api/v1/payments')).body).toHaveLength(1);
    const after = await today();
    expect(after.revenue.amount - before.revenue.amount).toBe(750.5);
    expect(after.desk.upi.taken - before.desk.upi.taken).toBe(750.5);
    expect(after.desk.cash).toEqual(before.desk.cash);
    const [mail] = await mails(`^mail:appointment:${visitId}:paidAtDesk`);
    expect(mail.mail!.html).toContain('₹750.5');
    expect(mail.mail!.html).toContain('by UPI at our desk');
  });

  it('is recorded once by two desks at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
      const visitId = await bookedAtDesk();
      const answers = await Promise.all(desks.map((desk) => record(visitId, undefined, desk)));
      const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
      expect(done.status).toBe(200);
      expectFailure(refused, { status: 409, code: 'FEE_RECORDED' });
      expect((await patient.get('/api/v1/payments')).body).toHaveLength(1);
      expect(await mails(`^mail:appointment:${visitId}:paidAtDesk`)).toHaveLength(1);
    }
  });

  it('is refused with a reason where nothing can be paid', async () => {
    const visitId = await bookedAtDesk();
    expectFailure(await record(visitId, { method: 'gold', amount: 1 }), { status: 400, fields: ['method'] });
    for (const amount of [0, -1, 0.001, '800'])
      expectFailure(await record(visitId, { method: 'cash', amount }), { status: 400, fields: ['amount'] });
    expectFailure(await record(String(new Types.ObjectId())), { status: 404 });
    const { id: online } = await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '10:30' }));
    expectFailure(await record(online), { status: 409, code: 'FEE_RECORDED' });
    await desks[0].delete(`/api/appointments/${visitId}`);
    expectFailure(await record(visitId), { status: 409, code: 'WRONG_STATE' });
    expect((await read((await desks[0].get(`/api/v1/appointments/${online}`)).body.payment.id)).method).toBe(
      'online',
    );
  });

  it('takes the fee of a visit that is over, too', async () => {
    const visitId = await bookedAtDesk();
    await doctor.post(`/api/v1/appointments/${visitId}/complete`);
    expect((await record(visitId)).status).toBe(200);
  });

  it('is given back at the desk in parts, each once, with its method and mail', async () => {
    const before = await today();
    const { id, visitId } = await paid();
    expectFailure(await refund(id, {}), { status: 422, fields: ['method'] });
    const answers = await Promise.all(
      desks.map((desk) => refund(id, { method: 'cash', refundedBefore: 0 }, desk)),
    );
    const [given, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(given.status).toBe(200);
    expectFailure(refused, { status: 409, code: 'EDIT_CONFLICT' });
    expect((await read(id)).refunds).toMatchObject([{ amount: 300, status: 'done', method: 'cash' }]);
    expect((await refund(id, { method: 'upi', amount: 500, refundedBefore: 300 })).status).toBe(200);
    const payment = await read(id);
    expect([payment.status, payment.refundedAmount]).toEqual(['refunded', 800]);
    const after = await today();
    expect(after.desk.cash.taken - before.desk.cash.taken).toBe(800);
    expect(after.desk.cash.returned - before.desk.cash.returned).toBe(300);
    expect(after.desk.upi.returned - before.desk.upi.returned).toBe(500);
    expect(await mails(`^mail:payment:${id}:refund`)).toHaveLength(2);
    const { body } = await desks[0].delete(`/api/appointments/${visitId}`);
    expect(body.msg).toBe('Appointment cancelled.');
    await portal.deliver();
    expect(await portal.model(OutboxRow).countDocuments({ paymentId: id })).toBe(0);
  });

  it('waits at the desk when the visit is cancelled, and is handed out once', async () => {
    const { id, visitId } = await paid();
    const { body } = await patient.delete(`/api/appointments/${visitId}`);
    expect(body.msg).toBe('Appointment cancelled. ₹800 can be collected at our desk.');
    await portal.deliver();
    expect((await read(id)).refunds).toMatchObject([{ amount: 800, status: 'pending', method: null }]);
    const waiting = async () => (await desks[0].get('/api/v1/statistics')).body.waiting.deskRefunds as number;
    const filter = encodeURIComponent(JSON.stringify({ atDesk: true, refundStatus: 'pending' }));
    const listed = (await desks[0].get(`/api/v1/payments?filter=${filter}`)).body as PaymentDto[];
    expect([await waiting(), listed.map((one) => one.id)]).toEqual([1, [id]]);
    const answers = await Promise.all(desks.map((desk) => handOut(id, desk)));
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(done.status).toBe(200);
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    const payment = await read(id);
    expect([payment.status, payment.refunds[0].status, payment.refunds[0].method]).toEqual([
      'refunded',
      'done',
      'upi',
    ]);
    expect(await waiting()).toBe(0);
    const told = await mails(`^mail:payment:${id}:handedOut`);
    expect(told).toHaveLength(1);
    expect(told[0].mail!.html).toContain('by UPI at our desk');
    const receipt = await patient.get(
      ((await patient.get(`/api/v1/appointments/${visitId}`)).body as AppointmentDto).receiptUrl!,
    );
    expect(receipt.status).toBe(200);
  });

  it('never pays out at the desk what belongs to a card, or the reverse', async () => {
    await bookVisit(patient, wishFor(portal, doctor));
    const row = (await portal
      .model<Payment>(Payment)
      .findOne({ patientId: patient.userId })
      .lean<Payment>())!;
    expectFailure(await refund(String(row._id), { method: 'cash' }), { status: 422, fields: ['method'] });
    expectFailure(await handOut(String(row._id)), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await handOut(String(new Types.ObjectId())), { status: 404 });
  });
});
