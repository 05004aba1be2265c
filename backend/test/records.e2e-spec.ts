import sharp from 'sharp';
import { MedicalRecordDto, RecordsSummary } from '../../openapi/contract/care/records.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { StoredFile } from '../src/files/file.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { MedicalRecord } from '../src/records/record.schema.js';
import { LAB_REPORT, PDF, collectedLabBooking, filtered, link, note, upload } from './support/care.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { picture } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/records';
const MIB = 2 ** 20;

describe('Medical records', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let stranger: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('records');
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
    stranger = await addDoctor(portal, 'Dr. Stranger');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const records = () => portal.model<MedicalRecord>(MedicalRecord);
  const write = async (overrides: Record<string, unknown> = {}) => {
    const { status, body } = await note(doctor, patient, overrides);
    expect([status, body.errors]).toEqual([201, undefined]);
    return body;
  };
  const summaryOf = (client: Client, patientId?: string) =>
    client.get<RecordsSummary & { code?: string }>(
      `${PATH}/summary${patientId ? `?patientId=${patientId}` : ''}`,
    );

  describe('writing', () => {
    it.each([
      ['note', { text: 'Feels well.' }, 'Note'],
      ['diagnosis', { title: 'High blood pressure', text: 'First degree.' }, 'High blood pressure'],
      [
        'vitalSigns',
        { text: null, vitals: { systolic: 124, diastolic: 78, temperature: 36.8 } },
        'Vital signs',
      ],
      [
        'report',
        { text: null, results: [{ name: 'TSH', value: 5.2, unit: 'mIU/L', low: 0.45, high: 4.12 }] },
        'Report',
      ],
      ['diagnosis', { title: 'Asthma', text: '' }, 'Asthma'],
      ['report', { text: 'The picture shows no fracture.', title: 'X-ray' }, 'X-ray'],
    ])('stores a %s with its author', async (kind, fields, title) => {
      const body = await write({ kind, ...fields });
      expect(MedicalRecordDto.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        kind,
        title,
        patientId: patient.userId,
        authorId: doctor.userId,
        authorName: 'Dr. Vikram Nair',
        authorType: 'doctor',
        canRemove: true,
        file: null,
        labBookingId: null,
      });
      const { body: read } = await patient.get(`${PATH}/${body.id}`);
      expect(read).toEqual({ ...body, canRemove: false, steps: [] });
    });

    it('reads a number that was typed as text, for its flag and its trend, and takes empty text as none', async () => {
      const typed = (value: unknown) =>
        write({ kind: 'report', text: ' ', results: [{ name: 'TSH', value, unit: 'mIU/L', high: 4.12 }] });
      const { text, results } = await typed('5,2');
      expect([text, results![0].value, results![0].flag]).toEqual([null, 5.2, 'high']);
      expect((await typed('<0.1')).results![0]).toMatchObject({ value: '<0.1', flag: 'normal' });
      const { body } = await summaryOf(patient);
      expect(body.trends.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
        ['TSH', [5.2]],
      ]);
    });

    it('flags results itself, and notifies the patient without the findings', async () => {
      const results = [{ name: 'TSH', value: 5.2, unit: 'mIU/L', low: 0.45, high: 4.12 }];
      const { id, results: stored } = await write({ kind: 'report', text: 'Thyroid.', results });
      expect(stored).toEqual([{ ...results[0], flag: 'high', notCompared: null }]);
      const key = `mail:record:${id}:written:${patient.userId}`;
      const mail = await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey: key }).lean<OutboxRow>();
      expect(mail!.mail!.subject).toBe('There is a new entry in your medical records');
      expect(mail!.mail!.html).not.toMatch(/TSH|Thyroid|5\.2/);
    });

    it.each([
      ['a pulse of 1e9', { kind: 'vitalSigns', vitals: { pulse: 1e9 } }, ['vitals.pulse']],
      [
        'a temperature in Fahrenheit',
        { kind: 'vitalSigns', vitals: { temperature: 98.6 } },
        ['vitals.temperature'],
      ],
      ['a weight of -5', { kind: 'vitalSigns', vitals: { weight: -5 } }, ['vitals.weight']],
      ['half a blood pressure', { kind: 'vitalSigns', vitals: { systolic: 120 } }, ['vitals.diastolic']],
      [
        'a pressure upside down',
        { kind: 'vitalSigns', vitals: { systolic: 70, diastolic: 120 } },
        ['vitals.systolic'],
      ],
      ['no value', { kind: 'vitalSigns', vitals: {} }, ['vitals']],
      ['no values at all', { kind: 'vitalSigns' }, ['vitals']],
      ['an unknown value', { kind: 'vitalSigns', vitals: { pulse: 70, mood: 5 } }, ['vitals.mood']],
      ['a note without text', { text: undefined }, ['text']],
      ['a note of empty text', { text: ' ' }, ['text']],
      ['a note with vital signs', { vitals: { pulse: 70 } }, ['vitals']],
      ['a note with results', { results: [{ name: 'TSH', value: 1 }] }, ['results']],
      ['a diagnosis without a name', { kind: 'diagnosis' }, ['title']],
      ['a report of nothing', { kind: 'report', text: null }, ['results']],
      ['a document', { kind: 'document' }, ['kind']],
      ['31 February', { date: '2026-02-31' }, ['date']],
      ['text of 5001 characters', { text: 'x'.repeat(5001) }, ['text']],
    ])('refuses %s', async (_name, overrides, fields) => {
      const answer = await note(doctor, patient, overrides);
      expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields });
      expect(await records().countDocuments({ patientId: patient.userId })).toBe(0);
    });

    it('dates an entry back, never ahead', async () => {
      const day = dayFromToday(portal, -40);
      const { recordedAt } = await write({ date: day });
      expect(recordedAt).toBe(portal.app.get(HospitalClock).instant(day, null).toISOString());
      const ahead = await note(doctor, patient, { date: dayFromToday(portal, 1) });
      expectFailure(ahead, { status: 422, fields: ['date'] });
    });

    it('is refused without a link, and to all roles except doctors', async () => {
      const before = await contentsOf(portal.db);
      expectFailure(await note(stranger, patient), { status: 404, code: 'NOT_FOUND' });
      for (const who of [patient, admin]) expectFailure(await note(who, patient), { status: 403 });
      expect(await contentsOf(portal.db)).toEqual(before);
    });
  });

  describe('documents', () => {
    const fileOf = async (id: string): Promise<StoredFile> => {
      const row = await records().findById(id).lean<MedicalRecord>();
      return (await portal.model<StoredFile>(StoredFile).findById(row!.file!.stored).lean<StoredFile>())!;
    };

    it('keeps a PDF as it is, to be saved under the portal’s name', async () => {
      const { status, body } = await upload(patient, {}, PDF, 'text/html');
      expect(status).toBe(201);
      expect(MedicalRecordDto.parse(body)).toMatchObject({
        kind: 'document',
        authorType: 'patient',
        title: 'Discharge letter',
        canRemove: true,
        file: { name: 'Discharge letter.pdf', contentType: 'application/pdf', size: PDF.length },
      });
      const answer = await fetch(`${portal.url}${body.file!.url}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="document-${body.id.slice(-8)}.pdf"`,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });

    it('encodes a picture again, without its location', async () => {
      const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .jpeg()
        .toBuffer();
      const { body } = await upload(patient, {}, bytes, 'application/pdf');
      const { data, kind } = await fileOf(body.id);
      const about = await sharp(Buffer.from((data as unknown as { buffer: Uint8Array }).buffer)).metadata();
      expect([kind, about.format, about.width, about.exif]).toEqual(['document', 'webp', 300, undefined]);
      const answer = await portal.visitor.get(body.file!.url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    });

    it('opens by its own signed address only, and never as the picture of a person', async () => {
      const { body } = await upload(patient);
      const other = (await upload(await addPatient(portal))).body;
      const { _id } = await fileOf(body.id);
      const query = other.file!.url.split('?')[1];
      for (const address of [body.file!.url.split('?')[0], `/api/papers/documents/${body.id}?${query}`])
        expectFailure(await portal.visitor.get(address), { status: 403 });
      const face = await portal.visitor.get(`/image/users/${_id}`);
      expect([face.status, face.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      for (const folder of ['/image/idcards', '/public/image/medicine'])
        expect([403, 404]).toContain((await portal.visitor.get(`${folder}/${_id}`)).status);
      expectFailure(await patient.get(`${PATH}/${(await write()).id}/file`), { status: 404 });
    });

    const bomb = async () => {
      const bytes = Buffer.from(await picture('png', 40));
      bytes.writeUInt32BE(50_000, 16);
      bytes.writeUInt32BE(50_000, 20);
      return bytes;
    };
    it.each([
      ['nothing', () => Buffer.alloc(0)],
      ['a text', () => Buffer.from('Dear doctor')],
      ['a page with a script', () => Buffer.from('<script>alert(1)</script>')],
      [
        'a drawing with a script',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      ],
      ['half a PDF', () => PDF.subarray(0, -10)],
      ['a PDF with a page behind it', () => Buffer.concat([PDF, Buffer.from('<script>')])],
      ['a gif', () => picture('gif', 40)],
      ['half a picture', async () => (await picture('png', 900)).subarray(0, 200)],
      ['a head that says 2500 megapixels', bomb],
      [
        '30 megapixels',
        () =>
          sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
      ],
    ])('is refused without a trace: %s', async (_name, make) => {
      const before = await contentsOf(portal.db);
      const answer = await upload(patient, {}, await make());
      expectFailure(answer, { status: 422, code: 'DOCUMENT_UNREADABLE' });
      expect(await contentsOf(portal.db)).toEqual(before);
    });

    it('is refused without a file, and above 5 MiB', async () => {
      const before = await contentsOf(portal.db);
      const none = await patient.post(`${PATH}/documents`, form({ title: 'Letter' }));
      expectFailure(none, { status: 400, fields: ['file'] });
      const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(6 * MIB), PDF.subarray(-30)]);
      expectFailure(await upload(patient, {}, large), { status: 413, code: 'TOO_LARGE' });
      expectFailure(await upload(patient, { title: ' ' }), { status: 400, fields: ['title'] });
      expectFailure(await upload(patient, { date: '2026-02-31' }), { status: 400, fields: ['date'] });
      expect(await contentsOf(portal.db)).toEqual(before);
    });

    it('is taken for oneself, and by a doctor for a linked patient only', async () => {
      const other = await addPatient(portal);
      expectFailure(await upload(patient, { patientId: other.userId }), { status: 403, code: 'NOT_YOURS' });
      expectFailure(await upload(doctor), { status: 400, fields: ['patientId'] });
      expectFailure(await upload(doctor, { patientId: other.userId }), { status: 404 });
      expectFailure(await upload(admin, { patientId: patient.userId }), { status: 403 });
      const { body } = await upload(doctor, { patientId: patient.userId });
      expect([body.patientId, body.authorType]).toEqual([patient.userId, 'doctor']);
      expect((await patient.get(PATH)).body).toHaveLength(1);
    });

    it('ends at a hundred', async () => {
      const { body } = await upload(patient);
      const row = await records().findById(body.id).lean<MedicalRecord>();
      const { _id, ...copy } = row!;
      expect(String(_id)).toBe(body.id);
      await records().insertMany(Array.from({ length: 99 }, () => copy));
      expectFailure(await upload(patient), { status: 409, code: 'TOO_MANY_DOCUMENTS' });
      expect((await patient.delete(`${PATH}/${body.id}`)).status).toBe(200);
      expect((await upload(patient)).status).toBe(201);
    });
  });

  describe('removing', () => {
    const age = (id: string, hours: number) =>
      portal.db
        .collection('records')
        .updateOne(
          { title: 'Old', _id: new (records().base.Types.ObjectId)(id) },
          { $set: { createdAt: new Date(Date.now() - hours * 3_600_000) } },
        );

    it('removes a patient’s own document with its file once with concurrent requests', async () => {
      const { body } = await upload(patient, {}, PDF);
      const stored = (await records().findById(body.id).lean<MedicalRecord>())!.file!.stored;
      const answers = await Promise.all([1, 2, 3].map(() => patient.delete(`${PATH}/${body.id}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(await portal.model<StoredFile>(StoredFile).countDocuments({ _id: stored })).toBe(0);
      expectFailure(await portal.visitor.get(body.file!.url), { status: 404 });
      const event = { action: 'record.remove', recordId: body.id };
      expect(await portal.model<AuditEvent>(AuditEvent).countDocuments(event)).toBe(1);
    });

    it('does not let a patient remove other people’s records', async () => {
      const written = await write();
      const given = await upload(doctor, { patientId: patient.userId });
      for (const { id } of [written, given.body])
        expectFailure(await patient.delete(`${PATH}/${id}`), { status: 403 });
      const other = await addPatient(portal);
      expectFailure(await other.delete(`${PATH}/${written.id}`), { status: 404 });
      expectFailure(await stranger.delete(`${PATH}/${written.id}`), { status: 404 });
      expectFailure(await admin.delete(`${PATH}/${written.id}`), { status: 403 });
    });

    it('lets an author take back an entry for a day, and no colleague', async () => {
      const colleague = await addDoctor(portal, 'Dr. Colleague');
      await link(portal, patient, colleague);
      const { id } = await write({ title: 'Old' });
      expectFailure(await colleague.delete(`${PATH}/${id}`), { status: 403 });
      await age(id, 25);
      expectFailure(await doctor.delete(`${PATH}/${id}`), { status: 409, code: 'WRONG_STATE' });
      expect((await doctor.get(`${PATH}/${id}`)).body.canRemove).toBe(false);
      await age(id, 23);
      const { status, body } = await doctor.delete(`${PATH}/${id}`);
      expect([status, body.id]).toEqual([200, id]);
      expectFailure(await doctor.get(`${PATH}/${id}`), { status: 404 });
    });
  });

  describe('reading', () => {
    it('is newest first, by kind and by words', async () => {
      await write({ title: 'Knee', date: dayFromToday(portal, -20) });
      await write({ title: 'Heart failure', date: dayFromToday(portal, -10) });
      await write({ kind: 'vitalSigns', text: null, vitals: { pulse: 70 }, date: dayFromToday(portal, -30) });
      const titles = async (filter: Record<string, unknown>) =>
        ((await filtered(patient, 'records', filter)).body as MedicalRecordDto[]).map(({ title }) => title);
      expect(await titles({})).toEqual(['Heart failure', 'Knee', 'Vital signs']);
      expect(await titles({ kind: 'note' })).toEqual(['Heart failure', 'Knee']);
      expect(await titles({ q: 'hea fai' })).toEqual(['Heart failure']);
      expect(await titles({ q: 'vikram' })).toHaveLength(3);
      expect(await titles({ q: '.*' })).toEqual([]);
    });

    it('keeps one person’s entries from every other', async () => {
      const { id } = await write();
      const other = await addPatient(portal);
      await link(portal, other, stranger);
      for (const who of [other, stranger]) {
        expectFailure(await who.get(`${PATH}/${id}`), { status: 404 });
        expect((await filtered(who, 'records', { patientId: patient.userId })).body).toEqual([]);
        expect((await filtered(who, 'records', { id })).body).toEqual([]);
      }
      expectFailure(await summaryOf(other, patient.userId), { status: 403, code: 'NOT_YOURS' });
      expectFailure(await summaryOf(stranger, patient.userId), { status: 404 });
      expectFailure(await summaryOf(doctor), { status: 400, fields: ['patientId'] });
      expectFailure(await summaryOf(admin, doctor.userId), { status: 404 });
      expect((await stranger.get('/api/v1/patients')).body).not.toEqual(
        expect.arrayContaining([expect.objectContaining({ id: patient.userId })]),
      );
      expectFailure(await stranger.get(`/api/v1/patients/${patient.userId}`), { status: 404 });
    });

    it('ends for a doctor with the appointment, except for own records', async () => {
      const once = await addPatient(portal);
      const visit = await link(portal, once, doctor);
      const { id } = (await note(doctor, once)).body;
      const theirs = (await upload(once)).body.id;
      for (const each of [id, theirs]) expect((await doctor.get(`${PATH}/${each}`)).status).toBe(200);
      expect((await once.delete(`/api/appointments/${visit}`)).status).toBe(200);
      expect((await doctor.get(`${PATH}/${id}`)).status).toBe(200);
      expectFailure(await doctor.get(`${PATH}/${theirs}`), { status: 404 });
      expectFailure(await doctor.delete(`${PATH}/${theirs}`), { status: 404 });
      expectFailure(await doctor.get(`/api/v1/patients/${once.userId}`), { status: 404 });
    });

    it('leaves a row for every reading by another person, and none for one’s own', async () => {
      const { id } = await write();
      const document = (await upload(patient)).body.id;
      const events = portal.model<AuditEvent>(AuditEvent);
      const newest = await events.findOne().sort({ _id: -1 }).lean<AuditEvent>();
      const readings = async () =>
        (
          await events
            .find({ _id: { $gt: newest!._id } })
            .sort({ _id: 1 })
            .lean<AuditEvent[]>()
        ).map(({ action, actorType, recordId, after }) => [action, actorType, recordId, after]);
      await patient.get(PATH);
      await patient.get(`${PATH}/${id}`);
      await patient.get(`${PATH}/${document}/file`);
      await summaryOf(patient);
      expect(await readings()).toEqual([]);
      await doctor.get(`${PATH}/${id}`);
      await admin.get(`${PATH}/${document}/file`);
      await filtered(doctor, 'records', { patientId: patient.userId });
      await summaryOf(admin, patient.userId);
      await admin.get(`/api/v1/patients/${patient.userId}`);
      await doctor.get(`/api/v1/patients/${patient.userId}`);
      await admin.get(`/api/users/${patient.userId}`);
      await filtered(doctor, 'patients', { id: patient.userId });
      // The first of a few minutes leaves the row.
      await portal.db.collection('denialcounts').deleteMany({});
      await stranger.get(`${PATH}/${id}`);
      expect(await readings()).toEqual([
        ['record.read', 'doctor', id, { patientId: patient.userId }],
        ['record.read', 'admin', document, { patientId: patient.userId }],
        ['record.list', 'doctor', patient.userId, { ids: [document, id] }],
        ['record.summary', 'admin', patient.userId, null],
        ['patient.read', 'admin', patient.userId, null],
        ['patient.read', 'doctor', patient.userId, null],
        ['user.read', 'admin', patient.userId, null],
        ['patient.list', 'doctor', null, { ids: [patient.userId] }],
        ['access.notFound', 'doctor', id, { method: 'GET', route: `${PATH}/:id`, code: 'NOT_FOUND' }],
      ]);
    });
  });

  describe('at a glance', () => {
    it('has the newest of each vital sign, diagnoses and measures over time', async () => {
      const vitals = (days: number, values: Record<string, number>) =>
        write({ kind: 'vitalSigns', text: null, vitals: values, date: dayFromToday(portal, days) });
      await vitals(-60, { systolic: 150, diastolic: 95, weight: 80.5 });
      await vitals(-30, { systolic: 118, diastolic: 76 });
      const hba1c = (days: number, value: number | string) =>
        write({
          kind: 'report',
          text: null,
          results: [{ name: 'HbA1c', value, unit: '%', high: 5.6 }],
          date: dayFromToday(portal, days),
        });
      await hba1c(-90, 7.1);
      await hba1c(-10, 6.2);
      await hba1c(-5, 'not measured');
      await write({ kind: 'diagnosis', title: 'Type 2 diabetes', text: null });
      const { body } = await summaryOf(patient);
      expect(RecordsSummary.parse(body)).toEqual(body);
      expect(body.latestVitals.map(({ vital, value, flag }) => [vital, value, flag])).toEqual([
        ['systolic', 118, 'normal'],
        ['diastolic', 76, 'normal'],
        ['weight', 80.5, null],
      ]);
      expect(body.diagnoses.map(({ title }) => title)).toEqual(['Type 2 diabetes']);
      const trend = (name: string) => body.trends.find((one) => one.name === name)?.points;
      expect(trend('HbA1c')).toMatchObject([
        { date: dayFromToday(portal, -90), value: 7.1 },
        { date: dayFromToday(portal, -10), value: 6.2 },
      ]);
      expect(trend('Systolic blood pressure')?.map(({ value }) => value)).toEqual([150, 118]);
      expect((await summaryOf(doctor, patient.userId)).body).toEqual(body);
    });

    it('does not compare the vital signs of a child with the ranges of adults', async () => {
      const child = await addPatient(portal, 'Aarav Rao', { dob: dayFromToday(portal, -100) });
      await link(portal, child, doctor);
      const vitals = { pulse: 84, weight: 5.2 };
      const written = await doctor.post(PATH, { kind: 'vitalSigns', patientId: child.userId, vitals });
      expect(written.status).toBe(201);
      const { body } = await summaryOf(child);
      expect(body.latestVitals.map(({ vital, flag, notCompared }) => [vital, flag, notCompared])).toEqual([
        ['pulse', null, 'noRangeForPerson'],
        ['weight', null, 'noRange'],
      ]);
      expect(body.latestVitals[0]).toMatchObject({ low: null, high: null });
    });
  });

  describe('of the laboratory', () => {
    const collected = (fullName?: string) => collectedLabBooking(portal, patient, admin, fullName);
    const report = (id: string) => admin.post(`/api/v1/lab-bookings/${id}/report`, LAB_REPORT);

    it('is written with the report, once, with concurrent reports', async () => {
      const id = await collected();
      const statuses = (await Promise.all([1, 2, 3].map(() => report(id)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409]);
      const { body } = await patient.get(PATH);
      expect(body).toHaveLength(1);
      expect(MedicalRecordDto.parse(body[0])).toMatchObject({
        kind: 'report',
        title: expect.stringMatching(/^Test /) as string,
        text: 'High.',
        results: [{ name: 'TSH', value: 5.2, flag: 'high' }],
        authorId: null,
        authorType: 'laboratory',
        sampleOf: null,
        labBookingId: id,
        canRemove: false,
      });
      expectFailure(await patient.delete(`${PATH}/${body[0].id}`), { status: 403 });
      expect((await summaryOf(patient)).body.trends.map((one) => one.name)).toEqual(['TSH']);
    });

    it('does not mix a relative’s values with the patient’s own', async () => {
      const id = await collected('Old Mother');
      expect((await report(id)).status).toBe(200);
      expect((await patient.get(PATH)).body[0].sampleOf).toBe('Old Mother');
      expect((await summaryOf(patient)).body.trends).toEqual([]);
    });

    it('is undone together with a report that could not be stored', async () => {
      const id = await collected();
      const labBookingId = new (records().base.Types.ObjectId)(id);
      await records().collection.insertOne({ labBookingId, patientId: null });
      const answer = await report(id);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect((await admin.get(`/api/v1/lab-bookings/${id}`)).body.status).toBe('sampleCollected');
      await records().collection.deleteOne({ labBookingId });
      expect((await report(id)).status).toBe(200);
    });
  });
});
