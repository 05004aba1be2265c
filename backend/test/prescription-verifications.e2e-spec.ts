import { CODE_ALPHABET, formatCode } from '../../openapi/contract/care/lifecycle/verification-code.js';
import { VerifiedPrescription } from '../../openapi/contract/care/lifecycle/verification.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { addVerificationCodes } from '../src/prescriptions/verification/add-verification-codes.js';
import { PdfReader } from './documents/pdf-reader.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/prescription-verifications';
const ATORVA = { ...METFORMIN, name: 'Atorvastatin 10 mg tablets', frequency: 'as the body asks' };

describe('The verification of a prescription', () => {
  let portal: Portal;
  let doctor: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('verifications');
    doctor = await addDoctor(portal);
  });
  beforeEach(async () => {
    patient = await addPatient(portal, 'Asha Rao');
    await link(portal, patient, doctor);
  });
  afterAll(() => portal.close());

  const write = async (more: object = {}) => {
    const medicines = [METFORMIN, ATORVA];
    const { status, body } = await prescribe(portal, doctor, patient, { medicines, ...more });
    expect(status).toBe(201);
    const row = await portal.model<Prescription>(Prescription).findById(body.id).lean<Prescription>();
    return { id: body.id, number: row!.number, code: row!.verificationCode! };
  };
  const verify = (body: object, at = portal) => at.visitor.post(PATH, body);
  const verified = async (body: object) => {
    const answer = await verify(body);
    expect(answer.status).toBe(200);
    return VerifiedPrescription.parse(answer.body);
  };
  const today = () => dayFromToday(portal, 0);

  it('says who wrote what and when, and nothing of the patient beyond initials', async () => {
    const { number, code } = await write({ diagnosis: 'Type 2 diabetes', notes: 'Rest.' });
    const active = { status: 'active', statusOn: null };
    expect(await verified({ number, code })).toEqual({
      number,
      date: today(),
      doctorName: 'Dr. Vikram Nair',
      doctorRegistration: 'KMC 45821',
      patientInitials: 'A. R.',
      state: 'active',
      medicines: [
        { line: 1, name: METFORMIN.name, quantity: { value: 60, unit: 'tablet' }, ...active },
        { line: 2, name: ATORVA.name, quantity: null, ...active },
      ],
    });
  });

  it('says which lines were stopped or replaced since, and when', async () => {
    const { id, number, code } = await write();
    const stop = { lines: [1], reason: 'A rash that is a secret.' };
    expect((await doctor.post(`/api/v1/prescriptions/${id}/stop`, stop)).status).toBe(200);
    expect((await prescribe(portal, doctor, patient, { medicines: [ATORVA] })).status).toBe(201);
    const answer = await verify({ number, code });
    const { state, medicines } = VerifiedPrescription.parse(answer.body);
    expect(medicines.map(({ status, statusOn }) => [status, statusOn])).toEqual([
      ['stopped', today()],
      ['replaced', today()],
    ]);
    expect(state).not.toBe('active');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('reads number and code as people type them', async () => {
    const { number, code } = await write();
    const typed = formatCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const variant of [formatCode(code), typed, ` ${[...code].join(' ')} `])
      expect((await verified({ number: ` ${number.toLowerCase()}. `, code: variant })).number).toBe(number);
  });

  it('answers a wrong code as an unknown number, and a code opens its own prescription only', async () => {
    const [one, other] = [await write(), await write()];
    const wrong = CODE_ALPHABET[(CODE_ALPHABET.indexOf(one.code[0]) + 1) % 32] + one.code.slice(1);
    const answers = [
      await verify({ number: one.number, code: wrong }),
      await verify({ number: one.number, code: other.code }),
      await verify({ number: 'RX-2019-222222', code: one.code }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0].body, requestId: '' });
    }
  });

  it.each<[string, object, string]>([
    ['no code', { number: 'RX-2026-7KQ4XM' }, 'code'],
    ['an operator as code', { number: 'RX-2026-7KQ4XM', code: { $ne: '' } }, 'code'],
    ['a pattern as code', { number: 'RX-2026-7KQ4XM', code: '..........' }, 'code'],
    ['nine characters', { number: 'RX-2026-7KQ4XM', code: 'K7QM2HX9P' }, 'code'],
    ['a character outside of the alphabet', { number: 'RX-2026-7KQ4XM', code: 'K7QM2HX9PU' }, 'code'],
    ['a very long code', { number: 'RX-2026-7KQ4XM', code: 'A'.repeat(100_000) }, 'code'],
    ['a list as number', { number: ['RX-2026-7KQ4XM'], code: 'K7QM2HX9PD' }, 'number'],
    ['another number', { number: 'HP-2026-7KQ4XM', code: 'K7QM2HX9PD' }, 'number'],
    ['a field more', { number: 'RX-2026-7KQ4XM', code: 'K7QM2HX9PD', patientName: 'A' }, 'patientName'],
  ])('refuses %s at its field', async (_case, body, field) => {
    expectFailure(await verify(body), { status: 400, fields: [field] });
  });

  it('leaves a trace, and the code is in no answer about prescriptions', async () => {
    const { id, number, code } = await write();
    await verified({ number, code });
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ action: 'prescription.verify', recordId: id })
      .lean<AuditEvent>();
    expect(event).toMatchObject({ actorId: null, resource: 'prescriptions' });
    for (const who of [patient, doctor])
      for (const path of [`/api/v1/prescriptions/${id}`, '/api/v1/prescriptions'])
        expect(JSON.stringify((await who.get(path)).body)).not.toContain(code);
  });

  it('leaves one trace of repeated looks from one network, and one of each prescription', async () => {
    const [one, other] = [await write(), await write()];
    const looks = Array.from({ length: 5 }, () => verified({ number: one.number, code: one.code }));
    await Promise.all([...looks, verified({ number: other.number, code: other.code })]);
    const countOf = (recordId: string) =>
      portal.model<AuditEvent>(AuditEvent).countDocuments({ action: 'prescription.verify', recordId });
    expect([await countOf(one.id), await countOf(other.id)]).toEqual([1, 1]);
  });

  it('gives a code to prescriptions of earlier versions, once each', async () => {
    const [old, known] = [await write(), await write()];
    const rows = portal.model<Prescription>(Prescription);
    await rows.collection.updateOne({ number: old.number }, { $unset: { verificationCode: 1 } });
    expect((await verify({ number: old.number, code: old.code })).status).toBe(404);
    await Promise.all([addVerificationCodes(portal.db), addVerificationCodes(portal.db)]);
    const codeOf = async (number: string) =>
      (await rows.findOne({ number }).lean<Prescription>())!.verificationCode!;
    const code = await codeOf(old.number);
    await addVerificationCodes(portal.db);
    expect([await codeOf(old.number), await codeOf(known.number)]).toEqual([code, known.code]);
    expect((await verified({ number: old.number, code })).number).toBe(old.number);
  });

  it('is possible with what the paper prints', async () => {
    const { id, number, code } = await write();
    const response = await fetch(`${portal.url}/api/v1/prescriptions/${id}/pdf`, {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    const reader = await PdfReader.start();
    const [page] = reader.pages(Buffer.from(await response.arrayBuffer()));
    const [printed] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(page) ?? [];
    expect([page.includes(number), printed]).toEqual([true, formatCode(code)]);
    expect(page).toContain('/verify');
    expect((await verified({ number, code: printed })).number).toBe(number);
  });
});

describe('Attempts to guess a verification code', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('verification_limit', { VERIFICATION_TRIES_PER_ADDRESS: '5' });
  });
  afterAll(() => portal.close());

  it('count if they are wrong, also concurrent ones, until the network has to wait', async () => {
    const [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    await link(portal, patient, doctor);
    const { number } = (await prescribe(portal, doctor, patient)).body;
    const row = await portal.model<Prescription>(Prescription).findOne({ number }).lean<Prescription>();
    const right = { number, code: row!.verificationCode };
    const wrong = { number, code: 'K7QM2HX9PD' };
    const verify = (body: object) => portal.visitor.post(PATH, body);
    for (let times = 0; times < 8; times += 1) expect((await verify(right)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrong)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const late = await verify(right);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
