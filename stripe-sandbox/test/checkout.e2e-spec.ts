import { paidVisit, refusalOf, startSandbox, stripeAt, submitCard, visit } from './support/sandbox.js';
import { eventually } from './support/receiver.js';
import type { RunningSandbox } from './support/sandbox.js';

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

describe('Checkout', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox('sandbox_checkout');
  });
  afterAll(() => sandbox.close());

  const open = async (overrides: object = {}) => sandbox.stripe.checkout.sessions.create(visit(overrides));
  const pageOf = async (sessionId: string) => (await fetch(`${sandbox.url}/c/pay/${sessionId}`)).text();
  const letTimePass = (sessionId: string) =>
    sandbox.db.sessions.updateOne({ _id: sessionId }, { $set: { expiresAt: new Date(Date.now() - 1) } });

  it('opens a session with the requested data', async () => {
    const expires_at = inMinutes(30);
    const session = await open({ expires_at });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 80_000,
      currency: 'inr',
      client_reference_id: 'payment-1',
      customer_email: 'patient@demo.test',
      metadata: { purpose: 'appointment' },
      payment_intent: null,
      expires_at,
      livemode: false,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toMatch(new RegExp(`/c/pay/${session.id}$`));
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it('shows the purchase and escapes its name', async () => {
    const page = await pageOf((await open()).id);
    expect(page).toContain('Visit to Dr. &lt;Asha&gt; Rao');
    expect(page).toContain('Pay ₹800.00</button>');
    expect(page).toContain('TEST MODE');
    expect(page).toContain('href="http://portal.test/#/find-doctor?payment=cancel"');
    for (const label of ['Card number', 'MM / YY', 'CVC', 'Name on card'])
      expect(page).toContain(`>${label}</label>`);
  });

  it('forbids foreign and inline scripts and allows the form to lead to the shop', async () => {
    const answer = await fetch(`${sandbox.url}/c/pay/${(await open()).id}`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("form-action 'self' http://portal.test");
    expect(await answer.text()).not.toMatch(
      /<script(?! src="\/assets\/checkout\.js")| on\w+="|<style|style="/,
    );
  });

  it('takes a good card, leads to the success address and shows the payment', async () => {
    const { id } = await open();
    const { status, location } = await submitCard(sandbox.url, id);
    expect(status).toBe(303);
    expect(location).toBe(`http://portal.test/#/find-doctor?payment=success&session_id=${id}`);
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent', 'line_items'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'patient@demo.test', name: 'Asha Rao' },
      payment_intent: {
        object: 'payment_intent',
        status: 'succeeded',
        amount: 80_000,
        amount_received: 80_000,
        metadata: { paymentId: 'payment-1' },
      },
      line_items: { data: [{ amount_total: 80_000, quantity: 1 }] },
    });
  });

  it('stores only the last four digits of a card', async () => {
    const { sessionId, paymentId } = await paidVisit(sandbox);
    const payment = await sandbox.stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] });
    expect(payment.latest_charge).toMatchObject({
      payment_method_details: { card: { last4: '4242', brand: 'visa' } },
    });
    const stored = [
      await sandbox.db.sessions.findOne({ _id: sessionId }),
      await sandbox.db.paymentIntents.findOne({ sessionId }),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/4242\s?4242|"123"/);
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4111 1111 1111 1111', 'This is a test checkout'],
  ])('declines %s, keeps the input and accepts another card', async (cardNumber, sentence) => {
    const { id } = await open();
    const declined = await submitCard(sandbox.url, id, { cardNumber });
    expect(declined.status).toBe(402);
    expect(declined.page).toMatch(
      new RegExp(`role="alert">${sentence.replace('.', '\\.')}|role="alert">[^<]*${sentence}`),
    );
    expect(declined.page).toContain(`value="${cardNumber}"`);
    expect(declined.page).toContain('value="Asha Rao"');
    expect(declined.page).not.toContain('value="123"');
    expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    });
    expect((await submitCard(sandbox.url, id)).status).toBe(303);
  });

  it.each([
    [{ cardNumber: '' }, 'cardNumber', 'Enter your card number.'],
    [{ cardNumber: '4242 4242' }, 'cardNumber', 'Your card number is incomplete.'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'cardNumber', 'Your card number is invalid.'],
    [{ expiry: '13 / 40' }, 'expiry', 'expiry date is invalid'],
    [{ expiry: '01 / 20' }, 'expiry', 'expiry date is in the past.'],
    [{ cvc: '12' }, 'cvc', 'The security code has 3 or 4 digits.'],
    [{ cardName: '  ' }, 'cardName', 'Enter the name on your card.'],
  ])('refuses %j at the field', async (card, field, sentence) => {
    const { status, page } = await submitCard(sandbox.url, (await open()).id, card);
    expect(status).toBe(422);
    expect(page).toMatch(new RegExp(`id="${field}-error" role="alert">[^<]*${sentence.replace('.', '\\.')}`));
  });

  it('takes one payment from two tabs that pay at once', async () => {
    const { id } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submitCard(sandbox.url, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(7).fill(409)]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.page).toContain('This payment is already made');
    expect(late?.page).toContain(`url=http://portal.test/#/find-doctor?payment=success&amp;session_id=${id}`);
    expect(await sandbox.db.paymentIntents.countDocuments({ sessionId: id })).toBe(1);
    const heard = { type: 'checkout.session.completed', payload: { $regex: id } };
    expect(await sandbox.db.deliveries.countDocuments(heard)).toBe(1);
  });

  it("expires an open session at its owner's wish and then refuses cards", async () => {
    const { id } = await open();
    expect(await sandbox.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const refusal = await refusalOf(sandbox.stripe.checkout.sessions.expire(id));
    expect(refusal).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    const { status, page } = await submitCard(sandbox.url, id);
    expect(status).toBe(410);
    expect(page).toContain('This checkout has expired');
    expect(page).toContain('href="http://portal.test/#/find-doctor?payment=cancel"');
  });

  it('does not expire a paid session', async () => {
    const { sessionId } = await paidVisit(sandbox);
    const refusal = await refusalOf(sandbox.stripe.checkout.sessions.expire(sessionId));
    expect(refusal.message).toContain('has a status of complete');
    expect(await sandbox.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      payment_status: 'paid',
    });
  });

  it('does not take a card once the time is over', async () => {
    const { id } = await open();
    await letTimePass(id);
    expect((await submitCard(sandbox.url, id)).status).toBe(410);
    expect(await sandbox.db.paymentIntents.countDocuments({ sessionId: id })).toBe(0);
  });

  it('expires a session by itself when its time is over', async () => {
    const { id } = await open();
    await letTimePass(id);
    const heard = { type: 'checkout.session.expired', payload: { $regex: id } };
    await eventually(async () => (await sandbox.db.deliveries.findOne(heard)) ?? undefined, 'the expiry');
    expect((await sandbox.db.sessions.findOne({ _id: id }))?.status).toBe('expired');
  });

  it.each([
    ['a time too near', { expires_at: inMinutes(20) }, { param: 'expires_at' }],
    ['a time too far', { expires_at: inMinutes(25 * 60) }, { param: 'expires_at' }],
    ['no success address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [
      'an address that is none',
      { success_url: 'javascript:alert(1)' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    ['nothing to buy', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
    ['an unknown parameter', { colour: 'teal' }, { code: 'parameter_unknown', param: 'colour' }],
  ])('refuses a session with %s', async (_what, overrides, expected) => {
    const refusal = await refusalOf(open(overrides));
    expect(refusal).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...expected });
  });

  it('names the parameter at fault deep inside', async () => {
    const [item] = visit().line_items;
    const refusal = await refusalOf(open({ line_items: [{ ...item, quantity: -1 }] }));
    expect(refusal).toMatchObject({ statusCode: 400, param: 'line_items[0][quantity]' });
  });

  it('refuses a wrong key and an unknown session', async () => {
    const port = Number(new URL(sandbox.url).port);
    const wrongKey = stripeAt(port, 0, 'sk_test_somebody_else');
    expect(await refusalOf(wrongKey.checkout.sessions.retrieve('cs_test_1'))).toMatchObject({
      statusCode: 401,
    });
    const unknown = await refusalOf(sandbox.stripe.checkout.sessions.retrieve('cs_test_1'));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await fetch(`${sandbox.url}/c/pay/cs_test_1`)).status).toBe(404);
  });
});
