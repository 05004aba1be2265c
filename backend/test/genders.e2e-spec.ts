import { GENDERS } from '../../openapi/contract/people/field-lists.js';
import { link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { csvOf } from './support/csv.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';

describe('a gender', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('genders');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const own = async (who: Client) =>
    (await who.get('/api/v1/me')).body as { gender: string; version: number };

  it.each(GENDERS)(
    'is %s at the registration, in the profile, the family and the console',
    async (gender) => {
      const { body } = await register(portal.visitor, newPerson({ gender }));
      const patient = await clientOf(portal, body.userId as string);
      const { version } = await own(patient);
      expect((await own(patient)).gender).toBe(gender);
      expect((await patient.put('/api/v1/me', { gender, version })).body.gender).toBe(gender);
      const person = { fullName: 'Dev Rao', dob: '2017-01-03', gender, relationship: 'child' };
      const added = await patient.post('/api/v1/dependants', person);
      expect([added.status, added.body.gender, added.body.holder.gender]).toEqual([201, gender, gender]);
      const walkIn = { fullName: 'Wanda Rao', mobile: '98123 45671', gender };
      expect((await admin.post('/api/v1/patients', walkIn)).body.gender).toBe(gender);
      const { rows } = await csvOf(admin, '/api/v1/patients?range=[0,99]');
      expect(rows.some((row) => row.gender === gender)).toBe(true);
    },
  );

  it.each(GENDERS)('is %s on a prescription and its PDF', async (gender) => {
    const [doctor, patient] = [await addDoctor(portal), await addPatient(portal, 'Asha Rao', { gender })];
    await link(portal, patient, doctor);
    const { status, body } = await prescribe(portal, doctor, patient, { gender, confirmPerson: false });
    expect([status, body.gender]).toEqual([201, gender]);
    const pdf = await fetch(`${patient.url}/api/v1/prescriptions/${body.id}/pdf`, {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    expect(pdf.status).toBe(200);
  });

  it('filters the doctors', async () => {
    const doctor = await addDoctor(portal, 'Dr. Robin Das', { gender: 'other' });
    const { body } = await portal.visitor.get('/api/users/doctors?gender=other');
    expect(body.value.map(({ _id }: { _id: string }) => _id)).toEqual([doctor.userId]);
  });
});
