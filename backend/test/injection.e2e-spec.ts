import { Appointment } from '../src/appointments/appointment.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Answer } from './support/client.js';
import { byFeature, checkEach } from './support/by-feature.js';
import { form } from './support/client.js';
import { operations, takesForm } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { contentsOf } from './support/contents.js';
import { bookVisit, wishFor } from './support/visits.js';
import { BODIES, QUERIES } from './validation-calls.js';
import type { Stage } from './validation-calls.js';
import { pathFor, setStage } from './validation-stage.js';

const OPERATORS: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  // eslint-disable-next-line no-restricted-syntax -- sent as an attack, not asked
  { $where: 'sleep(1000)' },
  { $in: ['patient', 'admin'] },
  { $exists: true },
  [{ $ne: null }],
  ['a', 'b'],
  null,
  true,
  { toString: 'x' },
];
/** Database columns and JavaScript keys that no caller may set. */
const FORBIDDEN = `
  _id id role roles isAdmin admin password_hash passwordHash nameKey disabled published status
  price paid paidPaise feePaise amount amountPaise currency createdAt paymentId appointmentId slot
  history acceptedDoctorId sessionId $set $where $inc __proto__ set[status] type.$ne image idCard
  __v
`
  .trim()
  .split(/\s+/);
/** Ignored in every body: a call with them equals one without. */
const LEFT_OUT = ['constructor', 'prototype'];
/** Fields for which null equals omission. */
const NULL_FOR_NONE = [
  'POST /api/v1/patients/{id}/deceased date',
  'POST /api/v1/allergies reaction',
  'POST /api/v1/allergies severity',
  'PUT /api/v1/allergies/{id} reaction',
  'POST /api/v1/dependants allergies',
  'PUT /api/v1/dependants/{id} allergies',
  'POST /api/v1/appointments/{id}/agree appointmentTime',
  'POST /api/v1/appointments/{id}/ask-another-time preferredTime',
  'POST /api/v1/appointments/{id}/consultation/save note',
];
const FILTERS = [
  '{"$where":"sleep(1000)"}',
  '{"$or":[{}]}',
  '{"$expr":true}',
  '{"status":{"$ne":"x"}}',
  '{"q":{"$regex":".*"}}',
  '{"disabled":{"$ne":true}}',
  '{"id":{"$gt":""}}',
  '{"id":[{"$ne":null}]}',
  '{"patientId":{"$exists":true}}',
  '{"__proto__":{"status":"held"}}',
  '{"constructor":"x"}',
  '{"toString":"x"}',
  '{"hasOwnProperty":"x"}',
  '{"status":"held"}',
  '{"passwordHash":"x"}',
  '{"patientId.$ne":"x"}',
  '{"slot.time":"10:00"}',
  '{"status":[["pending"]]}',
];
const SORTS = [
  '["$natural","ASC"]',
  '["passwordHash","ASC"]',
  '["id","$ASC"]',
  '{"id":1}',
  '["__proto__","ASC"]',
  '["constructor","DESC"]',
  '[["id"],"ASC"]',
];
const RANGES = [
  '[0,{"$gt":1}]',
  '["0","5"]',
  '[0]',
  '[0,1,2]',
  '[0.5,1]',
  '[null,1]',
  '{"0":0,"1":9,"length":2}',
];

describe('Injected operators and fields', () => {
  let portal: Portal;
  let stage: Stage;

  beforeAll(async () => {
    portal = await startPortal('injection');
    stage = await setStage(portal);
    await bookVisit(stage.people.patient, wishFor(portal, stage.people.doctor));
  });
  afterAll(() => portal.close());

  const contents = () => contentsOf(portal.db);
  const users = () => portal.model<User>(User).find().sort({ _id: 1 }).lean<User[]>();
  const send = (name: string, body: unknown): Promise<Answer> =>
    stage.people[BODIES[name].who].send(name.split(' ')[0], pathFor(stage, name), body);
  const formNames = operations.filter(takesForm).map(({ name }) => name);
  const isForm = (name: string) => formNames.includes(name);
  const jsonNames = Object.keys(BODIES).filter((name) => !isForm(name));

  it('rejects a login with operators and creates no session', async () => {
    const sessions = () => portal.db.collection('sessions').countDocuments();
    const before = await sessions();
    for (const value of OPERATORS) {
      const login = (body: object) => portal.visitor.post('/api/users/login', body);
      const bodies = [
        { email: value, password: value },
        { email: 'a@example.org', password: value },
        { email: 'a@example.org', password: 'x', type: value },
      ];
      for (const answer of await Promise.all(bodies.map(login)))
        expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
    }
    const text = 'email[$ne]=x&password[$ne]=x&type=admin';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expectFailure(await portal.visitor.post('/api/users/login', text, type), { status: 415 });
    expect(await sessions()).toBe(before);
  });

  const withValues = jsonNames.filter((name) => !name.endsWith('/accept'));

  it.each(byFeature(withValues))('rejects an operator as a value: %s', async (_feature, names) => {
    const before = await contents();
    await checkEach(names, async (name) => {
      const good = BODIES[name].good(stage);
      for (const field of Object.keys(good)) {
        // `true` is valid for a boolean.
        const wrong = OPERATORS.filter(
          (value) =>
            (value !== true || typeof good[field] !== 'boolean') &&
            (value !== null || !NULL_FOR_NONE.includes(`${name} ${field}`)),
        );
        const answers = wrong.map((value) => send(name, { ...good, [field]: value }));
        for (const answer of await Promise.all(answers))
          expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
      }
    });
    expect(await contents()).toEqual(before);
  });

  const lists = new Map(
    QUERIES.filter(([name]) => name.startsWith('GET /api/v1/')).map(([name, who]) => [name, who]),
  );

  it.each(byFeature([...lists.keys()]))(
    'rejects an operator in filter, sort and range: %s',
    (_feature, names) =>
      checkEach(names, async (name) => {
        const path = name.split(' ')[1].replace('{id}', '0'.repeat(24));
        const ask = (key: string, text: string) =>
          stage.people[lists.get(name)!].get(`${path}?${key}=${encodeURIComponent(text)}`);
        for (const [key, texts] of Object.entries({ filter: FILTERS, sort: SORTS, range: RANGES }))
          for (const answer of await Promise.all(texts.map((text) => ask(key, text))))
            expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
      }),
  );

  it('searches for pattern characters literally', async () => {
    const { visitor, admin } = stage.people;
    const patterns = ['.*', 'qqq|dr', '[a-z]', '(', '\\', '$', '{"$ne":1}', '%', '*', '|', 'a|d', '.'];
    for (const text of [...patterns, '\u0000']) {
      const found = await visitor.get(`/api/users/doctors?search=${encodeURIComponent(text)}`);
      const expected = 'dr. vikram nair'.includes(text) ? 1 : 0;
      expect([text, found.status, found.body.total]).toEqual([text, 200, expected]);
      const listed = await admin.get(
        `/api/v1/doctors?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`,
      );
      expect([text, listed.status, listed.body]).toEqual([text, 200, []]);
    }
  });

  it('returns no rows of another person for a filter', async () => {
    const other = await addPatient(portal, 'Bela Shah');
    for (const list of ['appointments', 'payments']) {
      const filter = encodeURIComponent(JSON.stringify({ patientId: stage.people.patient.userId }));
      const answer = await other.get(`/api/v1/${list}?filter=${filter}`);
      expect([answer.status, answer.body, answer.headers.get('content-range')]).toEqual([
        200,
        [],
        `${list} */0`,
      ]);
    }
  });

  const refusing = Object.keys(BODIES).filter((name) => !BODIES[name].takesRecord);

  it.each(byFeature(refusing))(
    'rejects every field that the caller must not set: %s',
    async (_feature, names) => {
      const before = await contents();
      await checkEach(names, async (name) => {
        const fields = BODIES[name].good(stage);
        const attack = (key: string): Promise<Answer> => {
          const body = isForm(name)
            ? form({ ...(fields as Record<string, string>), ...Object.fromEntries([[key, 'admin']]) })
            : JSON.stringify(fields).replace(
                /\}$/,
                `${Object.keys(fields).length ? ',' : ''}${JSON.stringify(key)}:{"status":"paid"}}`,
              );
          return typeof body === 'string' ? sendText(name, body) : send(name, body);
        };
        const keys = FORBIDDEN.filter((key) => !Object.hasOwn(fields, key));
        for (const answer of await Promise.all(keys.map(attack))) expectFailure(answer, { status: 400 });
      });
      expect(await contents()).toEqual(before);
    },
  );

  it.each(['PUT /api/v1/doctors/{id}', 'PUT /api/v1/patients/{id}'])(
    'changes no read-only field, known or unknown: %s',
    async (name) => {
      const before = await users();
      const taken = [...Object.keys((await read(name)).body), ...LEFT_OUT];
      for (const key of [
        ...FORBIDDEN,
        ...LEFT_OUT,
        'type',
        'email',
        'dob',
        'gender',
        'd_id',
        'password',
        'userId',
      ]) {
        if (['disabled', 'published'].includes(key)) continue;
        const answer = await sendText(name, `{${JSON.stringify(key)}:"admin"}`);
        // The desk edits these, so a value that is not valid is refused.
        const isEdited = name.includes('patients') && ['dob', 'gender'].includes(key);
        // Programs send records back as read, so read-only fields are ignored, but unknown fields are refused.
        expect([key, answer.status]).toEqual([key, taken.includes(key) && !isEdited ? 200 : 400]);
      }
      // Every save changes the time and the version.
      const timeless = (rows: User[]) =>
        rows.map(({ updatedAt: _changed, version: _version, ...rest }) => rest);
      expect(timeless(await users())).toEqual(timeless(before));
    },
  );

  it('drops keys that would change a prototype on every route', async () => {
    await checkEach(jsonNames, async (name) => {
      for (const key of LEFT_OUT) {
        const rest = JSON.stringify(BODIES[name].good(stage)).slice(1);
        const text = `{"${key}":{"prototype":{"status":"paid"}}${rest === '}' ? '' : ','}${rest}`;
        expect((await sendText(name, text)).status).toBeLessThan(500);
      }
      expect({}).not.toHaveProperty('status');
    });
    const anyKey = { $or: LEFT_OUT.map((key) => ({ [key]: { $exists: true } })) };
    const collections = await portal.db.db!.collections();
    const found = await Promise.all(collections.map((collection) => collection.findOne(anyKey)));
    expect(found.filter((row) => row !== null)).toEqual([]);
  });

  it('charges the fee of the database', async () => {
    const { doctor } = stage.people;
    // The death of the stage's patient has been recorded by the calls before.
    const patient = await addPatient(portal);
    const wish = wishFor(portal, doctor, { preferredTime: '11:00' });
    for (const fee of [0, 1, 799, 799.99, 801, 80_000, 0.1 + 0.2]) {
      const body = { doctorName: 'Dr. Vikram Nair', doctorFee: fee, ...wish };
      const answer = await patient.post('/api/payment/create-checkout-session', body);
      expectFailure(answer, { status: 409, code: 'PRICE_CHANGED', fields: ['doctorFee'] });
    }
    for (const fee of [-800, 1e999, 'x', '800', null, [800]]) {
      const body = { doctorName: 'Dr. Vikram Nair', doctorFee: fee, ...wish };
      expectFailure(await patient.post('/api/payment/create-checkout-session', body), { status: 400 });
    }
    expect(await portal.model<Payment>(Payment).distinct('amountPaise')).toEqual([80_000]);
    expect(await portal.model<Appointment>(Appointment).countDocuments({ 'slot.time': '11:00' })).toBe(0);
  });

  it('leaves one owner, and no other administrator who can log in', async () => {
    const able = (await users()).filter(({ type, emailConfirmedAt }) => type === 'admin' && emailConfirmedAt);
    expect(able.map(({ _id, staffRole }) => [String(_id), staffRole])).toEqual([
      [stage.people.admin.userId, 'owner'],
    ]);
  });

  const idOf = (name: string) =>
    name.includes('patients') ? stage.people.patient.userId : stage.people.doctor.userId;

  const read = (name: string) =>
    stage.people[BODIES[name].who].get(name.split(' ')[1].replace('{id}', idOf(name)));

  const sendText = (name: string, text: string): Promise<Answer> => {
    const path = pathFor(stage, name, idOf(name));
    return stage.people[BODIES[name].who].send(name.split(' ')[0], path, text, {
      'content-type': 'application/json',
    });
  };
});
