import { KEPT_RESOURCES } from './support/resources.js';
import { link } from './support/care.js';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { document, operations, resolve } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addSafetyRule } from './support/safety-rules.js';
import { addQuestion } from './support/questions.js';
import { picture } from './support/shop.js';
import { consultationPath, visitDraft } from './support/visit.js';

const tag = (version: number) => `"${version}"`;

describe('If-Match', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let patient: Client;
  /** Each kind of record with a version: who changes it, where, and how. */
  let cases: Record<string, [Client, string, Record<string, unknown>]>;

  beforeAll(async () => {
    portal = await startPortal('ifmatch');
    [admin, doctor, patient] = [await addAdmin(portal), await addDoctor(portal), await addPatient(portal)];
    const kept = Object.entries(KEPT_RESOURCES).map(
      async ([name, { add, change }]): Promise<[string, [Client, string, Record<string, unknown>]]> => [
        name,
        [admin, `/api/v1/${name}/${await add(portal)}`, change],
      ],
    );
    cases = {
      ...Object.fromEntries(await Promise.all(kept)),
      'safety-rules': [
        admin,
        `/api/v1/safety-rules/${String((await addSafetyRule(portal))._id)}`,
        { source: 'Pharmacy' },
      ],
      settings: [admin, '/api/v1/settings/hospital', { promoPercent: 11 }],
      doctors: [admin, `/api/v1/doctors/${doctor.userId}`, { experience: 12 }],
      patients: [admin, `/api/v1/patients/${patient.userId}`, { fullName: 'Asha Rao-Nair' }],
      users: [admin, `/api/v1/users/${(await addPatient(portal)).userId}`, { disabled: true }],
      allergies: [doctor, `/api/v1/allergies/${await allergy()}`, { severity: 'severe' }],
      availability: [doctor, '/api/v1/availability', { availableDays: ['Monday'], timeSlots: ['10:00'] }],
      appointments: [doctor, await consultation(), { draft: visitDraft('Feels well.') }],
      dependants: [patient, `/api/v1/dependants/${await dependant()}`, { allergies: 'Penicillin' }],
      me: [await addPatient(portal), '/api/v1/me', { fullName: 'Asha Iyer' }],
    };
  });
  afterAll(() => portal.close());

  const consultation = async () => consultationPath(await link(portal, patient, doctor));

  async function allergy(): Promise<string> {
    await link(portal, patient, doctor);
    const entry = { patientId: patient.userId, substance: 'Ibuprofen' };
    return (await doctor.post<{ id: string }>('/api/v1/allergies', entry)).body.id;
  }

  async function dependant(): Promise<string> {
    const person = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
    return (await patient.post<{ id: string }>('/api/v1/dependants', person)).body.id;
  }

  const KINDS = [
    ...Object.keys(KEPT_RESOURCES),
    'safety-rules',
    'settings',
    'doctors',
    'patients',
    'users',
    'allergies',
    'availability',
    'appointments',
    'dependants',
    'me',
  ];

  it('is taken by every change of /api/v1 that takes a version', () => {
    const taking = operations.filter(({ path, method, requestBody }) => {
      const [media] = Object.values(requestBody?.content ?? {});
      if (method !== 'PUT' || !path.startsWith('/api/v1/') || !media) return false;
      const { properties } = resolve(String(media.schema.$ref)) as { properties: object };
      return 'version' in properties;
    });
    expect(taking.map(({ path }) => path.split('/')[3]).toSorted()).toEqual(
      [...KINDS, 'doctors', 'me'].toSorted(),
    );
    for (const { parameters = [], responses } of taking) {
      expect(parameters.map(({ name }) => name)).toContain('If-Match');
      expect(responses).toHaveProperty('412');
    }
    expect(document.components.responses).toHaveProperty('PreconditionFailed');
  });

  it.each(KINDS)('holds a change of %s to the version that was read', async (kind) => {
    const [who, path, change] = cases[kind];
    const read = await who.get(path);
    const { version } = read.body as { version: number };
    expect(read.headers.get('etag')).toBe(tag(version));

    for (const wrong of [tag(version + 1), `W/${tag(version + 7)}`]) {
      const refused = await who.put(path, change, { 'If-Match': wrong });
      expectFailure(refused, { status: 412, code: 'PRECONDITION_FAILED' });
    }
    expect((await who.get(path)).body).toEqual(read.body);

    const changed = await who.put(path, change, { 'If-Match': tag(version) });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, tag(version + 1)]);
    expect(changed.body).toMatchObject({ ...change, version: version + 1 });
  });

  describe('on one record', () => {
    const put = (
      ifMatch: string,
      body: unknown = { answer: 'At gate 3.' },
    ): Promise<Answer<{ version: number }>> => admin.put(cases.faqs[1], body, { 'If-Match': ifMatch });
    const present = async () => (await admin.get<{ version: number; answer: string }>(cases.faqs[1])).body;

    it.each(['3', 'abc', '"1', 'W/1', '"1", "2"', 'W/"', '-', '"a b"'])(
      'refuses %j, which is no ETag of one version, with 400',
      async (header) => {
        const before = await present();
        const refused = await put(header);
        expectFailure(refused, { status: 400, code: 'VALIDATION_FAILED', fields: ['If-Match'] });
        expect((refused.body as unknown as { error: string }).error).toContain('e.g. "3"');
        expect(await present()).toEqual(before);
      },
    );

    it.each(['"abc"', '""', '"0"', '"01"', '"-1"', '"1.0"', '"99999999999999999999"'])(
      'refuses %j, an ETag that no version has, with 412',
      async (header) => {
        const before = await present();
        const refused = await put(header);
        expectFailure(refused, { status: 412, code: 'PRECONDITION_FAILED' });
        expect((refused.body as unknown as { error: string }).error).toContain('must be one quoted version');
        expect(await present()).toEqual(before);
      },
    );

    it('must equal the version in the body and the present one', async () => {
      const record = await present();
      const { version } = record;
      expectFailure(await put(tag(version + 1), record), { status: 412, code: 'PRECONDITION_FAILED' });
      expectFailure(await put(tag(version), { ...record, version: version + 1 }), { status: 412 });
      expectFailure(await put(tag(version), { ...record, version: 'x' }), {
        status: 400,
        fields: ['version'],
      });
      expectFailure(await admin.put(cases.faqs[1], { ...record, version: version + 1 }), {
        status: 409,
        code: 'EDIT_CONFLICT',
      });
      expect((await put(tag(version), record)).status).toBe(200);
    });

    it('takes any version for a star, and the weak form that a compressing proxy makes', async () => {
      const { version } = await present();
      expect((await put('*')).body.version).toBe(version + 1);
      expect((await put(`W/${tag(version + 1)}`)).body.version).toBe(version + 2);
    });

    it('lets one of ten changes through that have seen the same version', async () => {
      const { version } = await present();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => put(tag(version), { answer: `At gate ${n}.` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(412)]);
      expect((await present()).version).toBe(version + 1);
    });

    it('is checked after the access and the existence', async () => {
      const headers = { 'If-Match': '"99"' };
      expect((await portal.visitor.put(cases.faqs[1], {}, headers)).status).toBe(401);
      expect((await patient.put(cases.faqs[1], {}, headers)).status).toBe(403);
      expect(
        (await admin.put(`/api/v1/faqs/${'0'.repeat(24)}`, { answer: 'At gate 3.' }, headers)).status,
      ).toBe(404);
    });
  });

  it('holds for a form too: one’s own picture', async () => {
    const me = await addPatient(portal);
    const send = async (version: number) =>
      me.put(
        '/api/v1/me/picture',
        form({}, { field: 'image', bytes: await picture('png', 40), type: 'image/png' }),
        {
          'If-Match': tag(version),
        },
      );
    const { version } = (await me.get('/api/v1/me')).body as { version: number };
    expectFailure(await send(version + 1), { status: 412, code: 'PRECONDITION_FAILED' });
    const changed = await send(version);
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, tag(version + 1)]);
  });

  it('holds for a question without an answer and for one with', async () => {
    const path = `/api/v1/questions/${await addQuestion(portal)}`;
    const answer = (adminReply: string, version: number) =>
      admin.put(path, { adminReply }, { 'If-Match': tag(version) });
    expectFailure(await answer('Yes.', 5), { status: 412 });
    expect((await answer('Yes.', 1)).status).toBe(200);
    expectFailure(await answer('No.', 1), { status: 412 });
    expect((await answer('No.', 2)).status).toBe(200);
  });
});
