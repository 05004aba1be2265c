import { Types } from 'mongoose';
import type { Availability, LeaveDto } from '../../openapi/contract/care/availability.js';
import type { DayHours, DoctorHours } from '../../openapi/contract/care/hours.js';
import { WEEKDAYS } from '../../openapi/contract/people/fields.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { DoctorDirectory } from '../src/users/doctors/doctor-directory.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const OVERLAP_ROUNDS = 6;

describe("A doctor's hours", () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('hours', { SMTP_URL: '' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  const weekdayOf = (date: string) => portal.app.get(HospitalClock).weekday(date);
  const hoursOf = (slotMinutes: number, overrides: Partial<DayHours> = {}): DoctorHours => ({
    slotMinutes,
    days: WEEKDAYS.map((name) => ({
      ...{ day: name, from: '10:00', to: '12:00', breakFrom: null, breakTo: null },
      ...overrides,
    })),
  });
  const read = async (): Promise<Availability> => (await doctor.get('/api/v1/availability')).body;
  const save = async (change: object, by = doctor, path = '/api/v1/availability') => {
    const { availableDays, timeSlots, version } = await read();
    return by.put(path, { availableDays, timeSlots, version, ...change });
  };
  const timesOn = async (date: string) => {
    const { body } = await portal.visitor.get(
      `/api/users/doctors/${doctor.userId}/slots?from=${date}&days=1`,
    );
    return ((body as { slots: { time: string; free: boolean }[] }[])[0]?.slots ?? []).map(({ time, free }) =>
      free ? time : `(${time})`,
    );
  };
  const atDesk = (preferredTime: string, preferredDate = day(3), as = patient) =>
    admin.post('/api/v1/appointments', {
      ...{ patientId: as.userId, doctorId: doctor.userId, preferredDate, preferredTime },
      reasonForAppointment: 'Chest tightness.',
    });
  const live = () =>
    portal
      .model<Appointment>(Appointment)
      .find({
        'slot.doctorId': new Types.ObjectId(doctor.userId),
        status: { $in: ['held', 'pending', 'accepted'] },
      })
      .lean<Appointment[]>();

  it('keeps the table of times for a doctor without own hours', async () => {
    expect((await read()).hours).toBeNull();
    expect(await timesOn(day(3))).toEqual(['10:00', '10:30', '11:00']);
    const visit = await bookVisit(patient, wishFor(portal, doctor));
    const row = (await live()).find(({ _id }) => String(_id) === visit.id)!;
    expect([row.slot!.minutes, row.slot!.covers.length]).toEqual([30, 30]);
  });

  it('differs by weekday with a break, and is offered in every way of booking', async () => {
    const [date, off] = [day(3), day(4)];
    const hours = {
      slotMinutes: 20,
      days: [
        { day: weekdayOf(date), from: '09:00', to: '11:00', breakFrom: '09:40', breakTo: '10:10' },
        { day: weekdayOf(day(5)), from: '16:00', to: '17:00', breakFrom: null, breakTo: null },
      ],
    };
    const { status, body } = await save({ hours });
    expect([status, body.hours]).toEqual([200, hours]);
    expect(body.availableDays).toHaveLength(2);
    expect(await timesOn(date)).toEqual(['09:00', '09:20', '10:10', '10:30']);
    expect(await timesOn(off)).toEqual([]);
    expect(await timesOn(day(5))).toEqual(['16:00', '16:20', '16:40']);
    expectFailure(await atDesk('09:40', date), { status: 422, code: 'SLOT_NOT_OFFERED' });
    expectFailure(await atDesk('16:00', date), { status: 422, code: 'SLOT_NOT_OFFERED' });
    expectFailure(await openCheckout(patient, wishFor(portal, doctor, { preferredTime: '10:00' })), {
      status: 422,
      code: 'SLOT_NOT_OFFERED',
    });
    expect((await atDesk('10:10', date)).status).toBe(201);
    expect(await timesOn(date)).toEqual(['09:00', '09:20', '(10:10)', '10:30']);
    const request = { patientId: patient.userId, speciality: 'Cardiology', preferredDate: date };
    expect((await patient.post('/api/appointments/create', form(request))).status).toBe(201);
    const row = await portal
      .model<Appointment>(Appointment)
      .findOne({ patientId: patient.userId, doctorId: null })
      .lean<Appointment>();
    const accepted = await doctor.post(`/api/v1/appointments/${String(row!._id)}/accept`, {
      appointmentTime: '09:00',
    });
    expect([accepted.status, accepted.body.appointmentTime]).toEqual([200, '09:00']);
  });

  it.each([
    ['days.0.to', { to: '09:00', from: '10:00' }],
    ['days.0.breakTo', { breakFrom: '10:30', breakTo: null }],
  ])('is refused with the name of %s', async (field, overrides) => {
    const { slotMinutes, days } = hoursOf(30, overrides);
    const hours = { slotMinutes, days: days.slice(0, 1) };
    expectFailure(await save({ hours }), { status: 400, fields: [`hours.${field}`] });
    expect((await read()).hours).toBeNull();
  });

  it('gives way to days and times that are set again, and stays where these are its own', async () => {
    await save({ hours: hoursOf(40) });
    const { timeSlots, availableDays } = await read();
    expect(timeSlots).toEqual(['10:00', '10:40', '11:20']);
    const path = `/api/v1/doctors/${doctor.userId}`;
    expect((await admin.put(path, { timeSlots, availableDays, experience: 20 })).status).toBe(200);
    expect((await read()).hours).not.toBeNull();
    expect((await admin.put(path, { timeSlots: ['15:00'] })).status).toBe(200);
    expect(await read()).toMatchObject({ hours: null, timeSlots: ['15:00'] });
    expect(await timesOn(day(3))).toEqual(['15:00']);
  });

  it('leaves booked visits as they are, and names those outside', async () => {
    const inside = await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '10:30' }));
    const outside = await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '11:00' }));
    const { body } = await save({ hours: hoursOf(15, { to: '11:00' }) });
    expect(body.visitsOutside).toEqual([
      { id: outside.id, date: day(3), time: '11:00', patientName: 'Asha Rao' },
    ]);
    expect((await read()).visitsOutside).toHaveLength(1);
    expect(await timesOn(day(3))).toEqual(['10:00', '10:15', '(10:30)', '(10:45)']);
    for (const { id } of [inside, outside])
      expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    expect((await live()).map(({ slot }) => slot!.minutes)).toEqual([30, 30]);
  });

  it('is changed by an administrator, and the doctor is notified', async () => {
    await bookVisit(patient, wishFor(portal, doctor, { preferredTime: '11:00' }));
    const path = `/api/v1/doctors/${doctor.userId}/availability`;
    expect((await admin.get(path)).body).toEqual(await read());
    const { status, body } = await save({ hours: hoursOf(30, { to: '11:00' }) }, admin, path);
    expect([status, body.visitsOutside.length]).toEqual([200, 1]);
    const news = (await doctor.get('/api/v1/notifications')).body as { title: string; body: string }[];
    expect(news.map(({ title }) => title)).toContain('The hospital has changed your days and hours');
    expectFailure(await admin.get(`/api/v1/doctors/${patient.userId}/availability`), { status: 404 });
    const readOnly = { visitsOutside: undefined, canVideo: undefined };
    expectFailure(await admin.put(path, { ...body, ...readOnly, hours: null, version: 1, fee: 1 }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
  });

  describe('when the length of the visits changes', () => {
    it('never lets two visits overlap', async () => {
      expect((await atDesk('10:30')).status).toBe(201);
      await save({ hours: hoursOf(45) });
      expect(await timesOn(day(3))).toEqual(['(10:00)', '(10:45)']);
      expectFailure(await atDesk('10:45'), { status: 409, code: 'SLOT_TAKEN' });
      expectFailure(await openCheckout(patient, wishFor(portal, doctor, { preferredTime: '10:00' })), {
        status: 409,
        code: 'SLOT_TAKEN',
      });
      await save({ hours: hoursOf(15) });
      expect((await atDesk('11:00')).status).toBe(201);
      expect((await atDesk('10:15')).status).toBe(201);
      expectFailure(await atDesk('10:45'), { status: 409, code: 'SLOT_TAKEN' });
    });

    it(`keeps concurrent bookings apart (${OVERLAP_ROUNDS} rounds)`, async () => {
      const others = [await addPatient(portal), await addPatient(portal), await addPatient(portal)];
      for (let round = 0; round < OVERLAP_ROUNDS; round += 1) {
        doctor = await addDoctor(portal);
        await save({ hours: hoursOf(60) });
        const long = openCheckout(others[0], wishFor(portal, doctor, { preferredTime: '10:00' }));
        // The length changes during the first call; earlier offers may still be requested.
        const changed = save({ hours: hoursOf(20) });
        const [first] = await Promise.all([long, changed]);
        const short = await Promise.all([
          atDesk('10:20', day(3), others[1]),
          openCheckout(others[2], wishFor(portal, doctor, { preferredTime: '10:40' })),
          atDesk('10:40', day(3), others[1]),
        ]);
        const rows = await live();
        const covered = rows.flatMap(({ slot }) => slot!.covers);
        expect(new Set(covered).size).toBe(covered.length);
        expect(rows).toHaveLength([first, ...short].filter(({ status }) => status === 201).length);
      }
    });

    it('is enforced by the database for every writer', async () => {
      const visits = portal.model<Appointment>(Appointment);
      const doctorId = new Types.ObjectId(doctor.userId);
      const row = (time: string, minutes: number) => ({
        ...{
          status: 'accepted' as const,
          patientId: new Types.ObjectId(patient.userId),
          patientName: 'Asha Rao',
        },
        slot: slotOf({ doctorId, date: day(9), time, minutes }),
      });
      const lengths = [5, 15, 30, 45, 7];
      const rows = Array.from({ length: 40 }, (_, n) =>
        row(`10:${String((n * 7) % 60).padStart(2, '0')}`, lengths[n % lengths.length]),
      );
      const results = await Promise.allSettled(rows.map((one) => visits.create(one)));
      expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
      const covered = (await live()).flatMap(({ slot }) => slot!.covers);
      expect(new Set(covered).size).toBe(covered.length);
    });
  });

  describe('and leave of some hours', () => {
    const take = (body: object, by = doctor) =>
      by.post('/api/v1/leaves', { from: day(3), to: day(3), reason: 'Dentist', ...body });
    const morning = { fromTime: '00:00', toTime: '10:30' };

    it('keeps these hours free, and the others bookable', async () => {
      const { status, body } = await take(morning);
      expect([status, (body as LeaveDto).toTime]).toEqual([201, '10:30']);
      expect(await timesOn(day(3))).toEqual(['10:30', '11:00']);
      expectFailure(await atDesk('10:00'), { status: 422, code: 'ON_LEAVE' });
      expect((await atDesk('10:30')).status).toBe(201);
      expectFailure(await take({ fromTime: '10:15', toTime: '10:20' }), {
        status: 409,
        code: 'LEAVE_OVERLAPS',
      });
      expectFailure(await take({}), { status: 409, code: 'LEAVE_OVERLAPS' });
      expect((await take({ fromTime: '11:30', toTime: '23:59' })).status).toBe(201);
      expect((await doctor.delete(`/api/v1/leaves/${body.id}`)).status).toBe(200);
      portal.app.get(DoctorDirectory).drop();
      expect(await timesOn(day(3))).toEqual(['10:00', '(10:30)', '11:00']);
      expect((await atDesk('10:00')).status).toBe(201);
    });

    it('is refused only over a booked visit of these hours', async () => {
      await atDesk('10:00');
      expectFailure(await take(morning), { status: 409, code: 'LEAVE_OVER_VISITS' });
      expect((await take({ fromTime: '10:30', toTime: '23:59' })).status).toBe(201);
    });

    it('is refused with invalid hours', async () => {
      expectFailure(await take({ fromTime: '10:00' }), { status: 400, fields: ['toTime'] });
      expectFailure(await take({ toTime: '10:00' }), { status: 400, fields: ['fromTime'] });
      expectFailure(await take({ fromTime: '11:00', toTime: '10:00' }), { status: 400, fields: ['toTime'] });
      expectFailure(await take({ ...morning, to: day(4) }), { status: 422, fields: ['to'] });
    });

    it('is never stored together with a visit in the same hours', async () => {
      for (let round = 0; round < 4; round += 1) {
        doctor = await addDoctor(portal);
        const [leave, visit] = await Promise.all([take(morning), atDesk('10:00')]);
        expect([leave.status, visit.status].filter((status) => status === 201)).toHaveLength(1);
      }
    });
  });
});
