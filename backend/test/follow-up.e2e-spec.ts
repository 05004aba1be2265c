import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, letStart, openCheckout, wishFor } from './support/visits.js';

describe('A visit that is booked for a patient', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('followup');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    const { id } = await bookVisit(patient, wishFor(portal, doctor, { preferredDate: day(2) }));
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
  });

  const day = (ahead: number) => dayFromToday(portal, ahead);
  const body = (change: Record<string, unknown> = {}) => ({
    patientId: patient.userId,
    date: day(3),
    time: '10:30',
    reason: 'Blood pressure after the new medicine.',
    ...change,
  });
  const add = (change: Record<string, unknown> = {}, as = doctor) =>
    as.post('/api/v1/appointments', body(change));
  const visits = () => portal.model<Appointment>(Appointment).countDocuments({ patientId: patient.userId });

  it('is accepted at once, with nothing to pay', async () => {
    const { status, body: visit } = await add();
    expect(status).toBe(201);
    expect(AppointmentDto.safeParse(visit).error).toBeUndefined();
    expect(visit).toMatchObject({
      status: 'accepted',
      appointmentDate: day(3),
      appointmentTime: '10:30',
      payment: null,
      patientId: { _id: patient.userId, fullName: 'Asha Rao' },
      acceptedDoctorId: { _id: doctor.userId },
    });
    const listed = await doctor.get(
      `/api/appointments/doctor/${doctor.userId}/accepted?from=${day(3)}&to=${day(3)}`,
    );
    expect((listed.body as { id: string }[]).map(({ id }) => id)).toEqual([visit.id]);
    const own = (await patient.get(`/api/appointments/patient/${patient.userId}`)).body as { id: string }[];
    expect(own.map(({ id }) => id)).toContain(visit.id);
    await letStart(portal, visit.id);
    expect((await doctor.post(`/api/v1/appointments/${visit.id}/complete`)).status).toBe(200);
  });

  it('notifies the patient by notification and mail, once', async () => {
    const { body: visit } = await add();
    const [news] = (await patient.get('/api/v1/notifications')).body as { title: string; text: string }[];
    expect(news.title).toBe('Your doctor has booked a follow-up visit for you');
    expect(news.text).toContain('10:30 AM');
    const mails = portal.model<OutboxRow>(OutboxRow);
    expect(
      await mails.countDocuments({ dedupeKey: { $regex: `^mail:appointment:${visit.id}:followUp` } }),
    ).toBe(1);
  });

  it('leaves a trace', async () => {
    const { body: visit } = await add();
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ recordId: visit.id, action: 'appointment.followUp' })
      .lean<AuditEvent>();
    expect(event).toMatchObject({
      outcome: 'success',
      actorType: 'doctor',
      resource: 'appointments',
      address: '127.0.0.1',
      after: { status: 'accepted', patientId: patient.userId, slot: { date: day(3), time: '10:30' } },
    });
    expect(String(event!.actorId)).toBe(doctor.userId);
  });

  it('is for the doctor’s own patients, and only by doctors', async () => {
    const stranger = await addPatient(portal, 'Bela Shah');
    const colleague = await addDoctor(portal, 'Dr. Other');
    expectFailure(await add({ patientId: stranger.userId }), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await add({ patientId: doctor.userId }), { status: 404 });
    expectFailure(await add({}, colleague), { status: 404 });
    expectFailure(await add({}, patient), { status: 403 });
    expectFailure(await add({ doctorId: colleague.userId }), { status: 400, fields: ['doctorId'] });
    expectFailure(await add({ status: 'completed' }), { status: 400, fields: ['status'] });
    expect(await visits()).toBe(1);
  });

  it.each<[string, () => Record<string, unknown>, number]>([
    ['a time that the doctor does not offer', () => ({ time: '03:00' }), 422],
    ['a past day', () => ({ date: day(-1) }), 422],
    ['a day after the last one that can be booked', () => ({ date: day(61) }), 422],
    ['31 February', () => ({ date: '2027-02-31' }), 400],
    ['no reason', () => ({ reason: '' }), 400],
  ])('is not at %s', async (_case, change, status) => {
    expectFailure(await add(change()), { status });
    expect(await visits()).toBe(1);
  });

  it('does not take a time that is booked or held', async () => {
    expectFailure(await add({ date: day(2), time: '10:00' }), { status: 409, code: 'SLOT_TAKEN' });
    await openCheckout(await addPatient(portal), wishFor(portal, doctor));
    expectFailure(await add({ time: '10:00' }), { status: 409, code: 'SLOT_TAKEN' });
  });

  it('is one of all that want the time at the same moment', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => addPatient(portal)));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => add({ date: day(5) })),
      ...others.map((one) =>
        openCheckout(one, wishFor(portal, doctor, { preferredDate: day(5), preferredTime: '10:30' })),
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(11).fill(409)]);
  });

  it('happens once under one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'follow-up-1' };
    const [first, again] = [
      await doctor.post('/api/v1/appointments', body(), key),
      await doctor.post('/api/v1/appointments', body(), key),
    ];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(await visits()).toBe(2);
  });

  describe('at the desk', () => {
    let admin: Client;
    let stranger: Client;
    beforeAll(async () => {
      admin = await addAdmin(portal);
    });
    beforeEach(async () => {
      stranger = await addPatient(portal);
    });

    const book = (change: Record<string, unknown> = {}, as = admin) =>
      as.post('/api/v1/appointments', {
        patientId: stranger.userId,
        doctorId: doctor.userId,
        preferredDate: day(4),
        preferredTime: '10:30',
        reasonForAppointment: 'Chest tightness when climbing stairs.',
        ...change,
      });

    it('is accepted immediately with notifications to both, without a payment', async () => {
      const { status, body: visit } = await book();
      expect(status).toBe(201);
      expect(AppointmentDto.safeParse(visit).error).toBeUndefined();
      expect(visit).toMatchObject({
        status: 'accepted',
        appointmentDate: day(4),
        appointmentTime: '10:30',
        payment: null,
        patientId: { _id: stranger.userId },
        acceptedDoctorId: { _id: doctor.userId },
      });
      const mails = await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: { $regex: `^mail:appointment:${visit.id}:booked` } })
        .lean<OutboxRow[]>();
      expect(mails.map(({ mail }) => mail!.subject).toSorted()).toEqual([
        'The hospital has booked a visit for you',
        'The hospital has booked a visit of Asha Rao with you',
      ]);
      const audited = await portal
        .model<AuditEvent>(AuditEvent)
        .find({ recordId: visit.id, action: 'appointment.bookOnBehalf' })
        .lean<AuditEvent[]>();
      expect(audited.map(({ actorId }) => String(actorId))).toEqual([admin.userId]);
    });

    it('takes a time once, for concurrent bookings by the desk, a paying patient and a doctor', async () => {
      const wish = wishFor(portal, doctor, { preferredDate: day(5), preferredTime: '11:00' });
      const answers = await Promise.all([
        book({ preferredDate: day(5), preferredTime: '11:00' }),
        book({ preferredDate: day(5), preferredTime: '11:00', patientId: patient.userId }),
        add({ date: day(5), time: '11:00' }),
        openCheckout(stranger, wish),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409))
        expectFailure(answer, { status: 409, code: 'SLOT_TAKEN' });
    });

    it('respects leave, offered times, and existing people', async () => {
      await admin.post('/api/v1/leaves', {
        doctorId: doctor.userId,
        from: day(6),
        to: day(6),
        reason: 'Conference',
      });
      const hidden = await addPatient(portal, 'Asha Rao', { disabled: true });
      const cases: [object, number, string, string[]?][] = [
        [{ preferredDate: day(6) }, 422, 'ON_LEAVE'],
        [{ preferredTime: '03:10' }, 422, 'SLOT_NOT_OFFERED'],
        [{ preferredDate: day(-1) }, 422, 'SLOT_NOT_OFFERED'],
        [{ patientId: doctor.userId }, 422, 'UNACCEPTABLE', ['patientId']],
        [{ patientId: hidden.userId }, 422, 'UNACCEPTABLE', ['patientId']],
        [{ doctorId: patient.userId }, 422, 'UNACCEPTABLE', ['doctorId']],
        [{ preferredDate: '2027-02-31' }, 400, 'VALIDATION_FAILED', ['preferredDate']],
        [{ reasonForAppointment: ' ' }, 400, 'VALIDATION_FAILED', ['reasonForAppointment']],
        [{ status: 'completed' }, 400, 'VALIDATION_FAILED', ['status']],
      ];
      for (const [change, status, code, fields] of cases)
        expectFailure(await book(change as Record<string, unknown>), { status, code, fields });
      expectFailure(await book({}, doctor), { status: 403, code: 'NOT_YOURS' });
      expectFailure(await admin.post('/api/v1/appointments', body()), { status: 422, fields: ['doctorId'] });
    });
  });
});
