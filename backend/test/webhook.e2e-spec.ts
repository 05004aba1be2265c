import { gzipSync } from 'node:zlib';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { WebhookEvent } from '../src/payments/webhook-event.schema.js';
import type { Client } from './support/client.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { deliverEvent, eventText, payUnheard, signatureOf, stripeOf } from './support/stripe.js';
import { until } from './support/until.js';
import { openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const COMPLETED = 'checkout.session.completed';

describe("The provider's events", () => {
  let portal: Portal;
  let patient: Client;
  let wish: Wish;
  let session: { id: string; url: string };

  beforeAll(async () => {
    portal = await startPortal('webhook');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    wish = wishFor(portal, await addDoctor(portal));
    session = (await openCheckout(patient, wish)).body;
  });

  const visits = () =>
    portal.model<Appointment>(Appointment).find({ patientId: patient.userId }).lean<Appointment[]>();
  const payment = async () =>
    (await portal.model<Payment>(Payment).findOne({ sessionId: session.id }).lean<Payment>())!;
  const mails = async () =>
    portal
      .model<OutboxRow>(OutboxRow)
      .countDocuments({ dedupeKey: { $regex: String((await payment()).subjectId) } });
  const recorded = (text: string) =>
    portal
      .model<WebhookEvent>(WebhookEvent)
      .findById((JSON.parse(text) as { id: string }).id)
      .lean<WebhookEvent>();

  it('books a visit whose patient closed the tab after paying', async () => {
    expect(await payAt(session.url)).toBe(303);
    await until(async () => (await visits())[0]?.status === 'pending');
    await until(
      async () =>
        (await portal.db
          .collection('sandbox_webhookDeliveries')
          .countDocuments({ payload: { $regex: session.id }, state: 'delivered' })) === 1,
    );
    expect((await payment()).status).toBe('paid');
    expect(await mails()).toBe(2);
  });

  it('applies the same event once', async () => {
    await payUnheard(portal, session.id);
    const text = eventText(COMPLETED, session.id);
    for (let time = 0; time < 5; time += 1) {
      const answer = await deliverEvent(portal, text);
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
    expect((await visits()).map(({ status }) => status)).toEqual(['pending']);
    expect(await mails()).toBe(2);
    const note = (await recorded(text))!;
    expect(note.type).toBe(COMPLETED);
    expect(
      await portal.db
        .collection('auditevents')
        .countDocuments({ action: 'payment.paid', recordId: String((await payment())._id) }),
    ).toBe(1);
  });

  it('believes the provider and not the event about whether a session is paid', async () => {
    expect((await deliverEvent(portal, eventText(COMPLETED, session.id))).status).toBe(200);
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
    expect((await payment()).status).toBe('created');
  });

  it('keeps a booked visit when older events arrive after newer ones', async () => {
    await payUnheard(portal, session.id);
    for (const type of [
      'checkout.session.expired',
      COMPLETED,
      'checkout.session.expired',
      'checkout.session.async_payment_failed',
    ]) {
      expect((await deliverEvent(portal, eventText(type, session.id))).status).toBe(200);
    }
    expect((await visits()).map(({ status }) => status)).toEqual(['pending']);
    expect((await payment()).status).toBe('paid');
  });

  it('frees the slot when the provider says that the session ran out', async () => {
    await stripeOf(portal).checkout.sessions.expire(session.id);
    await until(async () => (await visits()).length === 0);
    expect((await payment()).status).toBe('expired');
  });

  it('notes events that are not about checkouts, and leaves everything as it is', async () => {
    const text = eventText('customer.created', session.id);
    expect((await deliverEvent(portal, text)).status).toBe(200);
    expect((await recorded(text))?.type).toBe('customer.created');
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
  });

  it('takes an event about a session that is not ours without any effect', async () => {
    const foreign = await stripeOf(portal).checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'inr', unit_amount: 5000, product_data: { name: 'Another shop' } },
        },
      ],
      success_url: 'http://localhost/done',
      client_reference_id: 'order-17',
    });
    await payAt(foreign.url!);
    const before = await portal.model<Payment>(Payment).countDocuments();
    for (const id of [foreign.id, 'cs_test_nobodyknowsthisone']) {
      expect((await deliverEvent(portal, eventText(COMPLETED, id))).status).toBe(200);
    }
    expect(await portal.model<Payment>(Payment).countDocuments()).toBe(before);
    expect((await visits()).map(({ status }) => status)).toEqual(['held']);
  });

  describe('with a valid signature over something other than an event', () => {
    const event = (type: unknown, object: unknown) =>
      JSON.stringify({ id: 'evt_odd', type, data: { object } });
    it.each([
      ['nothing', ''],
      ['no JSON', '{"id":'],
      ['a text', '"evt_1"'],
      ['a number', '17'],
      ['null', 'null'],
      ['a list', '[{"id":"evt_1"}]'],
      ['an empty object', '{}'],
      [
        'an id that is a number',
        '{"id":7,"type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}',
      ],
      ['an id that is an operator', '{"id":{"$ne":""},"type":"x","data":{"object":{}}}'],
      ['a type that is a list', event([COMPLETED], { id: 'cs_1' })],
      ['no data', '{"id":"evt_odd","type":"checkout.session.completed"}'],
      ['data that are a text', '{"id":"evt_odd","type":"checkout.session.completed","data":"x"}'],
      ['no object', event(COMPLETED, undefined)],
      ['null for an object', event(COMPLETED, null)],
      ['null for the object of an unknown event', event('customer.created', null)],
      ['a session without an id', event(COMPLETED, {})],
      ['a session whose id is an operator', event(COMPLETED, { id: { $ne: null } })],
      ['a payment that is a list', event('charge.refunded', { payment_intent: ['pi_1'] })],
      ['a payment whose id is an operator', event('refund.updated', { payment_intent: { id: { $gt: '' } } })],
      ['a payment that is a number', event('charge.dispute.created', { payment_intent: 5 })],
      ['an id of 10,000 signs', event(COMPLETED, { id: 'x'.repeat(10_000) })],
    ])('refuses %s', async (_name, body) => {
      const answer = await deliverEvent(portal, body);
      expect([answer.status, answer.body.code]).toEqual([
        400,
        expect.stringMatching(/BAD_REQUEST|VALIDATION/),
      ]);
      expect((await visits()).map(({ status }) => status)).toEqual(['held']);
      expect(await portal.model<WebhookEvent>(WebhookEvent).countDocuments({ _id: 'evt_odd' })).toBe(0);
    });
  });

  describe('with a signature that does not hold', () => {
    const text = () => eventText(COMPLETED, session.id);
    const right = (body: string, ahead = 0) => signatureOf(body, portal.webhookSecret, ahead);
    const forms: [name: string, form: () => [body: string, signature: string | null]][] = [
      ['is missing', () => [text(), null]],
      ['is empty', () => [text(), '']],
      ['is nonsense', () => [text(), 't=1,v1=00']],
      ['has no time', () => [text(), right(text()).split(',')[1]]],
      ['is made with another secret', () => [text(), signatureOf(text(), 'whsec_of_somebody_else')]],
      ['is of an older scheme only', () => withText((body) => right(body).replace('v1=', 'v0='))],
      ['is 301 seconds old', () => withText((body) => right(body, -301))],
      ['is 302 seconds ahead', () => withText((body) => right(body, 302))],
      [
        'has its time moved on',
        () => withText((body) => right(body, -600).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`)),
      ],
      [
        'is of a body with one other byte',
        () => withText(right, (body) => body.replace(COMPLETED, 'checkout.session.completeD')),
      ],
      [
        'is of a body that was written anew',
        () => withText(right, (body) => JSON.stringify(JSON.parse(body), null, 1)),
      ],
      ['is of another event', () => [text(), right(text())]],
    ];
    const withText = (sign: (body: string) => string, change = (body: string) => body): [string, string] => {
      const body = text();
      return [change(body), sign(body)];
    };

    it.each(forms)('refuses a delivery whose signature %s', async (_name, form) => {
      await payUnheard(portal, session.id);
      const [body, signature] = form();
      const answer = await deliverEvent(portal, body, signature);
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
      expect(await recorded(body)).toBeNull();
      expect((await visits()).map(({ status }) => status)).toEqual(['held']);
      expect((await payment()).status).toBe('created');
    });

    it('takes it when one of several signatures is right, and when the clocks differ by minutes', async () => {
      await payUnheard(portal, session.id);
      for (const ahead of [-290, 290, 0]) {
        const body = text();
        const signature = ahead === 0 ? `${right(body)},v1=${'0'.repeat(64)}` : right(body, ahead);
        expect((await deliverEvent(portal, body, signature)).status).toBe(200);
      }
      expect((await visits()).map(({ status }) => status)).toEqual(['pending']);
    });

    it('refuses too large or compressed bodies without failing', async () => {
      const large = JSON.stringify({ ...(JSON.parse(text()) as object), filler: 'x'.repeat(1_000_000) });
      expect((await deliverEvent(portal, large)).status).toBe(413);
      const packed = gzipSync(text());
      const headers = {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'stripe-signature': right(text()),
      };
      const answer = await portal.visitor.send('POST', '/api/payment/webhook', packed, headers);
      expect([400, 415]).toContain(answer.status);
      for (const body of ['', 'null', '{"id":', '[]'])
        expect((await deliverEvent(portal, body)).status).toBe(400);
    });
  });
});
