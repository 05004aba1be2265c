import { Types } from 'mongoose';
import type { WaitlistEntry as Entry } from '../../openapi/contract/care/waitlist.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { OfferRounds } from '../src/waitlist/offer-rounds.service.js';
import { WaitlistEntry } from '../src/waitlist/waitlist-entry.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { book, bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

const WAITLIST = '/api/v1/waitlist';
const TIMES = ['10:00', '10:30', '11:00'];
const MINUTE_MS = 60_000;

describe('The waiting list', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let date: string;

  beforeAll(async () => {
    portal = await startPortal('waitlist');
    admin = await addAdmin(portal);
    date = dayFromToday(portal, 3);
  });
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { timeSlots: TIMES });
  });
  afterAll(() => portal.close());

  const round = () => portal.app.get(OfferRounds).offerDue();
  const rowOf = (id: string) => portal.model<WaitlistEntry>(WaitlistEntry).findById(id).lean<WaitlistEntry>();
  const join = (patient: Client, body: object = {}) =>
    patient.post<Entry>(WAITLIST, { doctorId: doctor.userId, from: date, to: date, ...body });
  const joined = async (patient: Client, body: object = {}): Promise<Entry> => {
    const { status, body: entry } = await join(patient, body);
    expect([status, entry]).toEqual([201, expect.anything()]);
    return entry;
  };
  const entryOf = async (by: Client, id: string) => (await by.get<Entry>(`${WAITLIST}/${id}`)).body;

  /** Books the patient at the desk; returns the visit's id. */
  async function bookAt(time: string, by?: Client): Promise<string> {
    const patient = by ?? (await addPatient(portal, 'Booked Person'));
    const { status, body } = await admin.post<{ id: string }>('/api/v1/appointments', {
      doctorId: doctor.userId,
      patientId: patient.userId,
      preferredDate: date,
      preferredTime: time,
      reasonForAppointment: 'Follow-up.',
    });
    expect(status).toBe(201);
    return body.id;
  }
  const fillDay = () => Promise.all(TIMES.map((time) => bookAt(time)));
  const cancel = async (id: string) =>
    expect((await admin.post(`/api/v1/appointments/${id}/cancel`)).status).toBe(200);
  const wishAt = (time: string) => wishFor(portal, doctor, { preferredDate: date, preferredTime: time });
  const held = () =>
    portal
      .model<Appointment>(Appointment)
      .find({ 'slot.doctorId': new Types.ObjectId(doctor.userId), status: 'held' })
      .lean<Appointment[]>();
  const endOffer = async (id: string) => {
    const until = new Date(Date.now() - 1);
    const { offer } = (await rowOf(id))!;
    await portal.model<WaitlistEntry>(WaitlistEntry).updateOne({ _id: id }, { 'offer.until': until });
    const change = { holdExpiresAt: until, 'offer.until': until };
    await portal.model<Appointment>(Appointment).updateOne({ _id: offer!.appointmentId }, change);
  };
  const offered = async (patient: Client, entry: Entry) => {
    await round();
    const now = await entryOf(patient, entry.id);
    expect(now.status).toBe('offered');
    return now.offer!;
  };

  describe('joining', () => {
    it('names the free times instead while there are any', async () => {
      const patient = await addPatient(portal);
      const { status, body } = await join(patient);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'TIMES_FREE' })]);
      expect((body as unknown as { error: string }).error).toMatch(
        /^There are free times now: Dr\. Vikram Nair, .*10:00 AM IST; .*10:30 AM IST; .*Please book one/,
      );
    });

    it('gives each person one entry per doctor, and five in all, also with concurrent calls', async () => {
      await fillDay();
      const [first, second] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      const answers = await Promise.all(Array.from({ length: 4 }, () => join(first)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      expect(await joined(second)).toMatchObject({ place: 2, status: 'waiting', open: true, offer: null });
      const others = ['Dermatology', 'Neurology', 'Dentistry', 'Psychiatry', 'Orthopedics', 'Pediatrics'];
      const more = await Promise.all(
        others.map((speciality) => join(first, { doctorId: undefined, speciality })),
      );
      expect(more.filter(({ status }) => status === 201)).toHaveLength(4);
      expect(more.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'TOO_MANY_WISHES' });
    });

    it('refuses days and wishes that cannot be, naming the field', async () => {
      const patient = await addPatient(portal);
      const refused: [body: object, field: string][] = [
        [{ from: dayFromToday(portal, -1) }, 'from'],
        [{ to: dayFromToday(portal, 61) }, 'to'],
        [{ from: date, to: dayFromToday(portal, 2) }, 'to'],
        [{ doctorId: undefined }, 'doctorId'],
        [{ speciality: 'Cardiology' }, 'speciality'],
        [{ doctorId: patient.userId }, 'doctorId'],
        [{ part: 'night' }, 'part'],
        [{ from: '2026-02-30' }, 'from'],
      ];
      for (const [body, field] of refused) {
        const answer = await join(patient, body);
        expect([400, 422]).toContain(answer.status);
        expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toContain(field);
      }
      expect(
        await portal.model<WaitlistEntry>(WaitlistEntry).countDocuments({ patientId: patient.userId }),
      ).toBe(0);
    });

    it('shows a patient the own entries only', async () => {
      await fillDay();
      const [mine, other] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      const entry = await joined(mine);
      expect((await other.get<Entry[]>(WAITLIST)).body).toEqual([]);
      expect((await other.get(`${WAITLIST}/${entry.id}`)).status).toBe(404);
      expect((await other.delete(`${WAITLIST}/${entry.id}`)).status).toBe(404);
      expect((await doctor.get(WAITLIST)).status).toBe(403);
    });
  });

  describe('an offer', () => {
    it('holds a cancelled time for the first person with notification and mail, and is taken by paying', async () => {
      const [visit] = await fillDay();
      const [first, second] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      const entry = await joined(first);
      const later = await joined(second);
      await cancel(visit);
      const offer = await offered(first, entry);
      expect(offer).toMatchObject({ doctorId: doctor.userId, date, time: '10:00' });
      expect((Date.parse(offer.until) - Date.now()) / MINUTE_MS).toBeCloseTo(15, 0);
      const bells = await portal
        .model<Notification>(Notification)
        .find({ userId: first.userId })
        .lean<Notification[]>();
      expect(bells.map(({ link }) => link)).toEqual([
        `/find-doctor?doctor=${doctor.userId}&book=${doctor.userId}`,
      ]);
      const key = { dedupeKey: new RegExp(`^mail:waitlist:${entry.id}:offer:`) };
      expect(await portal.model<OutboxRow>(OutboxRow).countDocuments(key)).toBe(1);

      const slots = await portal.visitor.get<{ slots: { time: string; free: boolean }[] }[]>(
        `/api/users/doctors/${doctor.userId}/slots?from=${date}&days=1`,
      );
      expect(slots.body[0].slots[0]).toEqual({ time: '10:00', free: false });
      expect((await openCheckout(second, wishAt('10:00'))).body.code).toBe('SLOT_TAKEN');

      expect(await bookVisit(first, wishAt('10:00'))).toMatchObject({ status: 'pending' });
      await round();
      expect(await entryOf(first, entry.id)).toMatchObject({
        status: 'booked',
        open: false,
        place: null,
        offer: null,
      });
      expect(await entryOf(second, later.id)).toMatchObject({ status: 'waiting', place: 1 });
    });

    it('comes by itself a moment after the time is freed', async () => {
      const [visit] = await fillDay();
      const patient = await addPatient(portal);
      const entry = await joined(patient);
      await cancel(visit);
      for (let tries = 0; tries < 40 && (await entryOf(patient, entry.id)).status !== 'offered'; tries += 1)
        await new Promise((done) => setTimeout(done, 50));
      expect((await entryOf(patient, entry.id)).status).toBe('offered');
    });

    it('comes of a round of the doctor whose time was freed, and of no other', async () => {
      const [visit] = await fillDay();
      const patient = await addPatient(portal);
      const entry = await joined(patient);
      await portal.model<Appointment>(Appointment).deleteOne({ _id: visit });
      const rounds = portal.app.get(OfferRounds);
      await rounds.offerDue([new Types.ObjectId()]);
      expect((await entryOf(patient, entry.id)).status).toBe('waiting');
      await rounds.offerDue([new Types.ObjectId(doctor.userId)]);
      expect((await entryOf(patient, entry.id)).status).toBe('offered');
    });

    it('survives a checkout that is given up, until its own end', async () => {
      const [visit] = await fillDay();
      const patient = await addPatient(portal);
      const entry = await joined(patient);
      await cancel(visit);
      await offered(patient, entry);
      const checkout = await openCheckout(patient, wishAt('10:00'));
      expect(checkout.status).toBe(201);
      await round();
      expect((await entryOf(patient, entry.id)).status).toBe('offered');
      const given = await patient.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
      expect(given.status).toBe(200);
      await round();
      expect((await entryOf(patient, entry.id)).status).toBe('offered');
      const again = await openCheckout(patient, wishAt('10:00'));
      expect(again.status).toBe(201);
      expect(await payAt(again.body.url)).toBe(303);
      expect((await book(patient, wishAt('10:00'))).status).toBe(201);
      await round();
      expect((await entryOf(patient, entry.id)).status).toBe('booked');
      expect(await held()).toEqual([]);
    });

    it('goes to the next person when it runs out or is declined, and never twice to the same', async () => {
      const [visit] = await fillDay();
      const people = [
        await addPatient(portal),
        await addPatient(portal, 'Ravi Iyer'),
        await addPatient(portal, 'Mira Das'),
      ];
      const entries = [];
      for (const patient of people) entries.push(await joined(patient));
      await cancel(visit);
      await offered(people[0], entries[0]);
      await endOffer(entries[0].id);
      await offered(people[1], entries[1]);
      expect(await entryOf(people[0], entries[0].id)).toMatchObject({
        status: 'waiting',
        place: 3,
        offer: null,
      });
      const declined = await people[1].post<Entry>(`${WAITLIST}/${entries[1].id}/decline`);
      expect([declined.status, declined.body.status]).toEqual([200, 'waiting']);
      expect((await people[1].post(`${WAITLIST}/${entries[1].id}/decline`)).status).toBe(409);
      await offered(people[2], entries[2]);
      expect((await people[2].delete<Entry>(`${WAITLIST}/${entries[2].id}`)).body.status).toBe('left');
      await round();
      expect(await held()).toEqual([]);
      expect((await openCheckout(await addPatient(portal), wishAt('10:00'))).status).toBe(201);
    });

    it('ends an entry whose offers ran out three times', async () => {
      const visits = await fillDay();
      const patient = await addPatient(portal);
      const entry = await joined(patient);
      for (const visit of visits) {
        await cancel(visit);
        await offered(patient, entry);
        await endOffer(entry.id);
      }
      await round();
      expect(await entryOf(patient, entry.id)).toMatchObject({ status: 'ended', open: false });
    });

    it('is of the days, the part of the day and the speciality that were wished for', async () => {
      const other = await addDoctor(portal, 'Dr. Meera Pai', {
        speciality: 'Gynecology',
        timeSlots: ['18:00'],
      });
      doctor = await addDoctor(portal, 'Dr. Anil Rao', {
        speciality: 'Gynecology',
        timeSlots: ['09:00', '13:00'],
      });
      const visits = [await bookAt('09:00'), await bookAt('13:00')];
      [doctor] = [other];
      const evening = await bookAt('18:00');
      const wish = { doctorId: undefined, speciality: 'Gynecology' };
      const [noon, late] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      const atNoon = await joined(noon, { ...wish, part: 'afternoon' });
      const atNight = await joined(late, { ...wish, part: 'evening' });
      expect([atNoon.place, atNight.place]).toEqual([1, 1]);
      await cancel(visits[0]);
      await round();
      expect((await entryOf(noon, atNoon.id)).status).toBe('waiting');
      await cancel(evening);
      await cancel(visits[1]);
      expect((await offered(late, atNight)).time).toBe('18:00');
      expect((await offered(noon, atNoon)).time).toBe('13:00');
    });

    it('comes of a leave that is taken back and of hours that are widened', async () => {
      doctor = await addDoctor(portal, 'Dr. Anil Rao', { timeSlots: ['09:00'] });
      const leave = await doctor.post<{ id: string }>('/api/v1/leaves', {
        from: date,
        to: date,
        reason: 'Dentist',
      });
      const [first, second] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      const [one, two] = [await joined(first), await joined(second)];
      expect((await doctor.delete(`/api/v1/leaves/${leave.body.id}`)).status).toBe(200);
      expect((await offered(first, one)).time).toBe('09:00');
      const hours = (await doctor.get<{ availableDays: string[]; version: number }>('/api/v1/availability'))
        .body;
      const { availableDays, version } = hours;
      const wider = { availableDays, version, timeSlots: ['09:00', '15:00'] };
      expect((await doctor.put('/api/v1/availability', wider)).status).toBe(200);
      expect((await offered(second, two)).time).toBe('15:00');
    });

    it('is booked at the desk for the person it is held for', async () => {
      const [visit] = await fillDay();
      const patient = await addPatient(portal);
      const entry = await joined(patient);
      await cancel(visit);
      await offered(patient, entry);
      await bookAt('10:00', patient);
      await round();
      expect((await entryOf(patient, entry.id)).status).toBe('booked');
      expect(await held()).toEqual([]);
    });
  });

  describe("the hospital's hand", () => {
    it('offers a free time to a chosen person, and notifies a removed one', async () => {
      await fillDay();
      const [first, second] = [await addPatient(portal), await addPatient(portal, 'Ravi Iyer')];
      await joined(first);
      const entry = await joined(second);
      const offer = (body: object) => admin.post<Entry>(`${WAITLIST}/${entry.id}/offer`, body);
      expect((await offer({ date, time: '10:00' })).status).toBe(409);
      expect((await offer({ date, time: '03:00' })).status).toBe(422);
      const nextDay = dayFromToday(portal, 4);
      const made = await offer({ date: nextDay, time: '10:00' });
      expect([made.status, made.body.offer]).toEqual([
        200,
        expect.objectContaining({ date: nextDay, time: '10:00' }),
      ]);
      expect((await offer({ date: nextDay, time: '10:30' })).status).toBe(409);
      const removed = await admin.delete<Entry>(`${WAITLIST}/${entry.id}`);
      expect(removed.body).toMatchObject({ status: 'removed', open: false });
      expect((await admin.delete(`${WAITLIST}/${entry.id}`)).status).toBe(409);
      const titles = await portal
        .model<Notification>(Notification)
        .distinct('title', { userId: second.userId });
      expect(titles).toContain('You are no longer on the waiting list');
      expect((await held()).filter(({ slot }) => slot?.date === nextDay)).toEqual([]);
      const page = await admin.get<Entry[]>(
        `${WAITLIST}?filter=${JSON.stringify({ doctorId: doctor.userId, open: true })}`,
      );
      expect(page.body.map(({ patientName }) => patientName)).toEqual(['Asha Rao']);
    });
  });
});
