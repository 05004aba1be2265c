import { LabRequestDto } from '../../openapi/contract/care/lab-requests.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabRequest } from '../src/lab-requests/lab-request.schema.js';
import type { LabTest } from '../src/lab/lab-test.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import { Payment } from '../src/payments/payment.schema.js';
import { link } from './support/care.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, confirm } from './support/shop.js';
import { askFor } from './support/visit.js';
import { dayFromToday, payAt } from './support/visits.js';

const PATH = '/api/v1/lab-requests';
const BOOKINGS = '/api/v1/lab-bookings';
const AT_ONCE = 8;

describe('Lab tests that a doctor asks for', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let test: LabTest;
  let id: string;

  beforeAll(async () => {
    portal = await startPortal('labrequests');
    test = await addLabTest(portal, { name: 'Thyroid profile' });
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    [id] = await askFor(doctor, await link(portal, patient, doctor), [String(test._id)]);
  });

  const wish = (change: Record<string, unknown> = {}) => ({
    labTestId: String(test._id),
    labRequestId: id,
    fullName: 'Asha Rao',
    phone: '9812345678',
    date: dayFromToday(portal, 3),
    place: 'hospital',
    payment: 'atCollection',
    ...change,
  });
  const book = (change: Record<string, unknown> = {}, as = patient) => as.post(BOOKINGS, wish(change));
  const decline = (as = patient): Promise<Answer<LabRequestDto>> => as.post(`${PATH}/${id}/decline`);
  const now = async () => (await patient.get<LabRequestDto>(`${PATH}/${id}`)).body;
  const bookings = () => portal.model<LabBooking>(LabBooking).countDocuments({ patientId: patient.userId });
  const statuses = (answers: Answer<{ code?: string }>[]) =>
    answers.map(({ status, body }) => (body.code ? `${status} ${body.code}` : String(status))).toSorted();

  it('says how far it is, to patient and doctor, also at the visit', async () => {
    const admin = await addAdmin(portal);
    const { appointmentId } = await now();
    const progress = async () => {
      const own = (await patient.get<LabRequestDto>(`${PATH}/${id}`)).body;
      const { body } = await doctor.get(`/api/v1/appointments/${appointmentId}/consultation`);
      const written = body.written.find((part: { id: string }) => part.id === id);
      expect(written.labProgress).toBe(own.progress);
      return own.progress;
    };
    expect(await progress()).toBe('requested');
    const { body } = await book();
    const bookingId = body.booking.id as string;
    const step = async (name: string, data?: object) => {
      expect((await admin.post(`${BOOKINGS}/${bookingId}/${name}`, data)).status).toBe(200);
      return progress();
    };
    const result = { results: [{ name: 'TSH', value: 2.1, unit: 'mIU/L' }], confirmed: true };
    expect(await step('confirm')).toBe('booked');
    expect(await step('collect')).toBe('collected');
    expect(await step('reject-sample', { reason: 'clotted' })).toBe('rejected');
    expect(await step('collect')).toBe('collected');
    const partly = { ...result, preliminary: true, outstanding: ['T4'] };
    expect(await step('report', partly)).toBe('preliminary');
    expect(await step('correct-report', { ...result, version: 1 })).toBe('reported');
  });

  it('says when it is declined, or open again after a cancelled booking', async () => {
    const { body } = await book();
    expect((await patient.post(`${BOOKINGS}/${body.booking.id as string}/cancel`)).status).toBe(200);
    expect((await now()).progress).toBe('requested');
    expect((await decline()).body.progress).toBe('declined');
  });

  it('is listed for its patient and its doctor, and becomes a booking with the date of the patient', async () => {
    for (const reader of [patient, doctor]) {
      const { status, body } = await reader.get<LabRequestDto[]>(`${PATH}?filter={"status":"open"}`);
      expect(status).toBe(200);
      const mine = body.find((one) => one.id === id);
      expect(LabRequestDto.safeParse(mine).error).toBeUndefined();
      expect(mine).toMatchObject({
        status: 'open',
        labTest: { testName: 'Thyroid profile' },
        doctor: { fullName: 'Dr. Vikram Nair' },
        patient: { _id: patient.userId },
        labBookingId: null,
      });
    }
    const { status, body } = await book();
    expect([status, body.booking.status, body.booking.date]).toEqual([
      201,
      'requested',
      dayFromToday(portal, 3),
    ]);
    expect(await now()).toMatchObject({ status: 'booked', labBookingId: body.booking.id });
  });

  it(`becomes one booking when the patient confirms it ${AT_ONCE} times at once`, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => book()));
    expect(statuses(answers)).toEqual([
      '201',
      ...Array.from({ length: AT_ONCE - 1 }, () => '409 WRONG_STATE'),
    ]);
    expect(await bookings()).toBe(1);
    const refused = answers.find(({ status }) => status === 409)!;
    expectFailure(refused, { status: 409, code: 'WRONG_STATE', fields: ['labRequestId'] });
  });

  it('is either booked or declined when both happen at the same moment', async () => {
    const [booked, declined] = await Promise.all([book(), decline()]);
    expect([booked.status, declined.status].toSorted()).toEqual([
      Math.min(booked.status, declined.status),
      409,
    ]);
    const wasBooked = booked.status === 201;
    expect((await now()).status).toBe(wasBooked ? 'booked' : 'declined');
    expect(await bookings()).toBe(wasBooked ? 1 : 0);
  });

  it('is declined by its patient alone, once or twice, and is not booked after that', async () => {
    expectFailure(await decline(await addPatient(portal)), { status: 404 });
    expectFailure(await decline(doctor), { status: 403 });
    for (const { status, body } of [await decline(), await decline()])
      expect([status, body.status]).toEqual([200, 'declined']);
    const told = await doctor.get<NotificationDto[]>('/api/v1/notifications');
    const link = `/doctor-login/visit/${(await now()).appointmentId}`;
    const news = told.body.filter((one) => one.link === link);
    expect(news.map(({ text }) => text)).toEqual(['It was asked for at a visit: Thyroid profile.']);
    const refused = await book();
    expectFailure(refused, { status: 409, code: 'WRONG_STATE', fields: ['labRequestId'] });
    expect(await bookings()).toBe(0);
    // The same test without the request is independent.
    expect((await book({ labRequestId: undefined })).status).toBe(201);
  });

  it('is not confirmed by a stranger or with another test', async () => {
    const stranger = await addPatient(portal);
    expectFailure(await book({}, stranger), { status: 404, fields: ['labRequestId'] });
    const other = String((await addLabTest(portal))._id);
    expectFailure(await book({ labTestId: other }), { status: 422, fields: ['labTestId'] });
    expectFailure(await book({ labRequestId: 'x' }), { status: 400, fields: ['labRequestId'] });
    expect(await now()).toMatchObject({ status: 'open' });
  });

  it('is open again when its booking is cancelled', async () => {
    const { body } = await book();
    const cancelled = await patient.post(`${BOOKINGS}/${body.booking.id as string}/cancel`);
    expect(cancelled.status).toBe(200);
    expect(await now()).toMatchObject({ status: 'open', labBookingId: null });
    expect((await book({ date: dayFromToday(portal, 5) })).status).toBe(201);
  });

  it('is held while its card is charged, opens again when that lapses, and gives late money back', async () => {
    const { body: first } = await book({ payment: 'card' });
    expect((await now()).status).toBe('booked');
    expectFailure(await book(), { status: 409, fields: ['labRequestId'] });
    const payment = await portal
      .model<Payment>(Payment)
      .findOne({ sessionId: first.checkout.id })
      .lean<Payment>();
    await portal.app.get(SettlementService).release(payment!, 'expired');
    expect((await now()).status).toBe('open');
    expect((await book()).status).toBe(201);

    // The first checkout is paid after all: the test is booked already, so it is refunded.
    await payAt(first.checkout.url as string);
    await confirm(patient, first.checkout.id as string);
    const late = await portal.model<Payment>(Payment).findById(payment!._id).lean<Payment>();
    expect(late!.refunds.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([['unused', 65_000]]);
    const live = { patientId: patient.userId, status: 'requested' as const };
    expect(await portal.model<LabBooking>(LabBooking).countDocuments(live)).toBe(1);
  });

  it('is booked by a card that pays', async () => {
    const { body } = await book({ payment: 'card' });
    await payAt(body.checkout.url as string);
    await confirm(patient, body.checkout.id as string);
    const request = await now();
    expect(request.status).toBe('booked');
    const booking = await patient.get(`${BOOKINGS}/${request.labBookingId}`);
    expect(booking.body).toMatchObject({ status: 'requested', paid: true });
  });

  it('is shown to an administrator, with a trace, and to no other doctor or patient', async () => {
    const admin = await addAdmin(portal);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(200);
    const trace = { action: 'lab-request.read', recordId: id };
    expect(await portal.db.collection('auditevents').countDocuments(trace)).toBe(1);
    for (const stranger of [await addPatient(portal), await addDoctor(portal)]) {
      expectFailure(await stranger.get(`${PATH}/${id}`), { status: 404 });
      expect((await stranger.get(PATH)).body).toEqual([]);
    }
  });

  it('keeps the requests of a patient when two doctors ask for the same test', async () => {
    const other = await addDoctor(portal, 'Dr. Leela Menon');
    await askFor(other, await link(portal, patient, other), [String(test._id)]);
    expect(await portal.model<LabRequest>(LabRequest).countDocuments({ patientId: patient.userId })).toBe(2);
  });
});
