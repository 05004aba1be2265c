import { Types } from 'mongoose';
import { ACTING_FOR } from '../../openapi/contract/people/dependants.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { OpenRequestNotifications } from '../src/appointments/notifications/open-request-notifications.service.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { LiveHolds } from '../src/payments/holds/live-holds.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { ACCOUNT_LIMITS } from './support/limits.js';
import { expectFailure } from './support/failures.js';
import { ClientAt, freshAddress } from './support/from-address.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

/** As in production, except for smaller limits of a network and a speciality. */
const BOUNDS = {
  ...ACCOUNT_LIMITS,
  REQUESTS_PER_ADDRESS: '8',
  REQUESTS_PER_ADDRESS_NEW: '4',
  REQUESTS_PER_SPECIALITY: '40',
  REQUESTS_PER_SPECIALITY_NEW: '6',
};

interface Body {
  code: string;
  error: string;
  value: { id: string };
}

describe('Requests that are not paid', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('requestlimits', BOUNDS);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    for (const name of ['appointments', 'liveholds', 'accounttries', 'notifications', 'outbox'])
      await portal.db.collection(name).deleteMany({});
  });

  const at = (who: Client) => new ClientAt(who, freshAddress());
  const patientWith = async (overrides: Parameters<typeof addPatient>[2] = {}) =>
    at(await addPatient(portal, 'Asha Rao', overrides));
  const newcomer = () => patientWith({ emailConfirmedAt: null });
  const ask = (who: Client, fields: Record<string, string> = {}) =>
    who.post<Body>(
      '/api/appointments/create',
      form({ patientId: who.userId, speciality: 'Cardiology', reason: 'Chest pains', ...fields }),
    );
  const idOf = async (who: Client, fields: Record<string, string> = {}) => {
    const { status, body } = await ask(who, fields);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.value.id;
  };
  const openOf = (who: Client) =>
    portal
      .model<Appointment>(Appointment)
      .countDocuments({ patientId: new Types.ObjectId(who.userId), status: 'pending' });
  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)));

  describe('of one person', () => {
    it('is three at most, also when 20 are sent at once', async () => {
      const patient = await patientWith();
      const answers = await many(20, () => ask(patient));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(await openOf(patient)).toBe(3);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expectFailure(answer, { status: 409, code: 'TOO_MANY_OPEN_REQUESTS' });
        expect(answer.body.error).toMatch(/Cancel one of them, wait for an answer/);
      }
    });

    it('is one while the email address is not confirmed, also when 20 are sent at once', async () => {
      const patient = await newcomer();
      const answers = await many(20, () => ask(patient));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await openOf(patient)).toBe(1);
      const refused = answers.find(({ status }) => status !== 201)!;
      expect(refused.body.error).toMatch(/Confirm your email address/);
    });

    it('makes room when one is accepted, rejected or cancelled, or its day is over', async () => {
      const doctor = await addDoctor(portal);
      const patient = await patientWith();
      const ids = [await idOf(patient), await idOf(patient), await idOf(patient)];
      const accepted = { appointmentDate: dayFromToday(portal, 5) };
      await doctor.post(`/api/v1/appointments/${ids[0]}/accept`, accepted);
      ids.push(await idOf(patient));
      await doctor.post(`/api/v1/appointments/${ids[1]}/reject`);
      ids.push(await idOf(patient));
      await patient.delete(`/api/appointments/${ids[2]}`);
      await idOf(patient);
      expectFailure(await ask(patient), { status: 409, code: 'TOO_MANY_OPEN_REQUESTS' });
      await portal
        .model<Appointment>(Appointment)
        .updateOne({ _id: ids[4] }, { preferredDate: dayFromToday(portal, -1) });
      await idOf(patient);
    });

    it('does not count visits that are paid', async () => {
      const doctor = await addDoctor(portal);
      const patient = await newcomer();
      for (const time of ['10:00', '10:30', '11:00'])
        await bookVisit(patient, wishFor(portal, doctor, { preferredTime: time }));
      await idOf(patient);
      await bookVisit(patient, wishFor(portal, doctor, { preferredDate: dayFromToday(portal, 9) }));
    });

    it('is three for each person of a family, and one in all while the holder is new', async () => {
      const dependants = async (heldBy: string) =>
        many(3, async (n) => {
          const held = {
            heldBy: new Types.ObjectId(heldBy),
            relationship: 'child' as const,
            heldSince: new Date(),
          };
          const child = await addPatient(portal, `Child ${'ABC'[n]}`, { ...held, email: undefined });
          return child.userId;
        });
      const holder = await patientWith();
      const children = await dependants(holder.userId);
      const askFor = (login: Client, patientId: string) =>
        login.post<Body>('/api/appointments/create', form({ patientId, speciality: 'Cardiology' }), {
          [ACTING_FOR]: patientId,
        });
      for (const child of children)
        for (let n = 0; n < 2; n += 1) expect((await askFor(holder, child)).status).toBe(201);
      for (let n = 0; n < 2; n += 1) await idOf(holder);

      const fresh = await newcomer();
      const [one, other] = await dependants(fresh.userId);
      const answers = await many(10, (n) => askFor(fresh, n % 2 ? one : other));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    });

    it('is twelve a day, also when each is cancelled at once, four while new', async () => {
      const loop = async (who: Client) => {
        for (let n = 0; ; n += 1) {
          const { status, body } = await ask(at(who));
          if (status !== 201) return { made: n, status, code: body.code };
          await who.delete(`/api/appointments/${body.value.id}`);
        }
      };
      expect(await loop(await patientWith())).toEqual({ made: 12, status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(await loop(await newcomer())).toEqual({ made: 4, status: 429, code: 'TOO_MANY_REQUESTS' });
    });
  });

  describe('of a network and of a speciality', () => {
    it('is limited per network, with room for known patients', async () => {
      const address = freshAddress();
      const fresh = await many(10, newcomer);
      const first = await many(10, (n) => ask(new ClientAt(fresh[n], address)));
      expect(first.filter(({ status }) => status === 201)).toHaveLength(4);
      const refused = first.find(({ status }) => status !== 201)!;
      expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const known = await many(6, () => patientWith());
      const then = await many(6, (n) => ask(new ClientAt(known[n], address)));
      expect(then.filter(({ status }) => status === 201)).toHaveLength(4);
      await idOf(await patientWith());
    });

    /** Requests of other networks, counted for the speciality like `count` does. */
    const fill = async (key: string, count: number) => {
      const rows = await portal.model<Appointment>(Appointment).insertMany(
        Array.from({ length: count }, () => ({
          status: 'pending',
          speciality: 'Cardiology',
          patientId: new Types.ObjectId(),
          patientName: 'Flood',
          history: [{ status: 'pending', at: new Date(), by: null }],
        })),
      );
      const expiresAt = new Date(Date.now() + 3_600_000);
      const holds = rows.map(({ _id }) => ({ paymentId: _id, expiresAt }));
      await portal.db.collection('liveholds').insertOne({ _id: key as never, holds, expiresAt });
    };

    it.each([
      ['new', 'request-speciality-new:Cardiology', 6, null],
      ['confirmed', 'request-speciality:Cardiology', 40, new Date()],
    ])(
      'lets one request of each network into a speciality that %s accounts have filled',
      async (_, key, limit, emailConfirmedAt) => {
        await fill(key, limit);
        const address = freshAddress();
        const patients = await many(5, () => patientWith({ emailConfirmedAt }));
        const answers = await many(5, (n) => ask(new ClientAt(patients[n], address)));
        const refused = answers.filter(({ status }) => status !== 201);
        expect(refused).toHaveLength(4);
        for (const answer of refused) expectFailure(answer, { status: 429, code: 'TOO_MANY_REQUESTS' });
        await idOf(await patientWith({ emailConfirmedAt }));
        await idOf(new ClientAt(await patientWith({ emailConfirmedAt }), address), {
          speciality: 'Dermatology',
        });
      },
    );

    it('answers with the first error when a count cannot be given back', async () => {
      const lost = jest
        .spyOn(portal.model<LiveHolds>(LiveHolds), 'updateMany')
        .mockRejectedValueOnce(new Error('cut off'));
      await fill('request-speciality-new:Cardiology', 6);
      const address = freshAddress();
      await idOf(new ClientAt(await newcomer(), address));
      const refused = await ask(new ClientAt(await newcomer(), address));
      expect(lost).toHaveBeenCalledTimes(1);
      expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
      lost.mockRestore();
    });

    it('counts no request that was refused', async () => {
      const patient = await patientWith();
      for (let n = 0; n < 3; n += 1) await idOf(patient);
      await many(10, () => ask(patient));
      const rows = await portal.db.collection('liveholds').find().toArray();
      // Of the address, its network, and the speciality.
      expect(rows.map(({ holds }) => (holds as unknown[]).length)).toEqual([3, 3, 3]);
    });
  });

  describe('in the list of a doctor', () => {
    interface Listed {
      id: string;
      isUnconfirmed: boolean;
    }
    const listOf = async (doctor: Client, query = '') => {
      const { body, headers } = await doctor.get<Listed[]>(
        `/api/appointments/doctor/${doctor.userId}${query}`,
      );
      return { rows: body, total: Number(headers.get('x-total-count')) };
    };
    /** As many requests of a new account as earlier versions allowed. */
    const flood = async (count: number) => {
      const { userId } = await newcomer();
      const row = {
        status: 'pending',
        speciality: 'Cardiology',
        patientId: new Types.ObjectId(userId),
        patientName: 'Flood',
        history: [{ status: 'pending', at: new Date(), by: null }],
      };
      await portal.model<Appointment>(Appointment).insertMany(Array.from({ length: count }, () => row));
    };

    it('comes after paid ones and those of confirmed patients, and pages to the end', async () => {
      const doctor = await addDoctor(portal, 'Dr. Flooded');
      const paid = await bookVisit(await patientWith(), wishFor(portal, doctor));
      const confirmed = await idOf(await patientWith());
      await flood(600);
      const first = await listOf(doctor);
      expect([first.rows[0].id, first.rows[1].id, first.total]).toEqual([paid.id, confirmed, 602]);
      expect(first.rows.map(({ isUnconfirmed }) => isUnconfirmed).slice(0, 3)).toEqual([false, false, true]);
      const seen = new Set<string>();
      for (let skip = 0; skip < 602; skip += 200)
        for (const { id } of (await listOf(doctor, `?limit=200&skip=${skip}`)).rows) seen.add(id);
      expect(seen.size).toBe(602);
      for (const query of ['?skip=-1', '?skip=x'])
        expectFailure(await doctor.get(`/api/appointments/doctor/${doctor.userId}${query}`), { status: 400 });
    });

    it('is counted and named in one mail a day, confirmed patients first', async () => {
      const doctor = await addDoctor(portal, 'Dr. Mailed', { speciality: 'Neurology' });
      const { userId } = await newcomer();
      const row = {
        status: 'pending',
        speciality: 'Neurology',
        patientId: new Types.ObjectId(userId),
        patientName: 'Flood',
      };
      await portal.model<Appointment>(Appointment).insertMany(Array.from({ length: 600 }, () => row));
      const day = dayFromToday(portal, 6);
      await idOf(await patientWith(), { speciality: 'Neurology', preferredDate: day });
      expect(await portal.app.get(OpenRequestNotifications, { strict: false }).mailDue()).toBe(1);
      const mails = await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: new RegExp(`^mail:open-requests:.*:${doctor.userId}$`) })
        .lean<OutboxRow[]>();
      expect(mails.map(({ mail }) => mail!.subject)).toEqual([
        '601 patients ask for any doctor of Neurology',
      ]);
      expect(mails[0].mail!.html).toContain('591 more');
      // The one with a day is the newest, and named first.
      const { html } = mails[0].mail!;
      expect(html.indexOf('Request 2, for')).toBeGreaterThan(html.indexOf('Request 1, for'));
      expect(html.indexOf('any day')).toBeGreaterThan(html.indexOf('Request 2, for'));
    });

    it('notifies a doctor once of new accounts until that is read', async () => {
      const doctor = await addDoctor(portal, 'Dr. Notified', { speciality: 'Pediatrics' });
      const bells = () =>
        portal
          .model<Notification>(Notification)
          .countDocuments({ userId: new Types.ObjectId(doctor.userId) });
      for (let n = 0; n < 3; n += 1) await idOf(await newcomer(), { speciality: 'Pediatrics' });
      expect(await bells()).toBe(1);
      await idOf(await patientWith(), { speciality: 'Pediatrics' });
      expect(await bells()).toBe(2);
      await doctor.post('/api/v1/notifications/read-all');
      await idOf(await newcomer(), { speciality: 'Pediatrics' });
      expect(await bells()).toBe(3);
    });
  });

  it('leaves the desk uncounted: it books as many as it likes for a walk-in', async () => {
    const admin = await addAdmin(portal);
    const doctor = await addDoctor(portal, 'Dr. Desk');
    const walkIn = await addPatient(portal, 'Walk In', { email: undefined, emailConfirmedAt: null });
    const book = (preferredTime: string) => {
      const { reason: reasonForAppointment, ...where } = wishFor(portal, doctor, { preferredTime });
      return admin.post('/api/v1/appointments', { patientId: walkIn.userId, ...where, reasonForAppointment });
    };
    for (const time of ['10:00', '10:30', '11:00']) expect((await book(time)).status).toBe(201);
  });
});
