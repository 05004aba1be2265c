import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '../../openapi/contract/common.js';
import type { Answer } from './support/client.js';
import { byFeature, checkEach } from './support/by-feature.js';
import { form } from './support/client.js';
import { answersOf, operations, resolve, takesForm } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { BODIES, QUERIES } from './validation-calls.js';
import type { Stage, Who } from './validation-calls.js';
import { NOBODY, pathFor, setStage } from './validation-stage.js';

const NO_IDS = [
  'abc',
  'A'.repeat(24),
  '0'.repeat(25),
  '%7B%22$ne%22:1%7D',
  '%00',
  '..%2f..%2fetc',
  "1'or'1'='1",
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const JSON_TYPE = { 'content-type': 'application/json' };
const WRONG_TYPE = { status: 415, code: 'WRONG_MEDIA_TYPE' };

const formNames = operations.filter(takesForm).map(({ name }) => name);
const jsonNames = Object.keys(BODIES).filter((name) => !formNames.includes(name));
const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}`;

/** The answers to calls that do not wait for each other, in the order of what was tried. */
const all = <T>(tries: readonly T[], call: (one: T) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(tries.map((one) => call(one)));

/** The file of a form, and how large it may be. */
function fileOf(name: string): [field: string, maxBytes: number] {
  if (name.includes('appointments')) return ['idCard', 5 * 2 ** 20];
  return name.includes('documents') ? ['file', 5 * 2 ** 20] : ['image', 2 ** 21];
}

describe('Bad input', () => {
  let portal: Portal;
  let stage: Stage;

  beforeAll(async () => {
    portal = await startPortal('validation');
    stage = await setStage(portal);
  });
  afterAll(() => portal.close());

  const pathOf = (name: string, id?: string) => pathFor(stage, name, id);
  const send = (name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    stage.people[BODIES[name].who].send(name.split(' ')[0], pathOf(name), body, headers);
  const goodOf = (name: string) => BODIES[name].good(stage) as Record<string, string>;
  const sendFields = (name: string, fields: Record<string, unknown>) =>
    send(name, formNames.includes(name) ? form(fields as Record<string, string>) : fields);

  /** The fields of the record that a call answers with. */
  function fieldsOfAnswer(called: string): string[] {
    const [{ answer }] = answersOf(operations.find(({ name }) => name === called)!);
    const { $ref = '' } = answer.content!['application/json'].schema as { $ref?: string };
    return Object.keys((resolve($ref) as { properties: object }).properties);
  }

  it('covers every operation with a body or query', () => {
    const others = ['POST /api/payment/webhook'];
    const open = operations.filter(
      ({ name }) => !others.includes(name) && !/^GET \/(image|public\/image|api\/papers)\//.test(name),
    );
    const withBody = open.filter(({ requestBody }) => requestBody).map(({ name }) => name);
    expect(withBody.sort()).toEqual(Object.keys(BODIES).sort());
    const withQuery = open.filter(({ parameters }) => parameters?.some((one) => one.in === 'query'));
    expect(withQuery.map(({ name }) => name).sort()).toEqual(QUERIES.map(([name]) => name).sort());
  });

  /** Sends one body to every route that takes JSON; the reader of bodies is one for all. */
  const sendToAll = (bodyOf: (name: string) => unknown, headers: Record<string, string> = {}) =>
    all(jsonNames, (name) => send(name, bodyOf(name), headers));

  it.each(['{"a":', 'nothing', '', '{"a":1}}', '\u0000', '"\\ud8"', '['.repeat(50_000)])(
    'rejects a body that is not JSON on every route: %j',
    async (words) => {
      for (const answer of await sendToAll(() => words, JSON_TYPE)) expectFailure(answer, { status: 400 });
    },
  );

  it.each(['null', '[]', '5', '"text"', 'true', '[{}]'])(
    'rejects a body that is not an object on every route: %s',
    async (words) => {
      for (const answer of await sendToAll(() => words, JSON_TYPE))
        expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('rejects a body of more than 100 kB on every route', async () => {
    const answers = await sendToAll((name) => ({ ...goodOf(name), note: 'x'.repeat(101 * 1024) }));
    for (const answer of answers) expectFailure(answer, { status: 413, code: 'TOO_LARGE' });
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'text/json'])(
    'rejects %s on every route that takes JSON',
    async (type) => {
      const answers = await sendToAll((name) => JSON.stringify(goodOf(name)), { 'content-type': type });
      for (const answer of answers) expectFailure(answer, WRONG_TYPE);
    },
  );

  it('rejects a form on every route that takes JSON', async () => {
    for (const answer of await sendToAll((name) => form(goodOf(name)))) expectFailure(answer, WRONG_TYPE);
  });

  describe.each(formNames)('%s', (name) => {
    it('rejects a body of another type', async () => {
      const words = JSON.stringify(goodOf(name));
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
        expectFailure(await send(name, words, { 'content-type': type }), WRONG_TYPE);
    });

    it('rejects a form that is empty, cut off or has no or another boundary', async () => {
      const bodies = [
        ['multipart/form-data', part('b')],
        ['multipart/form-data; boundary=x', part('b')],
        ['multipart/form-data; boundary=y', `${part('b')}\r\n--x--`],
        ['multipart/form-data; boundary=x', '--x--\r\n'],
      ];
      for (const [type, words] of bodies)
        expectFailure(await send(name, words, { 'content-type': type }), { status: 400 });
    });

    it('rejects too many and too long fields, and a field given twice', async () => {
      const [many, twice] = [form(goodOf(name)), form(goodOf(name))];
      for (let n = 0; n < 40; n += 1) many.append(`more${n}`, 'x');
      expectFailure(await send(name, many), { status: 400 });
      expectFailure(await send(name, form({ ...goodOf(name), reason: 'x'.repeat(11_000) })), {
        status: 400,
        fields: ['reason'],
      });
      const [first] = Object.keys(goodOf(name));
      twice.append(first, goodOf(name)[first]);
      expectFailure(await send(name, twice), { status: 400, fields: [first] });
    });

    it('rejects a file in another field, two files, and one that is too large', async () => {
      const [field, maxBytes] = fileOf(name);
      const file = { field, bytes: Buffer.from('x'), type: 'image/png' };
      expectFailure(await send(name, form(goodOf(name), { ...file, field: 'virus' })), {
        status: 400,
        fields: ['virus'],
      });
      const two = form(goodOf(name), file);
      two.append(field, new Blob(['y'], { type: 'image/png' }), 'y.png');
      expectFailure(await send(name, two), { status: 400 });
      const large = form(goodOf(name), { ...file, bytes: new Uint8Array(maxBytes + 1) });
      expectFailure(await send(name, large), { status: 413, code: 'TOO_LARGE', fields: [field] });
    });
  });

  it.each(byFeature(Object.keys(BODIES)))(
    'names the field that is wrong, missing or unknown: %s',
    (_feature, names) =>
      checkEach(names, async (name) => {
        const { optional = [], wrong } = BODIES[name];
        const [field, value] = wrong;
        const refused = await sendFields(name, { ...goodOf(name), [field]: value });
        expectFailure(refused, { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
        const needed = Object.keys(goodOf(name)).filter((key) => !optional.includes(key));
        const answers = await all(needed, (missing) => {
          const { [missing]: _left, ...rest } = goodOf(name);
          return sendFields(name, rest);
        });
        for (const [n, answer] of answers.entries())
          expectFailure(answer, { status: 400, fields: [needed[n]] });
        const unknown = await sendFields(name, { ...goodOf(name), surprise: 'x' });
        expectFailure(unknown, { status: 400, code: 'VALIDATION_FAILED', fields: ['surprise'] });
        expect(unknown.body).toHaveProperty('error', 'Surprise: This field does not exist.');
      }),
  );

  const ofRecords = Object.keys(BODIES).filter((name) => BODIES[name].takesRecord);

  it.each(byFeature(ofRecords))('leaves the read-only fields of a record unchanged: %s', (_feature, names) =>
    checkEach(names, async (name) => {
      const readOnly = { id: NOBODY, _id: NOBODY, createdAt: 'x', updatedAt: null };
      const known = Object.entries(readOnly).filter(([field]) => fieldsOfAnswer(name).includes(field));
      expect(known.length).toBeGreaterThan(0);
      const answer = await sendFields(name, { ...goodOf(name), ...Object.fromEntries(known) });
      expect(answer.status).toBe(name.startsWith('POST') ? 201 : 200);
      for (const [field, value] of known) expect(answer.body[field]).not.toEqual(value);
    }),
  );

  const queries = new Map(QUERIES.map((query) => [query[0], query]));

  it.each(byFeature([...queries.keys()]))('names the invalid parameter of a query: %s', (_feature, names) =>
    checkEach(names, async (name) => {
      const [, who, wrong, needed = ''] = queries.get(name)!;
      const tries = [...wrong, [`${needed}&surprise=1`, 'surprise'] as const];
      const answers = await all(tries, ([query]) =>
        stage.people[who].send(name.split(' ')[0], `${pathOf(name)}?${encodeURI(query)}`),
      );
      for (const [n, answer] of answers.entries())
        expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields: [tries[n][1]] });
    }),
  );

  const withId = operations.filter(({ path }) => /^\/api\/(?!papers\/).*\{/.test(path));
  /** A list of a person's rows is empty for an unknown person; the screen of a queue needs a doctor. */
  const ofSomebody = /(?<!\/queue\/)\{(doctorId|patientId)\}|\/queue\/\{doctorId\}\/visits/;

  it('answers 404 to a malformed or unknown id on every route with an id', async () => {
    for (const { name, method, path, 'x-roles': roles } of withId) {
      const who = (roles!.includes('admin') ? 'admin' : roles![0]) as Who;
      const body = BODIES[name]?.good(stage);
      const ask = (id: string) => stage.people[who].send(method, pathOf(name, id), body);
      for (const { status, body } of await all(NO_IDS, ask))
        expect([name, status, body.code]).toEqual([name, 404, 'NOT_FOUND']);
      const unknown = await ask(NOBODY);
      const expected = ofSomebody.test(path) ? [name, 200, undefined] : [name, 404, 'NOT_FOUND'];
      expect([name, unknown.status, unknown.body.code]).toEqual(expected);
      if (ofSomebody.test(path)) expect(unknown.body).toEqual([]);
    }
  });

  it('answers 404 to an unknown doctor or checkout in the body', async () => {
    const { patient } = stage.people;
    const wish = { doctorId: NOBODY, preferredDate: stage.day, preferredTime: '10:00', reason: 'A reason' };
    const checkout = { doctorName: 'Dr. Nobody', doctorFee: 800, ...wish };
    expectFailure(await patient.post('/api/payment/create-checkout-session', checkout), { status: 404 });
    expectFailure(await patient.post('/api/v1/payments/cancel-checkout', { checkoutId: 'cs_test_none' }), {
      status: 404,
    });
  });

  it('answers unknown paths with 404 in the shape of an error', async () => {
    const paths = ['/nope', '/api', '/api/nope', '/api/v1/nobody', '/api/v1/doctors/1/2', '/.env'];
    paths.push('/.git/config', '/image/users', '/image/users/..%2f..%2fpackage.json/x', '/chat/nope');
    paths.push('/api/users/doctors/x'.repeat(20), '/%c0%af', '/api/users/%E0%A4%A');
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        expectFailure(await portal.visitor.send(method, path), { status: /%c0|%E0/.test(path) ? 400 : 404 });
  });

  it('answers 404 to every method that a path does not have', async () => {
    for (const { path } of operations) {
      const known = operations.filter((one) => one.path === path).map(({ method }) => method);
      const others = METHODS.filter((one) => !known.includes(one));
      const answers = await all(others, (method) => raw(method, path.replace(/\{\w+\}/, NOBODY)));
      for (const [n, answer] of answers.entries())
        expectFailure(answer, { status: matchesAnother(others[n], path) ? 401 : 404 });
    }
  });

  /** Another path with a parameter may take this method here, e.g. GET /api/users/login is GET /api/users/{userId}. */
  const matchesAnother = (method: string, path: string) =>
    operations.some(
      (one) => one.method === method && one.path !== path && toPattern(one.path).test(path) && one.security,
    );

  it.each([
    ['a malformed request', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ])('answers in the shape of an error to %s', async (_case, words, status) => {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    socket.write(words);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(String(status));
    expect(ErrorBody.safeParse(JSON.parse(body)).error).toBeUndefined();
  });

  /** fetch itself refuses some methods. */
  const raw = (method: string, path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const call = request(`${portal.url}${path}`, { method }, (answer) => {
        text(answer).then((body) => {
          const headers = new Headers(answer.headers as Record<string, string>);
          resolve({ status: answer.statusCode!, headers, body: JSON.parse(body) as Answer['body'] });
        }, reject);
      });
      call.on('error', reject).end();
    });
});

const toPattern = (path: string) => {
  const parts = path.split('/').map((one) => (one.startsWith('{') ? '[^/]+' : one));
  return {
    test: (other: string) =>
      parts.length === other.split('/').length &&
      other.split('/').every((one, n) => parts[n] === '[^/]+' || parts[n] === one),
  };
};
