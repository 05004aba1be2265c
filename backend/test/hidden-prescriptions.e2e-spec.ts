import { PrescriptionDto } from '../../openapi/contract/care/prescriptions.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const PATH = '/api/v1/prescriptions';
const BECAUSE = { reason: 'Written for the wrong patient.' };
const AMLODIPINE = {
  name: 'Amlodipine 5 mg tablets',
  dosage: '1 tablet',
  frequency: 'once daily',
  duration: '30 days',
};

describe('Prescriptions that were entered in error', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let colleague: Client;
  let patient: Client;
  let visitId: string;

  beforeAll(async () => {
    portal = await startPortal('hiddenrx');
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
    colleague = await addDoctor(portal, 'Dr. Meera Iyer');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    visitId = await link(portal, patient, doctor);
    await link(portal, patient, colleague);
  });

  const write = async (medicines: object[] = [METFORMIN], overrides: object = {}) => {
    const { status, body } = await prescribe(portal, doctor, patient, { medicines, ...overrides });
    expect(status).toBe(201);
    return body;
  };
  const step = (by: Client, id: string, name: string, body?: object) =>
    by.post<PrescriptionDto & { code?: string; error?: string }>(`${PATH}/${id}/${name}`, body);
  const done = async (by: Client, id: string, name: string, body?: object) => {
    const answer = await step(by, id, name, body);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    return PrescriptionDto.parse(answer.body);
  };
  const statuses = async (id: string) =>
    (await admin.get<PrescriptionDto>(`${PATH}/${id}`)).body.medicines.map(({ status }) => status);
  const idsOf = async (client: Client, filter: object = {}) => {
    const { body } = await client.get<PrescriptionDto[]>(
      `${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    return body.map(({ id }) => id);
  };
  const textOf = async (client: Client, path: string) => JSON.stringify((await client.get(path)).body);

  it('are hidden from the patient, the export, the dashboard and signed addresses, and restored', async () => {
    const { id, number, pdfUrl } = await write();
    const own = (await patient.get<PrescriptionDto>(`${PATH}/${id}`)).body.pdfUrl;
    const seen = async () => ({
      list: (await idsOf(patient)).length,
      one: (await patient.get(`${PATH}/${id}`)).status,
      cart: (await patient.get(`${PATH}/${id}/cart`)).status,
      pdf: [(await patient.get(`${PATH}/${id}/pdf`)).status, (await patient.get(own)).status],
      export: (await textOf(patient, '/api/v1/me/export')).includes(id),
      activity: (await textOf(patient, '/api/v1/dashboard')).includes('"prescription"'),
    });
    const before = await seen();
    expect(before).toEqual({ list: 1, one: 200, cart: 200, pdf: [200, 200], export: true, activity: true });
    const hidden = await done(doctor, id, 'hide', BECAUSE);
    expect(hidden).toMatchObject({ state: 'enteredInError', status: 'ended', steps: [] });
    expect(await seen()).toEqual({
      ...{ list: 0, one: 404, cart: 404, pdf: [404, 404], export: false, activity: false },
    });
    expect((await doctor.get(pdfUrl)).status).toBe(200);
    expect(await idsOf(admin, { patientId: patient.userId, enteredInError: true })).toEqual([id]);
    expect((await admin.get<PrescriptionDto>(`${PATH}/${id}`)).body).toMatchObject({
      enteredInError: { by: 'Dr. Vikram Nair', ...BECAUSE },
      steps: ['restore'],
    });
    expect((await done(admin, id, 'restore')).enteredInError).toBeNull();
    expect(await seen()).toEqual(before);
    const titles = await portal
      .model<Notification>(Notification)
      .find({ userId: patient.userId, title: /prescription (was withdrawn|is valid)/ })
      .lean<Notification[]>();
    expect(titles).toHaveLength(2);
    expect(JSON.stringify(titles)).toContain(number);
    expect(JSON.stringify(titles)).not.toMatch(/Metformin|wrong patient/);
    const trail = await portal.model<AuditEvent>(AuditEvent).find({ recordId: id }).lean<AuditEvent[]>();
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['prescription.hide', 'prescription.restore']),
    );
  });

  it('say at the verification that no medicine may be dispensed', async () => {
    const { id } = await write();
    await done(admin, id, 'hide', BECAUSE);
    const row = await portal.model<Prescription>(Prescription).findById(id).lean<Prescription>();
    const { body } = await portal.visitor.post('/api/v1/prescription-verifications', {
      number: row!.number,
      code: row!.verificationCode,
    });
    expect(body).toMatchObject({ state: 'enteredInError', medicines: [{ status: 'enteredInError' }] });
  });

  it('are struck through among what was written at the visit', async () => {
    const { id } = await write([METFORMIN], { appointmentId: visitId });
    await done(doctor, id, 'hide', BECAUSE);
    const { body } = await doctor.get(`/api/v1/appointments/${visitId}/consultation`);
    expect(body.written).toEqual([
      expect.objectContaining({ id, enteredInError: expect.objectContaining(BECAUSE) as unknown }),
    ]);
  });

  it('are hidden by their author or an administrator only, once', async () => {
    const { id } = await write();
    expectFailure(await step(colleague, id, 'hide', BECAUSE), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await step(doctor, id, 'restore'), { status: 403, code: 'FORBIDDEN' });
    expectFailure(await step(admin, id, 'restore'), { status: 409, code: 'WRONG_STATE' });
    const both = await Promise.all([step(doctor, id, 'hide', BECAUSE), step(admin, id, 'hide', BECAUSE)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('give lines back that they had replaced, and take them again when they are restored', async () => {
    const first = await write([METFORMIN, AMLODIPINE]);
    const wrong = await write([METFORMIN]);
    expect(await statuses(first.id)).toEqual(['replaced', 'active']);
    await done(admin, wrong.id, 'hide', BECAUSE);
    expect(await statuses(first.id)).toEqual(['active', 'active']);
    await done(admin, wrong.id, 'restore');
    expect([await statuses(first.id), await statuses(wrong.id)]).toEqual([
      ['replaced', 'active'],
      ['active'],
    ]);
  });

  describe('in a chain of replaced prescriptions', () => {
    const all = (ids: string[]) => Promise.all(ids.map(async (id) => (await statuses(id))[0]));
    /** Hides the whole, or marks its only line. */
    const WAYS = ['hide', 'enter-in-error'];

    it.each(WAYS)('leave the newest one current, which replaces the oldest one then: %s', async (way) => {
      const chain = [await write(), await write(), await write()].map(({ id }) => id);
      await done(doctor, chain[1], way, BECAUSE);
      expect(await all(chain)).toEqual(['replaced', 'enteredInError', 'active']);
      await done(admin, chain[2], 'hide', BECAUSE);
      expect(await all(chain)).toEqual(['active', 'enteredInError', 'enteredInError']);
    });

    it('are replaced in the same order again when they are restored', async () => {
      const chain = [await write(), await write(), await write()].map(({ id }) => id);
      await done(admin, chain[1], 'hide', BECAUSE);
      await done(admin, chain[1], 'restore');
      expect(await all(chain)).toEqual(['replaced', 'replaced', 'active']);
      await done(admin, chain[2], 'hide', BECAUSE);
      expect(await all(chain)).toEqual(['replaced', 'active', 'enteredInError']);
    });

    it.each(WAYS)('do not undo that a doctor stopped the medicine: %s', async (way) => {
      const chain = [await write(), await write()].map(({ id }) => id);
      await done(doctor, chain[1], 'stop', { reason: 'Reaction.' });
      await done(doctor, chain[1], way, BECAUSE);
      expect(await all(chain)).toEqual(['replaced', 'enteredInError']);
    });

    it.each(WAYS)('give no line back whose medicine is current elsewhere: %s', async (way) => {
      const chain = [await write(), await write()].map(({ id }) => id);
      const kept = await write([{ ...METFORMIN, duration: '5 days', onDuplicate: 'keep' }]);
      await done(doctor, chain[1], way, BECAUSE);
      expect(await all([...chain, kept.id])).toEqual(['replaced', 'enteredInError', 'active']);
    });

    it.each(WAYS)('are active again when what replaced them was an error meanwhile: %s', async (way) => {
      const chain = [await write(), await write()].map(({ id }) => id);
      await done(doctor, chain[0], 'hide', BECAUSE);
      await done(doctor, chain[1], way, BECAUSE);
      await done(admin, chain[0], 'restore');
      expect(await all(chain)).toEqual(['active', 'enteredInError']);
    });

    it('stay replaced by the newest one when the one between was an error meanwhile', async () => {
      const chain = [await write(), await write(), await write()].map(({ id }) => id);
      await done(doctor, chain[0], 'hide', BECAUSE);
      await done(doctor, chain[1], 'hide', BECAUSE);
      await done(admin, chain[0], 'restore');
      expect(await all(chain)).toEqual(['replaced', 'enteredInError', 'active']);
    });
  });

  it('tell the patient what not to take, and whether an earlier prescription is valid again', async () => {
    const first = await write();
    const second = await write();
    const newest = async () => {
      const own = { userId: patient.userId, title: 'A prescription was withdrawn' };
      const row = await portal.model<Notification>(Notification).findOne(own).sort({ _id: -1 }).lean();
      return row?.text;
    };
    const ask = ({ number }: PrescriptionDto) =>
      `Prescription ${number} was entered in error. Do not take its medicines until you have asked your doctor.`;
    await done(admin, second.id, 'hide', BECAUSE);
    expect(await newest()).toBe(`${ask(second)} An earlier prescription is valid again.`);
    await done(admin, first.id, 'hide', BECAUSE);
    expect(await newest()).toBe(ask(first));
  });

  it('are not restored while the patient takes the same medicine from another prescription', async () => {
    const wrong = await write();
    await done(admin, wrong.id, 'hide', BECAUSE);
    const right = await write();
    const refused = await step(admin, wrong.id, 'restore');
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    expect(refused.body.error).toBe(
      `Metformin 500 mg tablets is current on ${right.number} too. Stop it there first, so that the patient does not take it twice.`,
    );
    expect([await statuses(wrong.id), await statuses(right.id)]).toEqual([['enteredInError'], ['active']]);
    await step(doctor, right.id, 'stop', { reason: 'Double.' });
    await done(admin, wrong.id, 'restore');
    expect(await statuses(wrong.id)).toEqual(['active']);
  });

  it('do not double a medicine when a new prescription is written while one is restored', async () => {
    const wrong = await write();
    await done(admin, wrong.id, 'hide', BECAUSE);
    const [restored, written] = await Promise.all([
      step(admin, wrong.id, 'restore'),
      prescribe(portal, doctor, patient, { medicines: [METFORMIN] }),
    ]);
    expect(written.status).toBe(201);
    expect([200, 409]).toContain(restored.status);
    const active = [...(await statuses(wrong.id)), ...(await statuses(written.body.id))];
    expect(active.filter((status) => status === 'active')).toHaveLength(1);
  });

  it('leave medicines active that both had on purpose', async () => {
    const long = await write();
    const short = { ...METFORMIN, duration: '5 days', onDuplicate: 'keep' };
    const wrong = await write([short]);
    expect([await statuses(long.id), await statuses(wrong.id)]).toEqual([['active'], ['active']]);
    await done(admin, wrong.id, 'hide', BECAUSE);
    await done(admin, wrong.id, 'restore');
    expect([await statuses(long.id), await statuses(wrong.id)]).toEqual([['active'], ['active']]);
  });
});
