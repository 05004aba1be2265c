import type { OfferedLabWindow } from '../../openapi/contract/shop/lab-windows.js';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { CollectionRoute } from '../../openapi/contract/shop/lab-collection.js';
import type { Settings } from '../../openapi/contract/site/settings.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { refundPaiseFor } from '../src/lab-bookings/lab-cancellation.js';
import type { LabTest } from '../src/lab/lab-test.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import type { Client } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, confirm } from './support/shop.js';
import { dayFromToday, payAt } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const SETTINGS = '/api/v1/settings/hospital';
const MORNING = { from: '07:00', to: '09:00' };
const NOON = { from: '11:30', to: '13:00' };
const WINDOWS = [
  { ...NOON, homePlaces: 0, hospitalPlaces: 3 },
  { ...MORNING, homePlaces: 2, hospitalPlaces: 1 },
];
const HOME = { place: 'home', address: '12 Lake View Road, Indiranagar, Bengaluru 560038' };

describe('Time windows of lab bookings', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let test: LabTest;
  let day = 2;
  let date: string;

  const setWindows = (labWindows: object[]) => admin.put<Settings>(SETTINGS, { labWindows });
  beforeAll(async () => {
    portal = await startPortal('lab_windows');
    admin = await addAdmin(portal);
    test = await addLabTest(portal, { name: 'Thyroid profile' });
    expect((await setWindows(WINDOWS)).status).toBe(200);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    // A day that no other test has booked.
    date = dayFromToday(portal, (day += 1));
  });

  const book = (overrides: object = {}, client = patient) =>
    client.post(PATH, {
      labTestId: String(test._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      ...{ date, window: MORNING, place: 'hospital', payment: 'atCollection' },
      ...overrides,
    });
  const offered = async (place = 'hospital', on = date): Promise<OfferedLabWindow[]> =>
    (await patient.get(`${PATH}/windows?date=${on}&place=${place}`)).body;
  const step = (client: Client, id: string, name: string) => client.post(`${PATH}/${id}/${name}`);

  it('is offered in their order by place, with the room that they have', async () => {
    expect(await offered()).toEqual([
      { ...MORNING, free: 1 },
      { ...NOON, free: 3 },
    ]);
    expect(await offered('home')).toEqual([{ ...MORNING, free: 2 }]);
    const { status, body } = await book();
    expect([status, LabBookingDto.parse(body.booking).window]).toEqual([201, MORNING]);
    expect((await offered())[0].free).toBe(0);
    expect((await offered('home'))[0].free).toBe(2);
  });

  it('is named in the messages to the patient', async () => {
    const { body } = await book();
    const mail = await portal
      .model<OutboxRow>(OutboxRow)
      .findOne({ dedupeKey: `mail:labBooking:${body.booking.id}:requested:${patient.userId}` })
      .lean<OutboxRow>();
    expect(mail!.mail!.html).toContain('between 7:00 AM and 9:00 AM IST');
  });

  it('is optional: a booking without one is accepted on a full day', async () => {
    await book();
    const { status, body } = await book({ window: undefined });
    expect([status, body.booking.window]).toEqual([201, null]);
  });

  it.each([
    [{ window: { from: '07:00', to: '10:00' } }, 422, 'window'],
    [{ window: { from: '08:00', to: '09:00' } }, 422, 'window'],
    [{ window: NOON, ...HOME }, 422, 'window'],
    [{ window: '07:00' }, 400, 'window'],
    [{ window: { from: '09:00', to: '07:00' } }, 400, 'window.to'],
    [{ window: { from: '0', to: '09:00' } }, 400, 'window.from'],
  ])('is refused as %j', async (overrides, status, field) => {
    const refused = await book(overrides);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
    expect((await patient.get(PATH)).body).toEqual([]);
  });

  it('is those that have not begun, on days that the hospital is open', async () => {
    const clock = portal.app.get(HospitalClock);
    const wall = jest.spyOn(clock, 'wall').mockReturnValue({ date, time: '07:00' });
    const today = jest.spyOn(clock, 'today').mockReturnValue(date);
    expect(await offered()).toEqual([{ ...NOON, free: 3 }]);
    expect(Object.keys((await book()).body.errors)).toEqual(['window']);
    for (const spy of [wall, today]) spy.mockRestore();
    const { body: settings } = await admin.get<Settings>(SETTINGS);
    const { openingHours } = settings;
    const days = openingHours.days.filter((each) => each !== clock.weekday(date));
    await admin.put(SETTINGS, { openingHours: { ...openingHours, days } });
    expect(await offered()).toEqual([]);
    expect((await book()).status).toBe(422);
    await admin.put(SETTINGS, { openingHours });
  });

  it('takes as many bookings at once as it has places, at collection and by card', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => addPatient(portal)));
    const answers = await Promise.all(
      clients.map((client, index) =>
        book({ ...HOME, payment: index % 2 === 0 ? 'atCollection' : 'card' }, client),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(409)]);
    const full = answers.filter(({ status }) => status === 409);
    expect(full.map(({ body }) => [body.code, Object.keys(body.errors)])).toEqual(
      Array(6).fill(['WINDOW_FULL', ['window']]),
    );
    expect(await offered('home')).toEqual([{ ...MORNING, free: 0 }]);
    const seats = await portal.model(LabBooking).distinct('windowSeat', { date, place: 'home' });
    expect(seats).toEqual([0, 1]);
  });

  it('has the place again of a booking that is cancelled or was never paid', async () => {
    const { body } = await book();
    expect((await book()).body.code).toBe('WINDOW_FULL');
    await step(patient, body.booking.id, 'cancel');
    const { checkout } = (await book({ payment: 'card' })).body;
    expect((await book()).body.code).toBe('WINDOW_FULL');
    await patient.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.id });
    expect((await book()).status).toBe(201);
  });

  it('refunds a late payment without a free place, and books one with a place', async () => {
    const late = async () => {
      const { checkout } = (await book({ payment: 'card' })).body as {
        checkout: { id: string; url: string };
      };
      const payment = await portal
        .model<Payment>(Payment)
        .findOne({ sessionId: checkout.id })
        .lean<Payment>();
      await portal.app.get(SettlementService).release(payment!, 'expired');
      return checkout;
    };
    const lucky = await late();
    expect(await payAt(lucky.url)).toBe(303);
    await confirm(patient, lucky.id);
    expect((await offered())[0].free).toBe(0);
    const [{ id }] = (await patient.get(PATH)).body as LabBookingDto[];
    await step(admin, id, 'cancel');
    const unlucky = await late();
    await book();
    expect(await payAt(unlucky.url)).toBe(303);
    const { body } = await confirm(patient, unlucky.id);
    expect(body.refundReason).toContain('had ended');
  });

  it('respects the settings after places are removed', async () => {
    await book({ window: NOON });
    const { body } = await book({ window: NOON });
    await setWindows([{ ...NOON, homePlaces: 0, hospitalPlaces: 1 }, WINDOWS[1]]);
    await step(patient, body.booking.id, 'cancel');
    expect((await book({ window: NOON })).body.code).toBe('WINDOW_FULL');
    expect((await offered()).at(-1)).toEqual({ ...NOON, free: 0 });
    await setWindows(WINDOWS);
  });

  it.each([
    [[{ ...WINDOWS[0], hospitalPlaces: -1 }], 'labWindows.0.hospitalPlaces'],
    [[{ ...WINDOWS[0], homePlaces: 1.5 }], 'labWindows.0.homePlaces'],
    [[{ ...WINDOWS[0], to: '11:30' }], 'labWindows.0.to'],
    [[WINDOWS[1], { ...WINDOWS[0], from: '08:59' }], 'labWindows.1.from'],
  ])('is not set to %j', async (windows, field) => {
    const { status, body } = await admin.put(SETTINGS, { labWindows: windows });
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([400, [field]]);
  });

  it('counts for the refund from their beginning on', async () => {
    const { checkout } = (await book({ payment: 'card', window: NOON })).body;
    await payAt(checkout.url);
    await confirm(patient, checkout.id);
    const [{ id }] = (await patient.get(PATH)).body as LabBookingDto[];
    await step(admin, id, 'confirm');
    const clock = portal.app.get(HospitalClock);
    const begins = clock.instant(date, NOON.from).getTime();
    const now = jest.spyOn(Date, 'now');
    const refundAt = (beforeMs: number) => {
      now.mockReturnValue(begins - beforeMs);
      return refundPaiseFor({ status: 'confirmed', date, window: NOON }, 65_000, { by: 'patient', clock });
    };
    expect(refundAt(24 * 3_600_000)).toBe(65_000);
    expect(refundAt(24 * 3_600_000 - 1)).toBe(0);
    now.mockRestore();
    expect((await patient.get(`${PATH}/${id}`)).body.refundIfCancelled).toBe(650);
  });

  it("makes a collector's route of the day's home collections", async () => {
    const far = { ...HOME, address: '9 Palm Lane, Whitefield, Bengaluru 560066' };
    await book(far);
    await book(HOME);
    await book({ ...HOME, window: undefined, fullName: 'Ravi Rao' });
    await book();
    const cancelled = (await book({ ...HOME, window: undefined, fullName: 'Nobody' })).body.booking;
    await step(patient, cancelled.id, 'cancel');
    const { status, body } = await admin.get<CollectionRoute>(`${PATH}/route?date=${date}`);
    const route = CollectionRoute.parse(body);
    expect([status, route.date]).toEqual([200, date]);
    expect(route.stops.map(({ window, pincode, samples }) => [window, pincode, samples[0].fullName])).toEqual(
      [
        [MORNING, '560038', 'Asha Rao'],
        [MORNING, '560066', 'Asha Rao'],
        [null, '560038', 'Ravi Rao'],
      ],
    );
    expect(route.stops[0]).toMatchObject({
      address: HOME.address,
      phone: '+919812345678',
      samples: [{ testName: 'Thyroid profile', status: 'requested', due: 650 }],
    });
    const { body: today } = await admin.get<CollectionRoute>(`${PATH}/route`);
    expect(today.date).toBe(dayFromToday(portal, 0));
    expect((await admin.get(`${PATH}/route?date=2026-02-31`)).status).toBe(400);
    expect((await patient.get(`${PATH}/route`)).status).toBe(403);
  });
});
