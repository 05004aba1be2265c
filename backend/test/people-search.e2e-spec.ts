import { z } from 'zod';
import { Account } from '../../openapi/contract/users.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

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
    ['enon', []],
    ['.*', []],
    ['  ', ['Dr. José Rao', 'Dr. Lakshmi Menon', 'Dr. Meera Nair']],
  ])('should find by "%s"', async (q, names) => {
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

    it('should find by the beginning of a name or email, by type, state and day', async () => {
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

    it('should end the sessions of whom an administrator disables, and let them in again', async () => {
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
});
