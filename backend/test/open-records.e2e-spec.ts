import { Types } from 'mongoose';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { filtered, link, note, prescribe, upload } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const MONTHS = 3;

describe("A patient's whole record", () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let document: string;

  beforeAll(async () => {
    portal = await startPortal('open_records', {}, { recordOpenMonths: MONTHS });
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    document = (await upload(patient)).body.id;
  });

  /** The first day of a visit that still opens the record, plus an offset in days. */
  const edge = (days = 0) => {
    const clock = portal.app.get(HospitalClock);
    return clock.addDays(clock.monthsBefore(clock.today(), MONTHS), days);
  };
  const visitOn = (date: string, status: 'accepted' | 'completed' = 'completed') =>
    link(portal, patient, doctor, { status, preferredDate: date, appointmentDate: date, slot: undefined });
  const pending: Partial<Appointment> = {
    status: 'pending',
    acceptedDoctorId: null,
    acceptedDoctorName: null,
    appointmentDate: null,
  };

  /** Every route through which a doctor reads a person's record. */
  const ways = (): [name: string, call: () => Promise<{ status: number; body: unknown }>][] => {
    const id = patient.userId;
    return [
      ['the account', () => doctor.get(`/api/users/${id}`)],
      ['the patient', () => doctor.get(`/api/v1/patients/${id}`)],
      ['a document', () => doctor.get(`/api/v1/records/${document}`)],
      ['its file', () => doctor.get(`/api/v1/records/${document}/file`)],
      ['the summary', () => doctor.get(`/api/v1/records/summary?patientId=${id}`)],
      ['a new note', () => note(doctor, patient)],
      ['a new prescription', () => prescribe(portal, doctor, patient)],
    ];
  };
  const listed = async () => {
    const [records, patients] = await Promise.all([
      filtered(doctor, 'records', { patientId: patient.userId }),
      filtered(doctor, 'patients', { id: [patient.userId] }),
    ]);
    return [records.body.length, patients.body.length] as unknown;
  };
  async function expectOpen(): Promise<void> {
    expect(await listed()).toEqual([1, 1]);
    for (const [name, call] of ways()) {
      const { status } = await call();
      expect([name, status < 300]).toEqual([name, true]);
    }
  }
  async function expectClosed(): Promise<void> {
    expect(await listed()).toEqual([0, 0]);
    for (const [name, call] of ways()) expect([name, (await call()).status]).toEqual([name, 404]);
  }

  it('stays closed while the patient has only asked for a visit', async () => {
    const visit = await link(portal, patient, doctor, pending);
    const request = await doctor.get(`/api/v1/appointments/${visit}`);
    expect([request.status, request.body.reason]).toEqual([200, 'Chest tightness.']);
    await expectClosed();
  });

  it('stays closed to all doctors of the speciality that a patient has asked', async () => {
    const visit = await link(portal, patient, doctor, { ...pending, doctorId: null, slot: undefined });
    expect((await doctor.get(`/api/v1/appointments/${visit}`)).status).toBe(200);
    await expectClosed();
  });

  it('opens with the acceptance, and closes when the visit is called off', async () => {
    const visit = await link(portal, patient, doctor, pending);
    expect((await doctor.post(`/api/v1/appointments/${visit}/accept`, {})).status).toBe(200);
    await expectOpen();
    expect((await patient.delete(`/api/appointments/${visit}`)).status).toBe(200);
    expectFailure(await doctor.get(`/api/v1/records/${document}`), { status: 404 });
    expectFailure(await doctor.get(`/api/v1/patients/${patient.userId}`), { status: 404 });
  });

  it('opens only to the accepting colleague, not to the requested doctor', async () => {
    const colleague = await addDoctor(portal);
    await link(portal, patient, doctor, {
      acceptedDoctorId: new Types.ObjectId(colleague.userId),
      acceptedDoctorName: 'Dr. Colleague',
    });
    await expectClosed();
    expect((await colleague.get(`/api/v1/records/${document}`)).status).toBe(200);
  });

  it.each(['completed', 'accepted'] as const)(
    'stays open for the months of the setting after a visit that is %s, and not a day more',
    async (status) => {
      await visitOn(edge(-1), status);
      await expectClosed();
      await visitOn(edge(), status);
      await expectOpen();
    },
  );

  it('keeps the doctor’s own records readable after it has closed', async () => {
    const visit = await visitOn(edge());
    const mine = (await note(doctor, patient)).body.id;
    const prescription = (await prescribe(portal, doctor, patient)).body.id;
    await portal.model<Appointment>(Appointment).updateOne({ _id: visit }, { appointmentDate: edge(-1) });
    expect((await doctor.get(`/api/v1/records/${mine}`)).status).toBe(200);
    expect((await doctor.get(`/api/v1/prescriptions/${prescription}`)).status).toBe(200);
    expectFailure(await doctor.get(`/api/v1/records/${document}`), { status: 404 });
    expectFailure(await note(doctor, patient), { status: 404 });
  });

  it('is open to administrators and to the patient throughout', async () => {
    for (const who of [patient, await addAdmin(portal)])
      expect((await who.get(`/api/v1/records/${document}`)).status).toBe(200);
  });
});
