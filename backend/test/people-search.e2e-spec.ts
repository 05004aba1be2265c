import type { Client } from './support/client.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

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
});
