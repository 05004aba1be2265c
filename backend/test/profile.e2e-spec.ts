import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { Profile } from '../../openapi/contract/people/profile.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Session } from '../src/auth/session.schema.js';
import { StoredFile } from '../src/files/file.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OWN_COLLECTIONS } from '../src/profile/own-data.js';
import { User } from '../src/users/user.schema.js';
import { Client, form } from './support/client.js';
import { link } from './support/care.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';

const NEW_PASSWORD = 'Four-Quiet-Herons';

describe("One's own account", () => {
  let portal: Portal;
  let patient: Client;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('profile', { LOGIN_TRIES_PER_ACCOUNT: '5' });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
  });

  const read = async (who: Client) => (await who.get('/api/v1/me')).body as Profile;

  describe('data', () => {
    it('is read in the shape of the contract, by every role', async () => {
      for (const who of [patient, doctor, await addAdmin(portal)]) {
        const profile = await read(who);
        expect(Profile.safeParse(profile).error).toBeUndefined();
        expect(profile.id).toBe(who.userId);
      }
    });

    it('changes the given fields, and only fields that a person may change', async () => {
      const before = await read(patient);
      const change = {
        fullName: 'Asha Rao-Iyer',
        mobile: '98123 45670',
        dob: '1991-02-03',
        gender: 'female',
      };
      const claims = {
        type: 'admin',
        email: 'other@example.org',
        disabled: true,
        fee: 1,
        speciality: 'Cardiology',
      };
      const answer = await patient.put('/api/v1/me', { ...before, ...claims, ...OF_NOBODY, ...change });
      expect(answer.status).toBe(200);
      const { fullName, dob, gender } = change;
      const mobile = '+919812345670';
      expect(answer.body).toEqual({
        ...before,
        fullName,
        mobile,
        dob,
        gender,
        version: 2,
        image: answer.body.image,
      });
      expect(await read(patient)).toEqual(answer.body);
    });

    it('keeps a stored number that would not be accepted any more', async () => {
      const mobile = '+910223456789';
      await portal.model(User).updateOne({ _id: patient.userId }, { $set: { mobile } });
      const same = await patient.put('/api/v1/me', { mobile: '+91 02 2345 6789', version: 1 });
      expect([same.status, same.body.mobile]).toEqual([200, mobile]);
      const desk = await addAdmin(portal);
      expect((await desk.put(`/api/v1/patients/${patient.userId}`, { mobile })).status).toBe(200);
      const other = await desk.put(`/api/v1/patients/${patient.userId}`, { mobile: '+910223456780' });
      expectFailure(other, { status: 422, fields: ['mobile'] });
    });

    it('keeps a stored name that would not be accepted any more', async () => {
      const admin = await addAdmin(portal);
      const fullName = 'Ravi.kumar';
      const stored = { $set: { fullName } };
      for (const { userId } of [patient, doctor]) await portal.model(User).updateOne({ _id: userId }, stored);
      const heldBy = new Types.ObjectId(patient.userId);
      const held = { heldBy, relationship: 'child' as const, heldSince: new Date(), email: undefined };
      const child = await addPatient(portal, fullName, held);
      const calls: [Client, string][] = [
        [patient, '/api/v1/me'],
        [admin, `/api/v1/patients/${patient.userId}`],
        [admin, `/api/v1/doctors/${doctor.userId}`],
        [patient, `/api/v1/dependants/${child.userId}`],
      ];
      for (const [who, path] of calls) {
        const { body } = await who.get<{ version: number }>(path);
        const refused = await who.put(path, { fullName: 'Ravi.kumari', version: body.version });
        expectFailure(refused, { status: 400, code: 'VALIDATION_FAILED', fields: ['fullName'] });
        const same = await who.put(path, { fullName, version: body.version });
        expect([path, same.status, same.body.fullName]).toEqual([path, 200, fullName]);
      }
    });

    it('shows a doctor’s new words to everyone at once', async () => {
      const { version } = await read(doctor);
      const change = { qualification: 'MBBS, MD, DM', experience: 13, description: 'Hearts.', version };
      expect((await doctor.put('/api/v1/me', change)).status).toBe(200);
      const { body } = await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`);
      expect(body).toMatchObject({ qualification: 'MBBS, MD, DM', experience: 13, description: 'Hearts.' });
    });

    it('shows allergies to the patient’s doctor, and to no one else', async () => {
      await link(portal, patient, doctor);
      const change = { allergies: 'Penicillin', version: 1 };
      expect((await patient.put('/api/v1/me', change)).body).toMatchObject({ allergies: 'Penicillin' });
      const { body } = await doctor.get(`/api/v1/patients/${patient.userId}`);
      expect(body).toMatchObject({ allergies: 'Penicillin' });
      expectFailure(await doctor.put('/api/v1/me', change), { status: 422, fields: ['allergies'] });
      const none = await patient.put('/api/v1/me', { allergies: ' ', version: 2 });
      expect(none.body).toMatchObject({ allergies: null });
    });

    it.each<[string, Record<string, unknown>, number, string]>([
      ['a birth in the future', { dob: '2199-01-01' }, 422, 'dob'],
      ['31 February', { dob: '1991-02-31' }, 400, 'dob'],
      ['a number that is none', { mobile: '0000000000' }, 422, 'mobile'],
      ['an empty name', { fullName: ' ' }, 400, 'fullName'],
      ['a doctor’s field of a patient', { qualification: 'MBBS' }, 422, 'qualification'],
      ['a gender that is none', { gender: 'x' }, 400, 'gender'],
    ])('refuses %s', async (_case, change, status, field) => {
      expectFailure(await patient.put('/api/v1/me', { version: 1, ...change }), { status, fields: [field] });
      expect((await read(patient)).version).toBe(1);
    });

    it('refuses a change when another tab or an admin was faster', async () => {
      expect((await patient.put('/api/v1/me', { fullName: 'First', version: 1 })).status).toBe(200);
      const late = await patient.put('/api/v1/me', { fullName: 'Second', version: 1 });
      expectFailure(late, { status: 409, code: 'EDIT_CONFLICT' });
      const admin = await addAdmin(portal);
      await admin.put(`/api/v1/patients/${patient.userId}`, { mobile: '9812345671' });
      expectFailure(await patient.put('/api/v1/me', { fullName: 'Third', version: 2 }), { status: 409 });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => patient.put('/api/v1/me', { fullName: `N ${n}`, version: 3 })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    });

    it('leaves a trace of before and after', async () => {
      await patient.put('/api/v1/me', { mobile: '9812345672', version: 1 });
      const event = await portal
        .model<AuditEvent>(AuditEvent)
        .findOne({ recordId: patient.userId, action: 'profile.update' })
        .lean<AuditEvent>();
      expect([event!.before, event!.after]).toEqual([
        { mobile: '+919812345678' },
        { mobile: '+919812345672' },
      ]);
    });
  });

  describe('picture', () => {
    const png = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#0f6b66' } })
        .png()
        .toBuffer();
    const send = (bytes: Uint8Array | null, as = patient) =>
      as.put(
        '/api/v1/me/picture',
        form({}, bytes ? { field: 'image', bytes, type: 'image/png' } : undefined),
      );
    const files = (of: Client) => portal.model<StoredFile>(StoredFile).countDocuments({ ownerId: of.userId });

    it('is replaced, and the one before deleted', async () => {
      const first = await send(await png(600));
      expect(first.status).toBe(200);
      const second = await send(await png(500));
      expect(second.body.version).toBe(3);
      expect(await files(patient)).toBe(1);
      const picture = await fetch(`${portal.url}/image/users/${second.body.image}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(400);
    });

    it('is public of a doctor, and signed of a patient', async () => {
      const ofDoctor = await send(await png(400), doctor);
      expect(ofDoctor.body.image).toMatch(/^[0-9a-f]{32}\.webp$/);
      expect((await send(await png(400))).body.image).toMatch(/^[0-9a-f]{32}\.webp\?expires=/);
      const { body } = await portal.visitor.get(`/api/v1/doctors/${doctor.userId}`);
      expect(body.image).toBe(ofDoctor.body.image);
    });

    it.each<[string, () => Promise<Uint8Array | null>, number]>([
      ['nothing', () => Promise.resolve(null), 400],
      ['0 bytes', () => Promise.resolve(new Uint8Array()), 422],
      ['words', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 422],
      ['a cut-off picture', async () => (await png(600)).subarray(0, 60), 422],
      ['6 MiB', () => Promise.resolve(new Uint8Array(6 * 2 ** 20)), 413],
      ['a pixel bomb', () => png(6000), 422],
    ])('rejects %s', async (_case, bytes, status) => {
      expectFailure(await send(await bytes()), { status });
      expect(await files(patient)).toBe(0);
    });
  });

  describe('password', () => {
    const change = (currentPassword: string, newPassword = NEW_PASSWORD, as = patient) =>
      as.post('/api/v1/me/password', { currentPassword, newPassword });

    it('ends every other session and stays with the one that asked', async () => {
      const others = [await clientOf(portal, patient.userId), await clientOf(portal, patient.userId)];
      expect((await change(PASSWORD)).status).toBe(200);
      for (const other of others) expectFailure(await other.get('/api/v1/me'), { status: 401 });
      const { email } = await read(patient);
      const login = (password: string) => portal.visitor.post('/api/users/login', { email, password });
      expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    });

    it('needs the one before, and counts wrong tries without keeping logins out', async () => {
      const { email } = await read(patient);
      for (let n = 0; n < 5; n += 1)
        expectFailure(await change('Wrong-Pass-77'), { status: 422, fields: ['currentPassword'] });
      expectFailure(await change(PASSWORD), { status: 429 });
      expect((await portal.visitor.post('/api/users/login', { email, password: PASSWORD })).status).toBe(200);
    });

    it.each([
      ['password1', 422],
      ['short', 400],
      [PASSWORD, 422],
    ])('does not become %s', async (newPassword, status) => {
      expectFailure(await change(PASSWORD, newPassword), { status, fields: ['newPassword'] });
    });

    it('is set by one of two tabs', async () => {
      const answers = await Promise.all([
        change(PASSWORD, 'Tab-One-Of-Two'),
        change(PASSWORD, 'Tab-Two-Of-Two'),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted();
      // The second finds the password changed, before or after its check.
      expect([
        [200, 409],
        [200, 422],
      ]).toContainEqual(statuses);
    });
  });

  describe('sessions', () => {
    it('is listed with where they come from, and the one that asks marked', async () => {
      const { email } = await read(patient);
      const login = await portal.visitor.post(
        '/api/users/login',
        { email, password: PASSWORD },
        { 'user-agent': 'A browser of Asha' },
      );
      const asha = new Client(portal.url, login.body.token as string, patient.userId);
      const { body } = await asha.get('/api/v1/me/sessions');
      expect(body).toHaveLength(2);
      expect(body[0]).toMatchObject({ current: true, address: '127.0.0.1', userAgent: 'A browser of Asha' });
      expect(body[1]).toMatchObject({ current: false, userAgent: null });
    });

    it('leaves out those that count no longer', async () => {
      const idle = await clientOf(portal, patient.userId);
      const sid = (
        JSON.parse(Buffer.from(idle.token!.split('.')[1], 'base64url').toString()) as { sid: string }
      ).sid;
      await portal.model<Session>(Session).updateOne({ _id: sid }, { idleExpiresAt: new Date() });
      expect((await patient.get('/api/v1/me/sessions')).body).toHaveLength(1);
    });

    it('ends but for the one that asks', async () => {
      const others = [await clientOf(portal, patient.userId), await clientOf(portal, patient.userId)];
      const { status, body } = await patient.delete('/api/v1/me/sessions/others');
      expect([status, body.msg]).toEqual([200, '2 other logins have been ended.']);
      for (const other of others) expect((await other.get('/api/v1/me')).status).toBe(401);
      expect((await patient.get('/api/v1/me')).status).toBe(200);
      expect((await doctor.get('/api/v1/me')).status).toBe(200);
    });
  });

  describe('export', () => {
    it('knows every collection: whose its rows are, or that they are no one’s', () => {
      const own = OWN_COLLECTIONS.map(({ collection }) => collection);
      const known = [...own, ...NOBODYS];
      const models = Object.values(portal.db.models);
      const collections = models.map(({ collection }) => collection.name);
      const maybeSomebodys = models.filter(mayNameSomebody).map(({ collection }) => collection.name);
      expect(maybeSomebodys.filter((name) => !known.includes(name))).toEqual([]);
      expect(own.filter((name) => !collections.includes(name))).toEqual([]);
      for (const { collection, owner } of OWN_COLLECTIONS) {
        const model = Object.values(portal.db.models).find((one) => one.collection.name === collection)!;
        expect([collection, model.schema.path(owner)?.instance]).toEqual([collection, 'ObjectId']);
      }
    });

    it('contains all own data and no one else’s', async () => {
      const stranger = await addPatient(portal, 'Bela Shah');
      for (const who of [patient, stranger]) {
        await bookVisit(who, wishFor(portal, doctor, { preferredTime: who === patient ? '10:00' : '10:30' }));
        for (const { collection, owner } of OWN_COLLECTIONS)
          await portal.db.collection(collection).insertOne({
            ...(collection === 'files' && { _id: `canary-${who.userId}` as never }),
            [owner]: (await portal.db.collection('users').findOne({ email: (await read(who)).email }))!._id,
            canary: `canary of ${who.userId} in ${collection}`,
            asker: who.userId,
            appointmentId: `${who.userId} ${collection}`,
            number: `${who.userId} ${collection}`,
          });
      }
      const response = await fetch(`${portal.url}/api/v1/me/export`, {
        headers: { authorization: `Bearer ${patient.token}` },
      });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
      );
      const text = await response.text();
      for (const { collection } of OWN_COLLECTIONS)
        expect(text).toContain(`canary of ${patient.userId} in ${collection}`);
      expect(text).not.toContain(stranger.userId);
      expect(text).not.toMatch(/passwordHash|argon2|Bela Shah/);
      const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
      expect(data.account).toMatchObject({ id: patient.userId });
      const paid = data.payments.find(({ status }) => status === 'paid')!;
      expect([paid.amount, paid.amountPaise]).toEqual([800, undefined]);
    });

    it('holds thousands of rows', async () => {
      const userId = (await portal.db.collection('users').findOne({ email: (await read(patient)).email }))!
        ._id;
      const row = { userId, title: 'News', text: 'x'.repeat(500), link: null, readAt: null };
      const rows = Array.from({ length: 5000 }, () => ({ ...row, createdAt: new Date() }));
      await portal.model<Notification>(Notification).collection.insertMany(rows);
      const { body } = await patient.get('/api/v1/me/export');
      expect(body.notifications).toHaveLength(5000);
    });

    it('leaves a trace', async () => {
      await patient.get('/api/v1/me/export');
      const filter = { recordId: patient.userId, action: 'user.export' };
      expect(await portal.model<AuditEvent>(AuditEvent).countDocuments(filter)).toBe(1);
    });
  });
});

/** A doctor's record contains nothing about a patient. */
const OF_NOBODY = { qualification: undefined, experience: undefined, description: undefined };

const PLAIN = /^(String|Number|Boolean|Date)$/;
const PERSONAL = /user|person|patient|doctor|email|mobile|fullName|payer|holder/i;

/** Whether a row could name a person: by an id, in a mixed column, or in a column of people. */
const mayNameSomebody = ({ schema }: Model<unknown>): boolean =>
  Object.entries(schema.paths)
    .filter(([path]) => path !== '_id')
    .some(
      ([path, type]) => PERSONAL.test(path) || !PLAIN.test((type.getEmbeddedSchemaType() ?? type).instance),
    );

/** Collections that could name a person, but whose rows belong to the hospital or to no one. */
const NOBODYS = [
  'auditevents',
  'denialcounts',
  'auditseals',
  'accountclaims',
  'consultations',
  'demorows',
  'doctordays',
  'doctorids',
  'duplicates',
  'emailconfirmations',
  'extrasessions',
  'knowndevices',
  'labtests',
  'liveholds',
  'medicines',
  'merges',
  'outbox',
  'passwordresets',
  'posts',
  'settings',
  'streamtickets',
  'users',
];
