import { refusalOf, SECRET_KEY, startSandbox, stripeAt, visit } from './support/sandbox.js';
import type { RunningSandbox } from './support/sandbox.js';

describe('Ordered faults', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox('sandbox_faults');
  });
  afterEach(() => order('DELETE'));
  afterAll(() => sandbox.close());

  const order = (method: string, body?: object, key = SECRET_KEY) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  const open = (reference: string) =>
    sandbox.stripe.checkout.sessions.create(visit({ client_reference_id: reference }));
  const made = (reference: string) => sandbox.db.sessions.countDocuments({ clientReferenceId: reference });

  it.each([
    ['error500', { statusCode: 500, type: 'StripeAPIError' }],
    ['rate429', { statusCode: 429, type: 'StripeRateLimitError' }],
    ['hang', { type: 'StripeConnectionError' }],
  ])('acts out %s once and does nothing', async (mode, expected) => {
    expect((await order('POST', { mode })).status).toBe(201);
    expect(await refusalOf(open(mode))).toMatchObject(expected);
    expect(await made(mode)).toBe(0);
    await open(mode);
    expect(await made(mode)).toBe(1);
  });

  it('processes the call and loses the response, so that a retry finds it done', async () => {
    await order('POST', { mode: 'resetAfterSuccess', times: 2 });
    const retrying = stripeAt(Number(new URL(sandbox.url).port), 2);
    const session = await retrying.checkout.sessions.create(visit({ client_reference_id: 'lost' }));
    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await made('lost')).toBe(1);
  });

  it('acts on calls of the given path only', async () => {
    await order('POST', { mode: 'error500', path: '/v1/refunds' });
    await open('other-path');
    expect(await refusalOf(sandbox.stripe.refunds.retrieve('re_1'))).toMatchObject({ statusCode: 500 });
    expect(await refusalOf(sandbox.stripe.refunds.retrieve('re_1'))).toMatchObject({ statusCode: 404 });
  });

  it('takes orders from the holder of the key only, and well-formed ones', async () => {
    expect((await order('POST', { mode: 'error500' }, 'sk_test_somebody_else')).status).toBe(401);
    expect((await order('POST', { mode: 'explode' })).status).toBe(400);
    await open('unharmed');
  });
});
