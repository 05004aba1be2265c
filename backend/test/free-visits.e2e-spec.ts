import { Types } from 'mongoose';
import { ACTING_FOR } from '../../openapi/contract/people/dependants.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { ACCOUNT_LIMITS } from './support/limits.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { book, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const TIMES = ['10:00', '10:30', '11:00', '11:30'];

describe('a visit with a doctor whose fee is 0', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('free-visits', {
      ...ACCOUNT_LIMITS,
      HOLDS_PER_DOCTOR_DAY: '3',
      REQUESTS_PER_ADDRESS: '5',
      REQUESTS_PER_FAMILY: '4',
    });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.db.collection('appointments').deleteMany({});
    await portal.db.collection('liveholds').deleteMany({});
    doctor = await addDoctor(portal, 'Dr. Ananya Sharma', { feePaise: 0, timeSlots: TIMES });
    patient = await addPatient(portal, 'Asha Rao');
  });

  const wish = (time = '10:00') => wishFor(portal, doctor, { preferredTime: time });
  const setFee = (fee: number) => admin.put(`/api/v1/doctors/${doctor.userId}`, { fee });

  it('is requested without a checkout, and follows the usual steps', async () => {
    const { status, body } = await book(patient, wish());
    expect([status, body.value]).toMatchObject([201, { status: 'pending', payment: null }]);
    expect(await portal.model(Payment).countDocuments({ patientId: patient.userId })).toBe(0);
    const { id } = body.value as { id: string };
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    const unpaid = await admin.get(
      `/api/v1/appointments?filter=${encodeURIComponent(JSON.stringify({ unpaid: true }))}`,
    );
    expect((unpaid.body as { id: string }[]).map((row) => row.id)).not.toContain(id);
    expect((await patient.delete(`/api/appointments/${id}`)).status).toBe(200);
    expect((await book(patient, wish())).status).toBe(201);
  });

  it('stays free when the doctor sets a fee later', async () => {
    const { body } = await book(patient, wish());
    const { id } = body.value as { id: string };
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    expect((await setFee(800)).status).toBe(200);
    const refused = await admin.post(`/api/v1/appointments/${id}/desk-payment`, {
      amount: 800,
      method: 'cash',
    });
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    expect(refused.body.error).toBe('This visit is free of charge. No fee can be recorded for it.');
    const visit = await admin.get(`/api/v1/appointments/${id}`);
    expect(visit.body).toMatchObject({ isFree: true, payment: null });
  });

  it('is not counted among the unpaid visits of today', async () => {
    const unpaidToday = async (): Promise<number> =>
      (await admin.get('/api/v1/statistics')).body.waiting.unpaidVisitsToday;
    const before = await unpaidToday();
    const { body } = await book(patient, wish());
    const { id } = body.value as { id: string };
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    await portal.model(Appointment).updateOne({ _id: id }, { preferredDate: dayFromToday(portal, 0) });
    expect(await unpaidToday()).toBe(before);
    await portal.model(Appointment).updateOne({ _id: id }, { $unset: { isFree: 1 } });
    expect(await unpaidToday()).toBe(before + 1);
  });

  it('is booked once by repeated and concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => book(patient, wish())));
    answers.push(await book(patient, wish()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.value.id as string)).size).toBe(1);
  });

  it('is given to one of two patients', async () => {
    const other = await addPatient(portal, 'Ravi Rao');
    const answers = await Promise.all([book(patient, wish()), book(other, wish())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expectFailure(refused, { status: 409, code: 'SLOT_TAKEN' });
  });

  it('is limited to three open requests per patient', async () => {
    const answers = await Promise.all(TIMES.map((time) => book(patient, wish(time))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expectFailure(refused, { status: 409, code: 'TOO_MANY_OPEN_REQUESTS' });
  });

  it('is limited to one open request of a new account', async () => {
    const fresh = await addPatient(portal, 'Ravi Rao', { emailConfirmedAt: null });
    const answers = await Promise.all(TIMES.map((time) => book(fresh, wish(time))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('is limited per family', async () => {
    const heldBy = new Types.ObjectId(patient.userId);
    const held = { heldBy, relationship: 'child' as const, heldSince: new Date(), email: undefined };
    const { userId: patientId } = await addPatient(portal, 'Meera Rao', held);
    const bookForChild = (preferredTime: string) => {
      const body = { patientId, ...wish(preferredTime), preferredDate: dayFromToday(portal, 4) };
      return patient.post('/api/appointments/create/specific', body, { [ACTING_FOR]: patientId });
    };
    for (const time of TIMES.slice(0, 3)) expect((await book(patient, wish(time))).status).toBe(201);
    expect((await bookForChild(TIMES[0])).status).toBe(201);
    expectFailure(await bookForChild(TIMES[1]), { status: 409, code: 'TOO_MANY_OPEN_REQUESTS' });
  });

  it('is limited per network, and per day of a doctor', async () => {
    const at = async (address: string) => new ClientAt(await addPatient(portal), address);
    const home = freshAddress();
    const [first, second, third] = [await at(home), await at(home), await at(home)];
    const on = (days: number, preferredTime: string) => ({
      ...wish(preferredTime),
      preferredDate: dayFromToday(portal, days),
    });
    for (const time of TIMES.slice(0, 3)) expect((await book(first, on(3, time))).status).toBe(201);
    const fullDay = await book(second, on(3, TIMES[3]));
    expectFailure(fullDay, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(fullDay.body.error).toContain('choose another day');
    expect((await book(second, on(4, TIMES[0]))).status).toBe(201);
    expect((await book(second, on(4, TIMES[1]))).status).toBe(201);
    expectFailure(await book(third, on(5, TIMES[0])), { status: 429, code: 'TOO_MANY_REQUESTS' });
    const elsewhere = await at(freshAddress());
    expect((await book(elsewhere, on(3, TIMES[3]))).status).toBe(201);
  });

  it('does not count past requests', async () => {
    for (const time of TIMES.slice(0, 3)) expect((await book(patient, wish(time))).status).toBe(201);
    const past = dayFromToday(portal, -1);
    const change = { $set: { preferredDate: past, 'slot.date': past } };
    await portal.db.collection('appointments').updateMany({}, change);
    const next = { ...wish(TIMES[3]), preferredDate: dayFromToday(portal, 4) };
    expect((await book(patient, next)).status).toBe(201);
  });

  it('is the same visit for a repeated call after the fee has changed', async () => {
    const first = await book(patient, wish());
    expect((await setFee(500)).status).toBe(200);
    const again = await book(patient, wish());
    expect([again.status, again.body.value.id]).toEqual([201, first.body.value.id]);
  });

  it("takes the place of the patient's own unpaid checkout from before the fee was 0", async () => {
    expect((await setFee(500)).status).toBe(200);
    expect((await openCheckout(patient, wish(), 500)).status).toBe(201);
    expect((await setFee(0)).status).toBe(200);
    const { status, body } = await book(patient, wish());
    expect([status, body.value]).toMatchObject([201, { status: 'pending', payment: null }]);
    const payments = await portal
      .model<Payment>(Payment)
      .find({ patientId: patient.userId })
      .lean<Payment[]>();
    expect(payments.map((payment) => payment.status)).toEqual(['expired']);
  });

  it('has no checkout, and needs one as soon as there is a fee', async () => {
    const free = await openCheckout(patient, wish(), 0);
    expectFailure(free, { status: 422, code: 'NOT_BOOKABLE' });
    expect((await setFee(500)).status).toBe(200);
    expectFailure(await book(patient, wish()), { status: 402, code: 'PAYMENT_REQUIRED' });
  });

  it.each([0.01, 0.49, 1_000_000, 9_999_999])('is not priced at ₹%d, which no card can pay', async (fee) => {
    expectFailure(await setFee(fee), { status: 400, fields: ['fee'] });
    const { body } = await doctor.get('/api/v1/availability');
    const { availableDays, timeSlots, version } = body;
    const change = { availableDays, timeSlots, version, fee };
    expectFailure(await doctor.put('/api/v1/availability', change), { status: 400, fields: ['fee'] });
  });

  it.each([0, 0.5, 999_999.99])('is priced at ₹%d', async (fee) => {
    expect((await setFee(fee)).body.fee).toBe(fee);
  });
});
