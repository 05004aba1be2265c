import { PdfService } from '../src/pdf/pdf.service.js';
import { User } from '../src/users/user.schema.js';
import { link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const ME = '/api/v1/me';
const HOME = '12 Lake View Road\nBengaluru 560038';
const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe("A patient's address", () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('patient_addresses');
    admin = await addAdmin(portal);
  });
  beforeEach(async () => {
    patient = await addPatient(portal);
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());

  const write = (address: unknown, version = 1) => patient.put(ME, { address, version });
  const pathOf = ({ userId }: Client) => `/api/v1/patients/${userId}`;

  it('is null until it is written, and is kept as typed, composed and without outer spaces', async () => {
    expect((await patient.get(ME)).body.address).toBeNull();
    const decomposed = HOME.replace('Lake', 'Lac Genève').normalize('NFD');
    const { status, body } = await write(`  ${decomposed}  `);
    expect([status, body.address]).toEqual([200, decomposed.normalize('NFC')]);
    expect((await write('कमला नगर, दिल्ली', 2)).body.address).toBe('कमला नगर, दिल्ली');
    expect((await write(' ', 3)).body.address).toBeNull();
  });

  it.each([
    ['501 letters', 'x'.repeat(501)],
    ['a control character', 'Lake View\u0007'],
    ['a number', 12],
    ['a list', [HOME]],
  ])('is refused at its field: %s', async (_case, address) => {
    expectFailure(await write(address), { status: 400, fields: ['address'] });
    expectFailure(await admin.put(pathOf(patient), { address }), { status: 400, fields: ['address'] });
    expectFailure(await patient.post('/api/v1/dependants', { ...CHILD, address }), {
      status: 400,
      fields: ['address'],
    });
    expect((await patient.get(ME)).body).toMatchObject({ address: null, version: 1 });
  });

  it('is for patients only', async () => {
    for (const other of [doctor, admin])
      expectFailure(await other.put(ME, { address: HOME, version: 1 }), { status: 422, fields: ['address'] });
  });

  it('is read by a doctor to whom the record is open, and by no one else', async () => {
    await write(HOME);
    const [stranger, other] = [await addDoctor(portal), await addPatient(portal)];
    await link(portal, patient, doctor);
    expect((await doctor.get(pathOf(patient))).body.address).toBe(HOME);
    expect((await stranger.get(pathOf(patient))).status).toBe(404);
    expect((await other.get(pathOf(patient))).status).toBe(403);
  });

  it('is written by the desk, audited, and lost by neither of two who write at once', async () => {
    const answers = await Promise.all([
      write('At home'),
      admin.put(pathOf(patient), { address: HOME, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)!.body.address;
    expect((await patient.get(ME)).body).toMatchObject({ address: kept, version: 2 });
    expect((await admin.put(pathOf(patient), { address: 'Moved', version: 2 })).body.address).toBe('Moved');
    const [event] = await portal.db
      .collection('auditevents')
      .find({ action: 'patient.update', recordId: patient.userId })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    expect([event.before, event.after]).toEqual([{ address: kept }, { address: 'Moved' }]);
  });

  it('is kept for a dependant by the guardian, apart from their own', async () => {
    await write(HOME);
    const child = await patient.post('/api/v1/dependants', { ...CHILD, address: 'Hostel 4' });
    expect(child.body.address).toBe('Hostel 4');
    const path = `/api/v1/dependants/${child.body._id as unknown as string}`;
    expect((await patient.put(path, { address: 'Hostel 5' })).body.address).toBe('Hostel 5');
    expect((await patient.put(path, { fullName: 'Meera R' })).body.address).toBe('Hostel 5');
    expect((await patient.get(ME)).body.address).toBe(HOME);
  });

  it('is in the export, and removed with the account', async () => {
    const { body } = await write(HOME);
    const data = (await patient.get(`${ME}/export`)).body as unknown as { account: { address: string } };
    expect(data.account.address).toBe(HOME);
    const confirm = body.email as unknown as string;
    const erased = await admin.post(`/api/v1/users/${patient.userId}/erase`, { confirm, reason: 'A letter' });
    expect(erased.status).toBe(200);
    const row = await portal.model<User>(User).findById(patient.userId).lean<User>();
    expect(row!.address).toBeNull();
  });

  it('is printed on prescriptions as it is now', async () => {
    await link(portal, patient, doctor);
    const { id } = (await prescribe(portal, doctor, patient)).body;
    const printed = async () => {
      const render = jest.spyOn(portal.app.get(PdfService), 'render');
      expect((await patient.get(`/api/v1/prescriptions/${id}/pdf`)).status).toBe(200);
      const [[{ facts }]] = render.mock.calls;
      render.mockRestore();
      return Object.fromEntries(facts).Address;
    };
    expect(await printed()).toBeUndefined();
    await write(HOME);
    expect(await printed()).toBe(HOME);
  });
});
