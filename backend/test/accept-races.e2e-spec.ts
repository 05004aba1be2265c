import { Appointment } from '../src/appointments/appointment.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

const DOCTORS = 20;
const ROUNDS = 12;

describe('Many at once: answering', () => {
  let portal: Portal;
  let doctors: Client[];
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('acceptraces');
    doctors = [];
    for (let n = 0; n < DOCTORS; n += 1) doctors.push(await addDoctor(portal, `Dr. Number ${n}`));
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
  });

  const visit = (id: string) => portal.model<Appointment>(Appointment).findById(id).lean<Appointment>();
  const mails = (id: string, event: string) =>
    portal
      .model<OutboxRow>(OutboxRow)
      .countDocuments({ dedupeKey: { $regex: `^mail:appointment:${id}:${event}:` } });
  const accept = (doctor: Client, id: string, appointmentDate?: string, appointmentTime?: string) =>
    doctor.put(`/api/appointments/${id}/respond`, {
      status: 'accepted',
      doctorId: doctor.userId,
      appointmentDate,
      appointmentTime,
    });
  const results = (answers: Answer<{ code?: string }>[]) =>
    answers.map(({ status, body }) => (body.code ? `${status} ${body.code}` : String(status))).toSorted();

  /** A request to any cardiologist, for this many days ahead. */
  async function openRequest(daysAhead: number): Promise<string> {
    const fields = {
      patientId: patient.userId,
      speciality: 'Cardiology',
      preferredDate: dayFromToday(portal, daysAhead),
    };
    const answer = await patient.post('/api/appointments/create', form(fields));
    expect(answer.status).toBe(201);
    return answer.body.value.id as string;
  }

  it(`gives an open request to one of ${DOCTORS} doctors who accept it concurrently`, async () => {
    const id = await openRequest(4);
    const answers = await Promise.all(doctors.map((doctor) => accept(doctor, id)));
    expect(results(answers)).toEqual([
      '200',
      ...Array.from({ length: DOCTORS - 1 }, () => '409 WRONG_STATE'),
    ]);
    const winner = doctors[answers.findIndex(({ status }) => status === 200)];
    expect(String((await visit(id))!.acceptedDoctorId)).toBe(winner.userId);
    expect((await visit(id))!.history.map(({ status }) => status)).toEqual(['pending', 'accepted']);
    expect(await mails(id, 'accepted')).toBe(1);
  });

  it('lets a doctor accept one of two visits for the same date and time', async () => {
    const doctor = doctors[0];
    const ids: string[] = [];
    for (const days of [6, 7]) {
      const wish = wishFor(portal, doctor, { preferredDate: dayFromToday(portal, days) });
      ids.push((await bookVisit(patient, wish)).id);
    }
    const target = dayFromToday(portal, 9);
    const answers = await Promise.all(ids.map((id) => accept(doctor, id, target)));
    expect(results(answers)).toEqual(['200', '409 SLOT_TAKEN']);
    const loser = ids[answers.findIndex(({ status }) => status === 409)];
    expect([(await visit(loser))!.status, (await visit(loser))!.slot?.date === target]).toEqual([
      'pending',
      false,
    ]);
    expect(await mails(loser, 'accepted')).toBe(0);
  });

  it('lets a doctor accept one of two open requests for one hour', async () => {
    const doctor = await addDoctor(portal, 'Dr. One Time', { timeSlots: ['10:00'] });
    const ids = [await openRequest(11), await openRequest(11)];
    const answers = await Promise.all(ids.map((id) => accept(doctor, id, undefined, '10:00')));
    expect(results(answers)).toEqual(['200', '409 SLOT_TAKEN']);
  });

  it('gives the hour that ten requests of one day are accepted for to one of them', async () => {
    const doctor = await addDoctor(portal, 'Dr. Ten Requests');
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await openRequest(12));
    const answers = await Promise.all(ids.map((id) => accept(doctor, id, undefined, '08:15')));
    expect(results(answers)).toEqual(['200', ...Array.from({ length: 9 }, () => '409 SLOT_TAKEN')]);
    // The others wait, and can be accepted for a different time or without one.
    const [loser, other] = ids.filter((_, n) => answers[n].status !== 200);
    expect((await accept(doctor, loser, undefined, '08:45')).body.value.appointmentTime).toBe('08:45');
    expect((await accept(doctor, other)).body.value.appointmentTime).toBeNull();
  });

  it('refuses to move a visit to a time that another visit has', async () => {
    const doctor = doctors[1];
    const [first, second] = [6, 7].map((days) =>
      wishFor(portal, doctor, { preferredDate: dayFromToday(portal, days) }),
    );
    await bookVisit(patient, first);
    const moved = await bookVisit(patient, second);
    const answer = await accept(doctor, moved.id, first.preferredDate);
    expect([answer.status, answer.body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect((await visit(moved.id))!.status).toBe('pending');
  });

  it(`ends in one state when accepting, rejecting and cancelling meet (${ROUNDS} rounds)`, async () => {
    const illegal: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const doctor = doctors[round];
      const asking = await addPatient(portal);
      const { id } = await bookVisit(
        asking,
        wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 14) }),
      );
      const steps = [
        () => asking.delete(`/api/appointments/${id}`),
        () => accept(doctor, id),
        () => doctor.put(`/api/appointments/${id}/respond`, { status: 'rejected', doctorId: doctor.userId }),
        () => doctor.put(`/api/appointments/${id}/respond`, { status: 'completed', doctorId: doctor.userId }),
      ];
      const turned = [...steps.slice(round % 4), ...steps.slice(0, round % 4)];
      const answers = await Promise.all(turned.map((step) => step()));
      await portal.deliver();
      const row = (await visit(id))!;
      const payment = (await portal.model<Payment>(Payment).findById(row.paymentId).lean<Payment>())!;
      const history = row.history
        .map(({ status }) => status)
        .slice(2)
        .join(' ');
      const legal: Record<string, string> = {
        accepted: 'paid',
        rejected: 'refunded',
        cancelled: 'refunded',
        'accepted cancelled': 'refunded',
      };
      const succeeded = answers.filter(({ status }) => status === 200).length;
      const asExpected =
        legal[history] === payment.status &&
        succeeded === row.history.length - 2 &&
        answers.every(({ status }) => status === 200 || status === 409);
      if (!asExpected) illegal.push(`${history}: ${payment.status}, ${results(answers).join(', ')}`);
    }
    expect(illegal).toEqual([]);
  });
});
