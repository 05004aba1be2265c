import type { LabMeasure } from '../../openapi/contract/care/lab/measures.js';
import type { LabRequestDto } from '../../openapi/contract/care/lab-requests.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import type { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabRequest } from '../src/lab-requests/lab-request.schema.js';
import { markReportedRequests } from '../src/lab-requests/mark-reported-requests.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { filtered, link } from './support/care.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { askFor } from './support/visit.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const range = { gender: null, ageFrom: null, ageTo: null, low: 3.7, high: 5.2, criticalHigh: 6.5 };
const POTASSIUM: LabMeasure = { name: 'Potassium', unit: 'mEq/L', ranges: [range] };

describe('Results reach who can act', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let requestId: string;
  let id: string;

  beforeAll(async () => {
    portal = await startPortal('critical_results');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const test = await addLabTest(portal, { measures: [POTASSIUM] });
    doctor = await addDoctor(portal);
    patient = await addPatient(portal, 'Asha Rao');
    [requestId] = await askFor(doctor, await link(portal, patient, doctor), [String(test._id)]);
    const { body } = await patient.post(PATH, {
      labTestId: String(test._id),
      labRequestId: requestId,
      fullName: 'Asha Rao',
      phone: '9812345678',
      place: 'hospital',
      date: dayFromToday(portal, 1),
      payment: 'atCollection',
    });
    id = body.booking.id as string;
    for (const step of ['confirm', 'collect']) await admin.post(`${PATH}/${id}/${step}`);
  });

  const results = (value: number) => ({ results: [{ name: 'Potassium', value }], confirmed: true });
  const report = (value: number) => admin.post<LabBookingDto>(`${PATH}/${id}/report`, results(value));
  const correct = (value: number, version: number) =>
    admin.post<LabBookingDto>(`${PATH}/${id}/correct-report`, {
      ...results(value),
      version,
      reason: 'Haemolysed sample.',
    });
  const acknowledge = (
    version = 1,
    action = 'Called the doctor.',
    as = admin,
  ): Promise<Answer<LabBookingDto>> => as.post(`${PATH}/${id}/acknowledge`, { version, action });
  const titlesFor = async (person: Client) => {
    const { body } = await person.get<NotificationDto[]>('/api/v1/notifications');
    return body.map(({ title }) => title);
  };
  const openCritical = async () => {
    const { body } = await filtered(admin, 'lab-bookings', { critical: true });
    return (body as LabBookingDto[]).map((booking) => booking.id);
  };
  const mailsAbout = (title: string) =>
    portal.model<OutboxRow>(OutboxRow).countDocuments({ 'mail.subject': title });

  it('tells the doctor who asked for the test of the report and of its correction', async () => {
    await report(4.1);
    expect(await titlesFor(doctor)).toContain('Lab report of Asha Rao');
    expect((await doctor.get<LabRequestDto>(`/api/v1/lab-requests/${requestId}`)).body.status).toBe(
      'reported',
    );
    await correct(4.3, 1);
    expect(await titlesFor(doctor)).toContain('Corrected lab report of Asha Rao');
    expect(await openCritical()).not.toContain(id);
  });

  it('tells the doctor and the desk of a critical value, which stays open until it is acknowledged', async () => {
    const { body } = await report(7.1);
    expect(body.report?.results[0].flag).toBe('criticalHigh');
    expect(body.critical).toMatchObject({ acknowledged: null });
    expect(await titlesFor(doctor)).toContain('Critical lab result of Asha Rao');
    expect(await titlesFor(admin)).toContain('Critical lab result');
    expect(await mailsAbout('Critical lab result of Asha Rao')).toBeGreaterThan(0);
    expect(await openCritical()).toContain(id);
    expect((await patient.get<LabBookingDto>(`${PATH}/${id}`)).body.critical).toBeNull();

    const acknowledged = await acknowledge();
    expect(acknowledged.body.critical?.acknowledged).toMatchObject({ action: 'Called the doctor.' });
    expect(await openCritical()).not.toContain(id);
    expectFailure(await acknowledge(), { status: 409, code: 'WRONG_STATE' });
  });

  it('is acknowledged once by concurrent calls, and by administrators only', async () => {
    await report(7.1);
    for (const other of [doctor, patient]) expectFailure(await acknowledge(1, 'x', other), { status: 403 });
    expectFailure(await acknowledge(1, ' '), { status: 400, fields: ['action'] });
    const statuses = (await Promise.all([1, 2, 3].map(() => acknowledge()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('keeps the acknowledgement when a correction leaves the critical value as it was', async () => {
    await report(7.1);
    await acknowledge();
    const { body } = await admin.post<LabBookingDto>(`${PATH}/${id}/correct-report`, {
      ...results(7.1),
      remark: 'Not haemolysed.',
      version: 1,
      reason: 'The remark was missing.',
    });
    expect(body.critical?.acknowledged).toMatchObject({ action: 'Called the doctor.' });
    expect(await openCritical()).not.toContain(id);
    const [earlier] = (await portal.model<LabBooking>(LabBooking).findById(id).lean())!.earlierReports!;
    expect(earlier.acknowledgement).toMatchObject({ action: 'Called the doctor.' });
  });

  it('loses neither an acknowledgement nor a correction when both happen at once', async () => {
    await report(7.1);
    const [acknowledged, corrected] = await Promise.all([acknowledge(), correct(7.2, 1)]);
    expect([acknowledged.status, corrected.status].filter((status) => status === 200).length).toBeGreaterThan(
      0,
    );
    const row = await portal.model<LabBooking>(LabBooking).findById(id).lean();
    const actions = [row!.acknowledgement, ...(row!.earlierReports ?? []).map((one) => one.acknowledgement)];
    expect(actions.filter(Boolean)).toHaveLength(acknowledged.status === 200 ? 1 : 0);
  });

  it('marks requests that an earlier version reported', async () => {
    await report(4.1);
    const requests = portal.model<LabRequest>(LabRequest);
    await requests.updateOne({ _id: requestId }, { $set: { status: 'booked' } });
    await markReportedRequests(portal.db);
    expect((await requests.findById(requestId).lean())?.status).toBe('reported');
  });

  it('keeps an amended critical value open, with both values, until it is acknowledged', async () => {
    await report(7.1);
    await correct(6.9, 1);
    expectFailure(await acknowledge(1), { status: 409, code: 'EDIT_CONFLICT' });
    const { body } = await correct(4.2, 2);
    expect(body.critical?.values).toEqual([
      { name: 'Potassium', value: '7.1 mEq/L', current: '4.2 mEq/L' },
      { name: 'Potassium', value: '6.9 mEq/L', current: '4.2 mEq/L' },
    ]);
    expect(await openCritical()).toContain(id);
    expect((await acknowledge(3)).status).toBe(200);
    expect(await openCritical()).not.toContain(id);
    expectFailure(await acknowledge(3), { status: 409, code: 'WRONG_STATE' });
  });

  it('keeps a critical value open when it is amended and acknowledged at once', async () => {
    await report(7.1);
    const [corrected, acknowledged] = await Promise.all([correct(4.2, 1), acknowledge(1)]);
    expect([corrected.status, acknowledged.status]).toContain(200);
    const row = await portal.model<LabBooking>(LabBooking).findById(id).lean();
    const isOpen = row!.criticalAt !== null && !row!.acknowledgement;
    const isKept = [row!, ...(row!.earlierReports ?? [])].some(({ acknowledgement }) => acknowledgement);
    expect([isOpen, isKept]).toContain(true);
    expect(isKept).toBe(acknowledged.status === 200);
  });
});
