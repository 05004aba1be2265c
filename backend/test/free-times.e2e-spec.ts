import { Types } from 'mongoose';
import { minutesOf } from '../../openapi/contract/care/hours.js';
import type { Opening } from '../../openapi/contract/care/slots.js';
import { WEEKDAYS } from '../../openapi/contract/people/fields.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import { timesOn } from '../src/availability/doctor-hours.js';
import { ExtraSession } from '../src/availability/extra-sessions/extra-session.schema.js';
import { Holiday } from '../src/availability/holidays/holiday.schema.js';
import { Leave } from '../src/availability/leave.schema.js';
import { ChangeStream } from '../src/common/caching/change-stream.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { randomFrom } from '../../demo/random.js';
import type { Random } from '../../demo/random.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { until, untilPasses } from './support/until.js';
import { dayFromToday, openCheckout, wishFor } from './support/visits.js';

/** FREE_TIMES_SEEDS sets the number. */
const SEEDS = Number(process.env.FREE_TIMES_SEEDS ?? 2);
const STEPS = 20;
const DAYS = 3;
const TIMEOUT_MS = 20_000 + SEEDS * 20_000;
const REASON = 'Chest tightness when climbing stairs.';
const TIMES = ['09:00', '09:20', '10:00', '10:30', '11:00', '11:45', '12:00', '16:00'];
const EXTRA_TIMES = ['12:40', '13:00', '14:00', '17:10', '18:00'];

type Length = { time: string; minutes: number };
const overlaps = (one: Length) => (other: Length) =>
  minutesOf(one.time) < minutesOf(other.time) + other.minutes &&
  minutesOf(other.time) < minutesOf(one.time) + one.minutes;

/** A doctor and steps that change their time; each is acknowledged before the next one. */
class Story {
  readonly visits: string[] = [];
  readonly leaves: string[] = [];
  readonly holidays: string[] = [];
  readonly sessions: string[] = [];
  readonly checkouts: string[] = [];

  constructor(
    readonly portal: Portal,
    readonly people: { admin: Client; patient: Client; doctor: Client },
    readonly random: Random,
  ) {}

  day = () => dayFromToday(this.portal, this.random.below(DAYS));
  time = () => this.random.pick(this.sessions.length > 0 ? [...TIMES, ...EXTRA_TIMES] : TIMES);

  /** The bookable times of the next days, computed from the database only. */
  async bookable(): Promise<Opening[]> {
    const doctorId = new Types.ObjectId(this.people.doctor.userId);
    const clock = this.portal.app.get(HospitalClock);
    const now = clock.wall();
    const [doctor, visits, leaves, holidays, sessions] = await Promise.all([
      this.portal.model<User>(User).findById(doctorId).lean<User>(),
      this.portal
        .model<Appointment>(Appointment)
        .find({ 'slot.doctorId': doctorId, status: { $in: [...LIVE_STATUSES] } })
        .lean<Appointment[]>(),
      this.portal.model<Leave>(Leave).find({ doctorId }).lean<Leave[]>(),
      this.portal.model<Holiday>(Holiday).find().lean<Holiday[]>(),
      this.portal
        .model<ExtraSession>(ExtraSession)
        .find({ 'doctors.doctorId': doctorId })
        .lean<ExtraSession[]>(),
    ]);
    const usual = { ...doctor!, extraSessions: [] };
    const dates = Array.from({ length: DAYS }, (_, n) => dayFromToday(this.portal, n));
    return dates.flatMap((date) => {
      const gone = new Set(visits.flatMap(({ slot }) => (slot?.date === date ? slot.covers : [])));
      for (const { from, to, fromTime, toTime } of leaves) {
        if (date < from || date > to) continue;
        for (let minute = minutesOf(fromTime ?? '00:00'); minute < minutesOf(toTime ?? '24:00'); minute += 1)
          gone.add(minute);
      }
      if (holidays.some(({ from, to }) => from <= date && date <= to)) return [];
      const isFree = (start: number, minutes: number) =>
        Array.from({ length: minutes }, (_, n) => start + n).every((minute) => !gone.has(minute));
      const extra = sessions.flatMap((session) => (session.date === date ? session.doctors[0].times : []));
      const offered = [...timesOn(usual, date).filter((one) => !extra.some(overlaps(one))), ...extra];
      return offered
        .toSorted((a, b) => (a.time < b.time ? -1 : 1))
        .filter(
          ({ time, minutes }) => (date > now.date || time > now.time) && isFree(minutesOf(time), minutes),
        )
        .map(({ time }) => ({ date, time }));
    });
  }

  /** What a process shows: as slots, on the card, and in the doctor's own response. */
  async shownBy(process: Portal) {
    const { userId } = this.people.doctor;
    const from = dayFromToday(this.portal, 0);
    const [slots, card, one] = await Promise.all([
      process.visitor.get(`/api/users/doctors/${userId}/slots?from=${from}&days=${DAYS}`),
      process.visitor.get('/api/users/doctors?sort=nextOpening'),
      process.visitor.get(`/api/v1/doctors/${userId}`),
    ]);
    const days = slots.body as { date: string; slots: { time: string; free: boolean }[] }[];
    const free = days.flatMap(({ date, slots: times }) =>
      times.flatMap((slot) => (slot.free ? [{ date, time: slot.time }] : [])),
    );
    const ofCard = (card.body as { value: { _id: string; nextOpenings: Opening[] }[] }).value.find(
      ({ _id }) => _id === userId,
    );
    // Excludes times after the compared days.
    const within = (openings: Opening[]) =>
      openings.filter(({ date }) => date < dayFromToday(this.portal, DAYS));
    return { free, card: within(ofCard!.nextOpenings), one: within(one.body.nextOpenings as Opening[]) };
  }

  /** A random step. A refused one changes nothing, and the shown times predict it. */
  async step(): Promise<string> {
    const steps = {
      book: 8,
      hold: 3,
      giveUp: 2,
      cancel: 4,
      move: 3,
      leave: 2,
      back: 2,
      hours: 2,
      holiday: 2,
      reopen: 1,
      session: 4,
      noSession: 1,
    };
    const drawn = this.random.pick(
      Object.entries(steps).flatMap(([name, weight]) => Array<string>(weight).fill(name)),
    );
    await this[drawn as keyof typeof steps]();
    return drawn;
  }

  async book() {
    const [preferredDate, preferredTime] = [this.day(), this.time()];
    const can = (await this.bookable()).some(
      ({ date, time }) => date === preferredDate && time === preferredTime,
    );
    const { admin, patient, doctor } = this.people;
    const { status, body } = await admin.post('/api/v1/appointments', {
      ...{ patientId: patient.userId, doctorId: doctor.userId, preferredDate, preferredTime },
      reasonForAppointment: REASON,
    });
    expect([status === 201, status]).toEqual([can, can ? 201 : status]);
    if (status === 201) this.visits.push(body.id as string);
  }

  async hold() {
    const patient = await addPatient(this.portal);
    const wish = wishFor(this.portal, this.people.doctor, {
      preferredDate: this.day(),
      preferredTime: this.time(),
    });
    const { status, body } = await openCheckout(patient, wish);
    if (status !== 201) return;
    this.checkouts.push(body.id);
    if (this.random.chance(0.5)) await this.giveUp(patient);
  }

  async giveUp(patient?: Client) {
    const checkoutId = patient && this.checkouts.pop();
    if (!checkoutId) return;
    const { status } = await patient.post('/api/v1/payments/cancel-checkout', { checkoutId });
    expect(status).toBe(200);
  }

  async cancel() {
    const id = this.visits.splice(this.random.below(Math.max(1, this.visits.length)), 1)[0];
    if (!id) return;
    expect((await this.people.admin.delete(`/api/appointments/${id}`)).status).toBe(200);
  }

  /** A request for one time, which its doctor accepts for another. */
  async move() {
    const { patient, doctor } = this.people;
    const request = {
      patientId: patient.userId,
      speciality: 'Cardiology',
      preferredDate: this.day(),
      reason: REASON,
    };
    const { body } = await patient.post('/api/appointments/create', form(request));
    const { id } = (body as { value: { id: string } }).value;
    const answer = { appointmentDate: this.day(), appointmentTime: this.time() };
    const { status } = await doctor.post(`/api/v1/appointments/${id}/accept`, answer);
    if (status === 200) this.visits.push(id);
  }

  async leave() {
    const from = this.day();
    const hours = this.random.chance(0.5) ? { fromTime: '10:10', toTime: '11:00' } : {};
    const { status, body } = await this.people.doctor.post('/api/v1/leaves', {
      ...{ from, to: from, reason: 'Conference', ...hours },
    });
    if (status === 201) this.leaves.push(body.id as string);
  }

  async back() {
    const id = this.leaves.pop();
    if (id) expect((await this.people.doctor.delete(`/api/v1/leaves/${id}`)).status).toBe(200);
  }

  async holiday() {
    const { status, body } = await this.people.admin.post('/api/v1/holidays', {
      ...{ from: this.day(), name: 'Republic Day' },
    });
    if (status === 201) this.holidays.push(body.id as string);
  }

  async reopen() {
    const id = this.holidays.pop();
    if (id) expect((await this.people.admin.delete(`/api/v1/holidays/${id}`)).status).toBe(200);
  }

  /** Between the usual times, after them, or over some of them, which is refused. */
  async session() {
    const times = this.random.pick([['13:00', '14:00'], ['12:40'], ['17:10', '18:00']]);
    const { status, body } = await this.people.doctor.post('/api/v1/extra-sessions', {
      ...{ name: 'Evening clinic', date: this.day(), times },
    });
    if (status === 201) this.sessions.push(body.id as string);
  }

  /** Stays if a visit is booked at one of its times. */
  async noSession() {
    const id = this.sessions.shift();
    if (!id) return;
    const { status } = await this.people.doctor.delete(`/api/v1/extra-sessions/${id}`);
    expect([200, 409]).toContain(status);
    if (status === 409) this.sessions.push(id);
  }

  /** Cleans up, so that the next story begins on empty days. */
  async end() {
    while (this.holidays.length > 0) await this.reopen();
    await this.portal.model<Appointment>(Appointment).deleteMany({});
  }

  async hours() {
    const { doctor } = this.people;
    const { version } = (await doctor.get('/api/v1/availability')).body as { version: number };
    const byWeekday = {
      slotMinutes: this.random.pick([15, 20, 45]),
      days: WEEKDAYS.map((day) => ({ day, from: '09:00', to: '12:00', breakFrom: null, breakTo: null })),
    };
    const hours = this.random.chance(0.6) ? byWeekday : null;
    const table = { availableDays: [...WEEKDAYS], timeSlots: TIMES.filter(() => this.random.chance(0.7)) };
    const { status } = await doctor.put('/api/v1/availability', { ...table, hours, version });
    expect(status).toBe(200);
  }
}

describe('Free times', () => {
  let portal: Portal;
  let other: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('free_times');
    other = await startPortal('free_times');
    admin = await addAdmin(portal);
  });
  afterAll(async () => {
    await other?.close();
    await portal?.close();
  });

  it(
    `is shown as they can be booked, at once by the process that writes and soon by the other: ${SEEDS} seeds, ${STEPS} steps each`,
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const doctor = await addDoctor(portal, `Dr. Seed ${seed}`, { timeSlots: TIMES });
        const people = { admin, doctor, patient: await addPatient(portal) };
        const story = new Story(portal, people, randomFrom(`free times ${seed}`));
        const told: string[] = [];
        await story.holiday();
        await story.session();
        for (let step = 0; step < STEPS; step += 1) {
          told.push(await story.step());
          const free = await story.bookable();
          const expected = { told, free, card: free.slice(0, 3), one: free.slice(0, 3) };
          expect({ told, ...(await story.shownBy(portal)) }).toEqual(expected);
          await untilPasses(async () => expect({ told, ...(await story.shownBy(other)) }).toEqual(expected));
        }
        await story.end();
      }
    },
    TIMEOUT_MS,
  );

  it('is answered without the database, with an ETag, compressed', async () => {
    const doctor = await addDoctor(portal, 'Dr. From Memory');
    const path = `/api/users/doctors/${doctor.userId}/slots`;
    const first = await portal.visitor.get(path);
    expect(first.status).toBe(200);
    await portal.visitor.get('/api/users/doctors');
    // Other tests' changes may arrive late on a busy machine; after this they are known.
    await untilPasses(async () => {
      const find = jest.spyOn(portal.model<Appointment>(Appointment), 'find');
      const again = await portal.visitor.get(path, { 'accept-encoding': 'gzip' });
      const same = await portal.visitor.get(path, { 'if-none-match': first.headers.get('etag')! });
      const list = await portal.visitor.get('/api/users/doctors?sort=nextOpening');
      const asked = find.mock.calls.length;
      find.mockRestore();
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('content-encoding')).toBe('gzip');
      expect([same.status, list.status, asked]).toEqual([304, 200, 0]);
    });
  });

  it('is read from the database without the change stream, and is correct from the first moment after it', async () => {
    const doctor = await addDoctor(portal, 'Dr. Gap');
    const path = `/api/users/doctors/${doctor.userId}/slots?from=${dayFromToday(portal, 3)}&days=1`;
    const freeTimes = async () =>
      ((await other.visitor.get(path)).body as { slots: { free: boolean }[] }[])[0].slots.map(
        ({ free }) => free,
      );
    await untilPasses(async () => expect(await freeTimes()).toEqual([true, true, true]));
    const changes = other.app.get(ChangeStream);
    const stream = changes['stream']!;
    await stream.close();
    changes['openAgain'](stream, 'The line was cut.');
    const checkout = await openCheckout(await addPatient(portal), wishFor(portal, doctor));
    expect(checkout.status).toBe(201);
    expect(await freeTimes()).toEqual([false, true, true]);
    await until(async () => {
      const find = jest.spyOn(other.model<Appointment>(Appointment), 'find');
      await freeTimes();
      const asked = find.mock.calls.length;
      find.mockRestore();
      return asked === 0;
    });
    expect(await freeTimes()).toEqual([false, true, true]);
  });
});
