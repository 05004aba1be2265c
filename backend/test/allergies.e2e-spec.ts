import { Types } from 'mongoose';
import { AllergyChoice, AllergyDto } from '../../openapi/contract/care/safety/allergies.js';
import { ACTING_FOR } from '../../openapi/contract/people/dependants.js';
import { moveAllergyTexts } from '../src/allergies/move-allergy-texts.js';
import { renameSubstances } from '../src/medicine-safety/rename-substances.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { User } from '../src/users/user.schema.js';
import { filtered, link } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const PATH = '/api/v1/allergies';

describe('Allergies', () => {
  let portal: Portal;
  let doctor: Client;
  let stranger: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('allergies');
    doctor = await addDoctor(portal);
    stranger = await addDoctor(portal, 'Dr. Stranger');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const record = async (by: Client, fields: Record<string, unknown> = {}) => {
    const { status, body } = await by.post<AllergyDto>(PATH, {
      ...{ patientId: patient.userId, substance: 'Penicillin' },
      ...fields,
    });
    expect(status).toBe(201);
    return body;
  };
  const activeOf = async (by: Client = patient): Promise<AllergyDto[]> =>
    (await filtered(by, 'allergies', { patientId: patient.userId, status: 'active' })).body;
  const accountText = async () => (await patient.get('/api/v1/me')).body.allergies;
  const stateNone = (by: Client = patient) => by.post(`${PATH}/none-known`, { patientId: patient.userId });
  const trail = (action: string, recordId: string) =>
    portal.model<AuditEvent>(AuditEvent).find({ action, recordId }).lean<AuditEvent[]>();

  it('stores a coded allergy of a doctor, for the patient and the doctor alone', async () => {
    const body = await record(doctor, { reaction: ' Rash ', severity: 'severe' });
    expect(AllergyDto.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...{ kind: 'class', code: 'class:penicillins', name: 'Penicillins', text: 'Penicillin' },
      ...{ reaction: 'Rash', severity: 'severe', status: 'active', recordedByType: 'doctor' },
      ...{ recordedById: doctor.userId, recordedByName: 'Dr. Vikram Nair', canChange: true },
    });
    expect(await activeOf()).toEqual([{ ...body, canChange: false }]);
    expect(await accountText()).toBe('Penicillin');
    expect(await activeOf(stranger)).toEqual([]);
    expect(await trail('allergy.create', body.id)).toHaveLength(1);
    expect(await activeOf(doctor)).toEqual([body]);
    expect(await trail('allergy.list', patient.userId)).toHaveLength(1);
  });

  it('keeps words that are no known name as they are written', async () => {
    const body = await record(patient, { substance: 'The white tablets from the camp' });
    expect(body).toMatchObject({
      ...{ kind: 'asWritten', code: null, name: 'The white tablets from the camp' },
      recordedByType: 'patient',
    });
  });

  it('refuses several allergies in one entry, and another patient’s', async () => {
    const list = await patient.post(PATH, { substance: 'Penicillin, nuts' });
    expectFailure(list, { status: 400, fields: ['substance'] });
    const other = await addPatient(portal, 'Bela Shah');
    const foreign = await other.post(PATH, { patientId: patient.userId, substance: 'Penicillin' });
    expectFailure(foreign, { status: 403, code: 'NOT_YOURS' });
    expectFailure(await doctor.post(PATH, { substance: 'Aspirin' }), { status: 400, fields: ['patientId'] });
  });

  it('lets one of two writers record the same allergy', async () => {
    const bodies = ['Penicillin', 'Penicillins', 'penicillin'].map((substance) => ({
      patientId: patient.userId,
      substance,
    }));
    const answers = await Promise.all(
      bodies.flatMap((body) => [patient.post(PATH, body), doctor.post(PATH, body)]),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await activeOf()).toHaveLength(1);
  });

  it('has either allergies or the statement that none are known, also when both are written at once', async () => {
    expect((await stateNone()).body).toMatchObject({ kind: 'noneKnown', name: 'No known allergies' });
    expect((await stateNone(doctor)).status).toBe(201);
    expect(await activeOf()).toHaveLength(1);
    await record(doctor);
    expect((await activeOf()).map(({ kind }) => kind)).toEqual(['class']);
    expectFailure(await stateNone(), { status: 409, code: 'WRONG_STATE' });

    patient = await addPatient(portal);
    await link(portal, patient, doctor);
    const both = [stateNone(), doctor.post(PATH, { patientId: patient.userId, substance: 'Nuts' })];
    await Promise.all(both);
    expect((await activeOf()).map(({ kind }) => kind)).toEqual(['allergen']);
  });

  it('keeps an entry made in error, and lets it be recorded again', async () => {
    const first = await record(patient);
    const wrong = { status: 'enteredInError', version: 1 };
    const { body } = await patient.put(`${PATH}/${first.id}`, wrong);
    expect(body).toMatchObject({ status: 'enteredInError', version: 2 });
    expect([await activeOf(), await accountText()]).toEqual([[], null]);
    expectFailure(await patient.put(`${PATH}/${first.id}`, wrong), { status: 409, code: 'EDIT_CONFLICT' });
    await record(doctor);
    const back = await patient.put(`${PATH}/${first.id}`, { status: 'active', version: 2 });
    expectFailure(back, { status: 409, code: 'NAME_TAKEN', fields: ['status'] });
    const [{ before, after }] = await trail('allergy.update', first.id);
    expect([before, after]).toEqual([
      expect.objectContaining({ status: 'active' }),
      expect.objectContaining({ status: 'enteredInError', patientId: patient.userId }),
    ]);
  });

  it('does not let a patient take back what a doctor recorded', async () => {
    const { id } = await record(doctor);
    const answer = await patient.put(`${PATH}/${id}`, { status: 'enteredInError' });
    expectFailure(answer, { status: 403, code: 'FORBIDDEN' });
    const { version } = (await patient.get('/api/v1/me')).body;
    const { body } = await patient.put('/api/v1/me', { allergies: 'Nuts', version });
    expect(body.allergies).toBe('Penicillin, Nuts');
  });

  it('records for a dependant in the name of the guardian', async () => {
    const child = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
    const { body } = await patient.post('/api/v1/dependants', { ...child, allergies: 'Peanuts' });
    expect(body.allergies).toBe('Peanuts');
    const acting = { [ACTING_FOR]: String(body.id) };
    const added = await patient.send('POST', PATH, { substance: 'Aspirin' }, acting);
    expect(added.body).toMatchObject({
      ...{ patientId: body.id, recordedByType: 'guardian', recordedById: patient.userId },
      recordedByName: 'Asha Rao',
    });
    expect((await patient.get(`/api/v1/dependants/${body.id}`)).body.allergies).toBe('Peanuts, Aspirin');
    const changed = await patient.put(`/api/v1/dependants/${body.id}`, { allergies: 'Aspirin' });
    expect(changed.body.allergies).toBe('Aspirin');
  });

  it('makes entries of the text that an administrator saves', async () => {
    const admin = await addAdmin(portal);
    const save = (allergies: string | null) => admin.put(`/api/v1/patients/${patient.userId}`, { allergies });
    expect((await save('Penicillin; dust\nBlue dye')).body.allergies).toBe('Penicillin, dust, Blue dye');
    expect((await save('NKDA')).body.allergies).toBeNull();
    expect((await activeOf()).map(({ kind }) => kind)).toEqual(['noneKnown']);
    await save(null);
    expect(await activeOf()).toHaveLength(1);
  });

  it('turns the free text of earlier versions into entries, once', async () => {
    const users = portal.model<User>(User);
    await users.updateOne({ _id: patient.userId }, { allergies: 'Penicillin (rash), sulfa, NKDA' });
    for (const _run of [1, 2]) await moveAllergyTexts(portal.db);
    const rows = await activeOf();
    expect(rows.map(({ code, name }) => [code, name])).toEqual([
      ['class:sulfonamides', 'Sulfonamide antibiotics'],
      [null, 'Penicillin (rash)'],
    ]);
    expect(rows[0]).toMatchObject({ recordedByType: 'earlierText', recordedById: null, canChange: true });
    const changed = await patient.put(`${PATH}/${rows[0].id}`, { severity: 'mild', version: 1 });
    expect(changed.body.severity).toBe('mild');
  });

  it('gives stored substances the names of the one table, once', async () => {
    const { body } = await patient.post<AllergyDto>(PATH, { substance: 'Actrapid' });
    const rows = portal.db.collection('allergies');
    const earlier = { key: 'substance:human insulin', name: 'Human insulin' };
    await rows.updateOne({ _id: new Types.ObjectId(body.id) }, { $set: earlier });
    for (const _run of [1, 2]) await renameSubstances(portal.db);
    expect((await activeOf()).map(({ code, name }) => [code, name])).toEqual([
      ['substance:insulin soluble human', 'Insulin soluble human'],
    ]);
  });

  it('lists what allergies are coded with', async () => {
    const { body } = await patient.get<AllergyChoice[]>(`${PATH}/choices`);
    expect(body[0]).toEqual(AllergyChoice.parse(body[0]));
    const byCode = new Map(body.map((one) => [one.code, one]));
    expect(byCode.size).toBe(body.length);
    expect(byCode.get('substance:paracetamol')!.otherNames).toContain('Crocin');
  });
});
