import { DateTime } from 'luxon';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import type { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const OTHER_DAYS: User['availableDays'] = ['Monday', 'Wednesday'];

describe('Slots of a doctor', () => {
  let portal: Portal;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('slots');
  });
  afterAll(() => portal.close());

  const slotsOf = async (query = '') => {
    const { status, body } = await portal.visitor.get(`/api/users/doctors/${doctor.userId}/slots${query}`);
    expect(status).toBe(200);
    return body as { date: string; slots: { time: string; free: boolean }[] }[];
  };
  const weekdayOf = (date: string) => DateTime.fromISO(date).setLocale('en').toFormat('cccc');

  it('is on the days of the doctor, for 14 days unless asked otherwise', async () => {
    doctor = await addDoctor(portal, 'Dr. Slot One', { availableDays: OTHER_DAYS });
    const from = dayFromToday(portal, 1);
    const days = await slotsOf(`?from=${from}`);
    expect(days).toHaveLength(4);
    for (const { date, slots } of days) {
      expect(OTHER_DAYS).toContain(weekdayOf(date));
      expect(slots.map(({ time, free }) => [time, free])).toEqual(
        ['10:00', '10:30', '11:00'].map((time) => [time, true]),
      );
    }
    expect(await slotsOf(`?from=${from}&days=7`)).toEqual(days.slice(0, 2));
  });

  it('ends 60 days ahead and begins now', async () => {
    doctor = await addDoctor(portal, 'Dr. Slot Two', { timeSlots: ['00:00', '23:59'] });
    const whole = await slotsOf('?from=2000-01-01&days=61');
    expect(whole.map(({ date }) => date)).toEqual(
      Array.from({ length: 61 }, (_, n) => dayFromToday(portal, n)),
    );
    expect(whole[0].slots.map(({ time }) => time)).toEqual(['23:59']);
    expect(await slotsOf(`?from=${dayFromToday(portal, 60)}&days=14`)).toHaveLength(1);
    expect(await slotsOf(`?from=${dayFromToday(portal, 61)}`)).toEqual([]);
  });

  it('leaves out the times of today that are over', async () => {
    doctor = await addDoctor(portal, 'Dr. Slot Three', { timeSlots: ['09:00', '12:00', '15:00'] });
    const clock = portal.app.get(HospitalClock);
    const noon = jest.spyOn(clock, 'wall').mockReturnValue({ date: clock.today(), time: '12:00' });
    const [today] = await slotsOf('?days=1');
    noon.mockRestore();
    expect(today.slots.map(({ time }) => time)).toEqual(['15:00']);
  });

  it('is taken by a hold and by a visit, and free again after both', async () => {
    doctor = await addDoctor(portal, 'Dr. Slot Four');
    const [first, second] = [await addPatient(portal), await addPatient(portal)];
    const name = { doctorName: 'Dr. Slot Four' };
    const hold = { ...wishFor(portal, doctor), ...name };
    const visit = { ...wishFor(portal, doctor, { preferredTime: '10:30' }), ...name };
    const checkout = await openCheckout(first, hold);
    expect(checkout.status).toBe(201);
    const { id } = await bookVisit(second, wishFor(portal, doctor, { preferredTime: visit.preferredTime }));
    const free = async () =>
      (await slotsOf(`?from=${hold.preferredDate}&days=1`))[0].slots.map((slot) => slot.free);
    expect(await free()).toEqual([false, false, true]);
    await first.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
    await second.delete(`/api/appointments/${id}`);
    expect(await free()).toEqual([true, true, true]);
    expect(
      await portal.model<Appointment>(Appointment).countDocuments({ _id: id, status: 'cancelled' }),
    ).toBe(1);
  });

  it('is not sold outside of offered times', async () => {
    doctor = await addDoctor(portal, 'Dr. Slot Five', { availableDays: OTHER_DAYS });
    const patient = await addPatient(portal);
    const open = (preferredDate: string, preferredTime: string) =>
      openCheckout(patient, wishFor(portal, doctor, { preferredDate, preferredTime }));
    const [{ date }] = await slotsOf(`?from=${dayFromToday(portal, 1)}`);
    const otherDay = portal.app.get(HospitalClock).addDays(date, 1);
    const wrong: [string, string][] = [
      [otherDay, '10:00'],
      [date, '10:15'],
      [date, '09:00'],
      [dayFromToday(portal, -7), '10:00'],
      [dayFromToday(portal, 68), '10:00'],
      ['2199-01-07', '10:00'],
    ];
    for (const [day, time] of wrong)
      expectFailure(await open(day, time), { status: 422, code: 'SLOT_NOT_OFFERED' });
    expect(
      await portal.model<Appointment>(Appointment).countDocuments({ 'slot.doctorId': doctor.userId }),
    ).toBe(0);
  });
});
