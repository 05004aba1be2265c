import { MedicalRecordDto, RecordsSummary } from '../../openapi/contract/care/records.js';
import { hospitalNumberAt } from '../../openapi/contract/people/hospital-number.js';
import { PdfService } from '../src/pdf/pdf.service.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { RecordsService } from '../src/records/records.service.js';
import { link, note, upload } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const PATH = '/api/v1/records';
const BECAUSE = { reason: 'Written for the wrong patient.' };

const KINDS: [kind: string, overrides: Record<string, unknown>][] = [
  ['note', { text: 'Secret words.' }],
  ['diagnosis', { title: 'Secret words', text: null }],
  ['vitalSigns', { text: null, title: 'Secret words', vitals: { pulse: 99 } }],
  ['report', { title: 'Secret words', text: null, results: [{ name: 'TSH', value: 5.2, unit: 'mIU/L' }] }],
];

describe('Entries that were entered in error', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let colleague: Client;
  let stranger: Client;
  let patient: Client;
  let other: Client;
  let visitId: string;
  let numbers = 700;

  beforeAll(async () => {
    portal = await startPortal('inerror');
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
    colleague = await addDoctor(portal, 'Dr. Colleague');
    stranger = await addDoctor(portal, 'Dr. Stranger');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    const newPatient = (fullName: string) =>
      addPatient(portal, fullName, { hospitalNumber: hospitalNumberAt((numbers += 1)) });
    [patient, other] = [await newPatient('Asha Rao'), await newPatient('Ravi Kumar')];
    visitId = await link(portal, patient, doctor);
    await link(portal, patient, colleague);
  });

  const write = async (overrides: Record<string, unknown> = {}) => {
    const { status, body } = await note(doctor, patient, overrides);
    expect(status).toBe(201);
    return body;
  };
  const step = (by: Client, id: string, name: string, body?: object) =>
    by.post<MedicalRecordDto & { code?: string }>(`${PATH}/${id}/${name}`, body);
  const done = async (by: Client, id: string, name: string, body?: object) => {
    const answer = await step(by, id, name, body);
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    return MedicalRecordDto.parse(answer.body);
  };
  const moveTo = (target: Client) => ({ patientId: target.userId, ...BECAUSE });
  const idsOf = async (client: Client, filter: object = {}) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await client.get<MedicalRecordDto[]>(`${PATH}?filter=${query}`);
    return body.map(({ id }) => id);
  };
  const summaryOf = async (client: Client, patientId?: string): Promise<RecordsSummary> =>
    (await client.get<RecordsSummary>(`${PATH}/summary${patientId ? `?patientId=${patientId}` : ''}`)).body;
  const exportOf = async (client: Client) => JSON.stringify((await client.get('/api/v1/me/export')).body);
  /** What the visit report says, before it is set in type. */
  const reportText = async (client: Client) => {
    const render = jest.spyOn(portal.app.get(PdfService), 'render');
    expect((await client.get(`/api/v1/appointments/${visitId}/report`)).status).toBe(200);
    const [[sheet]] = render.mock.calls;
    render.mockRestore();
    return JSON.stringify(sheet);
  };
  const rungOf = async ({ userId }: Client) =>
    (await portal.model<Notification>(Notification).find({ userId }).lean<Notification[]>()).map(
      ({ title }) => title,
    );

  describe('hiding', () => {
    it.each(KINDS)(
      'hides a %s from patient, summary, trends, export and the visit report',
      async (kind, overrides) => {
        await portal.db.collection('appointments').updateMany({}, { $set: { status: 'completed' } });
        const { id } = await write({ kind, ...overrides });
        const seen = async () => ({
          list: (await idsOf(patient)).includes(id),
          one: (await patient.get(`${PATH}/${id}`)).status,
          summary: JSON.stringify(await summaryOf(patient)),
          activity: JSON.stringify((await patient.get('/api/v1/dashboard')).body).includes('Secret words'),
          export: (await exportOf(patient)).includes(id),
        });
        const before = await seen();
        expect(before).toMatchObject({ list: true, one: 200, export: true });
        await done(doctor, id, 'hide', BECAUSE);
        const empty = JSON.stringify({ latestVitals: [], diagnoses: [], trends: [] });
        expect(await seen()).toEqual({
          list: false,
          one: 404,
          summary: empty,
          activity: false,
          export: false,
        });
        expect(await summaryOf(doctor, patient.userId)).toEqual(JSON.parse(empty));
        expect(await exportOf(patient)).not.toContain(BECAUSE.reason);
        await done(admin, id, 'restore');
        expect(await seen()).toEqual(before);
      },
    );

    it('hides a document with its file, also at an address that was made before', async () => {
      const { body } = await upload(patient);
      const [own, staff] = [body.file!.url, (await doctor.get(`${PATH}/${body.id}`)).body.file.url];
      expect((await patient.get(own)).status).toBe(200);
      await done(admin, body.id, 'hide', BECAUSE);
      expect((await patient.get(own)).status).toBe(404);
      expect((await patient.get(`${PATH}/${body.id}/file`)).status).toBe(404);
      expect((await patient.delete(`${PATH}/${body.id}`)).status).toBe(404);
      const exported = JSON.parse(await exportOf(patient)) as Record<string, unknown[]>;
      expect([exported.records, exported.files]).toEqual([[], []]);
      expect((await doctor.get(String(staff))).status).toBe(200);
      await done(admin, body.id, 'restore');
      expect((await patient.get(own)).status).toBe(200);
    });

    it('shows doctors and administrators who hid it, when and why, and offers possible steps only', async () => {
      const { id, steps } = await write();
      expect(steps).toEqual(['hide', 'move']);
      const hidden = await done(doctor, id, 'hide', BECAUSE);
      expect(hidden).toMatchObject({ steps: [], canRemove: false });
      expect(hidden.enteredInError).toEqual({
        at: expect.any(String) as string,
        by: 'Dr. Vikram Nair',
        ...BECAUSE,
      });
      expect(await idsOf(colleague, { patientId: patient.userId })).toEqual([id]);
      expect(await idsOf(admin, { patientId: patient.userId, enteredInError: true })).toEqual([id]);
      expect(await idsOf(admin, { patientId: patient.userId, enteredInError: false })).toEqual([]);
      expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ steps: ['restore'] });
      expect(await rungOf(colleague)).toContain('An entry of Asha Rao was marked as entered in error');
      const trail = await portal
        .model<AuditEvent>(AuditEvent)
        .findOne({ action: 'record.hide', recordId: id })
        .lean<AuditEvent>();
      expect(trail).toMatchObject({ actorId: expect.anything() as unknown, after: BECAUSE });
    });

    it('is marked among what the doctor wrote at the visit', async () => {
      const { id } = await write();
      await done(doctor, id, 'hide', BECAUSE);
      const { body } = await doctor.get(`/api/v1/appointments/${visitId}/consultation`);
      expect(body.written).toEqual([
        expect.objectContaining({ id, enteredInError: expect.objectContaining(BECAUSE) as unknown }),
      ]);
    });

    it('leaves hidden entries out of the visit report', async () => {
      await portal.db.collection('appointments').updateMany({}, { $set: { status: 'completed' } });
      const day = String((await patient.get(`/api/v1/appointments/${visitId}`)).body.appointmentDate);
      const { id } = await write({ text: 'Secret words.' });
      await portal.db
        .collection('records')
        .updateMany({}, { $set: { recordedAt: new Date(`${day}T06:00:00Z`) } });
      expect(await reportText(patient)).toContain('Secret words.');
      await done(doctor, id, 'hide', BECAUSE);
      for (const reader of [patient, doctor, admin]) expect(await reportText(reader)).not.toContain('Secret');
    });

    it('lets one of two concurrent calls succeed', async () => {
      const { id } = await write();
      const both = await Promise.all([step(doctor, id, 'hide', BECAUSE), step(admin, id, 'hide', BECAUSE)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expectFailure(await step(admin, id, 'hide', BECAUSE), { status: 409, code: 'WRONG_STATE' });
      expectFailure(await step(admin, id, 'move', moveTo(other)), { status: 409, code: 'WRONG_STATE' });
    });
  });

  it.each([
    ['hide', BECAUSE],
    ['move', null],
  ] as const)('are kept when a removal has read them before %s', async (name, body) => {
    const { body: own } = await upload(patient);
    const records = portal.app.get(RecordsService);
    const read = records.findOrFail.bind(records);
    const spy = jest.spyOn(records, 'findOrFail').mockImplementationOnce(async (id, actor) => {
      const row = await read(id, actor);
      await done(admin, id, name, body ?? moveTo(other));
      return row;
    });
    const removed = await patient.delete(`${PATH}/${own.id}`);
    spy.mockRestore();
    expectFailure(removed, { status: 409, code: 'EDIT_CONFLICT' });
    const kept = (await admin.get(`${PATH}/${own.id}`)).body as MedicalRecordDto;
    expect((await admin.get(kept.file!.url)).status).toBe(200);
  });

  describe('moving', () => {
    it.each([...KINDS])('moves a %s to the right patient, who is notified', async (kind, overrides) => {
      const { id } = await write({ kind, ...overrides });
      await link(portal, other, colleague);
      await done(admin, id, 'move', moveTo(other));
      expect([await idsOf(patient), await idsOf(other)]).toEqual([[], [id]]);
      expect((await patient.get(`${PATH}/${id}`)).status).toBe(404);
      const { body } = await other.get(`${PATH}/${id}`);
      expect(body).toMatchObject({
        patientId: other.userId,
        movedHere: null,
        enteredInError: null,
        steps: [],
      });
      expect(await summaryOf(patient)).toEqual({ latestVitals: [], diagnoses: [], trends: [] });
      expect([await exportOf(patient), await exportOf(other)].map((text) => text.includes(id))).toEqual([
        false,
        true,
      ]);
      expect(await exportOf(other)).not.toContain(BECAUSE.reason);
      expect(await rungOf(other)).toContain('An entry was moved to your medical records');
      expect(await rungOf(colleague)).toContain('An entry was moved to the record of Ravi Kumar');
      const { movedHere } = (await colleague.get(`${PATH}/${id}`)).body as MedicalRecordDto;
      expect(movedHere).toMatchObject({ by: expect.any(String) as string, ...BECAUSE });
    });

    it('moves a document with its file, and names only its new owner', async () => {
      const { body } = await upload(patient);
      const old = body.file!.url;
      await done(admin, body.id, 'move', moveTo(other));
      expect((await patient.get(old)).status).toBe(404);
      const moved = (await other.get(`${PATH}/${body.id}`)).body as MedicalRecordDto;
      expect(moved).toMatchObject({ authorId: other.userId, authorName: 'Ravi Kumar', canRemove: true });
      expect((await other.get(moved.file!.url)).status).toBe(200);
      const file = await portal.db
        .collection('files')
        .findOne({ kind: 'document' }, { sort: { createdAt: -1 } });
      expect(String(file!.ownerId)).toBe(other.userId);
      expect([await idsOf(other, { q: 'ravi' }), await idsOf(other, { q: 'asha' })]).toEqual([[body.id], []]);
      const news = await portal.model<Notification>(Notification).find({ userId: other.userId }).lean();
      expect(JSON.stringify(news)).not.toContain('Ravi Kumar');
    });

    it('refuses a doctor a patient whose record is not open, and an entry of a stranger', async () => {
      const { id } = await write();
      expectFailure(await step(doctor, id, 'move', moveTo(other)), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await step(stranger, id, 'move', moveTo(patient)), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await step(stranger, id, 'hide', BECAUSE), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await step(admin, id, 'move', moveTo(patient)), { status: 422, fields: ['patientId'] });
      expectFailure(await step(admin, id, 'move', moveTo(doctor)), { status: 404, fields: ['patientId'] });
      await link(portal, other, doctor);
      await done(doctor, id, 'move', moveTo(other));
      expect(await idsOf(colleague, { patientId: patient.userId })).toEqual([]);
      expect((await colleague.get(`${PATH}/${id}`)).status).toBe(404);
    });

    it('lets one of two concurrent moves succeed, while others read', async () => {
      const third = await addPatient(portal, 'Third Person');
      const { id } = await write();
      const [one, two, ...reads] = await Promise.all([
        step(admin, id, 'move', moveTo(other)),
        step(admin, id, 'move', moveTo(third)),
        ...Array.from({ length: 6 }, (_, n) => [patient, other, third][n % 3].get(`${PATH}/${id}`)),
      ]);
      expect([one.status, two.status].toSorted()).toEqual([200, 409]);
      for (const { status, body } of reads) {
        expect([200, 404]).toContain(status);
        if (status === 200)
          expect([patient, other, third].map(({ userId }) => userId)).toContain(body.patientId);
      }
      const owner = one.status === 200 ? other : third;
      const holders = await Promise.all([patient, other, third].map((client) => idsOf(client)));
      expect(holders.flat()).toEqual([id]);
      expect(await idsOf(owner)).toEqual([id]);
    });

    it('stays with its new patient when the first one is merged, and follows a merge of the new one', async () => {
      const third = await addPatient(portal, 'Asha Rao', {
        hospitalNumber: hospitalNumberAt((numbers += 1)),
      });
      const { id } = await write();
      await done(admin, id, 'move', moveTo(other));
      const merge = (kept: Client, merged: Client) =>
        admin.post('/api/v1/merges', { keptId: kept.userId, mergedId: merged.userId });
      expect((await merge(third, patient)).status).toBe(201);
      expect([await idsOf(third), await idsOf(other)]).toEqual([[], [id]]);
      expect((await merge(third, other)).status).toBe(201);
      expect(await idsOf(third)).toEqual([id]);
    });

    it('is read by the first patient again when it is moved back', async () => {
      const { id } = await write();
      await done(admin, id, 'move', moveTo(other));
      await done(admin, id, 'move', moveTo(patient));
      expect([await idsOf(patient), await idsOf(other)]).toEqual([[id], []]);
    });
  });

  it('resolves a diagnosis, which stays below the active ones, and makes it active again', async () => {
    const asthma = await write({ kind: 'diagnosis', title: 'Asthma', text: null });
    const other1 = await write({ kind: 'diagnosis', title: 'Fracture', text: null });
    expect(other1.steps).toEqual(['resolve', 'hide', 'move']);
    const { steps, resolved } = await done(doctor, other1.id, 'resolve');
    expect([steps, resolved?.by]).toEqual([['reactivate', 'hide', 'move'], 'Dr. Vikram Nair']);
    const titles = async () =>
      (await summaryOf(patient)).diagnoses.map(({ title, resolved: end }) => [title, end !== null]);
    expect(await titles()).toEqual([
      ['Asthma', false],
      ['Fracture', true],
    ]);
    expectFailure(await step(doctor, other1.id, 'resolve'), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await step(doctor, (await write()).id, 'resolve'), { status: 409, code: 'WRONG_STATE' });
    await done(colleague, other1.id, 'reactivate');
    expect((await titles()).every(([, end]) => !end)).toBe(true);
    expect(asthma.resolved).toBeNull();
  });
});
