import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { Question } from '../src/questions/question.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Answer, Client } from './support/client.js';
import { ACCOUNT_LIMITS } from './support/limits.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

/** As in production, except for small network limits. */
const BOUNDS = {
  ...ACCOUNT_LIMITS,
  QUESTIONS_PER_ADDRESS_DAY: '8',
};

type Body = { code?: string; error?: string };

describe('Limits of one account', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('accountlimits', BOUNDS);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    for (const name of ['accounttries', 'chattries', 'registrationtries'])
      await portal.db.collection(name).deleteMany({});
  });

  const at = (who: Client) => new ClientAt(who, freshAddress());
  const patientWith = (overrides: Partial<User> = {}) => addPatient(portal, 'Asha Rao', overrides);
  const newcomer = () => patientWith({ emailConfirmedAt: null });
  const made = (answers: Answer<Body>[]) => answers.filter(({ status }) => status < 300).length;
  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)));
  const expectTooMany = (answers: Answer<Body>[]) => {
    const refused = answers.find(({ status }) => status >= 300)!;
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  it('is 20 cancellations a day, and none that the hospital makes', async () => {
    const admin = await addAdmin(portal);
    const patient = await patientWith();
    const visits = await portal.model<Appointment>(Appointment).insertMany(
      Array.from({ length: 30 }, () => ({
        status: 'pending',
        speciality: 'Cardiology',
        patientId: new Types.ObjectId(patient.userId),
        patientName: 'Asha Rao',
        history: [{ status: 'pending', at: new Date(), by: null }],
      })),
    );
    const cancel = (who: Client, n: number) => who.delete<Body>(`/api/appointments/${String(visits[n]._id)}`);
    const answers = await many(25, (n) => cancel(patient, n));
    expect(made(answers)).toBe(20);
    expectTooMany(answers);
    // A repeated call changes nothing and returns the same answer.
    const done = answers.findIndex(({ status }) => status === 200);
    expect((await cancel(patient, done)).status).toBe(200);
    for (let n = 25; n < 30; n += 1) expect((await cancel(admin, n)).status).toBe(200);
  });

  it('is six people added a day while new, twelve for a confirmed login that removes them again', async () => {
    const addAll = async (who: Client, count: number) => {
      const answers: Answer<Body & { id: string }>[] = [];
      for (let n = 0; n < count; n += 1) {
        const person = { fullName: 'Little Rao', dob: '2020-02-03', gender: 'female', relationship: 'child' };
        const answer = await who.post<Body & { id: string }>('/api/v1/dependants', person);
        answers.push(answer);
        if (answer.status === 201)
          await portal.db.collection('users').deleteOne({ _id: new Types.ObjectId(answer.body.id) });
      }
      return answers;
    };
    const ofNew = await addAll(await newcomer(), 7);
    expect(made(ofNew)).toBe(6);
    expectTooMany(ofNew);
    expect(ofNew.at(-1)!.body.error).toMatch(/Confirm your email address/);
    expect(made(await addAll(await patientWith(), 13))).toBe(12);
  });

  describe('questions to the staff', () => {
    const ask = (who: Client, n: number) =>
      who.post<Body>('/chat', {
        message: `Do you have a helipad for zeppelin number ${'abcdefghijklmnopqrstuvwxyz'[n]}?`,
      });

    it('is five a day for a new account, from any number of networks', async () => {
      await portal.model(Question).deleteMany({});
      const asker = await newcomer();
      const answers = await many(10, (n) => ask(at(asker), n));
      expect(made(answers)).toBe(5);
      expect(await portal.model(Question).countDocuments()).toBe(5);
      expectTooMany(answers);
    });

    it('is limited per network and day, including visitors without a login', async () => {
      const address = freshAddress();
      const answers = await many(12, (n) => ask(new ClientAt(portal.visitor, address), n));
      expect(made(answers)).toBe(8);
      expect((await ask(at(await patientWith()), 20)).status).toBe(200);
    });
  });

  describe('lab bookings that are paid at collection', () => {
    const book = async (who: Client, labTestId: string) =>
      who.post<Body>('/api/v1/lab-bookings', {
        labTestId,
        fullName: 'Asha Rao',
        phone: '9812345678',
        date: dayFromToday(portal, 2),
        place: 'hospital',
        payment: 'atCollection',
      });

    it('is three of a new account and twelve of a confirmed one, also when all are sent at once', async () => {
      const test = String((await addLabTest(portal))._id);
      for (const [who, most] of [
        [await newcomer(), 3],
        [await patientWith(), 12],
      ] as const) {
        const answers = await many(16, () => book(who, test));
        expect(made(answers)).toBe(most);
        const mine = { patientId: new Types.ObjectId(who.userId) };
        expect(await portal.model<LabBooking>(LabBooking).countDocuments(mine)).toBe(most);
      }
      const fresh = await newcomer();
      for (let n = 0; n < 3; n += 1) expect((await book(fresh, test)).status).toBe(201);
      expectFailure(await book(fresh, test), { status: 409, code: 'TOO_MANY_OPEN_REQUESTS' });
    });
  });

  it('is three reviews a day of a new account, and ten of a confirmed one', async () => {
    const doctor = await addDoctor(portal);
    const reviewAll = async (who: Client, count: number) => {
      const visits = await portal.model<Appointment>(Appointment).insertMany(
        Array.from({ length: count }, () => ({
          status: 'completed',
          patientId: new Types.ObjectId(who.userId),
          patientName: 'Asha Rao',
          acceptedDoctorId: new Types.ObjectId(doctor.userId),
          acceptedDoctorName: 'Dr. Vikram Nair',
        })),
      );
      return many(count, (n) =>
        who.post<Body>('/api/v1/reviews', {
          appointmentId: String(visits[n]._id),
          rating: 5,
          text: 'Everything went well, thank you.',
        }),
      );
    };
    const ofNew = await reviewAll(await newcomer(), 5);
    expect(made(ofNew)).toBe(3);
    expectTooMany(ofNew);
    expect(made(await reviewAll(await patientWith(), 12))).toBe(10);
  });

  it('is three invitations a day of a new account', async () => {
    const holder = await newcomer();
    const grown = await addPatient(portal, 'Grown Up', {
      email: undefined,
      emailConfirmedAt: null,
      dob: '1990-01-01',
      heldBy: new Types.ObjectId(holder.userId),
      heldSince: new Date(),
      relationship: 'sibling',
    });
    const answers: Answer<Body>[] = [];
    for (let n = 0; n < 4; n += 1)
      answers.push(
        await holder.post(`/api/v1/dependants/${grown.userId}/invite`, { email: `grown${n}@example.org` }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });
});
