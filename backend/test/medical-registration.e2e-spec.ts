import type { UserDto } from '../../openapi/contract/people/accounts.js';
import type { NotificationDto } from '../../openapi/contract/people/notifications.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { PdfService } from '../src/pdf/pdf.service.js';
import { link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const ME = '/api/v1/me';

describe('Registration numbers of doctors', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('medical_registration');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', {
      registrationNumber: undefined,
      registrationVerifiedAt: undefined,
    });
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const profile = async (): Promise<UserDto> => (await doctor.get<UserDto>(ME)).body;
  const enter = async (registrationNumber: string | null) => {
    const { version } = await profile();
    return doctor.put<UserDto>(ME, { registrationNumber, version });
  };
  const change = (body: object) => admin.put<UserDto>(`/api/v1/doctors/${doctor.userId}`, body);

  it('are required and verified before a doctor prescribes', async () => {
    const refused = { status: 422, code: 'REGISTRATION_REQUIRED', fields: ['registrationNumber'] };
    expectFailure(await prescribe(portal, doctor, patient), refused);
    expect((await enter('KMC 1234')).body).toMatchObject({
      registrationNumber: 'KMC 1234',
      registrationVerified: false,
    });
    const waiting = await prescribe(portal, doctor, patient);
    expectFailure(waiting, refused);
    expect(JSON.stringify(waiting.body)).toContain('must verify');
    expect((await change({ registrationVerified: true })).body).toMatchObject({ registrationVerified: true });
    expect((await prescribe(portal, doctor, patient)).status).toBe(201);
  });

  it('must be verified again after a change', async () => {
    await enter('KMC 1234');
    await change({ registrationVerified: true });
    expect((await enter('KMC 1234')).body.registrationVerified).toBe(true);
    expect((await enter('KMC 9999')).body.registrationVerified).toBe(false);
    await change({ registrationVerified: true });
    expect((await change({ registrationNumber: 'KMC 5' })).body.registrationVerified).toBe(false);
    const both = { registrationNumber: 'KMC 6', registrationVerified: true };
    expect((await change(both)).body).toMatchObject(both);
    expect((await enter(null)).body).toMatchObject({ registrationNumber: null, registrationVerified: false });
  });

  it('tell the doctor by bell and mail when an administrator verifies or no longer accepts them', async () => {
    const notes = async () => {
      const bells = await doctor.get<NotificationDto[]>('/api/v1/notifications?sort=["id","ASC"]');
      const mails = await portal
        .model<OutboxRow>(OutboxRow)
        .find({ dedupeKey: { $regex: `^mail:registration:.*:${doctor.userId}:` } });
      expect(mails).toHaveLength(bells.body.length);
      return bells.body.map(({ title, text }) => `${title}: ${text}`);
    };
    await enter('KMC 1234');
    expect(await notes()).toEqual([]);
    await change({ registrationVerified: true });
    await change({ registrationVerified: true, experience: 9 });
    const verified = /^Your registration number is verified: .*KMC 1234\. You can prescribe now\.$/;
    expect(await notes()).toEqual([expect.stringMatching(verified)]);
    await change({ registrationVerified: false });
    const refused = /^Your registration number is not verified: .*KMC 1234\. Check it in your profile/;
    expect(await notes()).toEqual([expect.stringMatching(verified), expect.stringMatching(refused)]);
    await change({ registrationNumber: null });
    expect(await notes()).toHaveLength(3);
  });

  it('cannot be verified while there is none, nor by the doctor', async () => {
    expectFailure(await change({ registrationVerified: true }), {
      status: 422,
      fields: ['registrationNumber'],
    });
    await enter('KMC 1234');
    const { version } = await profile();
    await doctor.put(ME, { registrationVerified: true, version });
    expect((await profile()).registrationVerified).toBe(false);
    expect((await patient.put(ME, { registrationNumber: 'KMC 1', version: 1 })).status).toBe(422);
  });

  it('are printed on the prescription as on its day, with the qualification', async () => {
    await change({ registrationNumber: 'KMC 1234', registrationVerified: true });
    const { id } = (await prescribe(portal, doctor, patient)).body;
    await change({ registrationNumber: 'KMC 5', registrationVerified: true });
    const render = jest.spyOn(portal.app.get(PdfService), 'render');
    expect((await doctor.get(`/api/v1/prescriptions/${id}/pdf`)).status).toBe(200);
    const [[{ facts, signature, reference }]] = render.mock.calls;
    render.mockRestore();
    expect(Object.fromEntries(facts)).toMatchObject({
      'Registration number': 'KMC 1234',
      Doctor: 'Dr. Vikram Nair, MBBS, MD',
    });
    expect(signature?.at(-1)).toBe('Registration number KMC 1234');
    expect(reference.filter(Boolean)).toHaveLength(3);
  });
});
