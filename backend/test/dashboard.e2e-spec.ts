import { Types } from 'mongoose';
import { Dashboard } from '../../openapi/contract/care/dashboard.js';
import type { DoctorDashboard, PatientDashboard } from '../../openapi/contract/care/dashboard.js';
import { Statistics } from '../../openapi/contract/console/statistics.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { supplyDates } from '../src/prescriptions/refill.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine, buy } from './support/shop.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

describe('The dashboard', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let doctors = 0;

  beforeAll(async () => {
    portal = await startPortal('dashboard');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, `Dr. Day ${(doctors += 1)}`, { speciality: 'Neurology' });
    patient = await addPatient(portal);
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  async function read<T>(who: Client): Promise<T> {
    const { status, body } = await who.get('/api/v1/dashboard');
    expect(status).toBe(200);
    expect(Dashboard.safeParse(body).error).toBeUndefined();
    return body as T;
  }
  const visit = (ahead: number, time: string) =>
    bookVisit(patient, wishFor(portal, doctor, { preferredDate: day(ahead), preferredTime: time }));
  const accept = async (id: string) =>
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
  const prescribe = (daysAgo: number, days: number) =>
    portal.model<Prescription>(Prescription).create({
      number: new Types.ObjectId().toHexString(),
      patientId: patient.userId,
      patientName: 'Asha Rao',
      age: 36,
      gender: 'female',
      contact: '+919812345678',
      date: day(-daysAgo),
      doctorId: doctor.userId,
      doctorName: `Dr. Day ${doctors}`,
      symptoms: 'Thirst',
      medicines: [{ name: 'Metformin', dosage: '1', frequency: 'daily', duration: `${days} days`, days }],
      medicineKeys: ['metformin'],
      words: ['metformin'],
      ...supplyDates(day(-daysAgo), [days]),
    });

  it('is empty and says so for a person new', async () => {
    const board = await read<PatientDashboard>(patient);
    expect(board).toMatchObject({ type: 'patient', unread: 0, activity: [], schedule: [] });
    expect(board.user.fullName).toBe('Asha Rao');
    expect(Object.values(board.counts)).toEqual([0, 0, 0, 0, 0]);
    const other = await read<DoctorDashboard>(doctor);
    expect(other).toMatchObject({
      type: 'doctor',
      unread: 0,
      activity: [],
      todaysVisits: [],
      pendingCount: 0,
    });
  });

  it('is for patients and doctors', async () => {
    expectFailure(await (await addAdmin(portal)).get('/api/v1/dashboard'), { status: 403 });
    expectFailure(await portal.visitor.get('/api/v1/dashboard'), { status: 401 });
  });

  it('shows a patient past and coming events from all features', async () => {
    await addPatient(portal, 'Bela Shah');
    const { id } = await visit(5, '10:30');
    await accept(id);
    await visit(8, '10:00');
    await buy(patient, [{ medicine: await addMedicine(portal, { stock: 10 }) }]);
    const labTest = await addLabTest(portal, { name: 'Thyroid profile' });
    const booking = {
      labTestId: String(labTest._id),
      fullName: 'Asha Rao',
      phone: '9812345678',
      date: day(2),
      place: 'hospital',
      payment: 'atCollection',
    };
    expect((await patient.post('/api/v1/lab-bookings', booking)).status).toBe(201);
    await prescribe(25, 30);
    await prescribe(60, 10);

    const board = await read<PatientDashboard>(patient);
    expect(board.counts).toEqual({ upcoming: 2, prescriptions: 1, refills: 1, orders: 1, labBookings: 1 });
    expect(board.schedule.map(({ date, title }) => [date, title])).toEqual([
      [day(2), 'Thyroid profile'],
      [day(4), 'Medicines run out'],
      [day(5), `Visit to Dr. Day ${doctors}`],
      [day(8), `Request to Dr. Day ${doctors}`],
    ]);
    expect(board.nextVisit).toMatchObject({ id, status: 'accepted', doctorImage: expect.any(String) });
    expect(board.todos.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['refill', expect.stringContaining('Metformin')],
    ]);
    expect(board.schedule[2]).toMatchObject({
      time: '10:30',
      path: `/patientlogin/patientapps?visit=${id}`,
    });
    expect(board.schedule[3]).toMatchObject({ time: '10:00', detail: 'Waiting for doctor acceptance' });
    const kinds = board.activity.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['appointment', 'order', 'labBooking', 'prescription']));
    expect(board.activity.map(({ at }) => at)).toEqual(
      board.activity
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(board.activity.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `Dr. Day ${doctors} accepted your appointment.`,
        `You asked for an appointment with Dr. Day ${doctors}.`,
        'You booked the lab test Thyroid profile.',
      ]),
    );
    expect(board.unread).toBe((await patient.get('/api/v1/notifications/unread')).body.unread);
  });

  it('shows the visit of today whose patient waits as the next one, whatever its hour', async () => {
    const { id: later } = await visit(9, '10:30');
    await accept(later);
    const { id } = await visit(10, '11:00');
    await accept(id);
    const rows = portal.model<Appointment>(Appointment);
    const doctorId = new Types.ObjectId(doctor.userId);
    const today = { appointmentDate: day(0), slot: { doctorId, date: day(0), time: '00:01' } };
    await rows.updateOne({ _id: id }, { $set: today });
    expect((await read<PatientDashboard>(patient)).nextVisit?.id).toBe(later);
    const attendance = { doctorId, date: day(0), state: 'arrived', token: 901 };
    await rows.updateOne({ _id: id }, { $set: { attendance } });
    expect((await read<PatientDashboard>(patient)).nextVisit).toMatchObject({
      id,
      attendance: { token: 901 },
    });
  });

  it('lists the patient’s open tasks, and schedules nothing overdue', async () => {
    const { id: moved } = await visit(11, '10:00');
    const body = { appointmentDate: day(12), appointmentTime: '10:30' };
    expect((await doctor.post(`/api/v1/appointments/${moved}/accept`, body)).status).toBe(200);
    const { id: seen } = await visit(13, '10:00');
    await accept(seen);
    const rows = portal.model<Appointment>(Appointment);
    await rows.updateOne({ _id: seen }, { $set: { status: 'completed', appointmentDate: day(-3) } });
    await prescribe(34, 30);
    const wish = { ...wishFor(portal, doctor), preferredDate: day(14) };
    const checkout = { doctorName: `Dr. Day ${doctors}`, doctorFee: 800, ...wish };
    const { url } = (await patient.post('/api/payment/create-checkout-session', checkout)).body as {
      url: string;
    };
    const board = await read<PatientDashboard>(patient);
    expect(board.todos.map(({ kind }) => kind)).toEqual(['answerMove', 'pay', 'refill', 'review']);
    expect(board.todos[0]).toMatchObject({ path: `/patientlogin/patientapps?visit=${moved}`, url: null });
    expect(board.todos[1]?.url).toBe(url);
    expect(board.todos[2]?.title).toBe('Medicines ran out');
    expect(board.todos[3]?.path).toBe(`/patientlogin/patientapps?visit=${seen}&step=review`);
    expect(board.schedule.map(({ date }) => date)).toEqual([day(12)]);
    const other = await read<PatientDashboard>(await addPatient(portal, 'Bela Shah'));
    expect([other.todos, other.nextVisit]).toEqual([[], null]);

    const agreed = { appointmentDate: day(12), appointmentTime: '10:30' };
    expect((await patient.post(`/api/v1/appointments/${moved}/agree`, agreed)).status).toBe(200);
    const review = { appointmentId: seen, rating: 5, text: 'Listened well.' };
    expect((await patient.post('/api/v1/reviews', review)).status).toBe(201);
    const after = await read<PatientDashboard>(patient);
    expect(after.todos.map(({ kind }) => kind)).toEqual(['pay', 'refill']);
  });

  it('counts, plan and list the same coming visits, whatever state they are in', async () => {
    const ask = async (preferredDate?: string) => {
      const request = { patientId: patient.userId, speciality: 'Dermatology', preferredDate };
      const { body } = await patient.post('/api/appointments/create', form(request));
      return (body as { value: { id: string } }).value.id;
    };
    const rows = portal.model<Appointment>(Appointment);
    const ahead: string[] = [];
    const behind: string[] = [];
    const place = async (list: string[], days: number, change: object = {}) => {
      const { id } = await visit(days, '10:00');
      await rows.updateOne({ _id: id }, { $set: change });
      list.push(id);
    };
    const accepted = (date: string, time: string) => ({
      status: 'accepted',
      acceptedDoctorId: doctor.userId,
      acceptedDoctorName: 'Dr. Day',
      appointmentDate: date,
      slot: { doctorId: new Types.ObjectId(doctor.userId), date, time },
    });
    await place(ahead, 2);
    await place(ahead, 3, accepted(day(3), '09:00'));
    await place(ahead, 4, accepted(day(6), '09:00'));
    await place(behind, 5, accepted(day(0), '00:00'));
    await place(behind, 6, accepted(day(-1), '23:00'));
    await place(behind, 7, { status: 'rejected' });
    await place(behind, 8, { status: 'completed' });
    ahead.push(await ask(), await ask(day(0)));
    const lapsed = await ask(day(1));
    await rows.updateOne({ _id: lapsed }, { preferredDate: day(-1) });
    behind.push(lapsed);

    const board = await read<PatientDashboard>(patient);
    const planned = board.schedule.map(({ path }) => path.split('=')[1]);
    const { body } = await patient.get(`/api/appointments/patient/${patient.userId}`);
    const listed = body as { id: string; isUpcoming: boolean }[];
    const upcoming = listed.filter(({ isUpcoming }) => isUpcoming).map(({ id }) => id);
    expect(listed).toHaveLength(ahead.length + behind.length);
    expect(board.counts.upcoming).toBe(ahead.length);
    expect(planned.toSorted()).toEqual(ahead.toSorted());
    expect(upcoming.toSorted()).toEqual(ahead.toSorted());
    expect(board.schedule.at(-1)).toMatchObject({
      date: null,
      time: null,
      title: 'Request to any doctor of Dermatology',
    });
  });

  it("shows no one another's", async () => {
    await visit(5, '10:00');
    const stranger = await addPatient(portal, 'Bela Shah');
    const board = await read<PatientDashboard>(stranger);
    expect([board.activity, board.schedule, board.counts.upcoming]).toEqual([[], [], 0]);
    expect(JSON.stringify(board)).not.toContain('Asha');
  });

  it('omits holds and unpaid checkouts', async () => {
    const wish = wishFor(portal, doctor);
    const open = { doctorName: `Dr. Day ${doctors}`, doctorFee: 800, ...wish };
    expect((await patient.post('/api/payment/create-checkout-session', open)).status).toBe(201);
    const board = await read<PatientDashboard>(patient);
    expect([board.activity, board.counts.upcoming]).toEqual([[], 0]);
  });

  it('shows a doctor the day’s visits in order, and the open requests', async () => {
    const ids = [await visit(3, '11:00'), await visit(4, '10:00'), await visit(20, '10:30')].map(
      ({ id }) => id,
    );
    const waiting = await visit(6, '10:00');
    for (const id of ids) await accept(id);
    const rows = portal.model<Appointment>(Appointment);
    // Makes the first two start today.
    for (const [n, id] of ids.slice(0, 2).entries())
      await rows.updateOne(
        { _id: id },
        { appointmentDate: day(0), 'slot.date': day(0), 'slot.time': n === 0 ? '00:01' : '00:00' },
      );
    const request = { patientId: patient.userId, speciality: 'Neurology', reason: 'A reason' };
    const answer = await patient.post('/api/appointments/create', form(request));
    expect(answer.status).toBe(201);

    const board = await read<DoctorDashboard>(doctor);
    expect(board.todaysVisits.map(({ id, appointmentTime }) => [id, appointmentTime])).toEqual([
      [ids[1], '00:00'],
      [ids[0], '00:01'],
    ]);
    const accepted = await doctor.get(`/api/appointments/doctor/${doctor.userId}/accepted`);
    const ahead = (accepted.body as { isUpcoming: boolean }[]).filter(({ isUpcoming }) => isUpcoming);
    expect(board.counts).toEqual({ today: 2, nextSevenDays: 0, upcoming: ahead.length });
    expect(ahead).toHaveLength(1);
    expect(board.pendingCount).toBe(2);
    const listed = (await doctor.get(`/api/appointments/doctor/${doctor.userId}`)).body as { id: string }[];
    expect(listed).toHaveLength(board.pendingCount);
    expect(listed.map(({ id }) => id)).toContain(waiting.id);
    expect(board.activity.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'You accepted the appointment of Asha Rao.',
        'New appointment request from Asha Rao.',
      ]),
    );
    expect(board.unread).toBe(5);
  });
});

describe('The numbers of the hospital', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('statistics');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const day = (ahead: number) => dayFromToday(portal, ahead);
  async function read(): Promise<Statistics> {
    const { status, body } = await admin.get('/api/v1/statistics');
    expect([status, Statistics.safeParse(body).error]).toEqual([200, undefined]);
    return body as Statistics;
  }

  it('is zeros for each of thirty days where nothing has happened', async () => {
    const { day: today, days, totals, waiting } = await read();
    expect([today, days[0].date, days.at(-1)!.date]).toEqual([day(0), day(-29), day(0)]);
    expect(days.map(({ date: _date, ...numbers }) => Object.values(numbers)).flat()).toEqual(
      Array.from({ length: 30 * 5 }, () => 0),
    );
    const nothing = Object.values(waiting).map(() => 0);
    expect([totals, Object.values(waiting)]).toEqual([{ doctors: 0, patients: 0 }, nothing]);
    expect(nothing).toHaveLength(16);
  });

  it('counts events on their days, and open tasks', async () => {
    const [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    const book = (time: string) => bookVisit(patient, wishFor(portal, doctor, { preferredTime: time }));
    const visits = [await book('10:00'), await book('10:30'), await book('11:00')];
    const [today, , rejected] = visits.map(({ id }) => new Types.ObjectId(id));
    await doctor.post(`/api/v1/appointments/${String(rejected)}/reject`);
    const appointments = portal.model<Appointment>(Appointment);
    await appointments.updateOne({ _id: today }, { preferredDate: day(0), status: 'completed' });
    await appointments.updateOne({ _id: rejected }, { preferredDate: day(0) });
    await buy(patient, [{ medicine: await addMedicine(portal), quantity: 2 }]);
    const numbers = await read();
    expect(numbers.today).toEqual({
      appointments: { pending: 0, accepted: 0, rejected: 1, completed: 1, cancelled: 0 },
      revenue: { amount: 3 * 800 + 160, payments: 4 },
      refunds: { amount: 800, refunds: 1 },
      desk: {
        cash: { taken: 0, returned: 0 },
        card: { taken: 0, returned: 0 },
        upi: { taken: 0, returned: 0 },
      },
      newPatients: 1,
    });
    expect(numbers.days.at(-1)).toEqual({
      date: day(0),
      appointments: 2,
      revenue: 2560,
      refunds: 800,
      newPatients: 1,
      orders: 1,
    });
    expect(numbers.waiting).toMatchObject({
      appointments: 1,
      ordersToPack: 1,
      questions: 0,
      failedRefunds: 0,
      openDisputes: 0,
    });
    expect(numbers.totals).toEqual({ doctors: 1, patients: 1 });
    const filter = encodeURIComponent(JSON.stringify({ paidAt_gte: day(0), paidAt_lte: day(0) }));
    expect((await admin.get(`/api/v1/payments?filter=${filter}`)).body).toHaveLength(4);
  });

  it("puts a payment on the day of the hospital's clock, whatever the day elsewhere", async () => {
    const payments = portal.db.collection('payments');
    const row = await payments.findOne({ purpose: 'order' });
    // 00:10 in Kolkata is 18:40 of the day before in Greenwich.
    await payments.updateOne({ _id: row!._id }, { $set: { paidAt: new Date(`${day(-6)}T18:40:00Z`) } });
    const { days } = await read();
    expect(days.filter(({ revenue }) => revenue === 160).map(({ date }) => date)).toEqual([day(-5)]);
  });
});
