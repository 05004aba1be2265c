import { Types } from 'mongoose';
import { MergeDto, MergePreview } from '../../openapi/contract/people/identity/merges.js';
import { hospitalNumberAt } from '../../openapi/contract/people/hospital-number.js';
import { Allergy } from '../src/allergies/allergy.schema.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import type { Actor } from '../src/common/http/actor.js';
import { AskedQuestions } from '../src/questions/asked-questions.service.js';
import { MOVED_REFERENCES } from '../src/profile/merges/references.js';
import { MergesService } from '../src/profile/merges/merges.service.js';
import { Merge } from '../src/users/merges/merge.schema.js';
import { User } from '../src/users/user.schema.js';
import { WaitlistEntry } from '../src/waitlist/waitlist-entry.schema.js';
import { link, note, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { unknownQuestion } from './support/questions.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { book, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

const listed = (filter: object) => `/api/v1/patients?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe('Merging two patient records', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let numbers = 500;

  beforeAll(async () => {
    portal = await startPortal('merges', { SMTP_URL: '' });
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal);
  });
  afterAll(() => portal.close());

  const newPatient = (fullName: string, overrides: Partial<User> = {}) =>
    addPatient(portal, fullName, { hospitalNumber: hospitalNumberAt((numbers += 1)), ...overrides });
  const userOf = ({ userId }: { userId: string }) =>
    portal.model<User>(User).findById(userId).select('+passwordHash').lean<User>();
  const merge = (kept: Client, merged: Client, rest: object = {}) =>
    admin.post<Record<string, unknown>>('/api/v1/merges', {
      keptId: kept.userId,
      mergedId: merged.userId,
      ...rest,
    });
  const merged = async (kept: Client, other: Client, rest: object = {}): Promise<MergeDto> => {
    const answer = await merge(kept, other, rest);
    expect(answer).toMatchObject({ status: 201 });
    return MergeDto.parse(answer.body);
  };
  const undo = (id: string) => admin.post<Record<string, unknown>>(`/api/v1/merges/${id}/undo`);
  const login = ({ email }: { email?: string }) =>
    portal.visitor.post('/api/users/login', { email, password: PASSWORD, type: 'patient' });
  const statement = { kind: 'noneKnown', key: 'noneKnown', name: 'No known allergies', text: null } as const;
  const allergy = (who: Client, columns: Partial<Allergy>) =>
    portal.model<Allergy>(Allergy).create({
      patientId: who.userId,
      kind: 'substance',
      text: columns.name ?? null,
      status: 'active',
      recordedByType: 'patient',
      recordedAt: new Date(),
      ...columns,
    });
  const referring = async ({ userId }: Client): Promise<string[]> => {
    const found = await Promise.all(
      MOVED_REFERENCES.map(async ({ collection, field, prefix }) => {
        const value = prefix === undefined ? new Types.ObjectId(userId) : prefix + userId;
        const rows = await portal.db.db!.collection(collection).countDocuments({ [field]: value });
        return rows > 0 ? [`${collection}.${field}`] : [];
      }),
    );
    return found.flat();
  };

  it('moves every entry, keeps the old number as an alias, ends the login, and can be undone', async () => {
    const [kept, other] = [
      await newPatient('Asha Rao'),
      await newPatient('Rao Asha', { mobile: '+919812345600' }),
    ];
    const [before, old] = [(await userOf(kept))!, (await userOf(other))!];
    const visitId = await link(portal, other, doctor);
    const record = await note(doctor, other);
    expect((await prescribe(portal, doctor, other, { patientName: 'Rao Asha' })).status).toBe(201);
    const child = await other.post('/api/v1/dependants', CHILD);
    expect(child.status).toBe(201);
    await allergy(kept, statement);
    await allergy(other, { key: 'substance:aspirin', name: 'Aspirin' });
    await portal.model<Notification>(Notification).deleteMany({});

    const preview = await admin.post(`/api/v1/patients/${kept.userId}/merge-preview`, {
      mergedId: other.userId,
    });
    const { records, blocked, conflicts } = MergePreview.parse(preview.body);
    expect(blocked).toBeNull();
    expect(records.map(({ counts }) => counts.visits)).toEqual([0, 1]);
    expect(conflicts.join(' ')).toContain('The allergies stay.');

    const done = await merged(kept, other, { fields: { mobile: 'merged' } });
    expect(done).toMatchObject({ canUndo: true, merged: { hospitalNumber: old.hospitalNumber } });
    expect(await referring(other)).toEqual([]);
    expect(await userOf(other)).toBeNull();
    expect(await userOf(kept)).toMatchObject({
      fullName: 'Asha Rao',
      mobile: '+919812345600',
      email: before.email,
      allergies: 'Aspirin',
      formerNumbers: [old.hospitalNumber],
    });
    // A doctor of one record has access to the remaining one, and the number finds it.
    expect((await doctor.get(`/api/v1/patients/${kept.userId}`)).status).toBe(200);
    const found = await admin.get<{ id: string }[]>(listed({ q: old.hospitalNumber }));
    expect(found.body.map(({ id }) => id)).toEqual([kept.userId]);
    expect((await kept.actFor(String(child.body.id)).get('/api/v1/appointments')).status).toBe(200);

    expectFailure(await other.get('/api/v1/me'), { status: 401 });
    const refused = await login(old);
    expectFailure(refused, { status: 401, code: 'LOGIN_FAILED' });
    expect(refused.body.error).toMatch(/two records at the hospital are one now/);
    expect(
      (
        await portal.visitor.post('/api/users/login', {
          email: old.email,
          password: 'Wrong-Pass-77',
          type: 'patient',
        })
      ).body.error,
    ).not.toMatch(/records/);
    expect((await login(before)).status).toBe(200);
    const mails = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey: /merge/ }).lean<OutboxRow[]>();
    expect(mails.map(({ mail }) => mail!.to).toSorted()).toEqual([before.email, old.email].toSorted());
    const trail = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ action: 'patient.merge' })
      .lean<AuditEvent[]>();
    expect(trail.map(({ recordId }) => String(recordId)).toSorted()).toEqual(
      [kept.userId, other.userId].toSorted(),
    );

    // What is added now stays with the remaining record.
    const added = await note(doctor, kept, { text: 'After the merge.' });
    expect(added.status).toBe(201);
    expect((await undo(done.id)).body).toMatchObject({ canUndo: false, undone: { by: 'Anita Admin' } });
    const back = await clientOf(portal, other.userId);
    const records2 = await back.get<{ id: string }[]>('/api/v1/records');
    expect(records2.body.map(({ id }) => id)).toEqual([record.body.id]);
    const visit = await portal.model<Appointment>(Appointment).findById(visitId).lean<Appointment>();
    expect(String(visit!.patientId)).toBe(other.userId);
    expect(await userOf(other)).toMatchObject({
      hospitalNumber: old.hospitalNumber,
      email: old.email,
      allergies: 'Aspirin',
    });
    expect(await userOf(kept)).toMatchObject({ mobile: before.mobile, allergies: null });
    expect((await login(old)).status).toBe(200);
    expectFailure(await undo(done.id), { status: 409, code: 'WRONG_STATE' });
    // Undone, it can be merged again.
    await merged(kept, other);
  });

  it('moves the only login, or the chosen one of two', async () => {
    const desk = await newPatient('Walk In', { email: undefined, emailConfirmedAt: null });
    const online = await newPatient('Walk In');
    const own = (await userOf(online))!;
    await merged(desk, online);
    expect(await login(own)).toMatchObject({ status: 200, body: { userId: desk.userId } });

    const [kept, other] = [await newPatient('Two Logins'), await newPatient('Two Logins')];
    const [first, second] = [(await userOf(kept))!, (await userOf(other))!];
    const done = await merged(kept, other, { fields: { email: 'merged' } });
    expectFailure(await kept.get('/api/v1/me'), { status: 401 });
    expect(await login(second)).toMatchObject({ status: 200, body: { userId: kept.userId } });
    expect((await login(first)).body.error).toMatch(/one now/);
    expect((await undo(done.id)).status).toBe(200);
    expect(await login(first)).toMatchObject({ status: 200, body: { userId: kept.userId } });
    expect(await login(second)).toMatchObject({ status: 200, body: { userId: other.userId } });
  });

  it('keeps both where only one may exist: allergies, waiting list, holds, and the same question', async () => {
    const [kept, other] = [await newPatient('Same Rows'), await newPatient('Same Rows')];
    const aspirin = { key: 'substance:aspirin', name: 'Aspirin' };
    await allergy(kept, { ...aspirin, reaction: 'Rash', severity: 'mild' });
    await allergy(other, { ...aspirin, reaction: 'Asthma', severity: 'severe' });
    const entry = (who: Client, wish: string, seat: number) =>
      portal.model<WaitlistEntry>(WaitlistEntry).create({
        ...{ patientId: who.userId, patientName: 'Same Rows', doctorName: 'Dr. Vikram Nair', wish, seat },
        ...{ from: dayFromToday(portal, 1), to: dayFromToday(portal, 9), part: 'any', status: 'waiting' },
        ...{ open: true, askedAt: new Date() },
      });
    await entry(kept, 'doctor:1', 1);
    const [twice, seat] = [await entry(other, 'doctor:1', 2), await entry(other, 'doctor:2', 1)];
    const message = unknownQuestion();
    const origin = { address: '127.0.0.1', requestId: 'test', userAgent: null };
    for (const { userId } of [kept, other]) {
      const actor = { userId, fullName: 'Same Rows', type: 'patient' } as Actor;
      await portal.app.get(AskedQuestions).ask({ message, actor, origin });
    }
    const wishes = [wishFor(portal, doctor), wishFor(portal, doctor, { preferredTime: '10:30' })];
    const checkouts = [await openCheckout(kept, wishes[0]), await openCheckout(other, wishes[1])];
    expect(checkouts.map(({ status }) => status)).toEqual([201, 201]);

    const done = await merged(kept, other);
    expect(await referring(other)).toEqual([]);
    const active = await portal
      .model<Allergy>(Allergy)
      .find({ patientId: kept.userId, status: 'active' })
      .lean<Allergy[]>();
    expect(active).toMatchObject([{ name: 'Aspirin', reaction: 'Rash; Asthma', severity: 'severe' }]);
    const open = await portal
      .model<WaitlistEntry>(WaitlistEntry)
      .find({ patientId: kept.userId, open: true })
      .lean<WaitlistEntry[]>();
    expect(open.map(({ wish }) => wish).toSorted()).toEqual(['doctor:1', 'doctor:2']);
    // The payment of the merged record, made afterwards, books for the remaining one.
    await payAt(checkouts[1].body.url);
    const booked = await book(await clientOf(portal, kept.userId), wishes[1]);
    expect(booked.status).toBe(201);

    expect((await undo(done.id)).status).toBe(200);
    const restored = await portal
      .model<WaitlistEntry>(WaitlistEntry)
      .find({ patientId: other.userId })
      .lean<WaitlistEntry[]>();
    expect(
      restored.map(({ _id, seat: place, open: isOpen }) => [String(_id), place, isOpen]).toSorted(),
    ).toEqual(
      [
        [String(twice._id), 2, true],
        [String(seat._id), 1, true],
      ].toSorted(),
    );
    const theirs = await portal.model<Allergy>(Allergy).find({ patientId: other.userId }).lean<Allergy[]>();
    expect(theirs).toMatchObject([{ status: 'active', reaction: 'Asthma' }]);
  });

  it('refuses the same, a deceased, an erased, another kind of account, and a guardian with the own dependant', async () => {
    const kept = await newPatient('Kept Patient');
    const gone = await newPatient('Erased Patient', { erasedAt: new Date() });
    const dead = await newPatient('Dead Patient', {
      deceased: { date: null, recordedAt: new Date(), wasDisabled: false },
    });
    const heldBy = new Types.ObjectId(kept.userId);
    const held = await newPatient('Held Patient', { email: undefined, heldBy, heldSince: new Date() });
    for (const other of [kept, gone, dead, held, doctor, admin]) {
      expectFailure(await merge(kept, other), { status: 422, fields: ['mergedId'] });
      expectFailure(await merge(other, kept), { status: 422, fields: ['mergedId'] });
    }
    const secondGuardian = new Types.ObjectId((await newPatient('Second Guardian')).userId);
    const twin = { email: undefined, heldBy: secondGuardian, heldSince: new Date() };
    expectFailure(await merge(held, await newPatient('Held Patient', twin)), {
      status: 422,
      fields: ['mergedId'],
    });
    expectFailure(await merge(kept, { userId: '66f1a2b3c4d5e6f708192a3b' } as Client), { status: 404 });
    const old = { keptVersion: 7 };
    expectFailure(await merge(kept, await newPatient('Other'), old), { status: 409, code: 'EDIT_CONFLICT' });
  });

  it('lets one of concurrent merges win, in both directions and around a third record', async () => {
    for (const crossed of [false, true]) {
      const [a, b] = [await newPatient('Pair One'), await newPatient('Pair One')];
      const answers = await Promise.all([merge(a, b), crossed ? merge(b, a) : merge(a, b)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const left = [await userOf(a), await userOf(b)].filter(Boolean);
      expect(left).toHaveLength(1);
      expect(await portal.model<Merge>(Merge).countDocuments({ ownerId: left[0]!._id, stands: true })).toBe(
        1,
      );
    }
    const [a, b, c] = [await newPatient('Chain'), await newPatient('Chain'), await newPatient('Chain')];
    await note(doctor, b).then(() => link(portal, b, doctor));
    const first = await merged(a, b);
    const second = await merged(c, a);
    expect(await referring(b)).toEqual([]);
    expect((await userOf(c))!.formerNumbers).toHaveLength(2);
    expectFailure(await undo(first.id), { status: 409 });
    expect((await undo(second.id)).status).toBe(200);
    expect((await undo(first.id)).status).toBe(200);
    expect((await referring(b)).length).toBeGreaterThan(0);
  });

  it('loses no booking and no payment of a person who acts meanwhile', async () => {
    const times = ['10:00', '10:30', '11:00'];
    const busy = await addDoctor(portal, 'Dr. Busy Day', { timeSlots: times });
    for (const [n, preferredTime] of times.entries()) {
      const [kept, other] = [await newPatient('Booking Person'), await newPatient('Booking Person')];
      const who = n === 1 ? kept : other;
      const wish = wishFor(portal, busy, { preferredTime });
      const checkout = await openCheckout(who, wish);
      expect(checkout.status).toBe(201);
      const [done] = await Promise.all([
        merge(kept, other),
        payAt(checkout.body.url).then(() => book(who, wish)),
      ]);
      expect(done.status).toBe(201);
      await portal.app.get(MergesService).finishDue(new Date(Date.now() + 3_600_000));
      const after = await clientOf(portal, kept.userId);
      expect((await book(after, wish)).status).toBe(201);
      expect(await referring(other)).toEqual([]);
      const visits = await portal
        .model<Appointment>(Appointment)
        .find({ doctorId: busy.userId, preferredTime })
        .lean<Appointment[]>();
      expect(visits.map(({ patientId, status }) => [String(patientId), status])).toEqual([
        [kept.userId, 'pending'],
      ]);
    }
  });

  it('refuses the undo after the data was erased, and when the address belongs to another account', async () => {
    const [kept, other] = [await newPatient('Erased Later'), await newPatient('Erased Later')];
    const done = await merged(kept, other);
    const { email } = (await userOf(kept))!;
    const erased = await admin.post(`/api/v1/users/${kept.userId}/erase`, {
      confirm: email,
      reason: 'By letter',
    });
    expect(erased.status).toBe(200);
    const stored = JSON.stringify(await portal.model<Merge>(Merge).findById(done.id).lean());
    expect(stored).not.toMatch(/Erased Later|@example/);
    const refused = await undo(done.id);
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    expect(refused.body.error).toMatch(/was erased/);

    const [a, b] = [await newPatient('Address'), await newPatient('Address')];
    const old = (await userOf(b))!;
    const second = await merged(a, b);
    await newPatient('New Owner', { email: old.email });
    const taken = await undo(second.id);
    expectFailure(taken, { status: 409 });
    expect(taken.body.error).toMatch(/belongs to another account/);
  });
});
