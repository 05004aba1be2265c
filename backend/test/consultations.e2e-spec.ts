import { ConsultationDto } from '../../openapi/contract/care/consultations.js';
import { AppointmentNotifications } from '../src/appointments/notifications/appointment-notifications.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { Consultation } from '../src/consultations/consultation.schema.js';
import { LabRequest } from '../src/lab-requests/lab-request.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { MedicalRecord } from '../src/records/record.schema.js';
import { link, note, prescribe } from './support/care.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import {
  VISIT_PRESCRIPTION,
  consultationOf,
  consultationPath,
  saveVisit,
  visitDraft,
} from './support/visit.js';
import { dayFromToday } from './support/visits.js';

describe('The visit screen', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let visit: string;
  let tests = 0;

  beforeAll(async () => {
    portal = await startPortal('consultations');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    visit = await link(portal, patient, doctor);
  });

  const keep = (version: number, text: string, as = doctor, headers = {}) =>
    as.put(consultationPath(visit), { draft: visitDraft(text), version }, headers);
  const followUp = (time = '11:00') => ({ date: dayFromToday(portal, 20), time, reason: 'Blood pressure.' });
  const statusNow = async () =>
    (await portal.model<Appointment>(Appointment).findById(visit).lean<Appointment>())!.status;
  const mails = (pattern: RegExp) =>
    portal
      .model<OutboxRow>(OutboxRow)
      .find({ effect: 'mail', dedupeKey: new RegExp(`${pattern.source}.*${patient.userId}$`) })
      .lean<OutboxRow[]>();
  /** The patient's records, counted by kind. */
  const made = async () => {
    const patientId = patient.userId;
    const [records, prescriptions, requests, visits] = await Promise.all([
      portal.model<MedicalRecord>(MedicalRecord).countDocuments({ patientId }),
      portal.model<Prescription>(Prescription).countDocuments({ patientId }),
      portal.model<LabRequest>(LabRequest).countDocuments({ patientId }),
      portal.model<Appointment>(Appointment).countDocuments({ patientId }),
    ]);
    return { records, prescriptions, requests, visits };
  };
  const everything = async () => ({
    note: 'Feels well.',
    diagnosis: 'Type 2 diabetes',
    vitals: { systolic: 124, diastolic: 78, pulse: 72 },
    prescription: VISIT_PRESCRIPTION,
    labTestIds: [String((await addLabTest(portal, { name: `HbA1c ${(tests += 1)}` }))._id)],
    followUp: followUp(),
    complete: true,
  });

  describe('saving', () => {
    it('writes everything with one call, completes the visit and notifies the patient of each part', async () => {
      expect((await keep(1, 'Feels')).status).toBe(200);
      const { status, body } = await saveVisit(doctor, visit, await everything());
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { draft: null, draftAt: null, version: 3 },
      });
      expect(ConsultationDto.safeParse(body).error).toBeUndefined();
      expect(body.written.map(({ kind }) => kind).toSorted()).toEqual([
        'diagnosis',
        'followUp',
        'labTest',
        'note',
        'prescription',
        'vitalSigns',
      ]);
      expect(await made()).toEqual({ records: 3, prescriptions: 1, requests: 1, visits: 2 });
      expect(await statusNow()).toBe('completed');
      const records = (await patient.get('/api/v1/records')).body as { kind: string; title: string }[];
      expect(records.map(({ kind }) => kind).toSorted()).toEqual(['diagnosis', 'note', 'vitalSigns']);
      const [prescription] = (await patient.get('/api/v1/prescriptions')).body as Record<string, unknown>[];
      expect(prescription).toMatchObject({
        appointmentId: visit,
        patientName: 'Asha Rao',
        diagnosis: 'Type 2 diabetes',
        date: dayFromToday(portal, 0),
      });
      expect((await mails(/^mail:record:/)).map(({ mail }) => mail!.subject)).toEqual([
        'There are new entries in your medical records',
      ]);
      const [asked] = await mails(/^mail:labRequest:/);
      expect(asked.mail!.subject).toBe('Dr. Vikram Nair asks for a lab test');
      expect(asked.mail!.html).toContain('/patientlogin/lab-bookings');
      expect(asked.mail!.html).not.toContain('HbA1c');
      const bell = (await patient.get('/api/v1/notifications')).body as { title: string; link: string }[];
      expect(bell.find(({ title }) => title === asked.mail!.subject)?.link).toContain(
        '/patientlogin/lab-bookings',
      );
      expect(await mails(/^mail:(prescription|appointment:[0-9a-f]+:(completed|followUp))/)).toHaveLength(3);
    });

    it('leaves nothing behind when its last step fails', async () => {
      await keep(1, 'Feels well.');
      const before = { made: await made(), mails: (await mails(/^mail:/)).length };
      const notifications = portal.app.get(AppointmentNotifications);
      const broken = jest
        .spyOn(notifications, 'completed')
        .mockRejectedValueOnce(new Error('The disk is gone'));
      expectFailure(await saveVisit(doctor, visit, await everything()), { status: 500 });
      broken.mockRestore();
      expect({ made: await made(), mails: (await mails(/^mail:/)).length }).toEqual(before);
      expect(await statusNow()).toBe('accepted');
      expect(await consultationOf(doctor, visit)).toMatchObject({
        version: 2,
        draft: { note: 'Feels well.' },
        written: [],
      });
      expect((await saveVisit(doctor, visit, await everything())).status).toBe(200);
    });

    it('refuses all of it when one part is refused, and names the field of the part', async () => {
      const other = await addPatient(portal);
      await link(portal, other, doctor);
      const taken = { patientId: other.userId, ...followUp('10:30') };
      expect((await doctor.post('/api/v1/appointments', taken)).status).toBe(201);
      const long = [{ ...VISIT_PRESCRIPTION.medicines[0], duration: '5 years' }];
      const gone = String((await addLabTest(portal, { published: false }))._id);
      const cases: [Record<string, unknown>, { status: number; code?: string; fields?: string[] }][] = [
        [{ followUp: followUp('10:30') }, { status: 409, code: 'SLOT_TAKEN' }],
        [{ followUp: followUp('03:33') }, { status: 422, code: 'SLOT_NOT_OFFERED' }],
        [{ labTestIds: [gone] }, { status: 404, fields: ['labTestIds.0'] }],
        [
          { prescription: { ...VISIT_PRESCRIPTION, medicines: long } },
          { status: 422, fields: ['prescription.medicines.0.duration'] },
        ],
        [
          { prescription: { ...VISIT_PRESCRIPTION, contact: '12' } },
          { status: 400, fields: ['prescription.contact'] },
        ],
        [{ vitals: { pulse: 900 } }, { status: 400, fields: ['vitals.pulse'] }],
        [{ vitals: { systolic: 120 } }, { status: 400, fields: ['vitals.diastolic'] }],
        [{ vitals: {} }, { status: 400, fields: ['vitals'] }],
        [{ diagnosis: ' ' }, { status: 400, fields: ['diagnosis'] }],
        [{ complete: 'yes' }, { status: 400, fields: ['complete'] }],
        [{ patientId: other.userId }, { status: 400 }],
      ];
      for (const [part, expected] of cases) {
        expectFailure(await saveVisit(doctor, visit, { ...(await everything()), ...part }), expected);
        expect(await made()).toEqual({ records: 0, prescriptions: 0, requests: 0, visits: 1 });
      }
      expect(await statusNow()).toBe('accepted');
    });

    it('refuses a save of nothing, but completes a visit of which nothing is written', async () => {
      expectFailure(await saveVisit(doctor, visit, {}), { status: 400, fields: ['note'] });
      expectFailure(await saveVisit(doctor, visit, { note: ' ' }), { status: 400, fields: ['note'] });
      expect((await saveVisit(doctor, visit, { complete: true })).status).toBe(200);
      expect(await statusNow()).toBe('completed');
      expectFailure(await saveVisit(doctor, visit, { complete: true }), { status: 409, code: 'WRONG_STATE' });
    });

    it('accepts additions after the completion, and does not request a test twice', async () => {
      const labTestIds = [String((await addLabTest(portal))._id)];
      expect((await saveVisit(doctor, visit, { labTestIds, complete: true })).status).toBe(200);
      expectFailure(await saveVisit(doctor, visit, { labTestIds }), {
        status: 409,
        code: 'WRONG_STATE',
        fields: ['labTestIds.0'],
      });
      const { body } = await saveVisit(doctor, visit, { note: 'The daughter called.' });
      expect(body.written.map(({ kind }) => kind)).toEqual(['labTest', 'note']);
    });

    it('happens once when the same save is sent at the same moment', async () => {
      const { version } = await consultationOf(doctor, visit);
      const body = { version, ...(await everything()) };
      const answers: Answer<{ code?: string }>[] = await Promise.all(
        Array.from({ length: 6 }, () => doctor.post(`${consultationPath(visit)}/save`, body)),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      for (const refused of answers.filter((one) => !done.includes(one))) expect(refused.status).toBe(409);
      expect(await made()).toEqual({ records: 3, prescriptions: 1, requests: 1, visits: 2 });
    });

    it('writes nothing for a visit that is cancelled at the same moment', async () => {
      const admin = await addAdmin(portal);
      const [saved, cancelled] = await Promise.all([
        saveVisit(doctor, visit, { note: 'Feels well.' }),
        admin.post(`/api/v1/appointments/${visit}/cancel`),
      ]);
      expect(cancelled.status).toBe(200);
      // Either it was stored before the cancellation, or not at all.
      expect((await made()).records).toBe(saved.status === 200 ? 1 : 0);
      expectFailure(await doctor.get(consultationPath(visit)), { status: 409, code: 'WRONG_STATE' });
      expectFailure(await keep(1, 'x'), { status: 409, code: 'WRONG_STATE' });
    });
  });

  describe('the draft', () => {
    it('is kept as it was typed, for the doctor alone, and is seen by no patient', async () => {
      expect(await consultationOf(doctor, visit)).toEqual({
        appointmentId: visit,
        version: 1,
        draft: null,
        draftAt: null,
        written: [],
      });
      const { status, body } = await keep(1, 'Feels we');
      expect([status, body.version]).toEqual([200, 2]);
      const again = await consultationOf(doctor, visit);
      expect(again.draft).toEqual(visitDraft('Feels we'));
      expect(again.draftAt).not.toBeNull();
      for (const other of [await addDoctor(portal), patient, await addAdmin(portal)]) {
        const answers = [
          await other.get(consultationPath(visit)),
          await keep(2, 'x', other),
          await other.post(`${consultationPath(visit)}/save`, { version: 2, note: 'x' }),
        ];
        for (const answer of answers) expect([403, 404]).toContain(answer.status);
      }
      expect(JSON.stringify((await patient.get('/api/v1/me/export')).body)).not.toContain('Feels we');
      expect(await made()).toEqual({ records: 0, prescriptions: 0, requests: 0, visits: 1 });
    });

    it('is held to the version that was read, by the body and by If-Match', async () => {
      const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => keep(1, text)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expectFailure(
        answers.find(({ status }) => status === 409)!,
        { status: 409, code: 'EDIT_CONFLICT' },
      );
      const { draft, version } = await consultationOf(doctor, visit);
      expect(version).toBe(2);
      expectFailure(
        await doctor.put(consultationPath(visit), { draft: visitDraft('late') }, { 'If-Match': '"1"' }),
        { status: 412, code: 'PRECONDITION_FAILED' },
      );
      expectFailure(await doctor.post(`${consultationPath(visit)}/save`, { version: 1, note: 'late' }), {
        status: 409,
        code: 'EDIT_CONFLICT',
      });
      expectFailure(await keep(7, 'from nowhere'), { status: 409, code: 'EDIT_CONFLICT' });
      expect((await consultationOf(doctor, visit)).draft).toEqual(draft);
      const next = { draft: visitDraft('next') };
      const taken = await doctor.put(consultationPath(visit), next, { 'If-Match': '"2"' });
      expect([taken.status, taken.headers.get('etag')]).toEqual([200, '"3"']);
    });

    it('refuses an invalid draft, with the name of the field', async () => {
      const draft = { ...visitDraft('x'.repeat(5001)), labTests: [{ _id: 'x', testName: 'x' }] };
      const refused = await doctor.put(consultationPath(visit), { draft, version: 1 });
      expectFailure(refused, { status: 400, fields: ['draft.note', 'draft.labTests.0._id'] });
    });

    it('is forgotten some day when no one saves it, and stays forgotten once it is saved', async () => {
      const row = () =>
        portal.model<Consultation>(Consultation).findOne({ appointmentId: visit }).lean<Consultation>();
      await keep(1, 'Feels well.');
      expect((await row())!.forgetAt!.getTime()).toBeGreaterThan(Date.now() + 80 * 24 * 3_600_000);
      await saveVisit(doctor, visit, { note: 'Feels well.' });
      const saved = await row();
      expect([saved!.draft, saved!.forgetAt]).toEqual([null, undefined]);
    });

    it('waits for an accepted visit', async () => {
      visit = await link(portal, patient, doctor, { status: 'pending', acceptedDoctorId: null });
      expectFailure(await doctor.get(consultationPath(visit)), { status: 409, code: 'WRONG_STATE' });
    });
  });

  it('counts what was written for the patient elsewhere on that day', async () => {
    expect((await note(doctor, patient)).status).toBe(201);
    expect((await prescribe(portal, doctor, patient)).status).toBe(201);
    const stranger = await addDoctor(portal);
    await link(portal, patient, stranger);
    await note(stranger, patient);
    const { written } = await consultationOf(doctor, visit);
    expect(written.map(({ kind }) => kind)).toEqual(['note', 'prescription']);
  });
});
