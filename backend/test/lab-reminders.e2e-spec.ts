import { UnbookedRequests } from '../src/lab-requests/unbooked-requests.service.js';
import { LabRequest } from '../src/lab-requests/lab-request.schema.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { LabReminders } from '../src/lab-bookings/reminders/lab-reminders.service.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import type { LabTest } from '../src/lab/lab-test.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { link } from './support/care.js';
import type { Client } from './support/client.js';
import { changePolicy } from './support/first-settings.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { until } from './support/until.js';
import { askFor } from './support/visit.js';
import { dayFromToday } from './support/visits.js';

const NAME = 'lab_reminders';
const DAY_MS = 24 * 3_600_000;
const MORNING = { from: '07:00', to: '09:00' };
const BOOKINGS = '/api/v1/lab-bookings';

describe('Reminders of lab tests', () => {
  let portals: Portal[];
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let test: LabTest;

  beforeAll(async () => {
    portals = [await startPortal(NAME), await startPortal(NAME)];
    [portal] = portals;
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
    test = await addLabTest(portal, {
      name: 'Lipid profile',
      specimenType: 'serum',
      preparation: 'Fast for 9 to 12 hours',
    });
    const labWindows = [{ ...MORNING, homePlaces: 9, hospitalPlaces: 9 }];
    expect((await admin.put('/api/v1/settings/hospital', { labWindows })).status).toBe(200);
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    await portal.model(LabRequest).deleteMany({});
    await portal.model(LabBooking).deleteMany({});
    patient = await addPatient(portal, 'Asha Rao');
  });

  const noticesOf = async (as: Client) => (await as.get<NotificationDto[]>('/api/v1/notifications')).body;
  const titled = async (as: Client, title: string) =>
    (await noticesOf(as)).filter((one) => one.title === title);

  describe('that are booked', () => {
    const TITLE = 'Your lab test is coming up';
    let id: string;

    beforeEach(async () => {
      const { body } = await patient.post(BOOKINGS, {
        labTestId: String(test._id),
        fullName: 'Asha Rao',
        phone: '9812345678',
        ...{ date: dayFromToday(portal, 5), window: MORNING, place: 'hospital', payment: 'atCollection' },
      });
      id = body.booking.id as string;
      expect(body.booking.labTest).toMatchObject({
        specimenType: 'serum',
        preparation: 'Fast for 9 to 12 hours',
      });
    });
    const startOf = () =>
      portal.app.get(HospitalClock).instant(dayFromToday(portal, 5), MORNING.from).getTime();
    const remindAt = async (hoursBefore: number) => {
      await portal.model(LabBooking).updateOne(
        { _id: id },
        // The search is about the days from today on.
        { $set: { date: dayFromToday(portal, 1) } },
      );
      const start = portal.app.get(HospitalClock).instant(dayFromToday(portal, 1), MORNING.from).getTime();
      const counts = await Promise.all(
        portals.map((one) => one.app.get(LabReminders).remindDue(start - hoursBefore * 3_600_000)),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const bookedLongAgo = () =>
      portal
        .model(LabBooking)
        .updateOne({ _id: id }, { $set: { 'history.0.at': new Date(Date.now() - 9 * DAY_MS) } });

    it('are sent once the day before, with the preparation, by several processes', async () => {
      expect(startOf()).toBeGreaterThan(Date.now());
      await bookedLongAgo();
      await admin.post(`${BOOKINGS}/${id}/confirm`);
      expect(await remindAt(25)).toBe(0);
      expect(await remindAt(23)).toBe(1);
      expect(await remindAt(22)).toBe(0);
      const [notice, ...others] = await titled(patient, TITLE);
      expect(others).toEqual([]);
      expect(notice.text).toContain('Please prepare: Fast for 9 to 12 hours.');
      const mail = await portal
        .model<OutboxRow>(OutboxRow)
        .findOne({ dedupeKey: new RegExp(`${id}:reminder`) })
        .lean<OutboxRow>();
      // Cancelling is no longer free.
      expect(mail!.mail!.html).toContain('Please prepare');
      expect(mail!.mail!.html).not.toContain('cancel the booking');
    });

    it.each([{ $set: { 'test.preparation': null } }, { $unset: { 'test.preparation': 1 as const } }])(
      'say nothing of a preparation that is not stated (%j)',
      async (change) => {
        await bookedLongAgo();
        await admin.post(`${BOOKINGS}/${id}/confirm`);
        await portal.model(LabBooking).updateOne({ _id: id }, change);
        expect(await remindAt(23)).toBe(1);
        const [notice] = await titled(patient, TITLE);
        expect(notice.text).not.toMatch(/prepar/i);
      },
    );

    it('are not sent for a booking that is unconfirmed, cancelled, or just made', async () => {
      expect(await remindAt(23)).toBe(0);
      await admin.post(`${BOOKINGS}/${id}/confirm`);
      await portal.model(LabBooking).updateOne({ _id: id }, { $set: { 'history.0.at': new Date() } });
      expect(await remindAt(40)).toBe(0);
      await bookedLongAgo();
      await patient.post(`${BOOKINGS}/${id}/cancel`);
      expect(await remindAt(23)).toBe(0);
      expect(await titled(patient, TITLE)).toEqual([]);
    });

    it('are not sent while the hospital has no reminders', async () => {
      await bookedLongAgo();
      await admin.post(`${BOOKINGS}/${id}/confirm`);
      await changePolicy(admin, { reminderHours: [] });
      expect(await portal.app.get(LabReminders).remindDue(startOf() - 3_600_000)).toBe(0);
      await changePolicy(admin, { reminderHours: [24, 2] });
    });
  });

  describe('that a doctor requested and that are not booked', () => {
    const TO_PATIENT = 'A lab test waits for you';
    const TO_DOCTOR = 'Asha Rao has not booked a lab test';
    let id: string;

    beforeEach(async () => {
      [id] = await askFor(doctor, await link(portal, patient, doctor), [String(test._id)]);
    });
    const tellAfter = async (days: number) => {
      const now = Date.now() + days * DAY_MS;
      const counts = await Promise.all(portals.map((one) => one.app.get(UnbookedRequests).tellDue(now)));
      return counts.reduce((sum, count) => sum + count, 0);
    };

    it('are told to the patient after 3 days and to the doctor after 10, once each', async () => {
      expect(await tellAfter(2)).toBe(0);
      expect(await tellAfter(4)).toBe(1);
      expect(await tellAfter(9)).toBe(0);
      const [notice] = await titled(patient, TO_PATIENT);
      expect(notice.text).not.toContain('Lipid');
      expect(notice.text).toContain('It is not booked yet.');
      expect(await titled(doctor, TO_DOCTOR)).toEqual([]);
      expect(await tellAfter(11)).toBe(1);
      expect(await tellAfter(12)).toBe(0);
      const [told, ...others] = await titled(doctor, TO_DOCTOR);
      expect([told.text.includes('Lipid profile'), others]).toEqual([true, []]);
      expect(await titled(patient, TO_PATIENT)).toHaveLength(1);
    });

    /** Every process learns of the change through the change stream. */
    const changeDays = async (labRequestReminderDays: number, labRequestDoctorDays: number) => {
      await changePolicy(admin, { labRequestReminderDays, labRequestDoctorDays });
      const knows = ({ app }: Portal) =>
        app.get(SettingsService).policy().labRequestReminderDays === labRequestReminderDays;
      await until(() => Promise.resolve(portals.every(knows)));
    };

    it('are not told of when they are declined, or the setting is 0', async () => {
      await changeDays(0, 0);
      expect(await tellAfter(20)).toBe(0);
      await changeDays(3, 10);
      await patient.post(`/api/v1/lab-requests/${id}/decline`);
      expect(await tellAfter(20)).toBe(0);
    });

    it('are not told of a patient whose death is recorded', async () => {
      const before = await titled(doctor, TO_DOCTOR);
      const path = `/api/v1/patients/${patient.userId}/deceased`;
      expect((await admin.post(path, { deceased: true })).status).toBe(200);
      // Also if the request is still open.
      await portal.model(LabRequest).updateOne({ _id: id }, { $set: { status: 'open' } });
      expect(await tellAfter(11)).toBe(0);
      expect(await titled(doctor, TO_DOCTOR)).toEqual(before);
    });

    it('are not told of when the patient booked the test without the request, until that is cancelled', async () => {
      const { body } = await patient.post(BOOKINGS, {
        ...{ labTestId: String(test._id), fullName: 'Asha Rao', phone: '9812345678' },
        ...{ date: dayFromToday(portal, 3), place: 'hospital', payment: 'atCollection' },
      });
      expect((await portal.model<LabRequest>(LabRequest).findById(id).lean<LabRequest>())!.status).toBe(
        'open',
      );
      expect(await tellAfter(11)).toBe(0);
      await patient.post(`${BOOKINGS}/${body.booking.id as string}/cancel`);
      expect(await tellAfter(11)).toBe(2);
    });

    it('count their days from the cancellation of a booking', async () => {
      const { body } = await patient.post(BOOKINGS, {
        ...{ labTestId: String(test._id), labRequestId: id, fullName: 'Asha Rao', phone: '9812345678' },
        ...{ date: dayFromToday(portal, 3), place: 'hospital', payment: 'atCollection' },
      });
      const longAgo = new Date(Date.now() - 20 * DAY_MS);
      await portal.model(LabRequest).updateOne({ _id: id }, { $set: { createdAt: longAgo } });
      expect(await tellAfter(0)).toBe(0);
      await patient.post(`${BOOKINGS}/${body.booking.id as string}/cancel`);
      expect(await tellAfter(1)).toBe(0);
      expect(await tellAfter(4)).toBe(1);
    });
  });
});
