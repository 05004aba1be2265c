import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { IdempotencyRecord } from '../src/common/http/idempotency/idempotency.schema.js';
import { StoredFile } from '../src/files/file.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson } from './support/registration.js';
import { bookVisit, letStart, openCheckout, wishFor } from './support/visits.js';

const KEY = 'Idempotency-Key';
const REPLAYED = 'idempotent-replayed';

describe('A POST with an Idempotency-Key', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let doctor: Client;
  let png: Buffer;

  beforeAll(async () => {
    portal = await startPortal('idempotency');
    admin = await addAdmin(portal);
    png = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#2f8f86' } })
      .png()
      .toBuffer();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [patient, doctor] = [await addPatient(portal), await addDoctor(portal)];
  });

  /** Ten calls at once, then ten in a row. */
  async function twenty(call: () => Promise<Answer<unknown>>): Promise<Answer<unknown>[]> {
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    for (let n = 0; n < 10; n += 1) answers.push(await call());
    return answers;
  }
  function expectOne(answers: Answer<unknown>[], status: number): void {
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([status, answers[0].body]);
    expect(answers.filter(({ headers }) => headers.get(REPLAYED) === 'true')).toHaveLength(
      answers.length - 1,
    );
  }
  const keyed = (who: Client, path: string, key: string, body: unknown = {}) =>
    who.post(path, body, { [KEY]: key });
  const audited = (action: string, recordId: string) =>
    portal.model<AuditEvent>(AuditEvent).countDocuments({ action, recordId });

  /** Every POST with a key, except register and the two with a payment: below. */
  const CALLS: [
    name: string,
    status: number,
    prepare: () => Promise<{ who: Client; path: string; body?: unknown; effects: () => Promise<number> }>,
  ][] = [
    [
      'a DoctorId is issued',
      201,
      async () => ({
        who: admin,
        path: '/api/v1/doctor-ids',
        body: {},
        effects: async () => (await portal.db.collection('doctorids').countDocuments()) - issued,
      }),
    ],
    ['a request is accepted', 200, () => step('accept', doctor)],
    ['a request is rejected', 200, () => step('reject', doctor)],
    ['a visit is cancelled', 200, () => step('cancel', patient)],
    [
      'a visit is completed',
      200,
      async () => {
        const one = await step('complete', doctor);
        await doctor.post(one.path.replace('complete', 'accept'), {});
        await letStart(portal, one.path.split('/').at(-2)!);
        return one;
      },
    ],
    [
      'a DoctorId is checked',
      422,
      async () => ({
        who: portal.visitor,
        path: '/api/users/doctor-ids/verify',
        body: { d_id: 'HSP-WRONG' },
        effects: async () => 1,
      }),
    ],
  ];
  let issued = 0;
  async function step(name: string, who: Client) {
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    return {
      who,
      path: `/api/v1/appointments/${id}/${name}`,
      body: name === 'accept' ? {} : undefined,
      effects: () => audited(`appointment.${name}`, id),
    };
  }

  it.each(CALLS)('has one effect and one answer when %s 20 times', async (_name, status, prepare) => {
    issued = await portal.db.collection('doctorids').countDocuments();
    const { who, path, body, effects } = await prepare();
    const key = randomUUID();
    expectOne(await twenty(() => who.post(path, body, { [KEY]: key })), status);
    expect(await effects()).toBe(1);
  });

  it('opens one checkout, with one payment and one hold', async () => {
    const wish = wishFor(portal, doctor);
    const body = { doctorName: 'Dr. Vikram Nair', doctorFee: 800, ...wish };
    const key = randomUUID();
    const sessions = () => portal.db.collection('sandbox_sessions').countDocuments();
    const before = await sessions();
    expectOne(await twenty(() => keyed(patient, '/api/payment/create-checkout-session', key, body)), 201);
    expect(await portal.model<Payment>(Payment).countDocuments({ patientId: patient.userId })).toBe(1);
    expect(await sessions()).toBe(before + 1);
    const other = await openCheckout(await addPatient(portal), wish);
    expectFailure(other, { status: 409, code: 'SLOT_TAKEN' });
  });

  it('asks one doctor once, with the file of the form', async () => {
    const key = randomUUID();
    const fields = { patientId: patient.userId, speciality: 'Cardiology', reason: 'A reason' };
    const ask = (bytes: Uint8Array, reason = fields.reason) =>
      keyed(
        patient,
        '/api/appointments/create',
        key,
        form({ ...fields, reason }, { field: 'idCard', bytes, type: 'image/png' }),
      );
    expectOne(await twenty(() => ask(png)), 201);
    expect(
      await portal.db
        .collection('appointments')
        .countDocuments({ patientName: 'Asha Rao', reason: 'A reason' }),
    ).toBe(1);
    expect(await portal.model<StoredFile>(StoredFile).countDocuments({ ownerId: patient.userId })).toBe(1);
    expectFailure(await ask(png, 'Another reason'), { status: 422, code: 'KEY_REUSED' });
    expectFailure(await ask(Buffer.concat([png, Buffer.from('x')])), { status: 422, code: 'KEY_REUSED' });
  });

  it('opens one account', async () => {
    const key = randomUUID();
    const fields = newPerson();
    const picture = { field: 'image', bytes: png, type: 'image/png' };
    expectOne(
      await twenty(() => keyed(portal.visitor, '/api/users/register', key, form(fields, picture))),
      201,
    );
    expect(await portal.model<User>(User).countDocuments({ email: fields.email })).toBe(1);
  });

  it('is refused with another body, and answered with the first one again', async () => {
    const key = randomUUID();
    const first = await keyed(admin, '/api/v1/doctor-ids', key, { code: 'HSP-KEY-0001' });
    expect([first.status, first.headers.get(REPLAYED)]).toEqual([201, null]);
    expectFailure(await keyed(admin, '/api/v1/doctor-ids', key, { code: 'HSP-KEY-0002' }), {
      status: 422,
      code: 'KEY_REUSED',
    });
    expectFailure(await keyed(admin, '/api/v1/doctor-ids', key, {}), { status: 422, code: 'KEY_REUSED' });
    const again = await keyed(admin, '/api/v1/doctor-ids', key, { code: 'HSP-KEY-0001' });
    expect([again.status, again.body, again.headers.get(REPLAYED)]).toEqual([201, first.body, 'true']);
    expect(await portal.db.collection('doctorids').countDocuments({ code: /^HSP-KEY/ })).toBe(1);
  });

  it('is one person’s on one route', async () => {
    const key = randomUUID();
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    const read = (who: Client) => keyed(who, `/api/v1/appointments/${id}/cancel`, key);
    const own = await read(patient);
    expect(own.status).toBe(200);
    expectFailure(await read(await addPatient(portal)), { status: 404 });
    expectFailure(await read(portal.visitor), { status: 401 });
    const by = await read(admin);
    expect([by.status, by.headers.get(REPLAYED)]).toEqual([200, null]);
    const elsewhere = await keyed(admin, '/api/v1/doctor-ids', key);
    expect([elsewhere.status, elsewhere.headers.get(REPLAYED)]).toEqual([201, null]);
  });

  it('gives a refusal again, also when the reason has gone', async () => {
    const key = randomUUID();
    const test = { testName: 'Keyed test', description: 'For tests.', turnaround: '24 hours', price: 650 };
    const add = (by: string) => keyed(admin, '/api/v1/lab-tests', by, test);
    const taken = await add(randomUUID());
    const first = await add(key);
    expectFailure(first, { status: 409, code: 'NAME_TAKEN' });
    expect((await admin.delete(`/api/v1/lab-tests/${taken.body.id}`)).status).toBe(200);
    const again = await add(key);
    expect([again.status, again.body, again.headers.get(REPLAYED)]).toEqual([409, first.body, 'true']);
    expect((await add(randomUUID())).status).toBe(201);
  });

  it('never keeps a login, whose answer is a secret', async () => {
    const email = 'keyed@example.org';
    await addPatient(portal, 'Asha Rao', { email });
    const key = randomUUID();
    const login = () =>
      keyed(portal.visitor, '/api/users/login', key, { email, password: PASSWORD, type: 'patient' });
    const [one, two] = [await login(), await login()];
    expect([one.status, two.status, two.headers.get(REPLAYED)]).toEqual([200, 200, null]);
    expect(one.body.token).not.toBe(two.body.token);
    const kept = JSON.stringify(await portal.model<IdempotencyRecord>(IdempotencyRecord).find().lean());
    expect(kept).not.toContain(one.body.token);
    expect(kept).not.toMatch(/eyJ|Quiet-River|Idempotency-Key/);
  });

  it('is processed again after a server error', async () => {
    const key = randomUUID();
    const model = portal.model<User>(User);
    const broken = jest.spyOn(model, 'create').mockRejectedValueOnce(new Error('The disk is gone'));
    const fields = newPerson();
    const send = () => keyed(portal.visitor, '/api/users/register', key, form(fields));
    expectFailure(await send(), { status: 500, code: 'INTERNAL' });
    broken.mockRestore();
    const again = await send();
    expect([again.status, again.headers.get(REPLAYED)]).toEqual([201, null]);
  });

  it('runs again on a retry only when the process that started it has died', async () => {
    const key = randomUUID();
    const first = await keyed(admin, '/api/v1/doctor-ids', key);
    expect(first.status).toBe(201);
    const records = portal.model<IdempotencyRecord>(IdempotencyRecord);
    const { _id } = (await records
      .findOne({ status: 201 })
      .sort({ createdAt: -1 })
      .lean<IdempotencyRecord>())!;
    // As after a process that was killed between its effect and its response.
    const leasedUntil = new Date(Date.now() + 2000);
    await records.updateOne({ _id }, { $set: { leasedUntil }, $unset: { status: 1, answer: 1 } });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        keyed(admin, '/api/v1/doctor-ids', key).then((answer) => ({ answer, at: Date.now() })),
      ),
    );
    for (const { answer, at } of answers) {
      expect([answer.status, answer.body]).toEqual([201, answers[0].answer.body]);
      expect(at).toBeGreaterThanOrEqual(leasedUntil.getTime());
    }
    const replayed = answers.filter(({ answer }) => answer.headers.get(REPLAYED) === 'true');
    expect(replayed).toHaveLength(2);
  });

  it('is answered at once where a form is expected and none comes', async () => {
    for (const path of ['/api/users/register', '/api/v1/records/documents', '/api/appointments/create']) {
      const key = randomUUID();
      const began = Date.now();
      const send = (body?: unknown) => keyed(patient, path, key, body);
      const first = await send(null);
      expectFailure(first, { status: 415 });
      const empty = await fetch(`${portal.url}${path}`, {
        method: 'POST',
        headers: { [KEY]: key, authorization: `Bearer ${patient.token}` },
      });
      expect([path, empty.status]).toEqual([path, 400]);
      const again = await fetch(`${portal.url}${path}`, {
        method: 'POST',
        headers: { [KEY]: key, authorization: `Bearer ${patient.token}` },
      });
      expect([again.status, again.headers.get(REPLAYED)]).toEqual([400, null]);
      expect(await again.json()).toMatchObject({ code: ((await empty.json()) as { code: string }).code });
      expect(Date.now() - began).toBeLessThan(8000);
    }
  });

  it('stores nothing for a rejected body, of any size and number', async () => {
    const key = randomUUID();
    const body = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${'x'.repeat(15)}${n}`, n]));
    const long = { [`${'y'.repeat(90_000)}`]: 1 };
    const records = portal.model<IdempotencyRecord>(IdempotencyRecord);
    const before = await records.countDocuments();
    const answers = await twenty(() => keyed(portal.visitor, '/chat', key, body));
    answers.push(await keyed(portal.visitor, '/chat', key, long));
    for (const answer of answers) {
      expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
      expect(answer.headers.get(REPLAYED)).toBeNull();
      expect(Object.keys((answer.body as { errors: object }).errors).length).toBeLessThanOrEqual(20);
      expect(JSON.stringify(answer.body).length).toBeLessThan(4000);
    }
    expect(await records.countDocuments()).toBe(before);
    const right = await keyed(portal.visitor, '/chat', key, { message: 'Hello' });
    expect(right.status).toBe(200);
  });

  it('is refused with a key that is empty or longer than 200 characters', async () => {
    for (const key of ['', 'k'.repeat(201)])
      expectFailure(await keyed(admin, '/api/v1/doctor-ids', key), { status: 400, fields: [KEY] });
    expect((await keyed(admin, '/api/v1/doctor-ids', 'k'.repeat(200))).status).toBe(201);
  });
});
