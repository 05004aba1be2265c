import { PrescriptionDto } from '../../openapi/contract/care/prescriptions.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { PdfReader } from './documents/pdf-reader.js';
import { METFORMIN, link, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/prescriptions';
const ATORVA = { ...METFORMIN, name: 'Atorvastatin 10 mg tablets' };
const REASON = { reason: 'Side effects.' };

describe('The life cycle of a prescription', () => {
  let portals: Portal[];
  let portal: Portal;
  let doctor: Client;
  let colleague: Client;
  let stranger: Client;
  let patient: Client;

  beforeAll(async () => {
    portals = [await startPortal('lifecycle'), await startPortal('lifecycle')];
    [portal] = portals;
    doctor = await addDoctor(portal, 'Dr. Vikram Nair');
    colleague = await addDoctor(portal, 'Dr. Meera Iyer');
    stranger = await addDoctor(portal, 'Dr. Stranger');
  });
  afterAll(async () => {
    for (const one of portals.toReversed()) await one.close();
  });
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
    await link(portal, patient, colleague);
  });

  const write = async (medicines: object[] = [METFORMIN, ATORVA], more: object = {}) => {
    const { status, body } = await prescribe(portal, doctor, patient, { medicines, ...more });
    expect(status).toBe(201);
    return body;
  };
  const step = (who: Client, id: string, name: string, body: object = REASON) =>
    who.post(`${PATH}/${id}/${name}`, body);
  const get = async (id: string, who = patient) => {
    const { body } = await who.get(`${PATH}/${id}`);
    expect(PrescriptionDto.parse(body)).toEqual(body);
    return body as PrescriptionDto;
  };
  const statuses = async (id: string) => (await get(id)).medicines.map(({ status }) => status);
  const today = () => dayFromToday(portal, 0);

  it('stops one line with a reason, which the patient and every copy see, and goes on with the others', async () => {
    const { id } = await write();
    const { status, body } = await step(doctor, id, 'stop', { lines: [1], ...REASON });
    expect([status, body.state]).toEqual([200, 'active']);
    expect(body.medicines[0]).toMatchObject({
      line: 1,
      status: 'stopped',
      statusReason: 'Side effects.',
      statusOn: today(),
    });
    expect(await statuses(id)).toEqual(['stopped', 'active']);
    const cart = await patient.get(`${PATH}/${id}/cart`);
    expect(cart.body.items).toHaveLength(1);
    expect(cart.body.refused).toEqual([
      { line: 1, name: METFORMIN.name, reason: expect.stringMatching(/Stopped on .*Side effects/) },
    ]);
  });

  it('ends the prescription when the last line is stopped, and refuses its cart with the reason', async () => {
    const { id } = await write();
    await step(doctor, id, 'stop');
    expect(await get(id)).toMatchObject({ status: 'ended', state: 'stopped', refill: null });
    const cart = await patient.get(`${PATH}/${id}/cart`);
    expectFailure(cart, { status: 409, code: 'WRONG_STATE' });
    expect(cart.body.error).toMatch(/Metformin 500 mg tablets: Stopped on/);
  });

  it('does not warn of a medicine that was stopped', async () => {
    const { id } = await write([METFORMIN]);
    const kinds = async () => {
      const body = { patientId: patient.userId, medicines: [{ name: 'Metformin 1000 mg tablets' }] };
      const answer = await doctor.post(`${PATH}/check`, body);
      return answer.body.warnings.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds()).toEqual(['duplicate']);
    await step(doctor, id, 'stop');
    expect(await kinds()).toEqual([]);
  });

  it('pauses and resumes', async () => {
    const { id } = await write();
    expect((await step(doctor, id, 'hold', { lines: [2], ...REASON })).status).toBe(200);
    expect(await statuses(id)).toEqual(['active', 'onHold']);
    expect((await step(doctor, id, 'resume', {})).status).toBe(200);
    expect(await statuses(id)).toEqual(['active', 'active']);
    await step(doctor, id, 'hold');
    expect(await get(id)).toMatchObject({ status: 'active', state: 'onHold', refill: null });
  });

  it('is changed by a colleague with the open record, and marked as an error by its author only', async () => {
    const { id } = await write();
    expectFailure(await step(stranger, id, 'stop'), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await step(colleague, id, 'enter-in-error'), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await step(patient, id, 'stop'), { status: 403, code: 'FORBIDDEN' });
    expect((await step(colleague, id, 'stop', { lines: [1], ...REASON })).status).toBe(200);
    expect((await step(doctor, id, 'enter-in-error')).status).toBe(200);
    expect(await statuses(id)).toEqual(['enteredInError', 'enteredInError']);
  });

  it('refuses steps that a line does not allow, says who decided, and changes nothing', async () => {
    const { id } = await write();
    await step(colleague, id, 'stop', { lines: [1], ...REASON });
    const again = await step(doctor, id, 'hold', { lines: [2, 1], ...REASON });
    expectFailure(again, { status: 409, code: 'WRONG_STATE' });
    expect(again.body.error).toContain('Metformin 500 mg tablets is stopped: Dr. Meera Iyer decided this on');
    expect(await statuses(id)).toEqual(['stopped', 'active']);
    expectFailure(await step(doctor, id, 'resume', {}), { status: 409, code: 'WRONG_STATE' });
    expectFailure(await step(doctor, id, 'stop', { lines: [3], ...REASON }), {
      status: 422,
      fields: ['lines'],
    });
    expectFailure(await step(doctor, id, 'stop', {}), { status: 400, fields: ['reason'] });
  });

  it('notifies the author when a colleague, but not the author, changes a line', async () => {
    const { id, number } = await write();
    await step(doctor, id, 'hold', { lines: [2] });
    await step(colleague, id, 'hold', { lines: [1], ...REASON });
    expect((await step(colleague, id, 'resume', { lines: [1] })).status).toBe(200);
    await step(colleague, id, 'stop', { lines: [1], ...REASON });
    const bells = await portal
      .model<Notification>(Notification)
      .find({ userId: doctor.userId, title: 'A colleague has changed your prescription' })
      .sort({ _id: 1 })
      .lean<Notification[]>();
    const ofThis = bells.filter(({ text }) => text.includes(number));
    expect(ofThis.map(({ text }) => text)).toEqual([
      `Dr. Meera Iyer has put medicines of your prescription ${number} on hold.`,
      `Dr. Meera Iyer has resumed medicines of your prescription ${number}.`,
      `Dr. Meera Iyer has stopped medicines of your prescription ${number}.`,
    ]);
    expect(ofThis[0].link).toBe(`/doctor-login/doctor-records?patient=${patient.userId}`);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: { $regex: `^mail:prescription:${id}:.*:author` } })
      .lean<OutboxRow[]>();
    expect(mails).toHaveLength(3);
    for (const { mail } of mails) expect(JSON.stringify(mail)).not.toMatch(/metformin|Asha/i);
  });

  it('tells the patient without any medicine, and is audited', async () => {
    const { id } = await write();
    await step(doctor, id, 'stop', { lines: [1], ...REASON });
    const bell = await portal
      .model<Notification>(Notification)
      .findOne({ userId: patient.userId, title: 'Your prescription has changed' })
      .lean();
    const mail = await portal
      .model<OutboxRow>(OutboxRow)
      .findOne({ dedupeKey: { $regex: `^mail:prescription:${id}:stop:` } })
      .lean<OutboxRow>();
    for (const text of [bell!.text, mail!.mail!.html]) expect(text).not.toMatch(/Metformin|Side effects/);
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ action: 'prescription.stop', recordId: id })
      .lean<AuditEvent>();
    expect(event).toMatchObject({
      before: { lines: [{ line: 1, status: 'active' }] },
      after: { lines: [{ line: 1, status: 'stopped' }], reason: 'Side effects.' },
    });
  });

  it('shows the state on a PDF that was made before', async () => {
    const { id } = await write();
    const reader = await PdfReader.start();
    const pdf = async () => {
      const { body } = await doctor.get(`${PATH}/${id}`);
      const answer = await fetch(`${portal.url}${body.pdfUrl}`);
      return reader.pages(Buffer.from(await answer.arrayBuffer())).join(' ');
    };
    expect(await pdf()).not.toContain('Stopped on');
    await step(doctor, id, 'stop', { lines: [1], ...REASON });
    expect((await pdf()).replace(/\s+/g, ' ')).toMatch(/Stopped on .{12,20}Reason: Side effects\./);
  });

  describe('replacing', () => {
    it('replaces single lines, and says by which prescription and when', async () => {
      const old = await write();
      const { number, kept } = await write([METFORMIN]);
      expect(kept).toEqual([]);
      const { medicines, state } = await get(old.id);
      expect([state, medicines.map(({ status }) => status)]).toEqual(['active', ['replaced', 'active']]);
      expect(medicines[0]).toMatchObject({ replacedBy: { number }, statusOn: today() });
      await write([ATORVA]);
      expect(await get(old.id)).toMatchObject({ status: 'ended', state: 'replaced' });
    });

    it('never ends today’s with an older paper, which is replaced from the start', async () => {
      const current = await write([METFORMIN]);
      const paper = await write([METFORMIN, ATORVA], { date: dayFromToday(portal, -26) });
      expect(await statuses(current.id)).toEqual(['active']);
      expect(paper.medicines.map(({ status }) => status)).toEqual(['replaced', 'active']);
      expect(paper.medicines[0].replacedBy!.number).toBe(current.number);
    });

    it('keeps a longer course beside a shorter one and says so, unless the doctor answers', async () => {
      const prednisolone = { ...METFORMIN, name: 'Prednisolone 5 mg tablets', duration: '90 days' };
      const rescue = { ...prednisolone, name: 'Prednisolone 20 mg tablets', duration: '2 days' };
      const long = await write([prednisolone]);
      const short = await write([rescue]);
      expect(short.kept).toEqual([{ line: 1, number: long.number, name: prednisolone.name }]);
      expect(await statuses(long.id)).toEqual(['active']);
      const both = await write([{ ...rescue, onDuplicate: 'keep' }]);
      expect([both.kept, await statuses(long.id)]).toEqual([[], ['active']]);
      await write([{ ...rescue, onDuplicate: 'replace' }]);
      expect(await statuses(long.id)).toEqual(['replaced']);
    });

    it('gives the lines back when the newer one was entered in error', async () => {
      const old = await write();
      const wrong = await write([METFORMIN]);
      await step(doctor, wrong.id, 'enter-in-error');
      expect(await statuses(old.id)).toEqual(['active', 'active']);
      expect(await get(old.id)).toMatchObject({ status: 'active', state: 'active' });
    });

    it('leaves one active line when two doctors prescribe the same medicine at once', async () => {
      await write([METFORMIN]);
      const answers = await Promise.all([
        prescribe(portals[0], doctor, patient),
        prescribe(portals[1], colleague, patient),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const rows = await portal
        .model<Prescription>(Prescription)
        .find({ patientId: patient.userId })
        .lean<Prescription[]>();
      const active = rows.flatMap(({ lineStates }) =>
        lineStates!.filter(({ status }) => status === 'active'),
      );
      expect([rows.length, active.length]).toEqual([3, 1]);
    });

    it('leaves a course that is over as it is, and does not renew it', async () => {
      const azithromycin = { ...METFORMIN, name: 'Azithromycin 500 mg tablets', duration: '3 days' };
      const long = { ...METFORMIN, duration: '90 days' };
      const old = await write([azithromycin, long], { date: dayFromToday(portal, -10) });
      expect(await statuses(old.id)).toEqual(['completed', 'active']);
      const medicines = [{ ...azithromycin, renews: old.id }];
      const renewed = await prescribe(portal, doctor, patient, { medicines });
      expectFailure(renewed, { status: 409, fields: ['medicines.0.renews'] });
      await write([azithromycin]);
      expect(await statuses(old.id)).toEqual(['completed', 'active']);
    });

    it('lets one of two doctors win who stop and renew a line at once; the other gets a conflict', async () => {
      for (let round = 0; round < 6; round += 1) {
        const old = await write([METFORMIN]);
        const [stopped, renewed] = await Promise.all([
          step(colleague, old.id, 'stop', { lines: [1], ...REASON }),
          prescribe(portals[1], doctor, patient, { medicines: [{ ...METFORMIN, renews: old.id }] }),
        ]);
        const codes = [stopped.status, renewed.status].toSorted((a, b) => a - b);
        expect(codes[1]).toBe(409);
        const [status] = await statuses(old.id);
        expect(status).toBe(stopped.status === 200 ? 'stopped' : 'replaced');
        const loser = stopped.status === 409 ? stopped : renewed;
        expect(loser.body.error).toMatch(/replaced|no longer be renewed/);
      }
    });
  });
});
