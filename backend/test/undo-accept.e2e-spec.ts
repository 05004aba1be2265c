import { UNDO_SECONDS } from '../../openapi/contract/care/responding.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

const ROUNDS = 10;

describe('Accepting the requested time, and taking it back', () => {
  let portal: Portal;
  let doctor: Client;
  let colleague: Client;
  let patient: Client;
  let day = 3;

  beforeAll(async () => {
    portal = await startPortal('undoaccept', { SMTP_URL: '' });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, colleague] = [await addDoctor(portal), await addDoctor(portal)];
    patient = await addPatient(portal);
  });

  const outbox = () => portal.model<OutboxRow>(OutboxRow);
  const row = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const accept = (id: string, by = doctor) => by.post(`/api/v1/appointments/${id}/accept-requested-time`);
  const undo = (id: string, by = doctor) => by.post(`/api/v1/appointments/${id}/undo-accept`);
  const paidRequest = async () => (await bookVisit(patient, wishFor(portal, doctor))).id;
  /** A request to any cardiologist, each for another day. */
  async function openRequest(): Promise<string> {
    day += 1;
    const preferredDate = dayFromToday(portal, day);
    const fields = { patientId: patient.userId, speciality: 'Cardiology', preferredDate };
    return (await patient.post('/api/appointments/create', form(fields))).body.value.id as string;
  }
  const confirmations = async () => {
    const { body } = await patient.get('/api/v1/notifications');
    return (body as { title: string }[]).filter(({ title }) => title === 'Your appointment is confirmed');
  };
  const confirmationMails = (id: string) =>
    outbox().countDocuments({ dedupeKey: { $regex: `^mail:appointment:${id}:accepted` } });
  /** Ends the undo period. */
  const undoEnds = (id: string) =>
    outbox().updateMany({ appointmentId: id, dueAt: { $exists: true } }, { dueAt: new Date(Date.now() - 1) });

  it('says whether the patient gets a mail, and not to patients', async () => {
    const [mailed, unconfirmed] = [await paidRequest(), await openRequest()];
    const unmailed = [await openRequest(), await openRequest()];
    expect((await accept(mailed)).body.patientIsMailed).toBe(true);
    await portal.model<User>(User).updateOne({ _id: patient.userId }, { emailConfirmedAt: null });
    expect((await accept(unconfirmed)).body.patientIsMailed).toBe(false);
    await portal.model<User>(User).updateOne({ _id: patient.userId }, { $unset: { email: 1 } });
    expect((await accept(unmailed[0])).body.patientIsMailed).toBe(false);
    const answer = { status: 'rejected', appointmentDate: null, doctorId: doctor.userId };
    const rejected = await doctor.put(`/api/appointments/${unmailed[1]}/respond`, answer);
    expect(rejected.body).toMatchObject({ msg: 'success', value: { patientIsMailed: false } });
    expect(
      await outbox().countDocuments({ dedupeKey: { $regex: `^mail:appointment:${unmailed[1]}:rej` } }),
    ).toBe(0);
    const own = await patient.get(`/api/appointments/patient/${patient.userId}`);
    expect(JSON.stringify(own.body)).not.toContain('patientIsMailed');
  });

  it('reports for a respond call whether a mail is sent', async () => {
    const id = await paidRequest();
    const answer = { status: 'accepted', appointmentDate: null, doctorId: doctor.userId };
    const accepted = await doctor.put(`/api/appointments/${id}/respond`, answer);
    expect(accepted.body.value.patientIsMailed).toBe(true);
    expect(await confirmationMails(id)).toBe(1);
  });

  it('accepts immediately and notifies the patient after the undo period', async () => {
    const id = await paidRequest();
    await portal.deliver();
    const accepted = await accept(id);
    expect(accepted.body).toMatchObject({ status: 'accepted', isMoved: false, appointmentTime: '10:00' });
    expect(await portal.deliver()).toBe(0);
    expect([await confirmationMails(id), await confirmations()]).toEqual([0, []]);
    const held = await outbox().findOne({ effect: 'acceptance', appointmentId: id }).lean<OutboxRow>();
    expect(held!.dueAt!.getTime() - Date.now()).toBeGreaterThan((UNDO_SECONDS - 1) * 1000);
    await undoEnds(id);
    await portal.deliver();
    expect([await confirmationMails(id), (await confirmations()).length]).toEqual([1, 1]);
    await portal.deliver();
    expect([await confirmationMails(id), (await confirmations()).length]).toEqual([1, 1]);
    expectFailure(await undo(id), { status: 409, code: 'UNDO_OVER' });
  });

  it('makes the visit a request again with its paid time, without notifying the patient', async () => {
    const id = await paidRequest();
    const before = await row(id);
    await accept(id);
    const undone = await undo(id);
    expect(undone.body).toMatchObject({ status: 'pending', acceptedDoctorId: null, appointmentDate: null });
    expect((await row(id)).slot).toEqual(before.slot);
    const { body: waiting } = await doctor.get(`/api/appointments/doctor/${doctor.userId}`);
    expect((waiting as { id: string }[]).map((one) => one.id)).toContain(id);
    await undoEnds(id);
    await portal.deliver();
    expect([await confirmationMails(id), await confirmations()]).toEqual([0, []]);
    expectFailure(await undo(id), { status: 409, code: 'WRONG_STATE' });
    await accept(id);
    await undoEnds(id);
    await portal.deliver();
    expect([await confirmationMails(id), (await confirmations()).length]).toEqual([1, 1]);
  });

  it('returns an open request to the colleagues, who could not take it meanwhile', async () => {
    const id = await openRequest();
    await accept(id);
    expectFailure(await accept(id, colleague), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await undo(id, colleague), { status: 404 });
    expect((await undo(id)).status).toBe(200);
    expect((await row(id)).slot).toBeUndefined();
    expect((await accept(id, colleague)).status).toBe(200);
  });

  it('gives the request to one of two concurrent doctors, and the undo only to that one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await openRequest();
      const both = [doctor, colleague];
      const answers = await Promise.all(both.map((by) => accept(id, by)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [winner, loser] = answers[0].status === 200 ? both : both.toReversed();
      expectFailure(await undo(id, loser), { status: 404 });
      expect((await undo(id, winner)).status).toBe(200);
    }
  });

  it('notifies the patient or undoes it, never both, when the undo comes at the last moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await openRequest();
      await accept(id);
      await outbox().updateMany({ appointmentId: id }, { dueAt: new Date(Date.now() + 20) });
      const deliver = new Promise((done) => setTimeout(done, 20 + (round % 3))).then(() => portal.deliver());
      const [undone] = await Promise.all([undo(id), deliver]);
      await portal.deliver();
      const { status } = await row(id);
      expect([undone.status, status, await confirmationMails(id)]).toEqual(
        undone.status === 200 ? [200, 'pending', 0] : [409, 'accepted', 1],
      );
    }
  });

  it('does not confirm a visit that its patient has cancelled', async () => {
    const id = await paidRequest();
    await accept(id);
    expect((await patient.delete(`/api/appointments/${id}`)).status).toBe(200);
    expectFailure(await undo(id), { status: 409, code: 'WRONG_STATE' });
    await undoEnds(id);
    await portal.deliver();
    expect([await confirmationMails(id), await confirmations()]).toEqual([0, []]);
  });

  it('cannot undo an acceptance through the dialog, whose patient was notified immediately', async () => {
    const id = await paidRequest();
    await doctor.put(`/api/appointments/${id}/respond`, { status: 'accepted', doctorId: doctor.userId });
    expect(await confirmationMails(id)).toBe(1);
    expectFailure(await undo(id), { status: 409, code: 'UNDO_OVER' });
  });
});
