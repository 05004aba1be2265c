import type { DaySlots } from '../../openapi/contract/care/slots.js';
import { LabRequestDto } from '../../openapi/contract/care/lab-requests.js';
import { LAB_BOOKING_STATUSES, LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { HEALTH_CONDITIONS } from '../../openapi/contract/shop/medicines.js';
import {
  PRESCRIPTION_STATUSES,
  PrescriptionDto,
  REFILL_LEVELS,
} from '../../openapi/contract/care/prescriptions.js';
import { MedicalRecordDto, RECORD_KINDS, RecordsSummary } from '../../openapi/contract/care/records.js';
import { FaqDto } from '../../openapi/contract/site/faqs.js';
import { ILLUSTRATIONS, POST_CATEGORIES, PostDto, PostSummary } from '../../openapi/contract/site/posts.js';
import { REVIEW_STATUSES, ReviewDto } from '../../openapi/contract/care/reviews.js';
import { ORDER_STATUSES, OrderDto } from '../../openapi/contract/shop/orders.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { Order } from '../src/orders/order.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { MedicalRecord } from '../src/records/record.schema.js';
import { DEMO_DOCTOR_EMAIL } from '../../demo/doctors.js';
import { DEMO_PATIENT_EMAIL } from '../../demo/patients.js';
import { DEMO_ADMIN_EMAIL, seed } from '../../demo/seed.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

describe('The demo hospital', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;

  const login = async (email: string, type: User['type']) => {
    const user = await portal.model<User>(User).findOne({ email, type }).lean<User>();
    return clientOf(portal, user!._id);
  };
  const allVisits = () => portal.model<Appointment>(Appointment).find().lean<Appointment[]>();
  const counts = () =>
    Promise.all(
      [User, Medicine, LabTest, Order, LabBooking, Prescription, MedicalRecord].map((of) =>
        portal.model(of).countDocuments(),
      ),
    );

  beforeAll(async () => {
    portal = await startPortal('seed');
    await seed(portal.app);
    admin = await login(DEMO_ADMIN_EMAIL, 'admin');
    patient = await login(DEMO_PATIENT_EMAIL, 'patient');
  }, 300_000);
  afterAll(() => portal.close());

  it('has 60 medicines over ten conditions and 40 lab tests, each with a picture', async () => {
    const { body } = await portal.visitor.get('/medicine');
    expect(body.value).toHaveLength(60);
    const conditions = (body.value as { condition: string }[]).map(({ condition }) => condition);
    expect(new Set(conditions)).toEqual(new Set(HEALTH_CONDITIONS));
    const lab = (await portal.visitor.get('/lab')).body.value as { imageUrl: string }[];
    expect(lab).toHaveLength(40);
    for (const { imageUrl } of [...body.value, ...lab]) {
      const response = await fetch(`${portal.url}${imageUrl}`);
      expect([imageUrl, response.status, response.headers.get('content-type')]).toEqual([
        imageUrl,
        200,
        'image/webp',
      ]);
      await response.arrayBuffer();
    }
  });

  it('has orders and lab bookings in every state, in the shape of the contract', async () => {
    const orders = (await admin.get('/api/v1/orders?range=[0,99]')).body as unknown[];
    const bookings = (await admin.get('/api/v1/lab-bookings?range=[0,99]')).body as unknown[];
    const orderStates = orders.map((order) => OrderDto.parse(order).status);
    const bookingStates = bookings.map((booking) => LabBookingDto.parse(booking).status);
    expect(new Set(orderStates)).toEqual(new Set(ORDER_STATUSES));
    expect(new Set(bookingStates)).toEqual(new Set(LAB_BOOKING_STATUSES));
    for (const order of orders.map((one) => OrderDto.parse(one))) {
      const paise = order.items.map(({ amount }) => Math.round(amount * 100));
      expect(paise.reduce((sum, amount) => sum + amount)).toBe(Math.round(order.total * 100));
      expect(order.refund?.status ?? null).toBe(order.status === 'cancelled' ? 'done' : null);
    }
    expect(((await patient.get('/api/v1/orders')).body as unknown[]).length).toBeGreaterThan(3);
    expect(((await patient.get('/api/v1/lab-bookings')).body as unknown[]).length).toBeGreaterThan(3);
  });

  it('lets the demo patient read a report and a receipt, and gets money back', async () => {
    const orders = (await patient.get('/api/v1/orders')).body as OrderDto[];
    const placed = orders.find(({ status }) => status === 'placed')!;
    const receipt = await portal.visitor.get(placed.receiptUrl);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bookings = (await patient.get('/api/v1/lab-bookings')).body as LabBookingDto[];
    const { reportUrl } = bookings.find(({ status }) => status === 'reported')!;
    expect((await portal.visitor.get(reportUrl!)).headers.get('content-type')).toBe('application/pdf');
    expect((await patient.post(`/api/v1/orders/${placed.id}/cancel`)).status).toBe(200);
    await portal.deliver();
    const { body } = await patient.get(`/api/v1/orders/${placed.id}`);
    expect(body.refund).toEqual({ amount: placed.total, status: 'done' });
  });

  it('has prescriptions in every state and records of every kind for the demo patient and doctor', async () => {
    const prescriptions = ((await patient.get('/api/v1/prescriptions')).body as unknown[]).map((one) =>
      PrescriptionDto.parse(one),
    );
    expect(new Set(prescriptions.map(({ status }) => status))).toEqual(new Set(PRESCRIPTION_STATUSES));
    expect(new Set(prescriptions.flatMap(({ refill }) => refill?.level ?? []))).toEqual(
      new Set(REFILL_LEVELS),
    );
    for (const { medicines, number } of prescriptions)
      expect([number, medicines.filter(({ medicineId }) => medicineId === null)]).toEqual([number, []]);
    const records = ((await patient.get('/api/v1/records?range=[0,99]')).body as unknown[]).map((one) =>
      MedicalRecordDto.parse(one),
    );
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(RECORD_KINDS));
    for (const { file } of records.filter((one) => one.file !== null))
      expect((await portal.visitor.get(file!.url)).status).toBe(200);
    const { trends } = RecordsSummary.parse((await patient.get('/api/v1/records/summary')).body);
    for (const name of ['Systolic blood pressure', 'Weight', 'HbA1c', 'LDL cholesterol'])
      expect([name, trends.find((one) => one.name === name)!.points.length > 2]).toEqual([name, true]);
    const doctor = await login(DEMO_DOCTOR_EMAIL, 'doctor');
    const patients = (await doctor.get('/api/v1/patients?range=[0,99]')).body as unknown[];
    expect(patients.length).toBeGreaterThan(5);
    const theirs = (await doctor.get('/api/v1/prescriptions?range=[0,99]')).body as PrescriptionDto[];
    expect(new Set(theirs.map(({ patientId }) => patientId)).size).toBeGreaterThan(3);
    const asked = (await patient.get('/api/v1/lab-requests?filter={"status":"open"}')).body as unknown[];
    expect(asked.map((one) => LabRequestDto.parse(one).labTest.testName)).toHaveLength(2);
  });

  it('has a site worth reading: articles, questions and reviews in the shape of the contract', async () => {
    const posts = (await portal.visitor.get<unknown[]>('/api/v1/posts')).body;
    expect(posts).toHaveLength(12);
    const articles = await Promise.all(
      posts.map(async (row) =>
        PostDto.parse((await portal.visitor.get(`/api/v1/posts/${PostSummary.parse(row).slug}`)).body),
      ),
    );
    expect(new Set(articles.map(({ illustration }) => illustration))).toEqual(new Set(ILLUSTRATIONS));
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
    for (const { slug, body, sources, related } of articles) {
      const words = body.match(/[\p{L}\p{N}][^\s]*/gu)!.length;
      expect([slug, words >= 500 && words <= 900, /^## /m.test(body), sources.length >= 2]).toEqual([
        slug,
        true,
        true,
        true,
      ]);
      expect(related).toHaveLength(3);
    }
    const faqs = (await portal.visitor.get<unknown[]>('/api/v1/faqs')).body.map((row) => FaqDto.parse(row));
    expect(faqs).toHaveLength(24);
    expect(faqs[0].answer).toContain('open 8 AM to 8 PM daily');
    expect(faqs.some(({ answer }) => answer.includes('Ayushman Bharat PM-JAY, CGHS and most other'))).toBe(
      true,
    );
    const reviews = (await admin.get<unknown[]>('/api/v1/reviews')).body.map((row) => ReviewDto.parse(row));
    expect(reviews).toHaveLength(16);
    expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(REVIEW_STATUSES));
    expect((await patient.get('/api/v1/reviews?filter={"mine":true}')).body).toEqual([]);
  });

  it('has events in chronological order with distinct times', async () => {
    const [people, visits] = [await portal.model<User>(User).find().lean<User[]>(), await allVisits()];
    const registered = new Map(people.map(({ _id, createdAt }) => [String(_id), createdAt.getTime()]));
    expect(new Set(registered.values()).size).toBeGreaterThan(60);
    for (const { patientId, createdAt, updatedAt, history } of visits) {
      expect(registered.get(String(patientId))).toBeLessThan(createdAt.getTime());
      const times = history.map(({ at }) => at.getTime());
      expect([times[0], times.at(-1)]).toEqual([createdAt.getTime(), updatedAt.getTime()]);
      expect([...new Set(times)].sort((one, other) => one - other)).toEqual(times);
      expect(updatedAt.getTime()).toBeLessThan(Date.now());
    }
    expect(
      new Set(visits.map(({ createdAt }) => createdAt.toISOString().slice(11, 16))).size,
    ).toBeGreaterThan(40);
  });

  it('has a visit by video tomorrow, and one that was moved, with the way it went', async () => {
    const visits = await allVisits();
    const video = visits.find(({ kind }) => kind === 'video')!;
    expect(video.slot!.date).toBe(dayFromToday(portal, 1));
    const from = `from=${video.slot!.date}&days=1`;
    const slots = await portal.visitor.get<DaySlots[]>(
      `/api/users/doctors/${String(video.doctorId)}/slots?${from}`,
    );
    const own = slots.body[0].slots.find(({ time }) => time === video.slot!.time);
    expect(own).toEqual({ time: video.slot!.time, free: false, kind: 'both' });
    const [moved, ...others] = visits.filter(({ moves }) => moves?.length);
    expect(others).toEqual([]);
    const [{ at, from: before, to }] = moved.moves!;
    expect([before.date, to.date]).toEqual([moved.preferredDate, moved.appointmentDate]);
    expect(moved.history.at(-1)!.at).toEqual(at);
  });

  it('has every step of every history with its actor', async () => {
    const next: Record<string, string[]> = {
      pending: [],
      accepted: ['accepted'],
      completed: ['accepted', 'completed'],
      rejected: ['rejected'],
      cancelled: ['cancelled'],
    };
    for (const { status, history, paymentId, paidAtDesk, patientId, doctorId, moves } of await allVisits()) {
      const moved = (moves ?? []).map((move) => move.status);
      const first = paymentId && !paidAtDesk ? ['held', 'pending'] : ['pending'];
      expect(history.map((step) => step.status)).toEqual([...first, ...next[status], ...moved]);
      for (const { status: step, by } of history) {
        const isPatients = ['held', 'pending', 'cancelled'].includes(step);
        expect(String(by)).toBe(String(isPatients ? patientId : doctorId));
      }
    }
    const COURSES = [
      'placed packed shipped delivered',
      'requested confirmed sampleCollected reported',
      'requested confirmed sampleCollected sampleRejected',
    ];
    const bought = [
      ...(await portal.model<Order>(Order).find().lean<Order[]>()),
      ...(await portal.model<LabBooking>(LabBooking).find().lean<LabBooking[]>()),
    ];
    for (const { status, history, paymentId, createdAt } of bought) {
      const steps = history.map((step) => step.status as string);
      expect([steps.at(-1), history[0].at]).toEqual([status, createdAt]);
      expect(['reserved', 'held'].includes(steps[0])).toBe(paymentId !== null);
      const passed = (paymentId ? steps.slice(1) : steps).filter((step) => step !== 'cancelled').join(' ');
      expect(COURSES.some((course) => course.startsWith(passed))).toBe(true);
      const times = history.map(({ at }) => at.getTime());
      expect([...new Set(times)].sort((one, other) => one - other)).toEqual(times);
    }
  });

  it('changes nothing when it is run again', async () => {
    const before = await counts();
    expect(await seed(portal.app)).toEqual(['The demo hospital is there already.']);
    expect(await counts()).toEqual(before);
  });

  it('adds pharmacy and lab to a demo hospital that has none', async () => {
    const before = await counts();
    for (const kind of [Medicine, LabTest, Order, LabBooking]) await portal.model(kind).deleteMany({});
    await portal.db.collection('payments').deleteMany({ purpose: { $ne: 'appointment' } });
    await seed(portal.app);
    expect(await counts()).toEqual(before);
  }, 300_000);

  it('adds prescriptions and records to a demo hospital that has none', async () => {
    const before = await counts();
    for (const kind of [Prescription, MedicalRecord]) await portal.model(kind).deleteMany({});
    await seed(portal.app);
    expect(await counts()).toEqual(before);
  });
});
