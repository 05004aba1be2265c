import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

const ROUNDS = 10;

describe('Requests that a doctor leaves to colleagues', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let heart: Client;
  let otherHeart: Client;
  let skin: Client;

  beforeAll(async () => {
    portal = await startPortal('leavetocolleagues');
    admin = await addAdmin(portal);
    heart = await addDoctor(portal, 'Dr. Heart');
    otherHeart = await addDoctor(portal, 'Dr. Other Heart');
    skin = await addDoctor(portal, 'Dr. Skin', { speciality: 'Dermatology' });
    // Not a colleague: the account cannot log in.
    await addDoctor(portal, 'Dr. Gone', { disabled: true });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Meera Iyer');
  });

  const ask = async (fields: Record<string, string> = {}) => {
    const wish = { speciality: 'Cardiology', preferredDate: dayFromToday(portal, 5), reason: 'Palpitations' };
    const body = form({ patientId: patient.userId, ...wish, ...fields });
    return (await patient.post('/api/appointments/create', body)).body.value.id as string;
  };
  const step = (who: Client, id: string, name: string) => who.post(`/api/v1/appointments/${id}/${name}`, {});
  const leave = (who: Client, id: string) => who.post(`/api/v1/appointments/${id}/leave-to-colleagues`);
  const idsOf = (answer: { body: unknown }) => (answer.body as { id: string }[]).map(({ id }) => id);
  const pendingOf = async (who: Client) => idsOf(await who.get(`/api/appointments/doctor/${who.userId}`));
  const listOf = async (who: Client, filter: object) =>
    idsOf(await who.get(`/api/v1/appointments?filter=${encodeURIComponent(JSON.stringify(filter))}`));
  const stored = async (id: string) =>
    (await portal.model<Appointment>(Appointment).findById(id).lean<Appointment>())!;
  const traces = (id: string) =>
    portal
      .model<AuditEvent>(AuditEvent)
      .countDocuments({ recordId: id, action: 'appointment.leaveToColleagues', outcome: 'success' });
  const nobodyLeft = () => listOf(admin, { status: 'pending', nobodyLeft: true });

  it('leaves this doctor’s list only, without a notification to the patient', async () => {
    const id = await ask();
    const before = (await heart.get('/api/v1/dashboard')).body.pendingCount as number;
    const answer = await leave(heart, id);
    expect([answer.status, answer.body]).toEqual([
      200,
      { msg: 'The request is no longer in your list. 1 other doctor of Cardiology can still accept it.' },
    ]);
    expect([(await pendingOf(heart)).includes(id), (await pendingOf(otherHeart)).includes(id)]).toEqual([
      false,
      true,
    ]);
    expect([(await listOf(heart, { status: 'pending' })).includes(id)]).toEqual([false]);
    expect((await heart.get(`/api/v1/appointments/${id}`)).status).toBe(404);
    expect((await heart.get('/api/v1/dashboard')).body.pendingCount).toBe(before - 1);
    expect(await stored(id)).toMatchObject({ status: 'pending', history: [{ status: 'pending' }] });
    const mails = { dedupeKey: { $regex: `^mail:appointment:${id}:(?!requested)` } };
    expect(await portal.model<OutboxRow>(OutboxRow).countDocuments(mails)).toBe(0);
    const lines = (await heart.get('/api/v1/dashboard')).body.activity as { text: string }[];
    expect(lines[0].text).toBe('You left the request of Meera Iyer to your colleagues.');
    expect((await step(otherHeart, id, 'accept')).status).toBe(200);
  });

  it('gives the same answer twice and leaves one trace', async () => {
    const id = await ask();
    const [first, second] = [await leave(heart, id), await leave(heart, id)];
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect([(await stored(id)).leftBy?.length, await traces(id)]).toEqual([1, 1]);
  });

  it('can no longer be answered by the doctor who left it', async () => {
    const id = await ask();
    await leave(heart, id);
    for (const name of ['accept', 'reject']) {
      expectFailure(await step(heart, id, name), { status: 409, code: 'LEFT_TO_COLLEAGUES' });
    }
    const respond = { status: 'rejected', doctorId: heart.userId };
    expectFailure(await heart.put(`/api/appointments/${id}/respond`, respond), {
      status: 409,
      code: 'LEFT_TO_COLLEAGUES',
    });
    expect((await stored(id)).status).toBe('pending');
  });

  it('is for an open request of the own speciality', async () => {
    const own = await bookVisit(patient, wishFor(portal, heart));
    expectFailure(await leave(heart, own.id), { status: 409, code: 'REQUEST_ASSIGNED' });
    expectFailure(await leave(otherHeart, own.id), { status: 404 });
    const id = await ask();
    expectFailure(await leave(skin, id), { status: 404 });
    expectFailure(await leave(patient, id), { status: 403 });
    expectFailure(await leave(admin, id), { status: 403 });
    expectFailure(await leave(portal.visitor, id), { status: 401 });
    expectFailure(await leave(heart, 'f'.repeat(24)), { status: 404 });
    expectFailure(await leave(heart, 'nonsense'), { status: 404 });
    await step(otherHeart, id, 'accept');
    for (const who of [heart, otherHeart]) {
      const late = await leave(who, id);
      expectFailure(late, { status: 409, code: 'WRONG_STATE' });
      expect(late.body.error).toBe('This appointment has already been accepted.');
    }
    expect([await traces(own.id), await traces(id), (await stored(id)).leftBy ?? []]).toEqual([0, 0, []]);
  });

  it("comes onto the console's list when no doctor is left, and only then", async () => {
    const id = await ask({ speciality: 'Dermatology' });
    const other = await addDoctor(portal, 'Dr. Other Skin', { speciality: 'Dermatology' });
    await leave(skin, id);
    expect((await nobodyLeft()).includes(id)).toBe(false);
    const waiting = async () =>
      (await admin.get('/api/v1/statistics')).body.waiting.requestsNobodyLeft as number;
    const before = await waiting();
    const last = await leave(other, id);
    expect(last.body.msg).toBe(
      'The request is no longer in your list. There is no other doctor of Dermatology, so the hospital takes care of it.',
    );
    expect([(await nobodyLeft()).includes(id), await waiting()]).toEqual([true, before + 1]);
    // A new colleague can take it, until the account is disabled.
    const newcomer = await addDoctor(portal, 'Dr. New Skin', { speciality: 'Dermatology' });
    expect([(await nobodyLeft()).includes(id), (await pendingOf(newcomer)).includes(id)]).toEqual([
      false,
      true,
    ]);
    await portal.model<User>(User).updateOne({ _id: newcomer.userId }, { disabled: true });
    expect((await nobodyLeft()).includes(id)).toBe(true);
    // The desk assigns a doctor who had left it.
    const accepted = await admin.post(`/api/v1/appointments/${id}/accept`, { doctorId: skin.userId });
    expect(accepted.status).toBe(200);
    expect((await nobodyLeft()).includes(id)).toBe(false);
    expect((await step(skin, id, 'complete')).status).toBe(200);
  });

  it('shows a request to a speciality without any doctor on that list too', async () => {
    const id = await ask({ speciality: 'Psychiatry' });
    expect((await nobodyLeft()).includes(id)).toBe(true);
  });

  it('keeps that list to administrators, and to a yes', async () => {
    const asked = (who: Client, value: unknown) =>
      who.get(`/api/v1/appointments?filter=${encodeURIComponent(JSON.stringify({ nobodyLeft: value }))}`);
    expectFailure(await asked(heart, true), { status: 400, fields: ['filter.nobodyLeft'] });
    for (const value of [false, 'true', 1])
      expectFailure(await asked(admin, value), { status: 400, fields: ['filter.nobodyLeft'] });
  });

  it(`is left or accepted by a doctor with concurrent calls, never both (${ROUNDS} rounds)`, async () => {
    const illegal: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await ask({ preferredDate: dayFromToday(portal, 10 + round) });
      const steps = [() => leave(heart, id), () => step(heart, id, 'accept')];
      const answers = await Promise.all((round % 2 ? steps : steps.toReversed()).map((act) => act()));
      const row = await stored(id);
      const outcome = `${answers
        .map(({ status }) => status)
        .toSorted()
        .join(' ')} ${row.status} ${row.leftBy?.length ?? 0}`;
      if (!['200 409 accepted 0', '200 409 pending 1'].includes(outcome)) illegal.push(outcome);
    }
    expect(illegal).toEqual([]);
  });

  it(`is taken by a colleague at the moment another leaves it (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await ask({ preferredDate: dayFromToday(portal, 25 + round) });
      const [left, accepted] = await Promise.all([leave(heart, id), step(otherHeart, id, 'accept')]);
      expect([accepted.status, [200, 409].includes(left.status)]).toEqual([200, true]);
      const { status, leftBy = [] } = await stored(id);
      expect([status, leftBy.length]).toEqual(['accepted', left.status === 200 ? 1 : 0]);
    }
  });

  describe('Rejecting instead', () => {
    it('ends the request for everyone, and stays visible to the doctor who did it', async () => {
      const id = await ask();
      expect((await step(heart, id, 'reject')).body.status).toBe('rejected');
      expect((await pendingOf(otherHeart)).includes(id)).toBe(false);
      expect([
        (await listOf(heart, { rejectedBy: heart.userId })).includes(id),
        (await listOf(otherHeart, { rejectedBy: heart.userId })).includes(id),
      ]).toEqual([true, false]);
      const { status, body } = await heart.get(`/api/v1/appointments/${id}`);
      expect([status, body.idCard]).toEqual([200, null]);
      expect((await otherHeart.get(`/api/v1/appointments/${id}`)).status).toBe(404);
      expectFailure(await step(heart, id, 'accept'), { status: 409, code: 'WRONG_STATE' });
    });

    it('shows an own request that was rejected, too', async () => {
      const { id } = await bookVisit(patient, wishFor(portal, heart, { preferredTime: '11:00' }));
      await step(heart, id, 'reject');
      expect((await listOf(heart, { rejectedBy: heart.userId })).includes(id)).toBe(true);
      expect((await listOf(heart, { status: 'rejected' })).includes(id)).toBe(true);
    });

    it.each([
      ['a speciality', () => ask()],
      [
        'one doctor',
        async () => (await bookVisit(patient, wishFor(portal, heart, { preferredTime: '10:30' }))).id,
      ],
    ])('shows the other doctors to a patient who requested %s', async (_whom, request) => {
      const id = await request();
      await step(heart, id, 'reject');
      const [news] = (await patient.get('/api/v1/notifications')).body as { title: string; link: string }[];
      expect(news).toMatchObject({
        title: 'Your appointment request could not be accepted',
        link: '/find-doctor?speciality=Cardiology',
      });
      const sent = (await portal
        .model<OutboxRow>(OutboxRow)
        .findOne({ dedupeKey: `mail:appointment:${id}:rejected:${patient.userId}` })
        .lean<OutboxRow>())!;
      expect(sent.mail!.html).toContain('See other doctors of Cardiology');
      expect(sent.mail!.html).toMatch(/\/find-doctor\?speciality(=|&#x3D;)Cardiology/);
    });
  });
});
