import { Types } from 'mongoose';
import { z } from 'zod';
import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { refundsAt } from './support/stripe.js';
import { until } from './support/until.js';
import { bookVisit, dayFromToday, letStart, openCheckout, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const DAY_MS = 24 * 3_600_000;

describe('Appointments', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  let wish: Wish;

  beforeAll(async () => {
    portal = await startPortal('appointments');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
    patient = await addPatient(portal, 'Meera Iyer');
    wish = wishFor(portal, doctor);
  });

  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const respond = (
    who: Client,
    id: string,
    status: string,
    appointmentDate?: string | null,
    doctorId = who.userId,
  ) => who.put(`/api/appointments/${id}/respond`, { status, doctorId, appointmentDate });
  /** The same call by this doctor, with more than the specification has. */
  const respondWith = (id: string, more: object) =>
    doctor.put(`/api/appointments/${id}/respond`, { status: 'rejected', doctorId: doctor.userId, ...more });
  const mail = (id: string, event: string, to: Client) =>
    portal
      .model<OutboxRow>(OutboxRow)
      .findOne({ dedupeKey: `mail:appointment:${id}:${event}:${to.userId}` })
      .lean<OutboxRow>();
  const bookAt = (days: number, preferredTime = '10:00') =>
    bookVisit(patient, { ...wish, preferredDate: dayFromToday(portal, days), preferredTime });
  const listOf = async (who: Client, path: string) => {
    const { status, body } = await who.get(`/api/appointments/${path}`);
    expect(status).toBe(200);
    expect(z.array(AppointmentDto).safeParse(body).error).toBeUndefined();
    return body as AppointmentDto[];
  };
  const idsOf = (list: AppointmentDto[]) => list.map(({ id }) => id);

  describe('lists', () => {
    it("shows a patient's appointments newest first, with the names of the people", async () => {
      const [first, second, third] = [await bookAt(9), await bookAt(3), await bookAt(6)];
      await respond(doctor, second.id, 'accepted');
      const list = await listOf(patient, `patient/${patient.userId}`);
      expect(idsOf(list)).toEqual([third.id, second.id, first.id]);
      expect(list.map(({ status }) => status)).toEqual(['pending', 'accepted', 'pending']);
      expect(list[1].patientId).toEqual({ _id: patient.userId, fullName: 'Meera Iyer' });
      expect(list[1].acceptedDoctorId).toEqual({ _id: doctor.userId, fullName: 'Dr. Vikram Nair' });
      expect([list[0].acceptedDoctorId, list[0].doctorId, list[0].doctorName]).toEqual([
        null,
        doctor.userId,
        'Dr. Vikram Nair',
      ]);
      expect(list[1].payment).toMatchObject({ amount: 800, refundIfCancelled: 800 });
      // The same rows, except signed addresses and pictures that only patients get.
      const unsigned = (rows: AppointmentDto[]) =>
        rows.map(({ doctorImage: _picture, ...row }) => ({
          ...row,
          calendarUrl: !!row.calendarUrl,
          receiptUrl: !!row.receiptUrl,
        }));
      expect(unsigned(await listOf(admin, `patient/${patient.userId}`))).toEqual(unsigned(list));
    });

    it("shows the doctor's picture also after the doctor is no longer published", async () => {
      await bookAt(3);
      const picture = () => listOf(patient, `patient/${patient.userId}`).then(([row]) => row.doctorImage);
      const before = await picture();
      expect(before).toEqual(expect.any(String));
      await portal.model<User>(User).updateOne({ _id: doctor.userId }, { published: false });
      await until(async () => (await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`)).status === 404);
      expect(await picture()).toBe(before);
    });

    it('shows a doctor pending requests newest first, and accepted visits nearest first', async () => {
      const waiting = [await bookAt(9), await bookAt(3)];
      const accepted = [await bookAt(6, '11:00'), await bookAt(12), await bookAt(6, '10:30')];
      for (const { id } of accepted) await respond(doctor, id, 'accepted');
      expect(idsOf(await listOf(doctor, `doctor/${doctor.userId}`))).toEqual([waiting[1].id, waiting[0].id]);
      expect(idsOf(await listOf(doctor, `doctor/${doctor.userId}/accepted`))).toEqual([
        accepted[2].id,
        accepted[0].id,
        accepted[1].id,
      ]);
    });

    it('omits holds, cancelled visits, and, in the doctor’s lists, answered requests', async () => {
      await openCheckout(patient, { ...wish, preferredDate: dayFromToday(portal, 20) });
      const [cancelled, rejected, completed] = [await bookAt(4), await bookAt(5), await bookAt(6)];
      await patient.delete(`/api/appointments/${cancelled.id}`);
      await respond(doctor, rejected.id, 'rejected');
      await respond(doctor, completed.id, 'accepted');
      await letStart(portal, completed.id);
      await respond(doctor, completed.id, 'completed');
      expect(idsOf(await listOf(patient, `patient/${patient.userId}`))).toEqual([completed.id, rejected.id]);
      expect(await listOf(doctor, `doctor/${doctor.userId}`)).toEqual([]);
      expect(await listOf(doctor, `doctor/${doctor.userId}/accepted`)).toEqual([]);
      expect((await stored(cancelled.id)).status).toBe('cancelled');
    });

    it('shows the last twelve months, older ones on demand, and as many as asked for', async () => {
      const visits = [await bookAt(3), await bookAt(4), await bookAt(5)];
      const template = await stored(visits[0].id);
      const old = Types.ObjectId.createFromTime(Math.floor((Date.now() - 380 * DAY_MS) / 1000));
      await portal
        .model<Appointment>(Appointment)
        .create({ ...template, _id: old, status: 'completed', paymentId: null });
      const path = `patient/${patient.userId}`;
      expect(idsOf(await listOf(patient, path))).not.toContain(String(old));
      expect(idsOf(await listOf(patient, `${path}?limit=2`))).toEqual([visits[2].id, visits[1].id]);
      expect(idsOf(await listOf(patient, `${path}?before=${visits[1].id}`))).toEqual([
        visits[0].id,
        String(old),
      ]);
      for (const query of ['limit=0', 'limit=501', 'limit=x', 'before=1', 'status=held'])
        expect((await patient.get(`/api/appointments/${path}?${query}`)).status).toBe(400);
    });
  });

  describe('accepting', () => {
    const dmy = (date: string) => date.split('-').reverse().join('-');

    it('takes dd-mm-yyyy, ISO dates and instants, and the preferred date when none is given', async () => {
      const day = (days: number) => dayFromToday(portal, days);
      const noon = portal.app.get(HospitalClock).instant(day(33), '12:00').toISOString();
      const forms: [given: string | null | undefined, date: string][] = [
        [dmy(day(31)), day(31)],
        [day(32), day(32)],
        [noon, day(33)],
        [null, day(24)],
        [undefined, day(25)],
        ['', day(26)],
      ];
      for (const [n, [given, date]] of forms.entries()) {
        const { id } = await bookAt(21 + n);
        const answer = await respond(doctor, id, 'accepted', given);
        expect([
          answer.status,
          answer.body.value?.appointmentDate,
          answer.body.value?.appointmentTime,
        ]).toEqual([200, date, '10:00']);
        expect((await stored(id)).slot).toMatchObject({ date, time: '10:00' });
      }
    });

    it.each([
      ['yesterday', () => dayFromToday(portal, -1)],
      ['a day that does not exist', () => '31-02-2027'],
      ['another one', () => '2027-02-31'],
      ['the year 9999', () => '31-12-9999'],
      ['more than a year ahead', () => dayFromToday(portal, 367)],
      ['words', () => 'tomorrow'],
      ['a time', () => '10:30'],
      ['a year', () => '2027'],
      ['a month', () => '2027-02'],
      ['a week', () => '2027-W05'],
      ['month first', () => '12-31-2026'],
    ])('refuses %s as date', async (_name, date) => {
      const { id } = await bookAt(3);
      const answer = await respond(doctor, id, 'accepted', date());
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['appointmentDate']]);
      expect((await stored(id)).status).toBe('pending');
    });

    it('does not accept for a preferred date that has passed, but for another one', async () => {
      const { id } = await bookAt(3);
      const past = dayFromToday(portal, -1);
      await portal
        .model<Appointment>(Appointment)
        .updateOne({ _id: id }, { preferredDate: past, 'slot.date': past });
      expect((await respond(doctor, id, 'accepted')).status).toBe(422);
      expect((await respond(doctor, id, 'accepted', dayFromToday(portal, 2))).status).toBe(200);
    });

    it('notifies the patient once, and frees the preferred time when the visit moves', async () => {
      const { id } = await bookAt(3);
      await respond(doctor, id, 'accepted', dayFromToday(portal, 4));
      expect((await respond(doctor, id, 'accepted', dayFromToday(portal, 5))).body.code).toBe('WRONG_STATE');
      const sent = (await mail(id, 'accepted', patient))!;
      expect(sent.mail!.subject).toBe('Your appointment was moved by the doctor');
      const shown = portal.app.get(HospitalClock).format(dayFromToday(portal, 4), '10:00');
      expect(sent.mail!.html).toContain(shown);
      const { body: news } = await patient.get('/api/v1/notifications');
      expect(news[0]).toMatchObject({ title: 'Your appointment was moved by the doctor', readAt: null });
      expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
    });

    it('is possible for the requested doctor, under the doctor’s own name', async () => {
      const { id } = await bookAt(3);
      const other = await addDoctor(portal, 'Dr. Other Heart');
      expect((await respond(other, id, 'accepted')).status).toBe(404);
      expect((await respond(other, id, 'accepted', null, doctor.userId)).status).toBe(403);
      expect((await respond(doctor, id, 'accepted', null, other.userId)).status).toBe(403);
      expect((await respond(patient, id, 'accepted')).status).toBe(403);
      expect((await respond(admin, id, 'accepted', null, other.userId)).status).toBe(422);
      expect((await stored(id)).status).toBe('pending');
      expect(
        (await respond(admin, id, 'accepted', null, doctor.userId)).body.value.acceptedDoctorId._id,
      ).toBe(doctor.userId);
    });
  });

  it('refunds a rejected visit in full, frees its time and notifies the patient', async () => {
    const { id } = await bookAt(3);
    const answer = await respond(doctor, id, 'rejected');
    expect([answer.status, answer.body.value.status]).toEqual([200, 'rejected']);
    await portal.deliver();
    const payment = (await portal
      .model<Payment>(Payment)
      .findById((await stored(id)).paymentId)
      .lean<Payment>())!;
    expect([payment.status, payment.refunds[0]?.status]).toEqual(['refunded', 'done']);
    expect(await refundsAt(portal, payment.paymentIntentId!)).toEqual([80_000]);
    expect((await mail(id, 'rejected', patient))!.mail!.html).toContain(
      'Your payment of ₹800 is being refunded in full.',
    );
    expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
  });

  it.each([
    ['by the call of the specification', (id: string, reason?: string) => respondWith(id, { reason })],
    [
      'on the resource surface',
      (id: string, reason?: string) =>
        doctor.post(`/api/v1/appointments/${id}/reject`, reason ? { reason } : undefined),
    ],
  ])('rejects with or without a reason, which the patient reads (%s)', async (_way, reject) => {
    const reason = 'I am in the operating theatre all day.';
    const { id } = await bookAt(3);
    expect((await reject(id, reason)).status).toBe(200);
    const shown = (await patient.get(`/api/v1/appointments/${id}`)).body;
    expect(shown).toMatchObject({ status: 'rejected', endReason: reason, cancelledBy: null });
    expect((await mail(id, 'rejected', patient))!.mail!.html).toContain(reason);
    expect((await patient.get('/api/v1/notifications')).body[0].text).toContain(reason);
    const { id: other } = await bookAt(4);
    expect((await reject(other)).status).toBe(200);
    expect((await patient.get(`/api/v1/appointments/${other}`)).body.endReason).toBeNull();
  });

  it.each(['doctor', 'admin'] as const)('cancels with a reason that the patient reads (%s)', async (as) => {
    const who = as === 'doctor' ? doctor : admin;
    const { id } = await bookAt(3);
    await respond(doctor, id, 'accepted');
    const reason = 'The doctor is ill.';
    expect((await who.post(`/api/v1/appointments/${id}/cancel`, { reason })).status).toBe(200);
    const shown = (await patient.get(`/api/v1/appointments/${id}`)).body;
    expect(shown).toMatchObject({ status: 'cancelled', endReason: reason, cancelledBy: as });
    const { html } = (await mail(id, 'cancelled', patient))!.mail!;
    for (const text of [reason, 'Book again', `doctor&#x3D;${doctor.userId}`]) expect(html).toContain(text);
    const [news] = (await patient.get('/api/v1/notifications')).body;
    expect(news.text).toContain(reason);
    expect(news.link).toBe(`/find-doctor?speciality=Cardiology&doctor=${doctor.userId}`);
  });

  it('accepts only a reason of one line', async () => {
    const { id } = await bookAt(3);
    const wrong: [object, number][] = [
      [{ reason: '' }, 400],
      [{ reason: 'x'.repeat(201) }, 400],
      [{ reason: ['The doctor is ill.'] }, 400],
      [{ why: 'The doctor is ill.' }, 400],
    ];
    for (const step of ['cancel', 'reject'])
      for (const [body, status] of wrong) {
        const answer = await doctor.post(`/api/v1/appointments/${id}/${step}`, body);
        expect([step, body, answer.status]).toEqual([step, body, status]);
        expect(Object.keys(answer.body.errors ?? {})).toEqual(Object.keys(body));
      }
    const accepting = await respondWith(id, { status: 'accepted', reason: 'A reason' });
    expect([accepting.status, Object.keys(accepting.body.errors ?? {})]).toEqual([400, ['reason']]);
    expect((await stored(id)).status).toBe('pending');
  });

  it('completes only accepted visits, and only by their doctor', async () => {
    const { id } = await bookAt(3);
    const other = await addDoctor(portal, 'Dr. Other Heart');
    const early = await respond(doctor, id, 'completed');
    expect([early.status, early.body.code, early.body.error]).toEqual([
      409,
      'WRONG_STATE',
      'This appointment has not been accepted yet.',
    ]);
    await respond(doctor, id, 'accepted');
    expect((await respond(other, id, 'completed')).status).toBe(404);
    expect((await respond(patient, id, 'completed')).status).toBe(403);
    expect((await respond(doctor, id, 'completed')).body.value.status).toBe('completed');
    const again = await respond(doctor, id, 'completed');
    expect([again.status, again.body.error]).toEqual([409, 'This appointment has been completed.']);
    expect((await mail(id, 'completed', patient))!.mail!.subject).toBe('Your visit is completed');
  });

  it.each([
    ['the doctor by the call of the specification', () => doctor, undefined],
    ['the doctor on the resource surface', () => doctor, 'complete'],
    ['an administrator', () => admin, 'complete'],
  ])('is completed before its start by %s', async (_who, who, step) => {
    const { id } = await bookAt(3);
    await respond(doctor, id, 'accepted');
    const answer = step
      ? (await who().post(`/api/v1/appointments/${id}/${step}`)).body
      : (await respond(doctor, id, 'completed')).body.value;
    expect(answer.status).toBe('completed');
    // Its time is free again.
    expect((await openCheckout(await addPatient(portal), wish)).status).toBe(201);
  });

  it('shows user texts as plain text in every mail', async () => {
    const name = '<img src=x onerror=alert(1)> "Quoted" & Co';
    const rude = await addPatient(portal, name);
    const healer = await addDoctor(portal, 'Dr. <b>Bold</b>');
    const { id } = await bookVisit(rude, {
      ...wishFor(portal, healer),
      reason: '<script>alert(2)</script> {{name}}',
    });
    await respond(healer, id, 'accepted');
    await rude.delete(`/api/appointments/${id}`);
    const rows = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ effect: 'mail', dedupeKey: { $regex: id } })
      .lean<OutboxRow[]>();
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row.mail!.html).not.toMatch(/<(img|script|b)\b/);
    const request = rows.find(
      ({ dedupeKey }) => dedupeKey === `mail:appointment:${id}:requested:${healer.userId}`,
    )!;
    expect(request.mail!.html).toContain(
      '&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &quot;Quoted&quot; &amp; Co',
    );
    expect(request.mail!.html).toContain('&lt;script&gt;alert(2)&lt;/script&gt; {{name}}');
  });
});
