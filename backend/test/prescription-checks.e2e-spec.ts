import type { PrescriptionWarning } from '../../openapi/contract/care/safety/checks.js';
import { readDosage } from '../../openapi/contract/care/dosage/read-dosage.js';
import { CheckedPrescription } from '../../openapi/contract/care/safety/check-prescription.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { link, prescribe, prescriptionForm } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { consultationPath } from './support/visit.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/prescriptions';
const row = (name: string) => ({ name, dosage: '1 tablet', frequency: 'twice daily', duration: '5 days' });
const AMPICILLIN = row('Cap. Ampicillin 500');
const REASON = 'Tolerated ampicillin in 2024; the allergy is doubtful.';

interface Refusal {
  code: string;
  errors: Record<string, string>;
  warnings: PrescriptionWarning[];
}

describe('Checks while prescribing', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;
  let visit: string;

  beforeAll(async () => {
    portal = await startPortal('prescriptionchecks');
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    visit = await link(portal, patient, doctor);
  });

  const allergicTo = async (substance: string): Promise<string> => {
    const body = { patientId: patient.userId, substance, severity: 'severe', reaction: 'Rash' };
    return (await doctor.post('/api/v1/allergies', body)).body.id;
  };
  const write = (overrides: Record<string, unknown>) =>
    prescribe(portal, doctor, patient, { confirmPerson: undefined, ...overrides });
  const check = (medicines: object[], more = {}) =>
    doctor.post<CheckedPrescription>(`${PATH}/check`, { patientId: patient.userId, medicines, ...more });
  const refusalOf = (answer: { body: unknown }) => answer.body as Refusal;

  it.each(['Cap. Ampicillin 500', 'Tab Augmentin 625 Duo', 'Clavam 625', 'Amoxicillin 500 mg capsules'])(
    'refuses %s for a penicillin allergy until a reason is given, and keeps the reason',
    async (name) => {
      const allergyId = await allergicTo('Penicillin');
      const refused = await write({ medicines: [row(name)] });
      expectFailure(refused, { status: 422, code: 'PRESCRIPTION_UNCHECKED', fields: ['medicines.0.name'] });
      const [warning] = refusalOf(refused).warnings;
      expect(warning).toMatchObject({ kind: 'allergy', level: 'reason', lines: [0] });
      expect(warning.text).toBe(`${name}: the patient is allergic to Penicillins (severe: Rash).`);
      expect(warning.id).toContain(allergyId);

      const acknowledgements = [{ warningId: warning.id, reason: REASON }];
      const written = await write({ medicines: [row(name)], acknowledgements });
      expect(written.status).toBe(201);
      expect(written.body.warnings).toEqual([
        { id: warning.id, kind: 'allergy', level: 'reason', text: warning.text, reason: REASON },
      ]);
      expect((await doctor.get(`${PATH}/${written.body.id}`)).body.warnings).toEqual(written.body.warnings);
      const { body: cart } = await patient.get(`${PATH}/${written.body.id}/cart`);
      expect(cart.allergies).toEqual(['Penicillins']);
      const trail = await portal
        .model<AuditEvent>(AuditEvent)
        .findOne({ action: 'prescription.create', recordId: written.body.id })
        .lean<AuditEvent>();
      expect(trail!.after).toMatchObject({ acknowledged: [{ reason: REASON }] });
    },
  );

  it('wants a reason for each allergy and each line, and not one for another warning', async () => {
    await allergicTo('Penicillin');
    const medicines = [AMPICILLIN, row('Augmentin 625')];
    const { warnings } = refusalOf(await write({ medicines }));
    const [first, second] = warnings.filter(({ level }) => level === 'reason');
    const half = await write({ medicines, acknowledgements: [{ warningId: first.id, reason: REASON }] });
    expectFailure(half, { status: 422, fields: [second.field] });
    const other = [{ warningId: 'allergy:other', reason: REASON }];
    expectFailure(await write({ medicines: [AMPICILLIN], acknowledgements: other }), { status: 422 });
    const empty = [{ warningId: first.id, reason: ' ' }];
    expectFailure(await write({ medicines, acknowledgements: empty }), {
      status: 400,
      fields: ['acknowledgements.0.reason'],
    });
  });

  it('stays silent for an allergy that was entered in error, and for other medicines', async () => {
    const id = await allergicTo('Penicillin');
    expect((await write({ medicines: [row('Azithral 500')] })).status).toBe(201);
    await doctor.put(`/api/v1/allergies/${id}`, { status: 'enteredInError' });
    expect((await write({ medicines: [AMPICILLIN] })).status).toBe(201);
  });

  it('warns of a related class, of an interaction and of a dose, and refuses none of them', async () => {
    await allergicTo('Penicillin');
    const medicines = [
      row('Taxim-O 200'),
      row('Warf 5'),
      row('Brufen 400'),
      { ...row('Paracetamol 650 mg tablets'), dosage: '4 tablets' },
    ];
    const { status, body } = await write({ medicines });
    expect(status).toBe(201);
    const kinds = body.warnings.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['crossAllergy', 'interaction', 'dose']));
    expect(body.warnings.every(({ reason }) => reason === null)).toBe(true);
  });

  it('judges the dose by the structure when the texts say less', async () => {
    const dosages = readDosage({ dosage: '4 tablets', frequency: 'twice daily', duration: '5 days' });
    const medicines = [{ ...row('Paracetamol 650 mg tablets'), dosages }];
    const { body } = await write({ medicines });
    expect(body.warnings).toMatchObject([{ kind: 'dose', level: 'information' }]);
  });

  it('checks words as they are written, and says so before the prescription is sent', async () => {
    await allergicTo('Swollen lips after amoxicillin');
    const { body } = await check([{ name: 'Novamox' }]);
    expect(CheckedPrescription.parse(body)).toEqual(body);
    expect(body.notice).toMatch(/not complete/);
    expect(body.warnings).toMatchObject([{ kind: 'allergy', level: 'reason' }]);
    expect(body.warnings[0].text).toContain('Swollen lips after amoxicillin');
  });

  it('asks about a substance that is taken already, by another doctor as well', async () => {
    const colleague = await addDoctor(portal, 'Dr. Colleague');
    await link(portal, patient, colleague);
    const old = await prescribe(portal, colleague, patient, {
      medicines: [{ ...row('Amlodipine 5'), duration: '1 month' }],
    });
    const { body } = await check([{ name: 'Telma-AM' }]);
    expect(body.warnings).toMatchObject([
      {
        ...{ kind: 'duplicate', level: 'decision' },
        active: { prescriptionId: old.body.id, number: old.body.number, name: 'Amlodipine 5' },
      },
    ]);
    expect((await write({ medicines: [row('Telma-AM')] })).status).toBe(201);
  });

  describe('a medicine that is taken already', () => {
    const AMLONG = { ...row('Amlong 5'), duration: '1 month' };
    const COMBINATION = { ...row('Telma-AM'), duration: '1 month' };
    const statusOf = async (id: string) => (await doctor.get(`${PATH}/${id}`)).body.medicines[0].status;
    const written = async (medicine: object, more = {}) => {
      const { status, body } = await write({ medicines: [medicine], ...more });
      expect(status).toBe(201);
      return body;
    };
    const ask = { askDuplicates: true };

    it('is asked about when the caller wants the question, and stopped when the doctor says so', async () => {
      const old = await written(AMLONG);
      const refused = await write({ medicines: [COMBINATION], ...ask });
      expectFailure(refused, { status: 422, code: 'PRESCRIPTION_UNCHECKED', fields: ['medicines.0.name'] });
      expect(refusalOf(refused)).toMatchObject({
        errors: { 'medicines.0.name': expect.stringMatching(/Stop the older medicine or keep both\.$/) },
        warnings: [{ kind: 'duplicate', level: 'decision', lines: [0] }],
      });
      expect(await statusOf(old.id)).toBe('active');
      await written({ ...COMBINATION, onDuplicate: 'keep' }, ask);
      expect(await statusOf(old.id)).toBe('active');
    });

    it('ends a part of a combination when the doctor stops it, and comes back when that was an error', async () => {
      const old = await written(AMLONG);
      const { id } = await written({ ...COMBINATION, onDuplicate: 'replace' }, ask);
      expect(await statusOf(old.id)).toBe('replaced');
      await doctor.post(`${PATH}/${id}/enter-in-error`, { reason: 'Wrong patient.' });
      expect(await statusOf(old.id)).toBe('active');
    });

    it('is renewed without a question, also when the doctor keeps another brand beside it', async () => {
      const renewed = await written({ ...row('Metformin 500 mg'), duration: '1 month' });
      const brand = await written({ ...row('Glycomet 500'), duration: '1 month', onDuplicate: 'keep' });
      const again = { ...row('Metformin 500 mg'), duration: '2 months', onDuplicate: 'keep' };
      await written(again, ask);
      expect([await statusOf(renewed.id), await statusOf(brand.id)]).toEqual(['replaced', 'active']);
    });

    it('is asked about when a short course would end a long one, judged by the structure', async () => {
      const name = 'Prednisolone 5 mg tablets';
      await written({ ...row(name), duration: '90 days' });
      const dosages = (duration: string) => readDosage({ name, dosage: '', frequency: 'OD', duration });
      const levels = async (medicine: object, more = {}) =>
        (await check([medicine], more)).body.warnings.map(({ kind, level }) => [kind, level]);
      expect(await levels({ name, dosages: dosages('2 days') })).toEqual([['duplicate', 'decision']]);
      expect(await levels({ name, dosages: dosages('180 days') })).toEqual([]);
      const earlier = { date: dayFromToday(portal, -20) };
      expect(await levels({ name, dosages: dosages('2 days') }, earlier)).toEqual([
        ['duplicate', 'information'],
      ]);
      const rescue = { ...row(name), duration: '2 days' };
      expectFailure(await write({ medicines: [rescue], ...ask }), { status: 422 });
      await written({ ...rescue, onDuplicate: 'keep' }, ask);
    });
  });

  it.each([
    ['age', { age: 4 }],
    ['gender', { gender: 'male' }],
    ['patientName', { patientName: 'Bela Shah' }],
  ])('wants a confirmation of another %s than the record’s', async (field, difference) => {
    const refused = await write(difference);
    expectFailure(refused, { status: 422, code: 'PRESCRIPTION_UNCHECKED', fields: [field] });
    expect((await check([], difference)).body.warnings).toMatchObject([{ kind: 'person', field }]);
    const { status, body } = await write({ ...difference, confirmPerson: true });
    expect([status, body.warnings.map(({ kind }) => kind)]).toEqual([201, ['person']]);
  });

  it('takes any age and sex where the record says nothing of them', async () => {
    for (const gender of [null, 'undisclosed'] as const) {
      patient = await addPatient(portal, 'Asha Rao', { dob: null, gender });
      await link(portal, patient, doctor);
      expect((await write({ age: 4, gender: 'male' })).status).toBe(201);
    }
  });

  it('names the fields of the prescription of a visit, and saves nothing of it', async () => {
    await allergicTo('Penicillin');
    const { age, gender, contact, symptoms } = prescriptionForm(portal, patient);
    const prescription = { age, gender, contact, symptoms, medicines: [AMPICILLIN] };
    const save = (part: object) =>
      doctor.post(`${consultationPath(visit)}/save`, { note: 'Fever.', prescription: part, version: 1 });
    const refused = await save(prescription);
    expectFailure(refused, {
      ...{ status: 422, code: 'PRESCRIPTION_UNCHECKED' },
      fields: ['prescription.medicines.0.name'],
    });
    const [{ id, field }] = refusalOf(refused).warnings;
    expect(field).toBe('prescription.medicines.0.name');
    expect((await doctor.get(consultationPath(visit))).body.written).toEqual([]);
    const acknowledgements = [{ warningId: id, reason: REASON }];
    const saved = await save({ ...prescription, acknowledgements });
    expect([saved.status, saved.body.written.length]).toEqual([200, 2]);
  });

  it('lets no prescription slip past an allergy that is recorded at the same moment', async () => {
    const [recorded, written] = await Promise.all([
      doctor.post('/api/v1/allergies', { patientId: patient.userId, substance: 'Penicillin' }),
      write({ medicines: [AMPICILLIN] }),
    ]);
    expect(recorded.status).toBe(201);
    // Before the allergy it is taken, and after it refused; a later one is refused in any case.
    expect([201, 422]).toContain(written.status);
    expectFailure(await write({ medicines: [AMPICILLIN] }), { status: 422, code: 'PRESCRIPTION_UNCHECKED' });
  });
});
