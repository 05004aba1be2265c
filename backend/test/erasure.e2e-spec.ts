import sharp from 'sharp';
import { Types } from 'mongoose';
import { Account } from '../../openapi/contract/people/accounts.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { ErasureService } from '../src/profile/erasure.service.js';
import { KEYS_OF_PERSONS, OWN_COLLECTIONS } from '../src/profile/own-data.js';
import { User } from '../src/users/user.schema.js';
import { upload } from './support/care.js';
import { addCanaries, canariesOf, rowsWith } from './support/canaries.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { untilPasses } from './support/until.js';
import { bookVisit, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';

const NAME = 'Canary Wren-Iyer';
const EMAIL = 'canary.wren@example.org';
const MOBILE = '+919800012345';
const REASON = 'Asked for by letter';

/** Columns of kept rows without personal data; all rows of other collections are deleted. */
const GONE_FROM_KEPT: Record<string, string[]> = {
  appointments: ['idCard'],
  payments: ['booking.reason', 'payer.email', 'sessionUrl'],
  orders: ['buyer.address', 'buyer.email', 'buyer.name', 'buyer.phone'],
  labbookings: ['address', 'phone'],
  labrequests: [],
  prescriptions: ['contact'],
  records: [],
  allergies: [],
  questions: ['askedByName', 'asker'],
  merges: ['closedLogin.email', 'closedLogin.passwordHash', 'keptName', 'mergedName', 'undo'],
};

/** Collections with text ids. */
const NAMED_BY_KEY = [
  'accountclaims',
  'emailconfirmations',
  'files',
  'knowndevices',
  'passwordresets',
  'streamtickets',
];

describe("The erasure of a person's data", () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('erasure');
    [admin, doctor] = [await addAdmin(portal), await addDoctor(portal)];
  });
  afterAll(() => portal.close());

  const idOf = ({ userId }: Client) => new Types.ObjectId(userId);
  const userOf = (who: Client) => portal.model<User>(User).findById(who.userId).lean<User>();
  const erase = async (who: Client, confirm?: string) =>
    admin.post<Account & { code?: string; error?: string }>(`/api/v1/users/${who.userId}/erase`, {
      confirm: confirm ?? (await userOf(who))!.email,
      reason: REASON,
    });
  const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
  const liveVisits = (who: Client) =>
    portal
      .model<Appointment>(Appointment)
      .countDocuments({ patientId: who.userId, status: { $in: [...LIVE_STATUSES] } });
  const rowsOf = (who: Client) =>
    Promise.all(
      OWN_COLLECTIONS.map(({ collection, owner }) =>
        portal.db
          .db!.collection(collection)
          .find({ [owner]: idOf(who) })
          .toArray(),
      ),
    );

  it('keeps only the listed columns of each collection, and changes no other person’s data', async () => {
    const [leaving, staying] = [await addPatient(portal), await addPatient(portal)];
    const rows: Record<string, string[]> = {};
    for (const who of [leaving, staying])
      for (const { collection, owner } of [...OWN_COLLECTIONS, ...KEYS_OF_PERSONS]) {
        const key = who === leaving ? `gone-${collection}` : `own-${collection}`;
        const unique = { number: key, code: key, holder: key, sessionId: key };
        // A place in a lab window belongs to one booking.
        const seat = collection === 'labbookings' && { windowSeat: who === leaving ? 1 : 2 };
        const named = NAMED_BY_KEY.includes(collection) && { _id: key };
        const ofDoctor = { records: { authorType: 'doctor' }, allergies: { recordedByType: 'doctor' } };
        const columns = { [owner]: idOf(who), ...ofDoctor[collection as keyof typeof ofDoctor] };
        const row = await addCanaries(portal.db, collection, { ...unique, ...columns, ...seat, ...named });
        rows[collection] = canariesOf(row);
      }
    const ofOthers = await rowsOf(staying);

    expect((await erase(leaving)).status).toBe(200);
    for (const { collection, owner } of [...OWN_COLLECTIONS, ...KEYS_OF_PERSONS]) {
      const left = await portal.db
        .db!.collection(collection)
        .find({ [owner]: idOf(leaving) })
        .toArray();
      const gone = GONE_FROM_KEPT[collection]?.map((column) => `canary:${collection}.${column}`);
      const expected = gone ? rows[collection].filter((canary) => !gone.includes(canary)) : [];
      for (const canary of gone ?? []) expect(rows[collection]).toContain(canary);
      // An erased asker's question has no owner.
      if (collection !== 'questions')
        expect([collection, ...left.flatMap(canariesOf)]).toEqual([collection, ...expected]);
    }
    const asked = await portal.db
      .db!.collection('questions')
      .find({ asker: { $exists: false } })
      .toArray();
    expect(asked.flatMap(canariesOf)).not.toContain('canary:questions.askedByName');
    expect(asked).toHaveLength(1);
    expect(await rowsOf(staying)).toEqual(ofOthers);
  });

  it('removes a person from their actions, except for visits, records and payments', async () => {
    const canary = { email: EMAIL, mobile: MOBILE, dob: '1983-07-29' };
    const leaving = await addPatient(portal, NAME, canary);
    const visit = await bookVisit(leaving, wishFor(portal, doctor));
    expect((await doctor.post(`/api/v1/appointments/${visit.id}/accept`, {})).status).toBe(200);
    const past = { status: 'completed' } as const;
    await portal.model<Appointment>(Appointment).updateOne({ _id: visit.id }, { $set: past });
    const png = { create: { width: 500, height: 500, channels: 3 as const, background: '#0f6b66' } };
    const bytes = await sharp(png).png().toBuffer();
    const file = { field: 'image', bytes, type: 'image/png' };
    const picture = await leaving.put<{ image: string }>('/api/v1/me/picture', form({}, file));
    expect(picture.status).toBe(200);
    const image = `${portal.url}/image/users/${picture.body.image}`;
    expect(await typeOf(image)).toBe('image/webp');
    expect((await upload(leaving, {}, bytes)).status).toBe(201);
    const paper = await upload(doctor, { patientId: leaving.userId, title: 'Letter' }, bytes);
    expect(paper.status).toBe(201);
    const wrong = { email: EMAIL, password: 'Not-The-Password-9' };
    expectFailure(await portal.visitor.post('/api/users/login', wrong), { status: 401 });
    expect((await portal.visitor.post('/api/users/forgot-password', { email: EMAIL })).status).toBe(200);
    await untilPasses(async () =>
      expect((await rowsWith(portal.db, 'password-reset')).outbox).toHaveLength(1),
    );
    const before = await rowsWith(portal.db, NAME);
    expect(before.outbox.length).toBeGreaterThanOrEqual(3); // to the patient, to the doctor, the link
    expect(before.notifications).not.toHaveLength(0);
    expect(Object.keys(await rowsWith(portal.db, EMAIL))).toEqual(
      expect.arrayContaining(['logintries', 'resettries']),
    );

    const { status, body } = await erase(leaving);
    expect(status).toBe(200);
    expect(Account.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ fullName: 'Erased person', mobile: null, disabled: true });
    expect(Object.keys(await rowsWith(portal.db, NAME)).sort()).toEqual(['appointments', 'payments']);
    for (const text of [EMAIL, MOBILE, canary.dob, 'wren-iyer'])
      expect([text, await rowsWith(portal.db, text)]).toEqual([text, {}]);
    expect((await leaving.get('/api/v1/me')).status).toBe(401);
    expect(await typeOf(image)).toBe('image/jpeg'); // the drawn one that stands for none
    const records = await portal.db
      .collection('records')
      .find({ patientId: idOf(leaving) })
      .toArray();
    const files = await portal.db
      .collection('files')
      .find({ ownerId: idOf(leaving) })
      .toArray();
    expect(records.map(({ _id }) => String(_id))).toEqual([paper.body.id]);
    expect(files.map(({ _id }) => String(_id))).toEqual([(records[0].file as { stored: string }).stored]);
    for (const email of [EMAIL, body.email]) {
      const login = await portal.visitor.post('/api/users/login', { email, password: PASSWORD });
      expectFailure(login, { status: 401, code: 'LOGIN_FAILED' });
    }
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ recordId: leaving.userId, action: 'user.erase' })
      .lean<AuditEvent>();
    expect([String(event!.actorId), event!.before, event!.after]).toEqual([
      admin.userId,
      null,
      { reason: REASON },
    ]);
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['a visit asked for', 'appointments', { status: 'pending' }, '1 requested or coming visit'],
    [
      'a visit tomorrow',
      'appointments',
      { status: 'accepted', appointmentDate: '2199-01-01' },
      '1 requested or coming visit',
    ],
    ['an order', 'orders', { status: 'shipped' }, '1 order not delivered yet'],
    ['a lab booking', 'labbookings', { status: 'requested' }, '1 lab booking without its report'],
    ['a checkout', 'payments', { status: 'created' }, '1 unfinished checkout'],
    [
      'a refund',
      'payments',
      { status: 'refunded', refunds: [{ status: 'failed' }] },
      '1 payment with an unfinished refund',
    ],
  ])('waits for %s', async (_case, collection, columns, sentence) => {
    const patient = await addPatient(portal);
    const unique = { number: patient.userId, holder: patient.userId };
    await portal.db.collection(collection).insertOne({ patientId: idOf(patient), ...columns, ...unique });
    const refused = await erase(patient);
    expectFailure(refused, { status: 409, code: 'ERASURE_BLOCKED' });
    expect(refused.body.error).toContain(`These items are still open: ${sentence}.`);
    expect((await patient.get('/api/v1/me')).status).toBe(200);
  });

  it('is of patients only, confirmed by their address, and happens once', async () => {
    const patient = await addPatient(portal);
    expectFailure(await erase(patient, 'other@example.org'), { status: 422, fields: ['confirm'] });
    for (const who of [doctor, admin]) expectFailure(await erase(who), { status: 409, code: 'NOT_ERASABLE' });
    const nobody = `/api/v1/users/${new Types.ObjectId().toHexString()}/erase`;
    expectFailure(await admin.post(nobody, { confirm: EMAIL, reason: REASON }), { status: 404 });
    const { email } = (await userOf(patient))!;
    const answers = await Promise.all([erase(patient, email), erase(patient, email), erase(patient, email)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expectFailure(await erase(patient), { status: 409, code: 'ACCOUNT_ERASED' });
    for (const path of ['users', 'patients']) {
      const enabled = await admin.put(`/api/v1/${path}/${patient.userId}`, { disabled: false });
      expectFailure(enabled, { status: 409, code: 'ACCOUNT_ERASED' });
    }
  });

  it('never leaves a coming visit after concurrent writes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const patient = await addPatient(portal);
      const { preferredDate, preferredTime } = wishFor(portal, doctor, {
        preferredDate: dayFromToday(portal, 10 + round),
      });
      const reasonForAppointment = 'A check-up';
      const wish = { doctorId: doctor.userId, preferredDate, preferredTime, reasonForAppointment };
      const [erased, booked] = await Promise.all([
        erase(patient),
        admin.post('/api/v1/appointments', { patientId: patient.userId, ...wish }),
      ]);
      expect([erased.status, await liveVisits(patient)]).toEqual(erased.status === 200 ? [200, 0] : [409, 1]);
      expect(booked.status === 201).toBe(erased.status === 409);
    }
  });

  it('sends a payment back that comes afterwards', async () => {
    const patient = await addPatient(portal);
    const { body: checkout } = await openCheckout(
      patient,
      wishFor(portal, doctor, { preferredTime: '11:00' }),
    );
    const payments = portal.model<Payment>(Payment);
    await payments.updateOne({ sessionId: checkout.id }, { $set: { status: 'expired' } });
    await portal.model<Appointment>(Appointment).deleteOne({ patientId: patient.userId, status: 'held' });
    expect((await erase(patient)).status).toBe(200);
    expect(await payAt(checkout.url)).toBe(303);
    await untilPasses(async () => {
      const payment = await payments.findOne({ sessionId: checkout.id }).lean<Payment>();
      expect(payment!.refundedPaise).toBe(80_000);
    });
    expect(await liveVisits(patient)).toBe(0);
    expect(await rowsWith(portal.db, `:${patient.userId}`)).toEqual({});
  });

  it('erases again what a concurrent request wrote', async () => {
    const patient = await addPatient(portal);
    expect((await erase(patient)).status).toBe(200);
    await clientOf(portal, patient.userId);
    await addCanaries(portal.db, 'notifications', { userId: idOf(patient) });
    const erasures = portal.app.get(ErasureService);
    expect(await erasures.finishDue()).toBe(0);
    const later = new Date(Date.now() + 6 * 60_000);
    expect(await erasures.finishDue(later)).toBeGreaterThan(0);
    expect((await rowsOf(patient)).flat()).toEqual([]);
    expect(await erasures.finishDue(later)).toBe(0);
  });
});
