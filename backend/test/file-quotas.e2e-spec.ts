import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { EndedIdCards } from '../src/appointments/requests/ended-id-cards.service.js';
import { FILE_LIMITS } from '../src/common/limits/limits.js';
import { StoredFile } from '../src/files/file.schema.js';
import { PDF, link } from './support/care.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { ClientFrom } from './support/from-address.js';
import { CLINIC } from './support/limits.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const KIB = 1024;
const DOCUMENTS = '/api/v1/records/documents';

/** A PDF of about this many bytes. */
const pdfOf = (bytes: number) =>
  Buffer.concat([PDF.subarray(0, 9), Buffer.from(`%${'x'.repeat(bytes)}\n`), PDF.subarray(9)]);

describe('Quotas of files', () => {
  let portal: Portal;
  let network = 0;
  const files = () => portal.model<StoredFile>(StoredFile);

  beforeAll(async () => {
    portal = await startPortal('file-quotas', { TRUST_PROXY: '1' });
  });
  afterAll(() => portal.close());

  /** From an address in separate networks. */
  const fresh = (who: Client) => new ClientFrom(who, `198.18.${(network += 1)}.1`);
  const send = (who: Client, bytes = 300 * KIB, patientId?: string) =>
    who.post(
      DOCUMENTS,
      form(
        { title: 'Scan', date: dayFromToday(portal, -1), ...(patientId && { patientId }) },
        { field: 'file', bytes: pdfOf(bytes), type: 'application/pdf' },
      ),
    );
  /** Simulates earlier uploads of the login. */
  const store = (login: Client, bytes: number, createdAt = new Date()) =>
    files().create({
      _id: `${new Types.ObjectId().toString()}.pdf`,
      kind: 'document',
      ownerId: login.userId,
      uploaderId: login.userId,
      bytes,
      contentType: 'application/pdf',
      data: Buffer.from('a file'),
      createdAt,
    });
  const usage = (login: Client) =>
    files().find({ uploaderId: login.userId }).select('bytes').lean<StoredFile[]>();
  const bytesOf = async (login: Client) => (await usage(login)).reduce((sum, { bytes }) => sum + bytes, 0);

  it.each([
    ['of an unconfirmed account', null, FILE_LIMITS.bytesPerLoginNew, /until its email address is confirmed/],
    ['of a patient', new Date(), FILE_LIMITS.bytesPerLogin, /remove documents that you no longer need/],
  ])('hold %s when ten come at once', async (_name, emailConfirmedAt, limit, sentence) => {
    const patient = fresh(await addPatient(portal, 'Asha Rao', { emailConfirmedAt }));
    await store(patient, limit - 1000 * KIB);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(patient)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expectFailure(answer, { status: 413, code: 'STORAGE_FULL' });
      expect((answer.body as { error: string }).error).toMatch(sentence);
    }
    expect(await bytesOf(patient)).toBeLessThanOrEqual(limit);
  });

  it('counts a guardian’s files for dependants as the guardian’s own', async () => {
    const guardian = fresh(await addPatient(portal));
    const { body } = await guardian.post('/api/v1/dependants', {
      fullName: 'Ravi Rao',
      dob: '2019-02-03',
      gender: 'male',
      relation: 'child',
    });
    await store(guardian, FILE_LIMITS.bytesPerLogin - 100 * KIB);
    const child = fresh(guardian.actFor(String(body.id)));
    expectFailure(await send(child), { status: 413, code: 'STORAGE_FULL' });
  });

  it('give the room back with the file', async () => {
    const patient = fresh(await addPatient(portal));
    const first = await send(patient);
    await store(patient, FILE_LIMITS.bytesPerLogin - 500 * KIB);
    expectFailure(await send(patient), { status: 413 });
    expect((await patient.delete(`/api/v1/records/${first.body.id}`)).status).toBe(200);
    expect((await send(patient)).status).toBe(201);
  });

  it('limits a doctor by the day, regardless of earlier files', async () => {
    const [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    await link(portal, patient, doctor);
    await store(doctor, 10 * FILE_LIMITS.bytesPerStaffAndDay, new Date(Date.now() - 25 * 3_600_000));
    expect((await send(fresh(doctor), 300 * KIB, patient.userId)).status).toBe(201);
    await store(doctor, FILE_LIMITS.bytesPerStaffAndDay);
    expectFailure(await send(fresh(doctor), 300 * KIB, patient.userId), {
      status: 413,
      code: 'STORAGE_FULL',
    });
  });

  it('bound a network by the day, with neighbours and other networks left alone', async () => {
    const [patient, other] = [await addPatient(portal), await addPatient(portal)];
    const [here, near] = ['198.19.1.1', '198.19.1.2'];
    expect((await send(new ClientFrom(patient, here))).status).toBe(201);
    await portal.db
      .collection('uploadtries')
      .updateOne({ key: `kib:${here}` }, { $set: { points: CLINIC.FILE_MIB_PER_ADDRESS_DAY * KIB - 1000 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(new ClientFrom(patient, here))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 201)!;
    expectFailure(refused, { status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(new ClientFrom(other, near))).status).toBe(201);
  });

  it('take the ID cards of ended requests away, and those of open ones not', async () => {
    const patient = fresh(await addPatient(portal));
    const ask = async () => {
      const fields = { patientId: patient.userId, speciality: 'Cardiology', reason: 'Fever.' };
      const card = { field: 'idCard', bytes: pdfOf(100), type: 'application/pdf' };
      expect((await patient.post('/api/appointments/create', form(fields, card))).status).toBe(201);
      const newest = portal.model<Appointment>(Appointment).findOne({ patientId: patient.userId });
      return String((await newest.sort({ _id: -1 }).lean<Appointment>())!._id);
    };
    const [open, ended] = [await ask(), await ask()];
    expect((await patient.delete(`/api/appointments/${ended}`)).status).toBe(200);
    expect(await portal.app.get(EndedIdCards).deleteAll()).toBe(1);
    const cardOf = async (id: string) =>
      (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!.idCard;
    expect([await cardOf(ended), typeof (await cardOf(open))]).toEqual([null, 'string']);
    expect(await usage(patient)).toHaveLength(1);
    expect(await portal.app.get(EndedIdCards).deleteAll()).toBe(0);
  });
});
