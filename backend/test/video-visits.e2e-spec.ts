import { Types } from 'mongoose';
import type { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import type { JoinedVisit } from '../../openapi/contract/care/joined-visits.js';
import type { DaySlots } from '../../openapi/contract/care/slots.js';
import type { DayHours } from '../../openapi/contract/care/hours.js';
import { WEEKDAYS } from '../../openapi/contract/people/fields.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Reminders } from '../src/appointments/reminders/reminders.service.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { calendarOf } from '../src/mail/calendar-entry.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { book, bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

const SETTINGS = '/api/v1/settings/hospital';
const LINK = 'https://video.example.org/rooms/{room}?lang=en';
const VISITS = '/api/v1/appointments';
/** In person in the morning, as the patient likes after the first break, every day. */
const DAY = { from: '10:00', to: '12:00', breakFrom: '11:00', breakTo: '11:30', kindAfterBreak: 'both' };
const hours = (day: Partial<DayHours> = {}) => ({
  slotMinutes: 30,
  days: WEEKDAYS.map((name) => ({ ...DAY, day: name, ...day })),
});

describe('Video visits', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('video_visits', { SMTP_URL: '', PUBLIC_URL: 'https://portal.example.org' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    await setLink(LINK);
    await offer();
  });

  const setLink = async (videoLink: string | null) =>
    expect((await admin.put(SETTINGS, { videoLink })).body).toMatchObject({ videoLink });
  const offer = async (day?: Partial<DayHours>) => {
    const { body } = await doctor.get('/api/v1/availability');
    const { availableDays, timeSlots, version } = body;
    const change = { availableDays, timeSlots, version, hours: hours(day) };
    expect((await doctor.put('/api/v1/availability', change)).status).toBe(200);
  };
  const kinds = async () => {
    const from = dayFromToday(portal, 3);
    const { body } = await portal.visitor.get<DaySlots[]>(
      `/api/users/doctors/${doctor.userId}/slots?from=${from}&days=1`,
    );
    return body[0].slots.map(({ time, kind }) => [time, kind]);
  };
  const wish = (time: string, kind?: string) => ({
    ...wishFor(portal, doctor, { preferredTime: time }),
    ...(kind && { kind }),
  });
  const visits = () => portal.model<Appointment>(Appointment);
  const visitOf = async (id: string, by = patient) => (await by.get<AppointmentDto>(`${VISITS}/${id}`)).body;
  const join = (id: string, by = patient) => by.post<JoinedVisit>(`${VISITS}/${id}/join`);
  const linkFor = async (id: string, by = patient): Promise<string> => {
    const { status, body } = await join(id, by);
    expect([status, body]).toEqual([200, expect.objectContaining({ link: expect.any(String) })]);
    return body.link;
  };

  /** An accepted video visit of half an hour that begins so many minutes from now. */
  async function visitIn(minutes: number, overrides: Partial<Appointment> = {}): Promise<string> {
    const at = portal.app.get(HospitalClock).now().plus({ minutes });
    const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
    const doctorId = new Types.ObjectId(doctor.userId);
    const row = await visits().create({
      status: 'accepted',
      reason: 'Chest tightness.',
      speciality: 'Cardiology',
      patientId: patient.userId,
      patientName: 'Asha Rao',
      doctorId,
      doctorName: 'Dr. Vikram Nair',
      acceptedDoctorId: doctorId,
      acceptedDoctorName: 'Dr. Vikram Nair',
      preferredDate: date,
      preferredTime: time,
      appointmentDate: date,
      slot: slotOf({ doctorId, date, time, minutes: 30 }),
      kind: 'video',
      history: [{ status: 'accepted', at: new Date(), by: null }],
      ...overrides,
    });
    return String(row._id);
  }
  const mails = async () => {
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ effect: 'mail' }).lean<OutboxRow[]>();
    return rows.map(({ mail }) => mail!);
  };

  describe('the link of the hospital', () => {
    it.each([
      ['http://video.example.org/{room}'],
      ['https://video.example.org/room'],
      ['https://video.example.org/{room}/{room}'],
      ['https://{room}.example.org/'],
      ['https://video.example.org/{room}/{name}'],
      ['https://me:secret@video.example.org/{room}'],
      ['https://video.example.org/a b{room}'],
      ['javascript:alert({room})'],
      [`https://video.example.org/${'a'.repeat(200)}{room}`],
      [''],
    ])('rejects %s', async (videoLink) => {
      expectFailure(await admin.put(SETTINGS, { videoLink }), { status: 400, fields: ['videoLink'] });
    });

    it('is visible only to administrators', async () => {
      expect(JSON.stringify((await portal.visitor.get('/api/v1/hospital')).body)).not.toContain('video');
      expectFailure(await doctor.get(SETTINGS), { status: 403 });
      expect((await admin.get(SETTINGS)).body.videoLink).toBe(LINK);
    });
  });

  describe('the choice', () => {
    it("follows the doctor's hours, and is hidden without a room link", async () => {
      expect(await kinds()).toEqual([
        ...['10:00', '10:30'].map((time) => [time, 'inPerson']),
        ['11:30', 'both'],
      ]);
      expect((await doctor.get('/api/v1/availability')).body.canVideo).toBe(true);
      await setLink(null);
      expect(await kinds()).toEqual(['10:00', '10:30', '11:30'].map((time) => [time, undefined]));
      expect((await doctor.get('/api/v1/availability')).body).toMatchObject({
        canVideo: false,
        hours: { days: expect.arrayContaining([expect.objectContaining({ kindAfterBreak: 'both' })]) },
      });
      for (const refused of [
        await openCheckout(patient, wish('11:30', 'video')),
        await admin.post(VISITS, atDesk('11:30', 'video')),
      ])
        expectFailure(refused, { status: 422, code: 'NO_VIDEO', fields: ['kind'] });
      expect(await visits().countDocuments({ 'slot.doctorId': new Types.ObjectId(doctor.userId) })).toBe(0);
    });

    const atDesk = (time: string, kind?: string) => {
      const { reason: reasonForAppointment, ...at } = wish(time, kind);
      return { ...at, patientId: patient.userId, reasonForAppointment };
    };

    it('is kept from the checkout to the visit, and defaults to in person', async () => {
      expect(await bookVisit(patient, wish('11:30', 'video'))).toMatchObject({ kind: 'video', video: null });
      expect(await bookVisit(patient, wish('10:00'))).toMatchObject({ kind: 'inPerson' });
      expect((await admin.post(VISITS, atDesk('10:30'))).body).toMatchObject({ kind: 'inPerson' });
    });

    it('is the last choice while the checkout is open', async () => {
      for (const kind of [undefined, 'video', 'inPerson', 'video'])
        expect((await openCheckout(patient, wish('11:30', kind))).status).toBe(201);
      const { body } = await openCheckout(patient, wish('11:30', 'video'));
      await payAt(body.url);
      expect((await book(patient, wish('11:30'))).body).toMatchObject({ value: { kind: 'video' } });
    });

    it('comes with the call that spends a payment of the bare pair', async () => {
      const pair = { doctorName: 'Dr. Video Pair', doctorFee: 800 };
      doctor = await addDoctor(portal, pair.doctorName);
      await offer();
      expectFailure(await patient.post('/api/payment/create-checkout-session', { ...pair, kind: 'video' }), {
        status: 400,
      });
      const { body } = await patient.post('/api/payment/create-checkout-session', pair);
      await payAt(body.url as string);
      expectFailure(await book(patient, wish('10:00', 'video')), { status: 422, code: 'KIND_NOT_OFFERED' });
      expect((await book(patient, wish('11:30', 'video'))).body).toMatchObject({ value: { kind: 'video' } });
    });

    it('is refused for every caller where the doctor does not offer it', async () => {
      await offer({ kind: 'video', kindAfterBreak: undefined });
      const follow = { patientId: patient.userId, date: dayFromToday(portal, 3), reason: 'Again.' };
      await visitIn(-60, { status: 'completed' });
      for (const refused of [
        await openCheckout(patient, wish('10:00')),
        await openCheckout(patient, wish('11:30', 'video')),
        await admin.post(VISITS, atDesk('10:30')),
        await doctor.post(VISITS, { ...follow, time: '10:00' }),
        await doctor.post(VISITS, { ...follow, time: '11:30', kind: 'video' }),
      ])
        expectFailure(refused, { status: 422, code: 'KIND_NOT_OFFERED', fields: ['kind'] });
      expectFailure(await openCheckout(patient, wish('10:00', 'phone')), { status: 400, fields: ['kind'] });
      expect((await doctor.post(VISITS, { ...follow, time: '10:00', kind: 'video' })).status).toBe(201);
    });
  });

  describe('the room', () => {
    it('opens 15 minutes before, one for both sides, and counts the patient as arrived', async () => {
      const early = await visitIn(17);
      expect((await visitOf(early)).video).toEqual({
        opensAt: expect.any(String),
        closesAt: expect.any(String),
      });
      for (const by of [patient, doctor, admin]) {
        const refused = await join(early, by);
        expectFailure(refused, { status: 409, code: 'VIDEO_CLOSED' });
        expect(JSON.stringify(refused.body)).toMatch(/opens on .* IST/);
        expect(JSON.stringify(refused.body)).not.toContain('example.org/rooms');
      }
      await visits().deleteOne({ _id: early });
      const id = await visitIn(14);
      expectFailure(await patient.post(`${VISITS}/${id}/check-in`), {
        status: 409,
        code: 'CHECK_IN_CLOSED',
      });
      const link = await linkFor(id, doctor);
      expect(link).toMatch(/^https:\/\/video\.example\.org\/rooms\/[\w-]{43}\?lang=en$/);
      expect((await visitOf(id)).attendance).toBeNull();
      expect((await join(id)).body).toMatchObject({
        link,
        appointment: { attendance: { state: 'arrived', token: expect.any(Number) }, checkInFrom: null },
      });
      expect(await linkFor(id, admin)).toBe(link);
      const name = link.slice(-51, -8);
      const shown = await Promise.all([
        patient.get(`${VISITS}/${id}`),
        doctor.get(`/api/v1/queue/${doctor.userId}/visits`),
        patient.get(`/api/appointments/patient/${patient.userId}`),
        admin.get(`/api/v1/audit-events?filter={"recordId":"${id}"}`),
      ]);
      for (const { status, body } of shown)
        expect([status, JSON.stringify(body).includes(name)]).toEqual([200, false]);
    });

    it('is refused to others, and for visits in person', async () => {
      const id = await visitIn(5);
      expectFailure(await join(id, await addPatient(portal)), { status: 404 });
      expectFailure(await join(id, await addDoctor(portal)), { status: 404 });
      expectFailure(await join(id, portal.visitor), { status: 401 });
      await visits().deleteOne({ _id: id });
      expectFailure(await join(await visitIn(5, { kind: undefined })), { status: 409, code: 'NOT_BY_VIDEO' });
    });

    it('closes with the time, stays open for a present patient, and closes on completion', async () => {
      const missed = await visitIn(-31);
      expectFailure(await join(missed), { status: 409, code: 'VIDEO_CLOSED' });
      await visits().deleteOne({ _id: missed });
      const id = await visitIn(-29);
      await linkFor(id);
      const before = dayFromToday(portal, 0);
      const at = portal.app.get(HospitalClock).now().minus({ minutes: 50 });
      if (at.toFormat('yyyy-MM-dd') === before)
        await visits().updateOne({ _id: id }, { 'slot.time': at.toFormat('HH:mm') });
      await linkFor(id, doctor);
      expect((await doctor.post(`${VISITS}/${id}/complete`)).status).toBe(200);
      for (const by of [patient, doctor])
        expectFailure(await join(id, by), { status: 409, code: 'WRONG_STATE' });
    });

    it('does not open while the hospital has no link', async () => {
      const id = await visitIn(5);
      await setLink(null);
      expect((await visitOf(id)).video).toBeNull();
      expectFailure(await join(id), { status: 422, code: 'NO_VIDEO' });
    });

    it('creates one room and one token for concurrent callers', async () => {
      for (let round = 0; round < 3; round += 1) {
        const id = await visitIn(1);
        const answers = await Promise.all(
          [patient, doctor, patient, admin, patient].map((by) => join(id, by)),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
        expect(new Set(answers.map(({ body }) => body.link)).size).toBe(1);
        const row = await visits().findById(id).lean<Appointment>();
        expect(row!.attendance).toMatchObject({ state: 'arrived', token: round + 1 });
        await visits().deleteOne({ _id: id });
      }
    });
  });

  describe('moving', () => {
    const move = (id: string, body: object, by = doctor) => by.post(`${VISITS}/${id}/move`, body);
    const to = (time: string) => ({ date: dayFromToday(portal, 3), time });
    const backTo = async (id: string) => {
      const at = portal.app.get(HospitalClock).now().plus({ minutes: 5 });
      const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
      const set = { appointmentDate: date, 'slot.date': date, 'slot.time': time };
      await visits().updateOne({ _id: id }, { $set: set });
    };

    it('gives a moved visit another room, and keeps the old one closed', async () => {
      const id = await visitIn(5);
      const before = await linkFor(id);
      expect((await move(id, to('11:30'))).body).toMatchObject({ kind: 'video', attendance: null });
      expectFailure(await join(id), { status: 409, code: 'VIDEO_CLOSED' });
      await backTo(id);
      const after = await linkFor(id, doctor);
      expect(after).not.toBe(before);
      expect(await linkFor(id)).toBe(after);
      expect((await doctor.post(`${VISITS}/${id}/cancel`)).status).toBe(200);
      expectFailure(await join(id), { status: 409, code: 'WRONG_STATE' });
    });

    it('moves only to times of its kind, unless another kind is chosen', async () => {
      const id = await visitIn(300);
      expectFailure(await move(id, to('10:00')), { status: 422, code: 'KIND_NOT_OFFERED', fields: ['kind'] });
      expect((await move(id, { ...to('10:00'), kind: 'inPerson' })).body).toMatchObject({
        kind: 'inPerson',
        video: null,
      });
      expect((await move(id, { ...to('11:30'), kind: 'video' })).body).toMatchObject({ kind: 'video' });
      expectFailure(await move(id, { ...to('10:30'), kind: 'video' }), { status: 422 });
    });

    it('has one outcome when it is joined at the same moment', async () => {
      for (let round = 0; round < 4; round += 1) {
        const id = await visitIn(5);
        const [joined, moved] = await Promise.all([join(id), move(id, to('11:30'))]);
        const row = (await visits().findById(id).lean<Appointment>())!;
        expect(moved.status).toBe(200);
        expect([200, 409]).toContain(joined.status);
        expect(Boolean(row.attendance?.token)).toBe(joined.status === 200);
        expect((await visitOf(id)).attendance).toBeNull();
        await backTo(id);
        if (joined.status === 200) expect(await linkFor(id)).not.toBe(joined.body.link);
        await visits().deleteOne({ _id: id });
      }
    });
  });

  describe('texts for people', () => {
    const bells = async () =>
      portal.model<Notification>(Notification).find({ userId: patient.userId }).lean<Notification[]>();

    it('contains the page and never the room address, in mails, reminders and the calendar', async () => {
      const visit = await bookVisit(patient, wish('11:30', 'video'));
      const date = dayFromToday(portal, 3);
      await doctor.post(`${VISITS}/${visit.id}/accept`, { appointmentDate: date });
      const soon = await visitIn(90, { createdAt: new Date(Date.now() - 86_400_000), history: [] });
      expect(await portal.app.get(Reminders).remindDue()).toBe(1);
      const told = await mails();
      const own = (id: string) => told.filter((mail) => JSON.stringify(mail).includes(id));
      const [accepted] = own(visit.id).filter(({ subject }) => subject.includes('confirmed'));
      const page = `https://portal.example.org/patientlogin/patientapps?visit=${visit.id}`;
      expect(accepted.html).toContain('By video, on this site');
      expect(accepted.html).toContain('from 15 minutes before the start');
      expect(accepted.html).toContain(page.replaceAll('=', '&#x3D;'));
      expect(calendarOf(accepted.calendar!).replace(/\r?\n /g, '')).toContain(`LOCATION:${page}`);
      expect(JSON.stringify(accepted)).not.toContain('ten minutes early');
      const [reminder] = own(soon);
      expect(reminder.html).toContain('from 15 minutes before the start');
      const { calendarUrl } = await visitOf(visit.id, doctor);
      const file = await (await fetch(`${portal.url}${calendarUrl}`)).text();
      expect(file.replace(/\r?\n /g, '')).toContain(
        `https://portal.example.org/doctor-login/appointments?visit=${visit.id}`,
      );
      for (const text of [JSON.stringify(told), file]) expect(text).not.toContain('video.example.org');
    });

    it('asks the patient to join rather than to come in', async () => {
      const id = await visitIn(-20);
      await linkFor(id);
      await doctor.post(`${VISITS}/${id}/call`);
      expect((await bells()).map(({ title }) => title)).toEqual([
        'Your doctor is ready: please join the video visit',
      ]);
    });
  });
});
