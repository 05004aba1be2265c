import { Types } from 'mongoose';
import { z } from 'zod';
import { Account } from '../../openapi/contract/people/accounts.js';
import { User, mobileColumns } from '../src/users/user.schema.js';
import { collectedLabBooking, filtered } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { askStaff } from './support/questions.js';
import { addMedicine, buy, buyer } from './support/shop.js';
import { addReview } from './support/site.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

describe("An admin's search for people", () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('people_search');
    admin = await addAdmin(portal);
    await addDoctor(portal, 'Dr. Lakshmi Menon', { email: 'l.menon@example.org' });
    await addDoctor(portal, 'Dr. José Rao', { speciality: 'Dermatology' });
    await addDoctor(portal, 'Dr. Meera Nair', { speciality: 'Psychiatry' });
  });
  afterAll(() => portal.close());

  it.each([
    ['menon', ['Dr. Lakshmi Menon']],
    ['Lakshmi Men', ['Dr. Lakshmi Menon']],
    ['dr. me', ['Dr. Lakshmi Menon', 'Dr. Meera Nair']],
    ['jose', ['Dr. José Rao']],
    ['l.men', ['Dr. Lakshmi Menon']],
    ['derma', ['Dr. José Rao']],
    ['enon', ['Dr. Lakshmi Menon']],
    ['lakshni', ['Dr. Lakshmi Menon']],
    ['shmi', []],
    ['.*', []],
    ['  ', ['Dr. José Rao', 'Dr. Lakshmi Menon', 'Dr. Meera Nair']],
  ])('finds by "%s"', async (q, names) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const { body } = await admin.get(`/api/v1/doctors?filter=${filter}`);
    expect((body as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual(names);
  });

  describe('among the accounts of every type', () => {
    const list = async (filter: object): Promise<string[]> => {
      const query = encodeURIComponent(JSON.stringify(filter));
      const { status, body } = await admin.get(`/api/v1/users?filter=${query}`);
      expect(status).toBe(200);
      expect(z.array(Account).safeParse(body).error).toBeUndefined();
      return (body as Account[]).map(({ fullName }) => fullName);
    };

    it('finds by the beginning of a name or email, by type, state and day', async () => {
      const patient = await addPatient(portal, 'Meera Iyer', { email: 'meera@example.org' });
      expect(await list({ q: 'meer' })).toEqual(['Dr. Meera Nair', 'Meera Iyer']);
      expect(await list({ q: 'meer', type: 'patient' })).toEqual(['Meera Iyer']);
      expect(await list({ q: 'l.menon@' })).toEqual(['Dr. Lakshmi Menon']);
      expect(await list({ q: '.*' })).toEqual([]);
      expect((await admin.put(`/api/v1/users/${patient.userId}`, { disabled: true })).status).toBe(200);
      expect(await list({ disabled: true })).toEqual(['Meera Iyer']);
      const [today, tomorrow] = [dayFromToday(portal, 0), dayFromToday(portal, 1)];
      expect(await list({ type: 'patient', createdAt_gte: today, createdAt_lte: today })).toEqual([
        'Meera Iyer',
      ]);
      expect(await list({ createdAt_gte: tomorrow })).toEqual([]);
    });

    it('ends the sessions of a disabled account, and allows a login once it is enabled', async () => {
      const [patient, other] = [await addPatient(portal), await addAdmin(portal)];
      const path = `/api/v1/users/${patient.userId}`;
      const { body } = await admin.put(path, { disabled: true, version: 1 });
      expect([body.disabled, body.version, (await patient.get('/api/v1/me')).status]).toEqual([true, 2, 401]);
      expectFailure(await admin.put(path, { disabled: false, version: 1 }), {
        status: 409,
        code: 'EDIT_CONFLICT',
      });
      expect((await admin.put(path, { disabled: false })).body.disabled).toBe(false);
      const audited = await portal.db
        .collection('auditevents')
        .find({ action: 'user.update', recordId: patient.userId })
        .sort({ _id: 1 })
        .toArray();
      expect(audited.map(({ before, after }) => [before, after])).toEqual([
        [{ disabled: false }, { disabled: true }],
        [{ disabled: true }, { disabled: false }],
      ]);
      const own = await admin.put(`/api/v1/users/${admin.userId}`, { disabled: true });
      expectFailure(own, { status: 409, code: 'OWN_ACCOUNT' });
      expect((await admin.put(`/api/v1/users/${other.userId}`, { disabled: true })).status).toBe(200);
      expect((await other.get('/api/v1/me')).status).toBe(401);
    });
  });

  it('shows when a person last logged in', async () => {
    const { userId } = await addPatient(portal, 'Nila Das', { email: 'nila@example.org' });
    const lastLogin = async () => (await admin.get(`/api/v1/users/${userId}`)).body.lastLoginAt as unknown;
    const logIn = (password: string) =>
      portal.visitor.post('/api/users/login', { email: 'nila@example.org', password, type: 'patient' });
    expect((await logIn('Wrong-River-41')).status).toBe(401);
    expect(await lastLogin()).toBeNull();
    const moments: unknown[] = [];
    for (let logins = 0; logins < 2; logins += 1) {
      expect((await logIn(PASSWORD)).status).toBe(200);
      moments.push(await lastLogin());
    }
    const trail = await portal.db
      .collection('auditevents')
      .find({ action: 'session.open', actorId: new Types.ObjectId(userId) })
      .sort({ _id: 1 })
      .toArray();
    expect(moments).toEqual(trail.map(({ at }) => (at as Date).toISOString()));
    const { body } = await filtered(admin, 'users', { q: 'nila' });
    expect(body).toEqual([expect.objectContaining({ lastLoginAt: moments[1] })]);
  });

  describe('among the rows that belong to them', () => {
    let visitId: string;
    const ids: Record<string, string> = {};
    const find = async (resource: string, filter: object): Promise<string[]> => {
      const { status, body } = await filtered(admin, resource, { ...filter });
      expect(status).toBe(200);
      return (body as unknown as object[]).map((row) => JSON.stringify(row));
    };

    beforeAll(async () => {
      const doctor = await addDoctor(portal, 'Dr. Rohan Bose');
      const other = await addDoctor(portal, 'Dr. Farah Khan');
      const medicine = await addMedicine(portal);
      for (const [name, email, visited] of [
        ['Kavya Pillai', 'kavya@example.org', doctor],
        ['Tara Singh', 'tara@example.org', other],
      ] as const) {
        const patient = await addPatient(portal, name, { email });
        ids[name] = patient.userId;
        const { id } = await bookVisit(patient, wishFor(portal, visited));
        if (visited === doctor) visitId = id;
        await buy(patient, [{ medicine }]);
        await collectedLabBooking(portal, patient, admin, `Child of ${name}`);
        await addReview(portal, patient, { patientName: name });
        await askStaff(portal, `Has ${name} a zeppelin?`);
      }
      await buy(portal.visitor, [{ medicine }], buyer({ email: 'guest.gita@example.org' }));
    });

    it.each([
      ['appointments', 'kav pil', 'Kavya Pillai'],
      ['appointments', 'kavya@ex', 'Kavya Pillai'],
      ['appointments', 'BOSE', 'Dr. Rohan Bose'],
      ['payments', 'kavya', 'Kavya Pillai'],
      ['payments', 'rohan', 'Dr. Rohan Bose'],
      ['payments', 'Guest.G', 'guest.gita'],
      ['orders', 'pillai', 'Kavya Pillai'],
      ['orders', 'guest.g', 'guest.gita'],
      ['notifications', 'pillai', 'Kavya Pillai'],
      ['lab-bookings', 'child kavya', 'Child of Kavya'],
      ['reviews', 'pillai hands', 'Kavya Pillai'],
      ['questions', 'zepp kavya', 'Has Kavya'],
      ['mails', 'Kavya@example.org', '"to":"kavya@'],
      ['mails', 'request from kav', 'request from Kavya'],
      ['audit-events', 'pillai', 'Kavya Pillai'],
      ['audit-events', 'lab-booking.con', 'lab-booking.confirm'],
      ['audit-events', 'Lab bookings', '"resource":"lab-bookings"'],
    ])('finds in %s by "%s"', async (resource, q, each) => {
      const found = await find(resource, { q });
      expect(found.length).toBeGreaterThan(0);
      const fits = (row: string) => row.includes(each) || (each in ids && row.includes(ids[each]));
      expect(found.filter((row) => !fits(row))).toEqual([]);
      expect((await find(resource, {})).length).toBeGreaterThan(found.length);
      expect(await find(resource, { q: 'nobody-is-called-so' })).toEqual([]);
      expect(await find(resource, { q: '.*' })).toEqual([]);
    });

    it('finds a record by its own id, and takes one text at a time', async () => {
      expect(await find('appointments', { q: visitId })).toHaveLength(1);
      expect(await find('audit-events', { q: visitId })).not.toEqual([]);
      expectFailure(await filtered(admin, 'appointments', { q: ['kavya', 'tara'] }), {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: ['filter.q'],
      });
      expect(await find('appointments', { q: ' ' })).toEqual(await find('appointments', {}));
    });

    it('asks for more of a name that many people have', async () => {
      const crowd = Array.from({ length: 1001 }, (_, n) => ({
        fullName: 'Crowd',
        nameKey: 'crowd',
        nameWords: ['crowd'],
        email: `crowd-${n}@example.org`,
        type: 'patient',
        passwordHash: 'none',
        image: 'patient.jpg',
      }));
      await portal.model<User>(User).collection.insertMany(crowd);
      expectFailure(await filtered(admin, 'payments', { q: 'cro' }), {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: ['filter.q'],
      });
      expect(await find('payments', { q: 'crowd-1000@' })).toEqual([]);
    });

    it("does not let others search reviews: they would learn the patients' surnames", async () => {
      for (const client of [portal.visitor, await addPatient(portal)])
        expectFailure(await filtered(client, 'reviews', { q: 'pillai' }), {
          status: 400,
          code: 'VALIDATION_FAILED',
          fields: ['filter.q'],
        });
    });
  });

  describe('by a phone number', () => {
    const number = '+917700900123';
    const found = async (q: string, resource = 'patients'): Promise<string[]> => {
      const { status, body } = await filtered(admin, resource, { q });
      expect(status).toBe(200);
      return (body as { fullName: string }[]).map(({ fullName }) => fullName);
    };
    beforeAll(async () => {
      await addPatient(portal, 'Phone Owner', mobileColumns(number));
      await addPatient(portal, 'Other Owner', mobileColumns('+917700900987'));
    });

    it.each([
      '7700900123',
      '+91 77009 00123',
      '077009-00123',
      '917700900123',
      '900123',
      '0123',
      '+91 77009 001',
    ])('finds the patient for %j', async (q) => expect(await found(q)).toEqual(['Phone Owner']));

    it('finds all numbers with this prefix, and none for others', async () => {
      expect(await found('77009')).toEqual(['Other Owner', 'Phone Owner']);
      expect(await found('7700900124')).toEqual([]);
      expect(await found('7700900123', 'users')).toEqual(['Phone Owner']);
    });

    it('finds a changed number, and no erased one', async () => {
      const patient = await addPatient(portal, 'Mover', mobileColumns('+917700911111'));
      const changed = await admin.put(`/api/v1/patients/${patient.userId}`, { mobile: '77009 22222' });
      expect(changed.status).toBe(200);
      expect([await found('7700911111'), await found('7700922222')]).toEqual([[], ['Mover']]);
      const profile = await patient.put('/api/v1/me', { mobile: '77009 33333', version: 2 });
      expect([profile.status, await found('33333')]).toEqual([200, ['Mover']]);
      const erased = await admin.post(`/api/v1/users/${patient.userId}/erase`, {
        confirm: profile.body.email,
        reason: 'Asked for by letter',
      });
      expect([erased.status, await found('33333')]).toEqual([200, []]);
    });
  });
});
