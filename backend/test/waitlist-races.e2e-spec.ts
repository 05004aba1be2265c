import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { Notifier } from '../src/notifications/notifier.service.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User, mobileColumns, nameColumns } from '../src/users/user.schema.js';
import { OfferRounds } from '../src/waitlist/offer-rounds.service.js';
import { WaitlistEntry } from '../src/waitlist/waitlist-entry.schema.js';
import { changePolicy } from './support/first-settings.js';
import { clientOf, addAdmin, addDoctor } from './support/people.js';
import type { Client } from './support/client.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday, openCheckout, wishFor } from './support/visits.js';

const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00'];
const PEOPLE = 50;

describe('Freed times and many waiting people', () => {
  let portal: Portal;
  /** A second process on the same database. */
  let other: Portal;
  let doctor: Client;
  let date: string;

  beforeAll(async () => {
    portal = await startPortal('waitlist_races');
    other = await startPortal('waitlist_races');
    date = dayFromToday(portal, 5);
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    await entries().deleteMany({});
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { timeSlots: TIMES });
  });

  const entries = () => portal.model<WaitlistEntry>(WaitlistEntry);
  const visits = () => portal.model<Appointment>(Appointment);
  const doctorId = () => new Types.ObjectId(doctor.userId);
  const rounds = (at = portal) => at.app.get(OfferRounds).offerDue();
  const manyRounds = () => Promise.all([rounds(), rounds(other), rounds(), rounds(other)]);
  const held = () => visits().find({ 'slot.doctorId': doctorId(), status: 'held' }).lean<Appointment[]>();

  /** People who wait for the doctor, each asked a second after the one before; written straight away. */
  async function wait(count: number): Promise<WaitlistEntry[]> {
    const people = Array.from({ length: count }, (_, index) => ({
      ...nameColumns(`Waiting Person ${index}`),
      ...mobileColumns('+919812345678'),
      email: `${String(new Types.ObjectId())}@example.org`,
      type: 'patient' as const,
      passwordHash: 'none',
      image: 'patient.jpg',
      emailConfirmedAt: new Date(),
    }));
    const users = await portal.model<User>(User).insertMany(people);
    const asked = Date.now() - count * 1000;
    const rows = users.map(({ _id, fullName }, index) => ({
      patientId: _id,
      patientName: fullName,
      doctorId: doctorId(),
      doctorName: 'Dr. Vikram Nair',
      speciality: 'Cardiology' as const,
      wish: `doctor:${doctor.userId}`,
      ...{ from: date, to: date, part: 'any' as const, status: 'waiting' as const, open: true, seat: 0 },
      askedAt: new Date(asked + index * 1000),
    }));
    return (await entries().insertMany(rows)).map((row) => row.toObject<WaitlistEntry>());
  }
  const endOffers = async () => {
    const until = new Date(Date.now() - 1);
    await entries().updateMany({ status: 'offered' }, { 'offer.until': until });
    const set = { holdExpiresAt: until, 'offer.until': until };
    await visits().updateMany({ status: 'held', 'offer.until': { $exists: true } }, set);
  };

  it('offers 5 freed times to the first 5 of 50, each once, with one mail and one notification', async () => {
    const waiting = await wait(PEOPLE);
    await manyRounds();
    await manyRounds();
    const offered = await entries().find({ status: 'offered' }).sort({ askedAt: 1 }).lean<WaitlistEntry[]>();
    expect(offered.map(({ patientName }) => patientName)).toEqual(
      waiting.slice(0, TIMES.length).map(({ patientName }) => patientName),
    );
    expect(offered.map(({ offer }) => offer!.time).toSorted()).toEqual(TIMES);
    expect((await held()).map(({ slot }) => slot!.time).toSorted()).toEqual(TIMES);
    for (const { _id, patientId } of offered) {
      const mails = { dedupeKey: new RegExp(`^mail:waitlist:${String(_id)}:offer:`) };
      expect(await portal.model<OutboxRow>(OutboxRow).countDocuments(mails)).toBe(1);
      expect(await portal.model<Notification>(Notification).countDocuments({ userId: patientId })).toBe(1);
    }
    await endOffers();
    await manyRounds();
    const next = await entries().find({ status: 'offered' }).sort({ askedAt: 1 }).lean<WaitlistEntry[]>();
    expect(next.map(({ patientName }) => patientName)).toEqual(
      waiting.slice(TIMES.length, 2 * TIMES.length).map(({ patientName }) => patientName),
    );
    expect(await held()).toHaveLength(TIMES.length);
  });

  it('has one outcome when an offer is taken at the second it ends', async () => {
    doctor = await addDoctor(portal, 'Dr. Meera Pai', { timeSlots: ['09:00'] });
    for (let turn = 0; turn < 6; turn += 1) {
      await entries().deleteMany({});
      await visits().deleteMany({ 'slot.doctorId': doctorId() });
      const [first] = await wait(2);
      await rounds();
      const patient = await clientOf(portal, first.patientId);
      const { offer } = (await entries().findById(first._id).lean<WaitlistEntry>())!;
      const until = new Date(Date.now() + 25);
      const set = { holdExpiresAt: until, 'offer.until': until };
      await visits().updateOne({ _id: offer!.appointmentId }, set);
      await entries().updateOne({ _id: first._id }, { 'offer.until': until });
      const wish = wishFor(portal, doctor, { preferredDate: date, preferredTime: offer!.time });
      await new Promise((done) => setTimeout(done, 15));
      const [checkout] = await Promise.all([openCheckout(patient, wish), manyRounds()]);
      await manyRounds();
      const at = { 'slot.doctorId': doctorId(), 'slot.time': offer!.time, status: 'held' } as const;
      const holds = await visits().find(at).lean<Appointment[]>();
      expect(holds).toHaveLength(1);
      const isFirsts = String(holds[0].patientId) === String(first.patientId);
      expect([checkout.status, isFirsts]).toEqual(checkout.status === 201 ? [201, true] : [409, false]);
    }
  });

  it('lets either a leave or the offers have a day, never both', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await entries().deleteMany({});
      const day = dayFromToday(portal, 10 + turn);
      await wait(3);
      await entries().updateMany({}, { from: day, to: day });
      const [leave] = await Promise.all([
        doctor.post<{ code?: string }>('/api/v1/leaves', { from: day, to: day, reason: 'Dentist' }),
        manyRounds(),
      ]);
      const holds = await visits().countDocuments({ 'slot.doctorId': doctorId(), 'slot.date': day });
      expect([leave.status, holds]).toEqual(leave.status === 201 ? [201, 0] : [409, 3]);
    }
  });

  it('leaves nothing or all of an offer when it is cut off before its mail', async () => {
    const [first] = await wait(1);
    const notify = jest.spyOn(portal.app.get(Notifier), 'notify').mockRejectedValueOnce(new Error('cut off'));
    await expect(rounds()).rejects.toThrow('cut off');
    notify.mockRestore();
    expect(await held()).toEqual([]);
    expect((await entries().findById(first._id).lean<WaitlistEntry>())?.status).toBe('waiting');
    await manyRounds();
    expect(await held()).toHaveLength(1);
    const mails = { dedupeKey: new RegExp(`^mail:waitlist:${String(first._id)}:offer:`) };
    expect(await portal.model<OutboxRow>(OutboxRow).countDocuments(mails)).toBe(1);
  });

  it('offers nothing that another person holds, that is over or too near', async () => {
    const [taken, ...rest] = TIMES;
    const rival = await clientOf(portal, (await wait(1))[0].patientId);
    await entries().deleteMany({});
    await openCheckout(rival, wishFor(portal, doctor, { preferredDate: date, preferredTime: taken }));
    await wait(TIMES.length);
    await manyRounds();
    const times = await entries().distinct('offer.time', { status: 'offered' });
    expect(times.toSorted()).toEqual(rest);

    const clock = portal.app.get(HospitalClock);
    const soon = clock.now().plus({ minutes: 30 });
    doctor = await addDoctor(portal, 'Dr. Meera Pai', { timeSlots: ['00:00', soon.toFormat('HH:mm')] });
    await wait(2);
    const today = clock.today();
    await entries().updateMany({ doctorId: doctorId() }, { from: today, to: soon.toFormat('yyyy-MM-dd') });
    await rounds();
    expect(
      await entries().countDocuments({ doctorId: doctorId(), status: 'offered', 'offer.date': today }),
    ).toBe(0);
  });

  it('opens times freed in the quiet hours to everyone, and ends offers that expire in them', async () => {
    const admin = await addAdmin(portal);
    const waiting = await wait(2);
    const wall = jest
      .spyOn(portal.app.get(HospitalClock), 'wall')
      .mockReturnValue({ date: dayFromToday(portal, 0), time: '12:00' });
    try {
      await changePolicy(admin, { quietFrom: '00:00', quietTo: '23:59' });
      expect(await rounds()).toBe(0);
      expect(await held()).toEqual([]);
      await changePolicy(admin, { quietFrom: '13:00', quietTo: '07:00' });
      await rounds();
      expect(await held()).toHaveLength(2);
      await endOffers();
      await changePolicy(admin, { quietFrom: '00:00', quietTo: '23:59' });
      await rounds();
      expect(await held()).toEqual([]);
      const patient = await clientOf(portal, waiting[0].patientId);
      const wish = wishFor(portal, doctor, { preferredDate: date, preferredTime: TIMES[0] });
      expect((await openCheckout(patient, wish)).status).toBe(201);
    } finally {
      wall.mockRestore();
      await changePolicy(admin, { quietFrom: '00:00', quietTo: '00:00' });
    }
  });

  it('offers and holds times for as long as the settings say', async () => {
    const admin = await addAdmin(portal);
    const [first] = await wait(1);
    await changePolicy(admin, { offerLeadMinutes: 10_080, offerMinutes: 45 });
    expect(await rounds()).toBe(0);
    await changePolicy(admin, { offerLeadMinutes: 60 });
    const began = Date.now();
    expect(await rounds()).toBe(1);
    const { offer } = (await entries().findById(first._id).lean<WaitlistEntry>())!;
    const minutes = (offer!.until.getTime() - began) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThan(60);
    await changePolicy(admin, { offerMinutes: 15 });
  });
});
