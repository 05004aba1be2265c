import { AppointmentDto } from '../../openapi/contract/care/appointments.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { KnownSessions } from '../src/auth/known-sessions.js';
import { Session } from '../src/auth/session.schema.js';
import { PDF, link, prescribe, upload } from './support/care.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { picture } from './support/shop.js';

describe('Signed addresses of files', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('file_addresses');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal);
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const open = (address: string) => fetch(`${portal.url}${address}`);
  const documentOf = async (client: Client) => {
    const { body } = await upload(patient, {}, PDF);
    const { file } = (await client.get(`/api/v1/records/${body.id}`)).body as { file: { url: string } };
    return { id: body.id, address: file.url };
  };
  const idCardOf = async (client: Client) => {
    const fields = { patientId: patient.userId, speciality: 'Cardiology' };
    const card = { field: 'idCard', bytes: await picture('png', 40), type: 'image/png' };
    const { body } = await patient.post('/api/appointments/create', form(fields, card));
    const { idCard } = AppointmentDto.parse((await client.get(`/api/v1/appointments/${body.value.id}`)).body);
    return idCard!;
  };
  const rowsOf = (recordId: string) =>
    portal
      .model<AuditEvent>(AuditEvent)
      .find({ action: 'file.open', recordId })
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();

  it.each<[string, (of: Client) => Promise<unknown>]>([
    ['its logout', (of) => of.post('/api/users/logout')],
    ['the account is disabled', (of) => admin.put(`/api/v1/patients/${of.userId}`, { disabled: true })],
    [
      'its last hour',
      async (of) => {
        await portal.model<Session>(Session).updateMany({ userId: of.userId }, { expiresAt: new Date() });
        portal.app.get(KnownSessions).forgetPerson(of.userId);
      },
    ],
    [
      'half an hour without a call',
      async (of) => {
        await portal.model<Session>(Session).updateMany({ userId: of.userId }, { idleExpiresAt: new Date() });
        portal.app.get(KnownSessions).forgetPerson(of.userId);
      },
    ],
  ])('ends with the login that they were made for: %s', async (_name, end) => {
    const { address } = await documentOf(patient);
    const card = await idCardOf(patient);
    const other = (await documentOf(doctor)).address;
    for (const one of [address, card, other]) expect((await open(one)).status).toBe(200);
    expect((await end(patient)) ?? { status: 200 }).toMatchObject({ status: 200 });
    for (const one of [address, card])
      expectFailure(await portal.visitor.get(one), { status: 403, code: 'FORBIDDEN' });
    expect((await open(other)).status).toBe(200);
  });

  it('does not move to another login, nor to none', async () => {
    const again = await clientOf(portal, patient.userId);
    const { id, address } = await documentOf(patient);
    const other = ((await again.get(`/api/v1/records/${id}`)).body as { file: { url: string } }).file.url;
    const session = (of: string) => /session=([0-9a-f]{24})/.exec(of)![1];
    expect(session(other)).not.toBe(session(address));
    for (const forged of [
      address.replace(session(address), session(other)),
      address.replace(`&session=${session(address)}`, ''),
      address.replace(session(address), ''),
      `${address}&session=${session(other)}`,
      address.replace('session=', 'session[$ne]='),
    ])
      expectFailure(await portal.visitor.get(forged), { status: 403, code: 'FORBIDDEN' });
    await patient.post('/api/users/logout');
    expect([(await open(address)).status, (await open(other)).status]).toEqual([403, 200]);
  });

  it('asks the database for no session that is known', async () => {
    const { address } = await documentOf(patient);
    const read = jest.spyOn(portal.model<Session>(Session), 'aggregate');
    expect((await open(address)).status).toBe(200);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('leaves a row: by whose login, whose, when and from where', async () => {
    const { id, address } = await documentOf(doctor);
    const before = Date.now();
    for (let i = 0; i < 3; i += 1) expect((await open(address)).status).toBe(200);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([
      {
        actorType: 'doctor',
        outcome: 'success',
        resource: 'records',
        after: { patientId: patient.userId, path: address.split('?')[0] },
        address: '127.0.0.1',
      },
    ]);
    expect(String(rows[0].actorId)).toBe(doctor.userId);
    expect(rows[0].at.getTime()).toBeGreaterThanOrEqual(before);
    const own = ((await patient.get(`/api/v1/records/${id}`)).body as { file: { url: string } }).file.url;
    await open(own);
    expect((await rowsOf(id)).map(({ actorType }) => actorType)).toEqual(['doctor', 'patient']);
  });

  it('leaves one for ID cards and for the hospital’s own papers, none for portraits and refusals', async () => {
    const card = await idCardOf(admin);
    await open(card);
    expect(await rowsOf(patient.userId)).toMatchObject([
      { actorType: 'admin', resource: 'users', after: { path: card.split('?')[0] } },
    ]);
    const { id, pdfUrl } = (await prescribe(portal, doctor, patient)).body;
    await open(pdfUrl.replace(/signature=./, 'signature=!'));
    expect(await rowsOf(id)).toEqual([]);
    await open(pdfUrl);
    expect(await rowsOf(id)).toMatchObject([{ actorType: 'doctor', resource: 'prescriptions' }]);
    const image = form({}, { field: 'image', bytes: await picture('png', 40), type: 'image/png' });
    const { body } = await patient.put('/api/v1/me/picture', image);
    expect((await open(`/image/users/${body.image}`)).headers.get('content-type')).toBe('image/webp');
    expect(await rowsOf(patient.userId)).toHaveLength(1);
  });

  it('gives nothing out when the row cannot be written', async () => {
    const { address } = await documentOf(patient);
    const events = portal.model<AuditEvent>(AuditEvent);
    const insert = jest.spyOn(events.collection, 'insertOne').mockRejectedValueOnce(new Error('no room'));
    expect((await open(address)).status).toBe(500);
    insert.mockRestore();
    expect((await open(address)).status).toBe(200);
  });
});
