import type { MedicalRecordDto } from '../../openapi/contract/care/records.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabBookingsService } from '../src/lab-bookings/lab-bookings.service.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { filtered, link } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, confirm } from './support/shop.js';
import { refundsAt } from './support/stripe.js';
import { askFor } from './support/visit.js';
import { dayFromToday, payAt } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const MORNING = { from: '07:00', to: '09:00' };
const RESULT = { results: [{ name: 'Potassium', value: 4.1, unit: 'mEq/L' }], confirmed: true };

describe('Rejected samples', () => {
  let portal: Portal;
  let admin: Client;
  let second: Client;
  let patient: Client;
  let test: LabTest;
  let day = 2;
  let date: string;

  beforeAll(async () => {
    portal = await startPortal('lab_samples', {}, { releaseByAnother: false });
    admin = await addAdmin(portal);
    second = await addAdmin(portal);
    test = await addLabTest(portal);
    const labWindows = [{ ...MORNING, homePlaces: 1, hospitalPlaces: 1 }];
    expect((await admin.put('/api/v1/settings/hospital', { labWindows })).status).toBe(200);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Asha Rao');
    date = dayFromToday(portal, (day += 1));
  });

  const step = (as: Client, id: string, name: string, body?: object) =>
    as.post<LabBookingDto>(`${PATH}/${id}/${name}`, body);
  const seenBy = async (as: Client, id: string) => LabBookingDto.parse((await as.get(`${PATH}/${id}`)).body);
  const noticesOf = async (as: Client) => (await as.get<NotificationDto[]>('/api/v1/notifications')).body;
  const idsWith = async (filter: Record<string, unknown>) =>
    ((await filtered(admin, 'lab-bookings', filter)).body as LabBookingDto[]).map((one) => one.id);
  const book = async (overrides: object = {}): Promise<string> => {
    const { body } = await patient.post(PATH, {
      labTestId: String(test._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      ...{ date, window: MORNING, place: 'hospital', payment: 'atCollection' },
      ...overrides,
    });
    if (body.booking) return body.booking.id as string;
    expect(await payAt(body.checkout.url)).toBe(303);
    return (await confirm(patient, body.checkout.id)).body.subjectId as string;
  };
  const collected = async (overrides: object = {}): Promise<string> => {
    const id = await book(overrides);
    for (const name of ['confirm', 'collect']) expect((await step(admin, id, name)).status).toBe(200);
    return id;
  };
  const rejected = async (overrides: object = {}): Promise<string> => {
    const id = await collected(overrides);
    expect((await step(admin, id, 'reject-sample', { reason: 'haemolysed' })).status).toBe(200);
    return id;
  };
  const refundsOf = async (id: string): Promise<number[]> => {
    await portal.deliver();
    const payment = (await portal.model<Payment>(Payment).findOne({ subjectId: id }).lean<Payment>())!;
    return refundsAt(portal, payment.paymentIntentId!);
  };
  const mailsAbout = async (id: string): Promise<string[]> => {
    const key = `mail:labBooking:${id}`;
    const range = { $gte: key, $lt: `${key}\uffff` };
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey: range }).sort({ _id: 1 }).lean();
    return (rows as OutboxRow[]).map((row) => row.mail!.subject);
  };

  it.each(['card', 'atCollection'])('lead to a new collection on the same payment (%s)', async (payment) => {
    const id = await rejected({ payment });
    const before = await seenBy(patient, id);
    expect(before).toMatchObject({ status: 'sampleRejected', paid: true, refund: null, canCancel: true });
    expect(before.rejectedSamples).toMatchObject([{ reason: 'haemolysed', note: null, by: null }]);
    const next = dayFromToday(portal, (day += 1));
    const chosen = { date: next, window: MORNING, place: 'home', address: '12 Lake View Road' };
    const { status, body } = await step(patient, id, 'recollect', chosen);
    expect([status, body]).toMatchObject([200, { ...chosen, status: 'requested', paid: true }]);
    expect(await idsWith({ unpaid: true })).not.toContain(id);
    expect((await step(admin, id, 'confirm')).status).toBe(200);
    const { body: route } = await admin.get(`${PATH}/route?date=${next}`);
    expect(route.stops[0].samples).toMatchObject([{ id, due: 0 }]);
    for (const [name, data] of [
      ['collect', undefined],
      ['report', RESULT],
    ] as const)
      expect((await step(admin, id, name, data)).status).toBe(200);
    const after = await seenBy(patient, id);
    expect(after.history.map((one) => one.status)).toEqual([
      ...['requested', 'confirmed', 'sampleCollected', 'sampleRejected'],
      ...['requested', 'confirmed', 'sampleCollected', 'reported'],
    ]);
    // The report is about the second sample.
    expect(after.report!.sampledAt > after.rejectedSamples[0].rejectedAt).toBe(true);
    expect(await mailsAbout(id)).toEqual([
      ...['We have received your lab booking', 'Your lab booking is confirmed'],
      ...['Your sample has been collected', 'We need a new sample from you'],
      ...['We have received your new time for the sample', 'Your lab booking is confirmed'],
      ...['Your sample has been collected', 'Your lab report is ready'],
    ]);
    if (payment === 'card') expect(await refundsOf(id)).toEqual([]);
  });

  it('tell the patient and the ordering doctor why, and what to do', async () => {
    const doctor = await addDoctor(portal);
    const visit = await link(portal, patient, doctor);
    const [labRequestId] = await askFor(doctor, visit, [String(test._id)]);
    const id = await collected({ labRequestId });
    const note = 'The tube had the name of another person.';
    await step(admin, id, 'reject-sample', { reason: 'mislabelled', note });
    const [toPatient] = await noticesOf(patient);
    expect(toPatient.title).toBe('We need a new sample from you');
    expect(toPatient.text).toContain('label of the sample was missing or wrong');
    expect(toPatient.text).toContain(note);
    expect(toPatient.text).toContain('Choose a new time or come to our lab');
    const toDoctor = (await noticesOf(doctor)).find(({ title }) => title === 'Sample of Asha Rao rejected');
    expect(toDoctor?.text).toContain(note);
    const { body: todos } = await patient.get('/api/v1/dashboard');
    expect(todos.todos).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'confirmTest', detail: expect.any(String) })]),
    );
  });

  it('ask for the reason, and for a text with another reason', async () => {
    const id = await collected();
    expectFailure(await step(admin, id, 'reject-sample', {}), { status: 400, fields: ['reason'] });
    expectFailure(await step(admin, id, 'reject-sample', { reason: 'other', note: ' ' }), {
      status: 400,
      fields: ['note'],
    });
    const stale = { reason: 'clotted', sample: 2 };
    expectFailure(await step(admin, id, 'reject-sample', stale), { status: 409, code: 'EDIT_CONFLICT' });
    expect((await step(admin, id, 'reject-sample', { reason: 'clotted', sample: 1 })).status).toBe(200);
    expect((await seenBy(admin, id)).rejectedSamples[0].by).toBeTruthy();
  });

  it('are collected without a new time when the patient comes to the lab', async () => {
    const id = await rejected({ place: 'home', address: '12 Lake View Road' });
    const { body } = await step(admin, id, 'collect');
    expect(body).toMatchObject({ status: 'sampleCollected', place: 'hospital', address: null, window: null });
    expect(body.date).toBe(dayFromToday(portal, 0));
  });

  it.each([
    ['card', '650'],
    ['atCollection', '650'],
  ])('are refunded in full when the patient cancels instead (%s)', async (payment, amount) => {
    const id = await rejected({ payment });
    expect((await seenBy(patient, id)).refundIfCancelled).toBe(650);
    const { body } = await step(patient, id, 'cancel');
    expect(body.cancellation!.msg).toContain(amount);
    if (payment === 'card') expect(await refundsOf(id)).toEqual([65_000]);
    else expect(body.cancellation!.msg).toContain('collect at our desk');
  });

  it('free the window, take a place in the new one, and refuse a full one', async () => {
    const id = await rejected();
    await portal.model(LabBooking).updateOne({ _id: id }, { $set: { date } });
    const other = await book();
    const full = { date, window: MORNING, place: 'hospital' };
    expectFailure(await step(patient, id, 'recollect', full), { status: 409, code: 'WINDOW_FULL' });
    await step(patient, other, 'cancel');
    const answers = await Promise.all(Array.from({ length: 5 }, () => step(patient, id, 'recollect', full)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expectFailure(await step(patient, id, 'recollect', full), { status: 409, code: 'WRONG_STATE' });
  });

  it('are rejected once by several calls at the same time', async () => {
    const id = await collected();
    const calls = [admin, second, admin, second].map((as) =>
      step(as, id, 'reject-sample', { reason: 'insufficient' }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const { rejectedSamples, history } = await seenBy(admin, id);
    expect(rejectedSamples).toHaveLength(1);
    expect(history.filter(({ status }) => status === 'sampleRejected')).toHaveLength(1);
    expect((await mailsAbout(id)).filter((title) => title === 'We need a new sample from you')).toHaveLength(
      1,
    );
    expect((await step(second, id, 'reject-sample', { reason: 'insufficient' })).status).toBe(200);
    expectFailure(await step(second, id, 'reject-sample', { reason: 'clotted' }), {
      status: 409,
      code: 'WRONG_STATE',
    });
  });

  it('are not reported with the results of another sample', async () => {
    const id = await collected();
    const stale = { ...RESULT, sample: 1 };
    await step(admin, id, 'reject-sample', { reason: 'clotted' });
    await step(admin, id, 'collect');
    expectFailure(await step(second, id, 'report', stale), { status: 409, code: 'EDIT_CONFLICT' });
    expectFailure(await step(second, id, 'report', { ...RESULT, sample: 0 }), {
      status: 400,
      fields: ['sample'],
    });
    expect((await seenBy(admin, id)).report).toBeNull();
    expect((await step(second, id, 'report', { ...RESULT, sample: 2 })).body.status).toBe('reported');
  });

  it('are not reported by a call that read the booking before the rejection', async () => {
    const id = await collected();
    const reader = portal.app.get(LabBookingsService);
    const read = reader.findOrFail.bind(reader);
    const slow = jest.spyOn(reader, 'findOrFail').mockImplementationOnce(async (...args) => {
      const row = await read(...args);
      await step(admin, id, 'reject-sample', { reason: 'clotted' });
      await step(admin, id, 'collect');
      return row;
    });
    expectFailure(await step(second, id, 'report', RESULT), { status: 409, code: 'EDIT_CONFLICT' });
    slow.mockRestore();
    expect((await seenBy(admin, id)).report).toBeNull();
  });

  it('are refunded in full also after a new time was confirmed for the same day', async () => {
    const id = await rejected({ payment: 'card' });
    const next = { date: dayFromToday(portal, (day += 1)), window: MORNING, place: 'hospital' };
    await step(patient, id, 'recollect', next);
    await step(admin, id, 'confirm');
    await portal.model(LabBooking).updateOne({ _id: id }, { $set: { date: dayFromToday(portal, 0) } });
    expect((await seenBy(patient, id)).refundIfCancelled).toBe(650);
    expect((await step(patient, id, 'cancel')).status).toBe(200);
    expect(await refundsOf(id)).toEqual([65_000]);
  });

  it('are not collected in bulk, which would change their place', async () => {
    const id = await rejected({ place: 'home', address: '12 Lake View Road' });
    const { body } = await admin.post(`${PATH}/bulk`, { action: 'collect', ids: [id] });
    expect(body.results).toMatchObject([{ id, ok: false, code: 'WRONG_STATE' }]);
    expect(await seenBy(admin, id)).toMatchObject({ status: 'sampleRejected', place: 'home' });
  });

  it('are either rejected or reported, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await collected({ date: dayFromToday(portal, (day += 1)) });
      const answers = await Promise.all([
        step(admin, id, 'reject-sample', { reason: 'clotted' }),
        step(second, id, 'report', RESULT),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { status, report, rejectedSamples } = await seenBy(patient, id);
      expect([status, report === null, rejectedSamples.length]).toEqual(
        status === 'reported' ? ['reported', false, 0] : ['sampleRejected', true, 1],
      );
      const { body: records } = await filtered(patient, 'records', { kind: 'report' });
      const reports = (records as MedicalRecordDto[]).filter((one) => one.labBookingId === id);
      expect(reports).toHaveLength(status === 'reported' ? 1 : 0);
    }
  });

  it('end as rejected or cancelled with at most one refund', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await collected({ payment: 'card', date: dayFromToday(portal, (day += 1)) });
      const answers = await Promise.all([
        step(admin, id, 'reject-sample', { reason: 'clotted' }),
        step(second, id, 'cancel'),
      ]);
      const { status } = await seenBy(patient, id);
      expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
      expect(await refundsOf(id)).toEqual(status === 'cancelled' ? [65_000] : []);
      const { history } = await seenBy(admin, id);
      expect(history.at(-1)!.status).toBe(status);
    }
  });

  it('are chosen a time for, or cancelled, by concurrent calls of the patient', async () => {
    const id = await rejected({ payment: 'card' });
    const next = { date: dayFromToday(portal, (day += 1)), window: MORNING, place: 'hospital' };
    const answers = await Promise.all([step(patient, id, 'recollect', next), step(patient, id, 'cancel')]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { status } = await seenBy(patient, id);
    expect(['requested', 'cancelled']).toContain(status);
    expect(await refundsOf(id)).toEqual(status === 'cancelled' ? [65_000] : []);
    const seats = await portal.model(LabBooking).countDocuments({ _id: id, windowSeat: { $exists: true } });
    expect(seats).toBe(status === 'requested' ? 1 : 0);
  });
});

describe('Results of a sample that is rejected before their release', () => {
  let portal: Portal;
  let technician: Client;
  let head: Client;
  let id: string;

  beforeAll(async () => {
    portal = await startPortal('lab_samples_entered');
    technician = await addAdmin(portal);
    head = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const patient = await addPatient(portal, 'Asha Rao');
    const { body } = await patient.post(PATH, {
      labTestId: String((await addLabTest(portal))._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      ...{ date: dayFromToday(portal, 1), place: 'hospital', payment: 'atCollection' },
    });
    id = body.booking.id as string;
    for (const name of ['confirm', 'collect']) await technician.post(`${PATH}/${id}/${name}`);
  });

  const step = (as: Client, name: string, body?: object) =>
    as.post<LabBookingDto>(`${PATH}/${id}/${name}`, body);
  const enter = async (): Promise<string> => (await step(technician, 'report', RESULT)).body.entered!.entryId;

  it('are dropped, and the next sample is entered anew', async () => {
    const entryId = await enter();
    const { body } = await step(head, 'reject-sample', { reason: 'haemolysed' });
    expect([body.status, body.entered]).toEqual(['sampleRejected', null]);
    expectFailure(await step(head, 'release', { entryId }), { status: 409, code: 'WRONG_STATE' });
    await step(technician, 'collect');
    const again = await enter();
    expect((await step(head, 'release', { entryId: again })).body.status).toBe('reported');
  });

  it('are either released or dropped by concurrent calls', async () => {
    const entryId = await enter();
    const answers = await Promise.all([
      step(head, 'release', { entryId }),
      step(technician, 'reject-sample', { reason: 'haemolysed' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await head.get<LabBookingDto>(`${PATH}/${id}`);
    expect(body.entered).toBeNull();
    expect(body.report === null).toBe(body.status === 'sampleRejected');
  });
});
