import { User } from '../src/users/user.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { filtered } from './support/care.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, register } from './support/registration.js';
import { dayFromToday, openCheckout, wishFor } from './support/visits.js';

const REASON = 'We could not find this registration with the medical council.';

describe('The approval of a doctor', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('doctor-approval', {}, { doctorApproval: true });
    [admin, patient] = [await addAdmin(portal), await addPatient(portal)];
  });
  afterAll(() => portal.close());

  /** Registered by a code, complete for bookings. */
  async function waiting(): Promise<Client> {
    const { code } = await issueDoctorId(admin);
    const { status, body } = await register(portal.visitor, newDoctor({ d_id: code }));
    expect(status).toBe(201);
    const doctor = await clientOf(portal, body.userId as string);
    const { body: hours } = await doctor.get('/api/v1/availability');
    await doctor.put('/api/v1/availability', {
      availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      timeSlots: ['10:00'],
      version: hours.version,
    });
    await portal.model<User>(User).updateOne({ _id: doctor.userId }, { feePaise: 80_000 });
    return doctor;
  }
  const request = async () => {
    const fields = {
      patientId: patient.userId,
      speciality: 'Neurology',
      preferredDate: dayFromToday(portal, 3),
    };
    const { status, body } = await patient.post('/api/appointments/create', form(fields));
    expect(status).toBe(201);
    return body.value.id as string;
  };
  const accountOf = async (doctor: Client) => (await doctor.get(`/api/users/${doctor.userId}`)).body.value;
  const approve = (doctor: Client, by = admin) => by.post(`/api/v1/doctors/${doctor.userId}/approve`);
  const refuse = (doctor: Client, body: object = { reason: REASON }) =>
    admin.post(`/api/v1/doctors/${doctor.userId}/refuse`, body);
  const accept = (doctor: Client, id: string) =>
    doctor.put(`/api/appointments/${id}/respond`, {
      status: 'accepted',
      doctorId: doctor.userId,
      appointmentDate: null,
    });

  /** Not listed, not bookable, and without requests. */
  async function expectNobody(doctor: Client, visit: string): Promise<void> {
    const { body: found } = await portal.visitor.get('/api/users/doctors');
    expect(found.value.map(({ _id }: { _id: string }) => _id)).not.toContain(doctor.userId);
    expectFailure(await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`), { status: 404 });
    expectFailure(await portal.visitor.get(`/api/users/doctors/${doctor.userId}/slots`), { status: 404 });
    expectFailure(await openCheckout(patient, wishFor(portal, doctor)), { status: 404 });
    expect((await doctor.get(`/api/appointments/doctor/${doctor.userId}`)).body).toEqual([]);
    expect((await doctor.get('/api/v1/appointments')).body).toEqual([]);
    expectFailure(await doctor.get(`/api/v1/appointments/${visit}`), { status: 404 });
    expectFailure(await accept(doctor, visit), { status: 404 });
    expect((await doctor.get('/api/v1/dashboard')).body.pendingCount).toBe(0);
    expect((await doctor.get('/api/v1/patients')).body).toEqual([]);
  }

  it('is waited for out of sight, and then publishes the doctor at once', async () => {
    const visit = await request();
    const doctor = await waiting();
    expect(await accountOf(doctor)).toMatchObject({ approval: 'waiting', published: false });
    await expectNobody(doctor, visit);

    await expectOneRow(portal, () => approve(doctor), {
      action: 'doctor.approve',
      by: admin,
      resource: 'doctors',
      recordId: doctor.userId,
      before: { approval: 'waiting' },
      after: { approval: 'approved', published: true },
    });
    expect(await accountOf(doctor)).toMatchObject({ approval: 'approved', published: true });
    const { body: found } = await portal.visitor.get('/api/users/doctors');
    expect(found.value.map(({ _id }: { _id: string }) => _id)).toContain(doctor.userId);
    const { body: pending } = await doctor.get(`/api/appointments/doctor/${doctor.userId}`);
    expect(pending.map(({ id }: { id: string }) => id)).toContain(visit);
    expect((await accept(doctor, visit)).status).toBe(200);
    const { body: news } = await doctor.get('/api/v1/notifications');
    expect(news[0].title).toBe('Your registration is approved');
  });

  it('is refused with a reason that the doctor reads, and may be given later', async () => {
    const visit = await request();
    const doctor = await waiting();
    expectFailure(await refuse(doctor, {}), { status: 400, fields: ['reason'] });
    await expectOneRow(portal, () => refuse(doctor), {
      action: 'doctor.refuse',
      by: admin,
      resource: 'doctors',
      recordId: doctor.userId,
      before: { approval: 'waiting' },
      after: { approval: 'refused', approvalReason: REASON },
    });
    await expectNobody(doctor, visit);
    expect(await accountOf(doctor)).toMatchObject({ approval: 'refused', approvalReason: REASON });
    expectFailure(await refuse(doctor), { status: 409, code: 'WRONG_STATE' });
    expect((await approve(doctor)).body).toMatchObject({ approval: 'approved', approvalReason: null });
    expectFailure(await approve(doctor), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await refuse(doctor), { status: 409, code: 'WRONG_STATE' });
  });

  it('is one answer when two administrators give theirs at the same moment', async () => {
    const doctor = await waiting();
    const other = await addAdmin(portal);
    const answers = await Promise.all([approve(doctor), approve(doctor, other), approve(doctor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not passed by publishing, one or many', async () => {
    const doctor = await waiting();
    expectFailure(await admin.put(`/api/v1/doctors/${doctor.userId}`, { published: true }), {
      status: 409,
      code: 'WRONG_STATE',
    });
    const { body } = await admin.post('/api/v1/doctors/bulk', { action: 'publish', ids: [doctor.userId] });
    expect(body.results).toMatchObject([{ ok: false, code: 'WRONG_STATE' }]);
    await portal.model<User>(User).updateOne({ _id: doctor.userId }, { published: true });
    expectFailure(await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`), { status: 404 });
  });

  it('is listed and counted for administrators', async () => {
    const before = (await admin.get('/api/v1/statistics')).body.waiting.doctorsToApprove;
    const doctor = await waiting();
    const list = (await filtered(admin, 'doctors', { approval: 'waiting' })).body as { id: string }[];
    expect(list.map(({ id }) => id)).toContain(doctor.userId);
    expect((await admin.get('/api/v1/statistics')).body.waiting.doctorsToApprove).toBe(before + 1);
    await approve(doctor);
    const after = (await filtered(admin, 'doctors', { approval: 'waiting' })).body as { id: string }[];
    expect(after.map(({ id }) => id)).not.toContain(doctor.userId);
  });

  it('is not needed for a doctor added by an administrator, and not visible to patients', async () => {
    const { body } = await register(admin, newDoctor());
    expect((await portal.visitor.get(`/api/v1/doctors/${body.userId}`)).status).toBe(200);
    expect(await accountOf(patient)).toMatchObject({ approval: null });
    expectFailure(await approve(patient), { status: 404 });
    expectFailure(await approve(await addDoctor(portal)), { status: 409, code: 'WRONG_STATE' });
  });

  it('mails nothing but the link to an address that no one has confirmed', async () => {
    const doctor = await waiting();
    await approve(doctor);
    const { email } = await accountOf(doctor);
    const mails = await portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': email }).lean<OutboxRow[]>();
    expect(mails.map(({ mail }) => mail!.subject)).toEqual(['Please confirm your email address']);
  });
});

describe('Without the setting a doctor', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal('doctor-approval-off');
  });
  afterAll(() => portal.close());

  it('is published at once', async () => {
    const { code } = await issueDoctorId(await addAdmin(portal));
    const { body } = await register(portal.visitor, newDoctor({ d_id: code }));
    expect((await portal.visitor.get(`/api/v1/doctors/${body.userId}`)).status).toBe(200);
  });
});
