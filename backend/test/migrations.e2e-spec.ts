import { Types } from 'mongoose';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { migrate } from '../src/database/migrate.js';
import type { Report } from '../src/lab-bookings/lab-booking.schema.js';
import { migrations } from '../src/migrations.js';
import { Payment } from '../src/payments/payment.schema.js';
import { reportedLabBooking } from './support/care.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addVisit } from './support/site.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('Rows of an earlier version', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('migrations');
  });
  afterAll(() => portal.close());

  it('should give old payments their subject, payer and lines, and leave new ones alone', async () => {
    const patient = await addPatient(portal, 'Asha Rao', { email: 'asha@example.org' });
    const doctor = await addDoctor(portal);
    await bookVisit(patient, wishFor(portal, doctor));
    const fresh = (await portal.model<Payment>(Payment).findOne().lean<Payment>())!;
    const { items: _items, payer: _payer, returnPath: _path, subjectId, ...rest } = fresh;
    const _id = new Types.ObjectId();
    const old = { ...rest, _id, sessionId: 'cs_test_old', appointmentId: subjectId, patientName: 'Asha Rao' };
    await portal.db.collection('payments').insertOne(old);
    await portal.db.collection('migrations').deleteMany({});

    await migrate(portal.db, migrations);
    await migrate(portal.db, migrations);

    const { body } = await patient.get(`/api/v1/payments/${String(_id)}`);
    expect(body).toMatchObject({
      payer: { name: 'Asha Rao', email: 'asha@example.org' },
      items: [{ name: 'Consultation with Dr. Vikram Nair', price: 800, quantity: 1 }],
      appointmentId: String(subjectId),
      orderId: null,
    });
    const row = await portal.db.collection('payments').findOne({ _id });
    expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['appointmentId']));
    expect(row!.patient).toBeUndefined();
    expect(await portal.model<Payment>(Payment).findById(fresh._id).lean()).toEqual(fresh);
    const done = await portal.db.collection('migrations').distinct('_id' as never);
    expect(done).toEqual([
      'accounts-may-have-no-email',
      'addresses-of-old-accounts-count',
      'files-count-in-quotas',
      'lab-reports-are-records',
      'lab-reports-have-versions',
      'lab-tests-have-measures',
      'letters-have-no-placeholders',
      'medicines-say-whether-over-the-counter',
      'mobile-numbers-have-keys',
      'old-doctors-are-approved',
      'payments-have-several-refunds',
      'payments-name-their-subject',
      'rejections-name-their-doctor',
      'reviews-name-their-doctor',
      'rows-have-search-words',
      'settings-name-their-city',
      'users-count-their-changes',
      'visits-cover-their-minutes',
    ]);
  });

  it('gives old reviews the doctor of their visit, and none where the visit is gone', async () => {
    const patient = await addPatient(portal, 'Asha Rao');
    const acceptedDoctorId = new Types.ObjectId();
    const visit = await addVisit(portal, patient, { acceptedDoctorId });
    const reviews = portal.db.collection('reviews');
    const old = { patientId: visit.patientId, rating: 5, text: 'Kind.', status: 'approved' };
    await reviews.insertMany([
      { ...old, appointmentId: visit._id },
      { ...old, appointmentId: new Types.ObjectId() },
    ]);
    await migrations['reviews-name-their-doctor'](portal.db);
    const rows = await reviews.find({ text: 'Kind.' }).sort({ _id: 1 }).toArray();
    expect(rows.map(({ doctorId }) => doctorId as unknown)).toEqual([acceptedDoctorId, undefined]);
    expect(rows[0]).toMatchObject({ ...old, appointmentId: visit._id });
  });

  it('should give old payments a refund of a kind, and the outbox that kind, once', async () => {
    const payments = portal.db.collection('payments');
    const outbox = portal.db.collection('outbox');
    const fresh = (await payments.findOne({ refunds: { $exists: true } }))!;
    const { refunds: _refunds, refundedPaise: _paise, takenPaise: _taken, ...rest } = fresh;
    const old = (reason: string | null, n: number) => ({
      ...rest,
      _id: new Types.ObjectId(),
      sessionId: `cs_test_refund${n}`,
      ...(reason && { refund: { amountPaise: 12_300, reason, status: 'pending' } }),
    });
    const rows = [old('Request rejected', 1), old('Amount mismatch', 2), old(null, 3)];
    await payments.insertMany(rows);
    const [{ _id: paymentId, updatedAt }] = rows as unknown as { _id: Types.ObjectId; updatedAt: Date }[];
    const row = { effect: 'refund', paymentId, state: 'queued', tries: 0, dueAt: new Date() };
    await outbox.insertOne({ ...row, dedupeKey: `refund:${String(paymentId)}` });
    await portal.db.collection('migrations').deleteMany({});
    await Promise.all([migrate(portal.db, migrations), migrate(portal.db, migrations)]);
    await migrate(portal.db, migrations);
    const now = await Promise.all(rows.map(({ _id }) => payments.findOne({ _id })));
    const refund = { amountPaise: 12_300, status: 'pending', requestedAt: updatedAt };
    expect(now.map((one) => [one!.refunds, one!.refundedPaise, one!.takenPaise, one!.refund])).toEqual([
      [[{ ...refund, kind: 'rejection', reason: 'Request rejected' }], 12_300, undefined, undefined],
      [[{ ...refund, kind: 'unused', reason: 'Amount mismatch' }], 12_300, 12_300, undefined],
      [[], 0, undefined, undefined],
    ]);
    expect(await outbox.findOne({ paymentId })).toMatchObject({
      refundKind: 'rejection',
      dedupeKey: `refund:${String(paymentId)}:rejection`,
    });
    expect(await payments.findOne({ _id: fresh._id })).toEqual(fresh);
  });

  it('should take no old medicine to be sold without a prescription, and leave what was said', async () => {
    const medicines = portal.db.collection('medicines');
    const [old, said] = [new Types.ObjectId(), new Types.ObjectId()];
    await medicines.insertOne({ _id: old, nameKey: 'old' });
    await medicines.insertOne({ _id: said, nameKey: 'said', overTheCounter: true });
    await portal.db.collection('migrations').deleteMany({});
    await migrate(portal.db, migrations);
    const rows = await Promise.all([old, said].map((_id) => medicines.findOne({ _id })));
    expect(rows.map((row) => row!.overTheCounter)).toEqual([false, true]);
    await medicines.deleteMany({ _id: { $in: [old, said] } });
  });

  it('should give rows the words that searches find them by, and leave those alone that have some', async () => {
    const rows = {
      questions: { message: 'Is there parking?' },
      reviews: { patientName: 'Asha Rao', doctorName: 'Dr. José Nair', text: 'Kind.' },
      labbookings: { fullName: 'Meera', patientName: 'Asha Rao', test: { name: 'TSH' } },
      outbox: { effect: 'mail', dedupeKey: 'mail:old', mail: { subject: 'Your visit', to: 'a@b.org' } },
    };
    const ids = new Map<string, Types.ObjectId[]>();
    for (const [name, row] of Object.entries(rows)) {
      const pair = [new Types.ObjectId(), new Types.ObjectId()];
      const unique = (n: number) => ({ appointmentId: pair[n], ...(n === 1 && { dedupeKey: 'mail:new' }) });
      const documents = pair.map((_id, n) => ({
        ...row,
        ...unique(n),
        _id,
        ...(n === 1 && { words: ['kept'] }),
      }));
      await portal.db.collection(name).insertMany(documents);
      ids.set(name, pair);
    }
    await portal.db.collection('migrations').deleteMany({});
    await Promise.all([migrate(portal.db, migrations), migrate(portal.db, migrations)]);
    const words: Record<string, unknown> = {};
    for (const [name, pair] of ids) {
      const now = await Promise.all(pair.map((_id) => portal.db.collection(name).findOne({ _id })));
      expect(now[1]!.words).toEqual(['kept']);
      words[name] = now[0]!.words;
    }
    expect(words).toEqual({
      questions: ['is', 'there', 'parking'],
      reviews: ['asha', 'rao', 'dr', 'jose', 'nair', 'kind'],
      labbookings: ['meera', 'asha', 'rao', 'tsh'],
      outbox: ['your', 'visit', 'a', 'b', 'org'],
    });
    for (const [name, pair] of ids) await portal.db.collection(name).deleteMany({ _id: { $in: pair } });
  });

  it('should make records of lab reports that were there before, once', async () => {
    const [patient, admin] = [await addPatient(portal), await addAdmin(portal)];
    const id = await reportedLabBooking(portal, patient, admin);
    const records = portal.db.collection('records');
    const made = await records.findOne({ labBookingId: new Types.ObjectId(id) });
    await records.deleteMany({});
    await portal.db.collection('migrations').deleteMany({});
    await Promise.all([migrate(portal.db, migrations), migrate(portal.db, migrations)]);
    await migrate(portal.db, migrations);
    const rows = await records.find({}).toArray();
    expect(rows).toEqual([{ ...made, _id: rows[0]._id, createdAt: made!.recordedAt as Date }]);
    expect((await patient.get('/api/v1/records')).body).toHaveLength(1);
  });

  it('should number old lab reports and put them under the day of their sample, once', async () => {
    const [patient, admin] = [await addPatient(portal), await addAdmin(portal)];
    const _id = new Types.ObjectId(await reportedLabBooking(portal, patient, admin));
    const [bookings, records] = ['labbookings', 'records'].map((name) => portal.db.collection(name));
    const made = (await bookings.findOne({ _id }))!;
    const { results, remark } = made.report as Report;
    const old = { results, remark, reportedAt: new Date('2026-01-09T10:00:00Z') };
    const history = [{ status: 'sampleCollected', at: new Date('2026-01-07T03:00:00Z'), by: null }];
    await bookings.updateOne({ _id }, { $set: { report: old, history } });
    await records.updateOne({ labBookingId: _id }, { $set: { recordedAt: old.reportedAt } });
    await portal.db.collection('migrations').deleteMany({});
    await migrate(portal.db, migrations);
    await migrate(portal.db, migrations);
    const { body } = await patient.get(`/api/v1/lab-bookings/${String(_id)}`);
    expect(LabBookingDto.parse(body).report).toEqual({
      ...{ results, remark, version: 1, reason: null, person: { gender: null, age: null } },
      sampledAt: '2026-01-07T03:00:00.000Z',
      reportedAt: '2026-01-09T10:00:00.000Z',
    });
    expect((await patient.get('/api/v1/records')).body[0].recordedAt).toBe('2026-01-07T03:00:00.000Z');
  });

  it('should let a doctor find the open requests that they rejected before', async () => {
    const [doctor, patient] = [await addDoctor(portal), await addPatient(portal)];
    const by = new Types.ObjectId(doctor.userId);
    const rejected = (rejector: Types.ObjectId | null) => ({
      _id: new Types.ObjectId(),
      status: 'rejected',
      speciality: 'Cardiology',
      patientId: new Types.ObjectId(patient.userId),
      patientName: 'Asha Rao',
      doctorId: null,
      reason: '',
      paidPaise: 0,
      history: [
        { status: 'pending', at: new Date(), by: new Types.ObjectId(patient.userId) },
        { status: 'rejected', at: new Date(), by: rejector },
      ],
      createdAt: new Date(),
    });
    const [own, nobodys] = [rejected(by), rejected(null)];
    const rows = portal.db.collection('appointments');
    await rows.insertMany([own, nobodys]);
    await portal.db
      .collection<{ _id: string }>('migrations')
      .deleteOne({ _id: 'rejections-name-their-doctor' });
    await migrate(portal.db, migrations);
    const filter = encodeURIComponent('{"status":"rejected"}');
    const { body } = await doctor.get(`/api/v1/appointments?filter=${filter}`);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([String(own._id)]);
    expect(await rows.findOne({ _id: nobodys._id })).not.toHaveProperty('rejectedBy');
  });

  it('should ask nothing of accounts that were there before, and everything of new ones', async () => {
    const users = portal.db.collection('users');
    const [old, fresh] = [
      await addDoctor(portal),
      await addPatient(portal, 'Nina New', { emailConfirmedAt: null }),
    ];
    const [oldId, freshId] = [old, fresh].map(({ userId }) => new Types.ObjectId(userId));
    await users.updateOne({ _id: oldId }, { $unset: { emailConfirmedAt: 1, approval: 1 } });
    const names = ['addresses-of-old-accounts-count', 'old-doctors-are-approved'];
    await portal.db.collection<{ _id: string }>('migrations').deleteMany({ _id: { $in: names } });
    await migrate(portal.db, migrations);
    const row = (await users.findOne({ _id: oldId }))!;
    expect([row.emailConfirmedAt, row.approval]).toEqual([row.createdAt, 'approved']);
    expect(await users.findOne({ _id: freshId })).toMatchObject({ emailConfirmedAt: null });
    expect(await users.findOne({ _id: freshId })).not.toHaveProperty('approval');
  });
});
