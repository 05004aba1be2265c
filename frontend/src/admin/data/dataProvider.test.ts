import { onSessionEnded } from '../../api/client';
import { session } from '../../auth/session';
import { freshBrowser, logIn } from '../../test/renderApp';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { ConsoleError } from './http';

interface Call {
  url: URL;
  init: RequestInit;
}

/** Returns the given responses in order and records the calls. */
function answerWith(...answers: Response[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (input, init = {}) => {
    calls.push({ url: new URL(input as string), init });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return calls;
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'DESC' },
  filter: { q: 'a' },
} as const;

beforeEach(() => {
  freshBrowser();
  logIn('admin');
});

describe('the data of the console', () => {
  it("asks for a page in the server's dialect, with the token", async () => {
    const calls = answerWith(json([{ id: '1' }], 200, { 'Content-Range': 'doctors 0-0/44' }));
    expect(await dataProvider.getList('doctors', firstPage)).toEqual({ data: [{ id: '1' }], total: 44 });
    const [call] = calls;
    expect(call?.url.pathname).toBe('/api/v1/doctors');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      filter: '{"q":"a"}',
      range: '[0,24]',
      sort: '["id","DESC"]',
    });
    expect(new Headers(call?.init.headers).get('Authorization')).toBe('Bearer token-of-admin');
  });

  it.each([
    [400, 25, true],
    [401, 7, false],
  ])('pages on where the server counts no further (page %s of %s rows)', async (page, rows, isMore) => {
    const data = Array.from({ length: rows }, (_, n) => ({ id: String(n) }));
    answerWith(json(data, 200, { 'Content-Range': 'payments 9975-9999/10000+' }));
    const asked = { ...firstPage, pagination: { page, perPage: 25 } };
    expect(await dataProvider.getList('payments', asked)).toEqual({
      data,
      pageInfo: { hasNextPage: isMore, hasPreviousPage: true },
      meta: { moreThan: 10_000 },
    });
  });

  it('registers a doctor as a multipart form and answers the whole record', async () => {
    const calls = answerWith(
      json({ msg: 'success', userId: 'd1' }, 201),
      json({ id: 'd1', fullName: 'Dr. New' }),
    );
    const image = new File(['x'], 'face.png', { type: 'image/png' });
    const data = { fullName: 'Dr. New', timeSlots: ['10:00'], d_id: '', image };
    expect(await dataProvider.create('doctors', { data })).toEqual({
      data: { id: 'd1', fullName: 'Dr. New' },
    });
    const form = calls[0]?.init.body as FormData;
    expect(calls[0]?.url.pathname).toBe('/api/users/register');
    expect([form.get('type'), form.get('fullName'), form.has('d_id')]).toEqual(['doctor', 'Dr. New', false]);
    expect((form.get('image') as File).name).toBe('face.png');
    expect(new Headers(calls[0]?.init.headers).has('Content-Type')).toBe(false);
  });

  it("throws the server's sentence with the refused fields where forms look for them", async () => {
    answerWith(json({ error: 'Not acceptable.', code: 'UNACCEPTABLE', errors: { fee: 'Too large.' } }, 422));
    const failure = await dataProvider
      .update('doctors', { id: '1', data: {}, previousData: { id: '1' } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConsoleError);
    expect(failure).toMatchObject({
      status: 422,
      message: 'Not acceptable.',
      body: { errors: { fee: 'Too large.' } },
    });
  });

  it('throws the visits that prevent it, so that a holiday can ask about them', async () => {
    const visits = [{ id: 'a1', date: '2099-11-24', time: '10:00', patientName: 'Asha Rao' }];
    answerWith(json({ error: 'There are visits.', code: 'LEAVE_OVER_VISITS', visits }, 409));
    const adding = dataProvider.create('holidays', { data: { name: 'Republic Day', from: '2099-11-24' } });
    await expect(adding).rejects.toMatchObject({ code: 'LEAVE_OVER_VISITS', visits });
  });

  it('says so when no answer comes', async () => {
    answerWith();
    await expect(dataProvider.getOne('doctors', { id: '1' })).rejects.toMatchObject({
      status: 0,
      code: 'OFFLINE',
    });
  });

  it('takes a step of a record by its name', async () => {
    const calls = answerWith(json({ msg: 'success' }));
    await dataProvider.act('appointments', 'a1', 'accept', { appointmentDate: '24-11-2099' });
    expect(calls[0]?.url.pathname).toBe('/api/v1/appointments/a1/accept');
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"appointmentDate":"24-11-2099"}' });
  });

  it('takes one step of many records in one call, with a result for each', async () => {
    const results = [
      { id: 'u1', ok: true },
      { id: 'u2', ok: false, code: 'OWN_ACCOUNT', error: 'You cannot disable your own account.' },
    ];
    const calls = answerWith(json({ results }));
    expect(await dataProvider.bulk('users', 'disable', ['u1', 'u2'])).toEqual({ data: results });
    expect(calls[0]?.url.pathname).toBe('/api/v1/users/bulk');
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"action":"disable","ids":["u1","u2"]}' });
  });

  it.each([
    ['users', { disabled: true }, 'disable'],
    ['patients', { disabled: false }, 'enable'],
    ['posts', { published: true }, 'publish'],
    ['faqs', { published: false }, 'unpublish'],
    ['doctors', { published: false }, 'hide'],
  ])('changes many %s by %j as the bulk step %s', async (resource, data, action) => {
    const calls = answerWith(json({ results: [{ id: '1', ok: true }] }));
    expect(await dataProvider.updateMany(resource, { ids: ['1'], data })).toEqual({ data: ['1'] });
    expect(calls[0]?.init.body).toBe(JSON.stringify({ action, ids: ['1'] }));
  });

  it('refuses a change of many that has no bulk step', async () => {
    const calls = answerWith();
    await expect(dataProvider.updateMany('users', { ids: ['1'], data: { fullName: 'X' } })).rejects.toThrow(
      'users have no bulk step for this change.',
    );
    expect(calls).toHaveLength(0);
  });

  it('fails a deletion of many of which one was refused, with the counts and the reason', async () => {
    answerWith(
      json({
        results: [
          { id: '1', ok: true },
          { id: '2', ok: false, code: 'NOT_FOUND', error: 'This is gone.' },
        ],
      }),
    );
    await expect(dataProvider.deleteMany('faqs', { ids: ['1', '2'] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: '1 done, 1 refused: This is gone.',
    });
  });

  it("fetches the server's CSV of the filter and the order, under the server's name", async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="orders-2026-11-21.csv"' };
    const calls = answerWith(new Response('id\r\n1\r\n', { headers }));
    const { file, name } = await dataProvider.exportCsv('orders', {
      sort: { field: 'id', order: 'ASC' },
      filter: { status: 'placed' },
    });
    expect([await file.text(), name]).toEqual(['id\r\n1\r\n', 'orders-2026-11-21.csv']);
    expect(calls[0]?.url.pathname + decodeURIComponent(calls[0]?.url.search ?? '')).toBe(
      '/api/v1/orders?filter={"status":"placed"}&sort=["id","ASC"]',
    );
    const sent = new Headers(calls[0]?.init.headers);
    expect([sent.get('Accept'), sent.get('Authorization')]).toEqual(['text/csv', 'Bearer token-of-admin']);
  });

  it('says so when the file breaks off on the way', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('id'));
        controller.error(new TypeError('network error'));
      },
    });
    answerWith(new Response(body));
    await expect(
      dataProvider.exportCsv('orders', { sort: { field: 'id', order: 'ASC' }, filter: {} }),
    ).rejects.toMatchObject({ code: 'BROKEN_OFF' });
  });

  it('ends the session with the reason when the token is refused, and leaves for the login', async () => {
    answerWith(json({ error: 'Your login has ended.', code: 'SESSION_ENDED' }, 401));
    const reasons: string[] = [];
    const stop = onSessionEnded((reason) => reasons.push(reason));
    const failure = await dataProvider.getOne('doctors', { id: '1' }).catch((error: unknown) => error);
    stop();
    expect([session.current(), reasons]).toEqual([null, ['Your login has ended.']]);
    await expect(authProvider.checkError(failure)).rejects.toEqual({ redirectTo: '/login', message: false });
  });
});

describe('access to the console', () => {
  it('lets an administrator in', async () => {
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(await authProvider.canAccess?.({ resource: 'doctors', action: 'list' })).toBe(true);
  });

  it.each([
    ['doctor', '/doctor-login'],
    ['patient', '/patientlogin'],
  ] as const)('sends a %s to their own area', async (userType, redirectTo) => {
    logIn(userType);
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo });
    expect(await authProvider.canAccess?.({ resource: 'doctors', action: 'list' })).toBe(false);
  });

  it('sends a visitor to the login', async () => {
    freshBrowser();
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
  });

  it('does not leave because a call is forbidden or fails', async () => {
    answerWith(json({ error: 'Not yours.' }, 403));
    const failure = await dataProvider.getOne('doctors', { id: '1' }).catch((error: unknown) => error);
    await expect(authProvider.checkError(failure)).resolves.toBeUndefined();
  });
});
