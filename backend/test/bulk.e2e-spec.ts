import { Types } from 'mongoose';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { inBulk } from '../src/common/lists/bulk.js';
import { Failure } from '../src/common/errors/errors.js';
import { BulkResult } from '../../openapi/contract/console/bulk.js';
import { DoctorId } from '../src/users/doctors/doctor-id.schema.js';
import type { Answer, Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { collectedLabBooking } from './support/care.js';
import { addMedicine, buy } from './support/shop.js';
import { addFaq, addPost, addReview, addVisit } from './support/site.js';
import { bookVisit, wishFor } from './support/visits.js';

const unknown = () => new Types.ObjectId().toHexString();
const idOf = ({ _id }: { _id: unknown }) => String(_id);
const done = (id: string) => ({ id, ok: true });
const refused = (id: string, code: string) => ({ id, ok: false, code, error: expect.any(String) as string });

describe('Calls about several records', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('bulk');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const act = (resource: string, action: string, ids: string[], as = admin): Promise<Answer<BulkResult>> =>
    as.post(`/api/v1/${resource}/bulk`, { action, ids });
  const trace = async (action: string, ids: string[]) =>
    (
      await portal
        .model<AuditEvent>(AuditEvent)
        .find({ action, recordId: { $in: ids } })
        .lean<AuditEvent[]>()
    ).map(({ recordId, actorId }) => `${recordId} by ${String(actorId)}`);
  const code = async (fields: Partial<DoctorId> = {}) =>
    idOf(await portal.model<DoctorId>(DoctorId).create({ code: `BULK-${unknown()}`, ...fields }));

  it('processes the possible records and reports each result', async () => {
    const [first, second, nobody] = [await code(), await code(), unknown()];
    const used = await code({ usedBy: new Types.ObjectId(), usedByName: 'Dr. Busy', usedAt: new Date() });
    const { status, body } = await act('doctor-ids', 'revoke', [first, nobody, used, second, first]);
    expect(status).toBe(200);
    expect(BulkResult.safeParse(body).error).toBeUndefined();
    expect(body.results).toEqual([
      done(first),
      refused(nobody, 'NOT_FOUND'),
      refused(used, 'CODE_USED'),
      done(second),
    ]);
    const left = await portal
      .model<DoctorId>(DoctorId)
      .find({ _id: [first, second, used] })
      .lean<DoctorId[]>();
    expect(left.map(idOf)).toEqual([used]);
    const all = [first, second, used, nobody];
    expect((await trace('doctor-id.revoke', all)).sort()).toEqual(
      [first, second].map((id) => `${id} by ${admin.userId}`).sort(),
    );
  });

  it('takes a step once: a completed step is refused like in the single call', async () => {
    const order = await buy(await addPatient(portal), [{ medicine: await addMedicine(portal) }]);
    expect((await act('orders', 'pack', [order.id])).body.results).toEqual([done(order.id)]);
    const again = await act('orders', 'pack', [order.id]);
    const single = await admin.post(`/api/v1/orders/${order.id}/pack`);
    expect(again.body.results).toEqual([
      { id: order.id, ok: false, code: single.body.code, error: single.body.error },
    ]);
    expect(await trace('order.pack', [order.id])).toHaveLength(1);
  });

  const people = {
    doctor: async () => (await addDoctor(portal, 'Dr. Several')).userId,
    patient: async () => (await addPatient(portal)).userId,
    post: async () => idOf(await addPost(portal, { status: 'draft' })),
    faq: async () => idOf(await addFaq(portal, { published: false })),
    review: async () => idOf(await addReview(portal, await addPatient(portal), { status: 'pending' })),
  };

  it.each<[resource: string, make: () => Promise<string>, steps: [action: string, then: object][]]>([
    [
      'doctors',
      people.doctor,
      [
        ['hide', { published: false, disabled: false }],
        ['publish', { published: true }],
        ['disable', { published: true, disabled: true }],
        ['enable', { disabled: false }],
      ],
    ],
    [
      'users',
      people.doctor,
      [
        ['disable', { disabled: true }],
        ['enable', { disabled: false }],
      ],
    ],
    [
      'patients',
      people.patient,
      [
        ['disable', { disabled: true }],
        ['enable', { disabled: false }],
      ],
    ],
    [
      'posts',
      people.post,
      [
        ['publish', { status: 'published' }],
        ['unpublish', { status: 'draft' }],
      ],
    ],
    [
      'faqs',
      people.faq,
      [
        ['publish', { published: true }],
        ['unpublish', { published: false }],
      ],
    ],
    [
      'reviews',
      people.review,
      [
        ['approve', { status: 'approved' }],
        ['hide', { status: 'hidden' }],
      ],
    ],
  ])('applies each action to %s', async (resource, make, steps) => {
    const ids = [await make(), await make()];
    for (const [action, then] of steps) {
      expect((await act(resource, action, ids)).body.results).toEqual(ids.map(done));
      for (const id of ids) expect((await admin.get(`/api/v1/${resource}/${id}`)).body).toMatchObject(then);
    }
  });

  it('cancels appointments with a refund and a reason for patient and doctor', async () => {
    const [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
    const visit = (await bookVisit(patient, wishFor(portal, doctor))).id;
    const over = idOf(await addVisit(portal, patient));
    const body = { action: 'cancel', ids: [visit, over], reason: 'The doctor is ill.' };
    const answer = await admin.post<BulkResult>('/api/v1/appointments/bulk', body);
    expect(answer.body.results).toEqual([done(visit), refused(over, 'WRONG_STATE')]);
    const payment = await portal.model<Payment>(Payment).findOne({ subjectId: visit }).lean<Payment>();
    expect(payment!.refunds).toMatchObject([
      { kind: 'cancellation', amountPaise: 80_000, reason: 'The doctor is ill.' },
    ]);
    const mails = await portal
      .model<OutboxRow>(OutboxRow)
      .find({ dedupeKey: { $regex: `^mail:appointment:${visit}:cancelled` } })
      .lean<OutboxRow[]>();
    expect(mails.map(({ mail }) => mail!.html.includes('The doctor is ill.'))).toEqual([true, true]);
    expect(await trace('appointment.cancel', [visit, over])).toHaveLength(1);
    expectFailure(await admin.post('/api/v1/appointments/bulk', { ...body, action: 'complete' }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: ['reason'],
    });
  });

  it('completes visits and rejects requests', async () => {
    const patient = await addPatient(portal);
    const accepted = idOf(await addVisit(portal, patient, { status: 'accepted' }));
    const pending = idOf(await addVisit(portal, patient, { status: 'pending' }));
    const state = async (id: string) => (await admin.get(`/api/v1/appointments/${id}`)).body.status as string;
    expect((await act('appointments', 'complete', [accepted, pending])).body.results).toEqual([
      done(accepted),
      refused(pending, 'WRONG_STATE'),
    ]);
    const rejection = { action: 'reject', ids: [pending], reason: 'The doctor is ill.' };
    const answer = await admin.post<BulkResult>('/api/v1/appointments/bulk', rejection);
    expect(answer.body.results).toEqual([done(pending)]);
    expect((await patient.get(`/api/v1/appointments/${pending}`)).body.endReason).toBe('The doctor is ill.');
    expect([await state(accepted), await state(pending)]).toEqual(['completed', 'rejected']);
  });

  it('sends failed refunds again, and leaves other payments as they are', async () => {
    const [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
    const ids: string[] = [];
    for (const preferredTime of ['10:00', '10:30']) {
      const { id } = await bookVisit(patient, wishFor(portal, doctor, { preferredTime }));
      ids.push(idOf((await portal.model<Payment>(Payment).findOne({ subjectId: id }).lean<Payment>())!));
    }
    const refund = { kind: 'administrator', amountPaise: 100, reason: 'Shorter', status: 'failed' };
    const failed = { refunds: [{ ...refund, requestedAt: new Date() }], refundedPaise: 100 };
    await portal.model<Payment>(Payment).updateOne({ _id: ids[0] }, { $set: failed });
    const { results } = (await act('payments', 'resendRefund', ids)).body;
    expect(results).toEqual([done(ids[0]), refused(ids[1], 'WRONG_STATE')]);
    expect((await admin.get(`/api/v1/payments/${ids[0]}`)).body.refunds).toMatchObject([
      { status: 'pending' },
    ]);
    expect(await trace('payment.refundResend', ids)).toHaveLength(1);
  });

  it('takes orders and lab bookings all their steps', async () => {
    const [patient, medicine] = [await addPatient(portal), await addMedicine(portal)];
    const [sent, back] = [await buy(patient, [{ medicine }]), await buy(patient, [{ medicine }])];
    for (const action of ['pack', 'ship', 'deliver'])
      expect((await act('orders', action, [sent.id])).body.results).toEqual([done(sent.id)]);
    expect((await act('orders', 'cancel', [sent.id, back.id])).body.results).toEqual([
      refused(sent.id, 'WRONG_STATE'),
      done(back.id),
    ]);
    const collected = await collectedLabBooking(portal, patient, admin);
    expect((await act('lab-bookings', 'collect', [collected])).body.results).toEqual([
      refused(collected, 'WRONG_STATE'),
    ]);
    expect((await act('lab-bookings', 'cancel', [collected])).body.results).toMatchObject([
      { id: collected },
    ]);
  });

  it('does not let an administrator disable the own account among others', async () => {
    const ids = [await people.patient(), admin.userId];
    expect((await act('users', 'disable', ids)).body.results).toEqual([
      done(ids[0]),
      refused(admin.userId, 'OWN_ACCOUNT'),
    ]);
    expect((await admin.get('/api/v1/me')).status).toBe(200);
  });

  it('ends the sessions of disabled accounts immediately', async () => {
    const patient = await addPatient(portal);
    expect((await act('patients', 'disable', [patient.userId])).body.results).toEqual([done(patient.userId)]);
    expectFailure(await patient.get('/api/v1/me'), { status: 401 });
  });

  it('gives each record to one of two concurrent administrators', async () => {
    const other = await addAdmin(portal);
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(idOf(await addPost(portal)));
    const answers = await Promise.all([
      act('posts', 'delete', ids),
      act('posts', 'delete', ids.toReversed(), other),
    ]);
    const results = answers.flatMap(({ body }) => body.results);
    expect(
      results
        .filter(({ ok }) => ok)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.toSorted());
    const codes = results.flatMap((one) => (one.ok ? [] : [one.code]));
    expect(codes).toEqual(ids.map(() => 'NOT_FOUND'));
    expect((await trace('post.delete', ids)).map((line) => line.split(' ')[0]).sort()).toEqual(
      ids.toSorted(),
    );
  });

  it('refuses unknown records, too many records, missing ids and missing actions without any effect', async () => {
    const good = await code();
    const many = Array.from({ length: 100 }, unknown);
    const refusal = async (action: string, ids: string[], field: string) =>
      expectFailure(await act('doctor-ids', action, ids), {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: [field],
      });
    await refusal('revoke', [], 'ids');
    await refusal('revoke', [...many, good], 'ids');
    await refusal('revoke', [good, 'x'], 'ids.1');
    await refusal('delete', [good], 'action');
    expect(await portal.model<DoctorId>(DoctorId).countDocuments({ _id: good })).toBe(1);
    expect((await act('doctor-ids', 'revoke', many)).body.results).toHaveLength(100);
  });

  it('does not ask a database that is away for every record', async () => {
    const asked: string[] = [];
    const step = async (id: string) => {
      asked.push(id);
      if (asked.length === 2) throw new Failure('DATABASE_UNAVAILABLE');
    };
    const { results } = await inBulk({ action: 'go', ids: ['a', 'b', 'c'] }, { go: step });
    expect(asked).toEqual(['a', 'b']);
    expect(results).toEqual([
      done('a'),
      refused('b', 'DATABASE_UNAVAILABLE'),
      refused('c', 'DATABASE_UNAVAILABLE'),
    ]);
  });

  it('does it once under one Idempotency-Key', async () => {
    const [id, headers] = [await code(), { 'idempotency-key': unknown() }];
    const body = { action: 'revoke', ids: [id] };
    const first = await admin.post('/api/v1/doctor-ids/bulk', body, headers);
    const again = await admin.post('/api/v1/doctor-ids/bulk', body, headers);
    expect([first.body, again.body]).toEqual([{ results: [done(id)] }, first.body]);
    expect(await trace('doctor-id.revoke', [id])).toHaveLength(1);
  });
});
