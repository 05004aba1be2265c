import type { AuditEventDto } from '../../openapi/contract/console/administration.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { User } from '../src/users/user.schema.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { payUnheard } from './support/stripe.js';
import { PAYING_CARD, book, bookVisit, letStart, openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const WRONG_PASSWORD = 'Canary-Wrong-Password-7';
const NEW_PASSWORD = 'Canary-New-Password-8';

describe('The audit trail', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('audit');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    wish = wishFor(portal, doctor);
  });

  const events = () => portal.model<AuditEvent>(AuditEvent);
  const emailOf = async (who: Client) =>
    (await portal.model<User>(User).findById(who.userId).lean<User>())!.email;
  const accepted = async () => {
    const { id } = await bookVisit(patient, wish);
    await doctor.post(`/api/v1/appointments/${id}/accept`, {});
    return id;
  };

  it('notes logins that succeed and logins that are refused, and the logout', async () => {
    const email = await emailOf(patient);
    const login =
      (password: string, type = 'patient', address = email) =>
      () =>
        portal.visitor.post('/api/users/login', { email: address, password, type });
    const account = { resource: 'users', recordId: patient.userId };
    await expectOneRow(portal, login(PASSWORD), { action: 'session.open', by: patient, ...account });
    await expectOneRow(portal, login(WRONG_PASSWORD), {
      action: 'session.open',
      by: null,
      outcome: 'refused',
      ...account,
    });
    await expectOneRow(portal, login(PASSWORD, 'doctor'), {
      action: 'session.open',
      by: null,
      outcome: 'refused',
      ...account,
    });
    await expectOneRow(portal, login(PASSWORD, 'patient', 'nobody@example.org'), {
      action: 'session.open',
      by: null,
      outcome: 'refused',
      resource: 'users',
      recordId: null,
    });
    await expectOneRow(portal, () => patient.post('/api/users/logout'), {
      action: 'session.end',
      by: patient,
      ...account,
    });
  });

  it('describes events as sentences with the names of people and records', async () => {
    const id = await accepted();
    const faq = { question: 'Is there a garden?', answer: 'Yes, behind the house.', category: 'Visiting us' };
    const { body: added } = await admin.post('/api/v1/faqs', faq);
    await admin.delete(`/api/v1/faqs/${added.id}`);
    const filter = encodeURIComponent(JSON.stringify({ recordId: id }));
    const { body: ofVisit } = await admin.get(`/api/v1/audit-events?filter=${filter}`);
    expect(ofVisit.map(({ text }: { text: string }) => text)).toEqual([
      'Dr. Vikram Nair accepted the visit of Asha Rao.',
      'Asha Rao asked for a visit.',
    ]);
    const { body: newest } = await admin.get('/api/v1/audit-events?range=[0,1]');
    expect(newest.map(({ text }: { text: string }) => text)).toEqual([
      'Anita Admin deleted the FAQ “Is there a garden?”.',
      'Anita Admin added the FAQ “Is there a garden?”.',
    ]);
  });

  it('records who registers whom', async () => {
    const person = (email: string, more = {}) =>
      form({
        fullName: 'Ravi Menon',
        email,
        password: NEW_PASSWORD,
        mobile: '9812345678',
        dob: '1988-02-29',
        gender: 'male',
        ...more,
      });
    const written = async (email: string) => {
      const user = (await portal.model<User>(User).findOne({ email }).lean<User>())!;
      const event = (await events()
        .findOne({ action: 'user.register', recordId: String(user._id) })
        .lean<AuditEvent>())!;
      expect(await events().countDocuments({ recordId: String(user._id) })).toBe(1);
      return { ...event, by: String(event.actorId) === String(user._id) ? 'self' : String(event.actorId) };
    };
    await portal.visitor.post('/api/users/register', person('ravi.patient@example.org'));
    expect(await written('ravi.patient@example.org')).toMatchObject({
      by: 'self',
      actorType: 'patient',
      after: { type: 'patient', fullName: 'Ravi Menon' },
    });
    await admin.post('/api/users/register', person('ravi.admin@example.org', { type: 'admin' }));
    expect(await written('ravi.admin@example.org')).toMatchObject({
      by: admin.userId,
      actorType: 'admin',
      address: '127.0.0.1',
    });
    const before = await events().countDocuments();
    expect(
      (await portal.visitor.post('/api/users/register', person('ravi.patient@example.org'))).status,
    ).toBe(409);
    expect(await events().countDocuments()).toBe(before);
  });

  it('records every step of an appointment with its previous state', async () => {
    const respond = (id: string, status: string) => () =>
      doctor.put(`/api/appointments/${id}/respond`, { status, doctorId: doctor.userId });
    const { id } = await bookVisit(patient, wish);
    const row = { by: doctor, resource: 'appointments', recordId: id };
    await expectOneRow(portal, respond(id, 'accepted'), {
      ...row,
      action: 'appointment.accept',
      before: { status: 'pending' },
      after: { status: 'accepted', appointmentDate: wish.preferredDate },
    });
    await letStart(portal, id);
    await expectOneRow(portal, respond(id, 'completed'), {
      ...row,
      action: 'appointment.complete',
      before: { status: 'accepted' },
      after: { status: 'completed' },
    });
    const rejected = await bookVisit(patient, { ...wish, preferredTime: '10:30' });
    await expectOneRow(portal, respond(rejected.id, 'rejected'), {
      ...row,
      recordId: rejected.id,
      action: 'appointment.reject',
      after: { status: 'rejected' },
    });
    wish = { ...wish, preferredTime: '11:00' };
    const cancelled = await accepted();
    await expectOneRow(portal, () => patient.delete(`/api/appointments/${cancelled}`), {
      action: 'appointment.cancel',
      by: patient,
      resource: 'appointments',
      recordId: cancelled,
      before: { status: 'accepted' },
      after: { status: 'cancelled' },
    });
  });

  it('notes nothing when nothing was changed', async () => {
    const id = await accepted();
    const before = await events().countDocuments();
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(409);
    expect((await doctor.post(`/api/v1/appointments/${id}/reject`)).status).toBe(409);
    await patient.delete(`/api/appointments/${id}`);
    await patient.delete(`/api/appointments/${id}`);
    expect(await events().countDocuments()).toBe(before + 1);
  });

  it('notes the way of the money: opened by the patient, paid and refunded by the system', async () => {
    const checkout = await openCheckout(patient, wish);
    await payUnheard(portal, checkout.body.id);
    await Promise.all([book(patient, wish), book(patient, wish)]);
    const payment = (await portal
      .model<Payment>(Payment)
      .findOne({ sessionId: checkout.body.id })
      .lean<Payment>())!;
    await doctor.post(`/api/v1/appointments/${String(payment.subjectId)}/reject`);
    await portal.deliver();
    const rows = await events()
      .find({ resource: 'payments', recordId: String(payment._id) })
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();
    expect(
      rows.map(({ action, actorId, address, after }) => [action, actorId && String(actorId), address, after]),
    ).toEqual([
      [
        'payment.create',
        patient.userId,
        '127.0.0.1',
        { amountPaise: 80_000, purpose: 'appointment', subjectId: String(payment.subjectId) },
      ],
      ['payment.paid', null, null, { amountPaise: 80_000, status: 'paid' }],
      [
        'payment.refund',
        null,
        null,
        {
          kind: 'rejection',
          amountPaise: 80_000,
          reason: 'Request rejected',
          status: 'done',
          providerId: expect.stringMatching(/^re_/),
          requestedAt: expect.any(Date),
        },
      ],
    ]);
    const created = await events()
      .find({ action: 'appointment.create', recordId: String(payment.subjectId) })
      .lean<AuditEvent[]>();
    expect(created.map(({ actorId }) => String(actorId))).toEqual([patient.userId]);
  });

  it('notes codes that are issued and revoked', async () => {
    let id = '';
    const before = Date.now();
    const issued = await admin.post('/api/v1/doctor-ids', { code: `AUDIT-${before}` });
    id = issued.body.id as string;
    const [row, ...others] = await events().find({ recordId: id }).lean<AuditEvent[]>();
    expect([others, row.action, String(row.actorId), row.requestId]).toEqual([
      [],
      'doctor-id.issue',
      admin.userId,
      issued.headers.get('x-request-id'),
    ]);
    await expectOneRow(portal, () => admin.delete(`/api/v1/doctor-ids/${id}`), {
      action: 'doctor-id.revoke',
      by: admin,
      resource: 'doctor-ids',
      recordId: id,
      before: { code: issued.body.code as string },
    });
  });

  it('records an administrator’s changes to a person, before and after', async () => {
    await expectOneRow(
      portal,
      () => admin.put(`/api/v1/doctors/${doctor.userId}`, { fee: 950, published: false }),
      {
        action: 'doctor.update',
        by: admin,
        resource: 'doctors',
        recordId: doctor.userId,
        before: { feePaise: 80_000, published: true },
        after: { feePaise: 95_000, published: false },
      },
    );
    await expectOneRow(portal, () => admin.put(`/api/v1/patients/${patient.userId}`, { disabled: true }), {
      action: 'patient.update',
      by: admin,
      resource: 'patients',
      recordId: patient.userId,
      before: { disabled: false },
      after: { disabled: true },
    });
  });

  it("notes that a doctor read a patient's account, and not that people read their own", async () => {
    const { id } = await bookVisit(patient, wish);
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    await expectOneRow(portal, () => doctor.get(`/api/users/${patient.userId}`), {
      action: 'user.read',
      by: doctor,
      resource: 'users',
      recordId: patient.userId,
    });
    const before = await events().countDocuments();
    expect((await patient.get(`/api/users/${patient.userId}`)).status).toBe(200);
    expect(await events().countDocuments()).toBe(before);
  });

  it('records requests for other people’s and missing records, by path and by body', async () => {
    const { id } = await bookVisit(patient, wish);
    const stranger = await addPatient(portal);
    const row = { action: 'access.notFound', by: stranger, outcome: 'refused', resource: 'routes' };
    const calendar = (recordId: string) => stranger.get(`/api/v1/appointments/${recordId}/calendar`);
    await expectOneRow(portal, () => calendar(id), {
      ...row,
      recordId: id,
      after: { method: 'GET', route: '/api/v1/appointments/:id/calendar', code: 'NOT_FOUND' },
    });
    const review = { appointmentId: id, rating: 1, text: 'Not mine at all.' };
    await expectOneRow(portal, () => stranger.post('/api/v1/reviews', review), {
      ...row,
      recordId: id,
      after: { method: 'POST', route: '/api/v1/reviews', code: 'NOT_FOUND' },
    });
  });

  it('writes one row with a count for denials of one login at one route within five minutes', async () => {
    const [stranger, other] = [await addPatient(portal), await addPatient(portal)];
    const ids = Array.from({ length: 200 }, (_, n) => n.toString(16).padStart(24, 'a'));
    const before = await events().countDocuments();
    const answers = await Promise.all(ids.map((id) => stranger.get(`/api/v1/appointments/${id}`)));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    await other.get(`/api/v1/appointments/${ids[0]}`);
    await stranger.get(`/api/v1/appointments/${ids[0]}/calendar`);
    expect(await events().countDocuments()).toBe(before + 3);
    const filter = encodeURIComponent(JSON.stringify({ actorId: stranger.userId }));
    const { body } = await admin.get<AuditEventDto[]>(`/api/v1/audit-events?filter=${filter}`);
    const row = body.find(({ after }) => (after as { route: string }).route === '/api/v1/appointments/:id')!;
    expect(row).toMatchObject({ action: 'access.notFound', after: { count: 200, code: 'NOT_FOUND' } });
    expect((row.after as { recordIds: string[] }).recordIds).toHaveLength(20);
    expect(row.text).toMatch(/, 200 times within five minutes\.$/);
  });

  it('has no row for exports of public lists by visitors and patients', async () => {
    const before = await events().countDocuments();
    for (const who of [portal.visitor, patient, doctor])
      for (const list of ['faqs', 'posts', 'reviews'])
        expect((await who.get(`/api/v1/${list}`, { accept: 'text/csv' })).status).toBe(200);
    expect(await events().countDocuments()).toBe(before);
    expect((await admin.get('/api/v1/faqs', { accept: 'text/csv' })).status).toBe(200);
    expect(await events().countDocuments()).toBe(before + 1);
  });

  it('is readable by administrators only, and by no one writable', async () => {
    await accepted();
    for (const who of [patient, doctor]) expect((await who.get('/api/v1/audit-events')).status).toBe(403);
    expect((await portal.visitor.get('/api/v1/audit-events')).status).toBe(401);
    const { body } = await admin.get(
      `/api/v1/audit-events?filter=${encodeURIComponent(JSON.stringify({ actorId: doctor.userId }))}`,
    );
    const actor = { _id: doctor.userId, type: 'doctor' };
    const after = { method: 'GET', route: '/api/v1/audit-events', code: 'FORBIDDEN' };
    expect(body).toMatchObject([
      { action: 'access.refused', outcome: 'refused', actor, after },
      { action: 'appointment.accept', outcome: 'success', actor },
    ]);
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await admin.send(method, `/api/v1/audit-events/${body[1].id}`, {})).status).toBe(404);
    expect((await admin.post('/api/v1/audit-events', { action: 'x' })).status).toBe(404);
  });

  it('holds no password, token or card number, nor any other collection', async () => {
    const login = await portal.visitor.post(
      '/api/users/login',
      { email: await emailOf(patient), password: PASSWORD, type: 'patient' },
      { 'idempotency-key': 'canary-login' },
    );
    const checkout = await openCheckout(patient, wish);
    expect(await payAt(checkout.body.url)).toBe(303);
    await book(patient, wish);
    const canaries = [
      PASSWORD,
      WRONG_PASSWORD,
      NEW_PASSWORD,
      PAYING_CARD,
      login.body.token as string,
      patient.token!,
      doctor.token!,
      admin.token!,
    ];
    const collections = await portal.db.db!.listCollections().toArray();
    expect(collections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['auditevents', 'payments', 'outbox', 'sessions', 'users', 'sandbox_sessions']),
    );
    for (const { name } of collections) {
      const text = JSON.stringify(await portal.db.collection(name).find().toArray());
      expect([name, canaries.filter((canary) => text.includes(canary))]).toEqual([name, []]);
    }
  });
});
