import type { Connection } from 'mongoose';
import { isPassword } from '../src/auth/passwords.js';
import { DatabaseModule } from '../src/database/database.module.js';
import type { Failure } from '../src/common/errors/errors.js';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { startLine } from './support/cuttable-line.js';
import type { CuttableLine } from './support/cuttable-line.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { databaseUri, startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addQuestion } from './support/questions.js';
import { issueDoctorId } from './support/registration.js';
import { addFaq, addPost, addVisit } from './support/site.js';
import { addLabTest, addMedicine, buy, openCart } from './support/shop.js';
import { median } from './support/times.js';
import { until } from './support/until.js';
import { collectedLabBooking, link, note, prescriptionForm, upload } from './support/care.js';
import { bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

const LOGINS = 40;

let portal: Portal;
let admin: Client;
let doctor: Client;
let patient: Client;
let line: CuttableLine;

beforeAll(async () => {
  const name = 'sturdiness';
  const { hostname, port } = new URL(databaseUri(name));
  line = await startLine({ host: hostname, port: Number(port) });
  portal = await startPortal(name, {
    MONGODB_URI: `mongodb://127.0.0.1:${line.port}/test_${name}?directConnection=true`,
  });
  [admin, doctor, patient] = [await addAdmin(portal), await addDoctor(portal), await addPatient(portal)];
});
afterAll(async () => {
  await portal.close();
  await line.close();
});

describe('In the name of another', () => {
  const STRANGERS = 5;
  let strangers: Client[];

  beforeAll(async () => {
    strangers = await Promise.all(
      Array.from({ length: STRANGERS }, (_, n) => addPatient(portal, `Stranger ${n}`)),
    );
  });

  /** Writes with an id, called by another person. */
  const WRITES: [name: string, act: (victim: Client, caller: Client) => Promise<Answer<unknown>>][] = [
    [
      'a request to a speciality',
      (victim, caller) =>
        caller.post(
          '/api/appointments/create',
          form({ patientId: victim.userId, speciality: 'Cardiology', reason: 'A rash.' }),
        ),
    ],
    [
      'a booking',
      (victim, caller) =>
        caller.post('/api/appointments/create/specific', {
          patientId: victim.userId,
          ...wishFor(portal, doctor),
        }),
    ],
    [
      'a follow-up',
      ({ userId }) =>
        doctor.post('/api/v1/appointments', {
          patientId: userId,
          date: dayFromToday(portal, 4),
          time: '10:00',
          reason: 'A look',
        }),
    ],
    ['a prescription', (victim) => doctor.post('/api/v1/prescriptions', prescriptionForm(portal, victim))],
    ['a note', (victim) => note(doctor, victim)],
    ['a document', (victim, caller) => upload(caller, { patientId: victim.userId })],
    ['a document by a doctor', (victim) => upload(doctor, { patientId: victim.userId })],
    [
      'an account',
      (victim, caller) => caller.put(`/api/v1/patients/${victim.userId}`, { fullName: 'Taken Over' }),
    ],
    [
      'an own account',
      (victim, caller) => caller.put('/api/v1/me', { id: victim.userId, version: 99, dob: 'x' }),
    ],
  ];

  it.each(WRITES)(`is not written: %s (${STRANGERS} pairs)`, async (_name, act) => {
    const before = await contentsOf(portal.db);
    const answers = await Promise.all(strangers.map((victim, n) => act(victim, strangers.at(n - 1)!)));
    for (const answer of answers) {
      expect([400, 402, 403, 404, 409]).toContain(answer.status);
      expectFailure(answer, { status: answer.status });
    }
    expect(await contentsOf(portal.db)).toEqual(before);
  });

  it('cannot be answered, cancelled, paid for or reviewed by another person', async () => {
    const visit = String((await addVisit(portal, patient))._id);
    const open = await openCheckout(patient, wishFor(portal, doctor, { preferredTime: '11:00' }));
    const other = await addDoctor(portal, 'Dr. Other');
    const linked = await link(portal, patient, other);
    const before = await contentsOf(portal.db);
    const [stranger] = strangers;
    const answers = await Promise.all([
      stranger.post('/api/v1/reviews', { appointmentId: visit, rating: 1, text: 'Not mine at all.' }),
      stranger.post('/api/v1/payments/cancel-checkout', { checkoutId: open.body.id }),
      stranger.post('/api/v1/payments/confirm-checkout', { checkoutId: open.body.id }),
      stranger.post(`/api/v1/appointments/${linked}/cancel`),
      stranger.delete(`/api/appointments/${linked}`),
      doctor.post(`/api/v1/appointments/${linked}/complete`),
      doctor.put(`/api/appointments/${linked}/respond`, { status: 'completed', doctorId: doctor.userId }),
      doctor.put(`/api/appointments/${linked}/respond`, { status: 'completed', doctorId: other.userId }),
      doctor.post('/api/v1/prescriptions', { ...prescriptionForm(portal, patient), appointmentId: linked }),
    ]);
    expect(answers.filter(({ status }) => status !== 403 && status !== 404)).toEqual([]);
    expect(await contentsOf(portal.db)).toEqual(before);
  });
});

describe('Ended records', () => {
  const NO_LONGER = [404, 409, 422];

  async function expectOver(calls: Promise<Answer<unknown>>[]): Promise<void> {
    const answers = await Promise.all(calls);
    for (const answer of answers) expectFailure(answer, { status: answer.status });
    const taken = answers.filter(({ status }) => !NO_LONGER.includes(status));
    expect(taken.map(({ status, body }) => ({ status, body }))).toEqual([]);
  }

  it('takes no step any more: a cancelled visit', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    expect((await patient.post(`/api/v1/appointments/${id}/cancel`)).status).toBe(200);
    const respond = (status: string) =>
      doctor.put(`/api/appointments/${id}/respond`, { status, doctorId: doctor.userId });
    await expectOver([
      ...['accept', 'reject', 'complete'].map((step) =>
        doctor.post(`/api/v1/appointments/${id}/${step}`, {}),
      ),
      ...['accepted', 'rejected', 'completed'].map(respond),
      patient.post('/api/v1/reviews', { appointmentId: id, rating: 5, text: 'Very good.' }),
      patient.get(`/api/v1/appointments/${id}/calendar`),
      patient.get(`/api/v1/appointments/${id}/report`),
    ]);
  });

  it('takes no step any more: a cancelled order, a cancelled lab booking, a cancelled checkout', async () => {
    const order = await buy(patient, [{ medicine: await addMedicine(portal) }]);
    await admin.post(`/api/v1/orders/${order.id}/cancel`);
    const lab = await collectedLabBooking(portal, patient, admin);
    await admin.post(`/api/v1/lab-bookings/${lab}/cancel`);
    const cart = await openCart(portal.visitor, [{ medicine: await addMedicine(portal) }]);
    await portal.visitor.post('/api/v1/payments/cancel-checkout', { checkoutId: cart.body.id });
    await expectOver([
      ...['pack', 'ship', 'deliver'].map((step) => admin.post(`/api/v1/orders/${order.id}/${step}`)),
      admin.post(`/api/v1/lab-bookings/${lab}/confirm`),
      admin.get(`/api/v1/lab-bookings/${lab}/report`),
    ]);
    const { body } = await portal.visitor.post('/api/v1/payments/confirm-checkout', {
      checkoutId: cart.body.id,
    });
    expect([body.status, body.number]).toEqual(['expired', null]);
  });

  it('is missing from every call after its deletion', async () => {
    const medicine = await addMedicine(portal);
    const ids = {
      medicines: String(medicine._id),
      'lab-tests': String((await addLabTest(portal))._id),
      posts: String((await addPost(portal))._id),
      faqs: String((await addFaq(portal))._id),
      questions: await addQuestion(portal),
      'doctor-ids': (await issueDoctorId(admin, 'HSP-OVER-0001')).id,
    };
    const ends = Object.entries(ids).map(([resource, id]) => `/api/v1/${resource}/${id}`);
    for (const path of ends) expect((await admin.delete(path)).status).toBe(200);
    const isRead = (path: string) => !/doctor-ids|medicines|lab-tests/.test(path);
    await expectOver([
      ...ends.map((path) => admin.delete(path)),
      ...ends.filter(isRead).map((path) => admin.get(path)),
      ...ends.map((path) => portal.visitor.get(path)).filter((_, n) => !/questions|doctor-ids/.test(ends[n])),
      admin.put(`/api/v1/medicines/${ids.medicines}`, { price: 1 }),
      admin.put(
        `/medicine/${ids.medicines}`,
        form({ name: 'Back', description: 'Again.', price: '1', turnaround: '1 day' }),
      ),
      admin.put(`/api/v1/lab-tests/${ids['lab-tests']}`, { price: 1 }),
      admin.put(`/api/v1/posts/${ids.posts}`, { summary: 'Back' }),
      admin.put(`/api/v1/faqs/${ids.faqs}`, { answer: 'Back' }),
      admin.put(`/api/v1/questions/${ids.questions}`, { adminReply: 'Back' }),
      portal.visitor.post('/api/users/doctor-ids/verify', { d_id: 'HSP-OVER-0001' }),
      openCart(portal.visitor, [{ medicine }]),
      patient.post('/api/v1/lab-bookings', {
        labTestId: ids['lab-tests'],
        fullName: 'Asha Rao',
        phone: '9812345678',
        date: dayFromToday(portal, 1),
        place: 'hospital',
        payment: 'atCollection',
      }),
    ]);
  });

  it('is gone in every call: a removed document and a leave', async () => {
    const { body } = await upload(patient);
    expect((await patient.delete(`/api/v1/records/${body.id}`)).status).toBe(200);
    const day = dayFromToday(portal, 50);
    const leave = await doctor.post('/api/v1/leaves', { from: day, to: day, reason: 'Conference' });
    expect((await doctor.delete(`/api/v1/leaves/${leave.body.id}`)).status).toBe(200);
    await expectOver([
      patient.get(`/api/v1/records/${body.id}`),
      patient.get(`/api/v1/records/${body.id}/file`),
      patient.delete(`/api/v1/records/${body.id}`),
      doctor.delete(`/api/v1/leaves/${leave.body.id}`),
    ]);
  });
});

describe('Under strain', () => {
  const timed = async (call: () => Promise<Answer<unknown>>) => {
    const start = performance.now();
    const { status } = await call();
    return { status, ms: performance.now() - start };
  };
  const medianOf = (answers: { ms: number }[]) => median(answers.map(({ ms }) => ms));

  it(`answers others while ${LOGINS} people log in`, async () => {
    await addPatient(portal, 'Asha Rao', { email: 'strain@example.org' });
    const login = { email: 'strain@example.org', password: PASSWORD, type: 'patient' };
    let isBusy = true;
    const polls: { status: number; ms: number }[] = [];
    const polling = (async () => {
      while (isBusy) polls.push(await timed(() => portal.visitor.get('/api/health/live')));
    })();
    const logins = await Promise.all(
      Array.from({ length: LOGINS }, () => timed(() => portal.visitor.post('/api/users/login', login))),
    );
    isBusy = false;
    await polling;
    expect(new Set([...logins, ...polls].map(({ status }) => status))).toEqual(new Set([200]));
    // Hashing on the main thread would delay every poll, like the logins.
    expect(medianOf(polls)).toBeLessThan(medianOf(logins) / 2);
  });

  it('hashes only as many passwords as it can hold, and refuses others with a retry time', async () => {
    const looks = await Promise.allSettled(
      Array.from({ length: 100 }, () => isPassword('Wrong-Pass-77', null)),
    );
    const turnedAway = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason as Failure] : []));
    // One is processed and 50 wait.
    expect(turnedAway).toHaveLength(49);
    for (const failure of turnedAway) expect([failure.code, failure.getStatus()]).toEqual(['BUSY', 503]);
  });

  it('reports that it is not ready while the database is unreachable, and then continues', async () => {
    const ready = () => portal.visitor.get('/api/health/ready');
    expect((await ready()).status).toBe(200);
    line.cut();
    const [answer, alive, asked] = await Promise.all([
      ready(),
      portal.visitor.get('/api/health/live'),
      patient.get('/api/v1/me'),
    ]).finally(() => line.mend());
    expect([answer.status, alive.status, asked.status]).toEqual([503, 200, 503]);
    expectFailure(asked, { status: 503, code: 'DATABASE_UNAVAILABLE' });
    expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
    await until(async () => (await ready()).status === 200);
    expect((await patient.get('/api/v1/me')).status).toBe(200);
  });

  it('does not start on a database without transactions', async () => {
    const standalone = { db: { admin: () => ({ command: () => Promise.resolve({ ok: 1 }) }) }, models: {} };
    const module = new DatabaseModule(standalone as unknown as Connection, {});
    await expect(module.onApplicationBootstrap()).rejects.toThrow('replica set');
  });
});
