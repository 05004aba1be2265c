import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import type { LabResult } from '../../openapi/contract/care/lab/results.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { SettlementService } from '../src/payments/settlement.service.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, confirm } from './support/shop.js';
import { deliverEvent, eventText, refundsAt } from './support/stripe.js';
import { dayFromToday, payAt } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const RESULTS = {
  results: [
    { name: 'TSH', value: 5.2, unit: 'mIU/L', low: 0.45, high: 4.12 },
    { name: 'T4', value: 5, unit: 'µg/dL', low: 5, high: 12 },
    { name: 'T3', value: 59.9, unit: 'ng/dL', low: 60 },
    { name: 'Antibodies', value: 'Negative' },
  ],
  remark: 'Please see your doctor.',
};

describe('Lab bookings', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let test: LabTest;

  beforeAll(async () => {
    portal = await startPortal('lab_bookings');
    admin = await addAdmin(portal);
    test = await addLabTest(portal, { name: 'Thyroid profile' });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
  });

  const wish = (overrides: Record<string, unknown> = {}) => ({
    labTestId: String(test._id),
    fullName: 'Asha Rao',
    phone: '9812345678',
    date: dayFromToday(portal, 3),
    place: 'hospital',
    payment: 'atCollection',
    ...overrides,
  });
  const book = (overrides: Record<string, unknown> = {}, client = patient) =>
    client.post(PATH, wish(overrides));
  const booked = async (): Promise<string> => (await book()).body.booking.id;
  const byCard = async () => {
    const { body } = await book({ payment: 'card' });
    expect(await payAt(body.checkout.url)).toBe(303);
    const outcome = await confirm(patient, body.checkout.id);
    return { id: outcome.body.subjectId as string, sessionId: body.checkout.id as string };
  };
  const step = (client: Client, id: string, name: string, body?: object) =>
    client.post(`${PATH}/${id}/${name}`, body);
  const paymentOf = async (sessionId: string): Promise<Payment> =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const mailsAbout = async (id: string): Promise<string[]> => {
    const key = `mail:labBooking:${id}`;
    const range = { $gte: key, $lt: `${key}\uffff` };
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ dedupeKey: range }).sort({ _id: 1 }).lean();
    return (rows as OutboxRow[]).map((row) => row.mail!.subject);
  };

  describe('booking', () => {
    it('books immediately when paid at collection', async () => {
      const { status, body } = await book({ place: 'home', address: '12 Lake View Road' });
      expect([status, body.checkout]).toEqual([201, null]);
      expect(LabBookingDto.parse(body.booking)).toMatchObject({
        status: 'requested',
        labTest: { testName: 'Thyroid profile' },
        price: 650,
        phone: '+919812345678',
        paid: false,
        paymentId: null,
        canCancel: true,
        patient: { _id: patient.userId },
      });
      expect(await mailsAbout(body.booking.id)).toEqual(['We have received your lab booking']);
    });

    it.each(['+912223456789', '022 2345 6789'])('accepts the landline number %s', async (phone) => {
      const { status, body } = await book({ phone });
      expect([status, body.booking.phone]).toEqual([201, '+912223456789']);
    });

    it('books by card once it is paid, and leads back to the lab tests', async () => {
      const { body } = await book({ payment: 'card', price: 650 });
      expect(body.booking).toBeNull();
      expect(Object.keys(body.checkout)).toEqual(['id', 'url', 'expiresAt']);
      expect((await patient.get(PATH)).body).toEqual([]);
      const session = await portal.db.collection('sandbox_sessions').findOne({ _id: body.checkout.id });
      expect(session!.successUrl).toContain('/#/labtest?payment=success&session_id=');
      expect(await payAt(body.checkout.url)).toBe(303);
      const event = eventText('checkout.session.completed', body.checkout.id);
      await Promise.all([
        ...Array.from({ length: 10 }, () => confirm(patient, body.checkout.id)),
        ...Array.from({ length: 10 }, () => deliverEvent(portal, event)),
      ]);
      const { body: list } = await patient.get(PATH);
      expect(list).toHaveLength(1);
      expect(list[0]).toMatchObject({ status: 'requested', paid: true, payment: 'card' });
      expect(await mailsAbout(list[0].id)).toHaveLength(1);
    });

    it('books nothing for a cancelled checkout, and books a late payment', async () => {
      const { body } = await book({ payment: 'card' });
      const cancel = { checkoutId: body.checkout.id };
      expect((await patient.post('/api/v1/payments/cancel-checkout', cancel)).status).toBe(200);
      expect(await payAt(body.checkout.url)).toBe(410);
      const late = (await book({ payment: 'card' })).body.checkout;
      await portal.app.get(SettlementService).release(await paymentOf(late.id), 'expired');
      await payAt(late.url);
      expect((await confirm(patient, late.id)).body.status).toBe('paid');
      expect((await patient.get(PATH)).body).toHaveLength(1);
    });

    it('refunds a payment for an unknown booking', async () => {
      const { body } = await book({ payment: 'card' });
      await portal.app.get(SettlementService).release(await paymentOf(body.checkout.id), 'expired');
      await portal.model(LabBooking).deleteMany({ patientId: patient.userId });
      await payAt(body.checkout.url);
      const outcome = await confirm(patient, body.checkout.id);
      expect(outcome.body.refundReason).toContain('had ended');
      await portal.deliver();
      const payment = await paymentOf(body.checkout.id);
      expect(await refundsAt(portal, payment.paymentIntentId!)).toEqual([65_000]);
    });

    it('keeps at most three unpaid checkouts of a patient', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => book({ payment: 'card' })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.code === 'TOO_MANY_HOLDS')).toHaveLength(2);
    });

    it.each([
      ['yesterday', -1, 422],
      ['today', 0, 201],
      ['60 days ahead', 60, 201],
      ['61 days ahead', 61, 422],
    ])('answers a booking for %s', async (_, days, status) => {
      const answer = await book({ date: dayFromToday(portal, days) });
      expect(answer.status).toBe(status);
      if (status === 422) expect(Object.keys(answer.body.errors)).toEqual(['date']);
    });

    it.each([
      [{ fullName: '' }, 'fullName', 400],
      [{ phone: 'abc' }, 'phone', 400],
      [{ phone: '0000000000' }, 'phone', 422],
      [{ date: '2026-02-31' }, 'date', 400],
      [{ place: 'moon' }, 'place', 400],
      [{ place: 'home' }, 'address', 400],
      [{ address: '12 Lake View Road' }, 'address', 400],
      [{ payment: 'cheque' }, 'payment', 400],
      [{ price: -1 }, 'price', 400],
      [{ price: 649 }, 'price', 409],
      [{ labTestId: 'x' }, 'labTestId', 400],
      [{ labTestId: '0123456789abcdef01234567' }, 'labTestId', 404],
      [{ status: 'reported' }, 'status', 400],
    ])('refuses %j naming %s', async (overrides, field, status) => {
      const answer = await book(overrides);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, [field]]);
    });

    it('says the present price and refuses a test that is gone', async () => {
      expect((await book({ price: 1 })).body).toMatchObject({
        code: 'PRICE_CHANGED',
        error: 'Thyroid profile costs ₹650 now.',
      });
      const gone = await addLabTest(portal);
      await admin.delete(`/lab/${String(gone._id)}`);
      const { status, body } = await book({ labTestId: String(gone._id) });
      expect([status, body.code, body.error]).toEqual([
        409,
        'GONE_FROM_SHELF',
        `${gone.name} is no longer offered.`,
      ]);
    });
  });

  describe('the life of a booking', () => {
    it('goes from requested to reported, notifies the patient and flags the results', async () => {
      const id = await booked();
      expect((await step(admin, id, 'confirm')).body.status).toBe('confirmed');
      expect((await step(admin, id, 'collect')).body).toMatchObject({
        status: 'sampleCollected',
        paid: true,
      });
      const { body } = await step(admin, id, 'report', RESULTS);
      expect(body.status).toBe('reported');
      expect(body.report.results).toEqual([
        { name: 'TSH', value: 5.2, unit: 'mIU/L', low: 0.45, high: 4.12, flag: 'high', notCompared: null },
        { name: 'T4', value: 5, unit: 'µg/dL', low: 5, high: 12, flag: 'normal', notCompared: null },
        { name: 'T3', value: 59.9, unit: 'ng/dL', low: 60, high: null, flag: 'low', notCompared: null },
        {
          name: 'Antibodies',
          value: 'Negative',
          unit: '',
          low: null,
          high: null,
          flag: null,
          notCompared: 'noRange',
        },
      ]);
      expect(await mailsAbout(id)).toEqual([
        'We have received your lab booking',
        'Your lab booking is confirmed',
        'Your sample has been collected',
        'Your lab report is ready',
      ]);
      expect(LabBookingDto.parse((await patient.get(`${PATH}/${id}`)).body).report).toEqual(body.report);
      const { body: news } = await patient.get('/api/v1/notifications');
      expect(news[0]).toMatchObject({
        title: 'Your lab report is ready',
        link: '/patientlogin/lab-bookings',
      });
      expect(news[0].text).not.toContain('5.2');
      expect(news[0].text).not.toContain('log in'); // every reader is logged in
      expect(news[1].text).toContain('The report is usually ready within ');
    });

    const STEPS = {
      confirm: 'confirmed',
      collect: 'sampleCollected',
      report: 'reported',
      cancel: 'cancelled',
    } as const;
    const LEGAL: Record<string, string[]> = {
      requested: ['confirm', 'cancel'],
      confirmed: ['collect', 'cancel'],
      sampleCollected: ['report', 'cancel'],
      reported: [],
      cancelled: ['cancel'],
    };

    it.each(Object.keys(LEGAL))('allows the right steps from %s only', async (state) => {
      const id = await booked();
      for (const [name, to] of Object.entries(STEPS)) {
        const cancellation = state === 'cancelled' && { cancellation: { by: 'hospital', msg: 'Gone.' } };
        await portal.model(LabBooking).updateOne({ _id: id }, { status: state, ...cancellation });
        const { status, body } = await step(admin, id, name, name === 'report' ? RESULTS : undefined);
        const legal = LEGAL[state].includes(name);
        expect([name, status, legal ? body.status : body.code]).toEqual(
          legal ? [name, 200, to] : [name, 409, 'WRONG_STATE'],
        );
      }
    });

    it('pays a card back when the patient cancels before it is confirmed', async () => {
      const { id, sessionId } = await byCard();
      const answers = await Promise.all(Array.from({ length: 5 }, () => step(patient, id, 'cancel')));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(answers[0].body).toMatchObject({
        status: 'cancelled',
        refund: { amount: 650 },
        cancellation: { by: 'patient', msg: expect.stringContaining('₹650 will be refunded') },
      });
      await portal.deliver();
      const payment = await paymentOf(sessionId);
      expect([payment.status, await refundsAt(portal, payment.paymentIntentId!)]).toEqual([
        'refunded',
        [65_000],
      ]);
    });

    it('lets the patient cancel a confirmed booking, and pays the card back', async () => {
      const { id, sessionId } = await byCard();
      await step(admin, id, 'confirm');
      expect((await patient.get(`${PATH}/${id}`)).body.canCancel).toBe(true);
      const { status, body } = await step(patient, id, 'cancel');
      expect([status, body.cancellation.by, body.refund.amount]).toEqual([200, 'patient', 650]);
      await portal.deliver();
      const payment = await paymentOf(sessionId);
      expect(await refundsAt(portal, payment.paymentIntentId!)).toEqual([65_000]);
    });

    it.each([1, 0, -1])(
      'lets the patient cancel a confirmed booking until the sample is taken, late without a refund (%d)',
      async (days) => {
        const { id, sessionId } = await byCard();
        await step(admin, id, 'confirm');
        await portal.model(LabBooking).updateOne({ _id: id }, { date: dayFromToday(portal, days) });
        expect((await patient.get(`${PATH}/${id}`)).body).toMatchObject({
          canCancel: true,
          refundIfCancelled: 0,
        });
        expect((await admin.get(`${PATH}/${id}`)).body.refundIfCancelled).toBe(650);
        const { status, body } = await step(patient, id, 'cancel');
        expect([status, body.status, body.refund]).toEqual([200, 'cancelled', null]);
        expect(body.cancellation.msg).toBe(
          'Booking cancelled. The sample was due in less than 24 hours, so nothing is refunded.',
        );
        await portal.deliver();
        expect(await refundsAt(portal, (await paymentOf(sessionId)).paymentIntentId!)).toEqual([]);
      },
    );

    it.each(['confirm', 'leave it requested'])(
      'pays all back on its day when the hospital cancels, or has not confirmed it (%s)',
      async (how) => {
        const { id } = await byCard();
        if (how === 'confirm') await step(admin, id, 'confirm');
        await portal.model(LabBooking).updateOne({ _id: id }, { date: dayFromToday(portal, 0) });
        const { body } = await step(how === 'confirm' ? admin : patient, id, 'cancel');
        expect([body.refund.amount, body.cancellation.msg]).toEqual([
          650,
          'Booking cancelled. ₹650 will be refunded to your card in 5 to 7 days.',
        ]);
      },
    );

    it('leaves a collected sample to the hospital, also before its day', async () => {
      const { id } = await byCard();
      for (const name of ['confirm', 'collect']) await step(admin, id, name);
      const { body } = await step(patient, id, 'cancel');
      expect(body.code).toBe('WRONG_STATE');
      expect(body.error).toMatch(/^The sample of this booking .* please call us: \+?[\d ]+\.$/);
      expect((await patient.get(`${PATH}/${id}`)).body).toMatchObject({
        canCancel: false,
        refundIfCancelled: null,
      });
    });

    it('ends in one state when the patient cancels and the lab collects at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, sessionId } = await byCard();
        await step(admin, id, 'confirm');
        const answers = await Promise.all([step(patient, id, 'cancel'), step(admin, id, 'collect')]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        await portal.deliver();
        const wasCancelled = answers[0].status === 200;
        const payment = await paymentOf(sessionId);
        expect([(await patient.get(`${PATH}/${id}`)).body.status, payment.refundedPaise]).toEqual(
          wasCancelled ? ['cancelled', 65_000] : ['sampleCollected', 0],
        );
      }
    });

    it('refunds nothing that was not paid', async () => {
      const { body } = await step(patient, await booked(), 'cancel');
      expect([body.refund, body.cancellation.msg]).toEqual([
        null,
        'Booking cancelled. Nothing had been paid.',
      ]);
    });

    it.each([
      [{ results: [] }, 'results'],
      [{ results: [{ name: 'TSH' }] }, 'results.0.value'],
      [{ results: [{ name: 'TSH', value: 1, low: 5, high: 1 }] }, 'results.0.low'],
      [{ results: [{ name: 'TSH', value: 1, flag: 'normal' }] }, 'results.0.flag'],
      [{ results: [RESULTS.results[0], RESULTS.results[0]] }, 'results'],
      [{ results: RESULTS.results, remark: 5 }, 'remark'],
      [{}, 'results'],
    ])('refuses the report %j naming %s', async (body, field) => {
      const id = await booked();
      await portal.model(LabBooking).updateOne({ _id: id }, { status: 'sampleCollected' });
      const answer = await step(admin, id, 'report', body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    });

    it('refuses a result that is no number any more', async () => {
      const id = await booked();
      await portal.model(LabBooking).updateOne({ _id: id }, { status: 'sampleCollected' });
      const text = '{"results":[{"name":"TSH","value":1e999}]}';
      const answer = await admin.post(`${PATH}/${id}/report`, text, { 'content-type': 'application/json' });
      expect(answer.status).toBe(400);
    });
  });

  describe('access', () => {
    it('shows a patient their own and an admin all', async () => {
      const id = await booked();
      const stranger = await addPatient(portal);
      const doctor = await addDoctor(portal);
      const clients = [portal.visitor, stranger, doctor, patient, admin];
      const statuses = (call: (client: Client) => Promise<{ status: number }>, who = clients) =>
        Promise.all(who.map(async (client) => (await call(client)).status));
      expect(await statuses((client) => client.get(`${PATH}/${id}`))).toEqual([401, 404, 403, 200, 200]);
      expect(await statuses((client) => client.get(PATH))).toEqual([401, 200, 403, 200, 200]);
      expect((await stranger.get(PATH)).body).toEqual([]);
      expect((await patient.get(PATH)).body).toHaveLength(1);
      for (const name of ['confirm', 'collect', 'report']) {
        const refused = await statuses((client) => step(client, id, name, RESULTS), clients.slice(0, 4));
        expect(refused).toEqual([401, 403, 403, 403]);
      }
      const cancels = await statuses((client) => step(client, id, 'cancel'), clients.slice(0, 3));
      expect(cancels).toEqual([401, 404, 403]);
      const others = await statuses((client) => client.post(PATH, wish()), [portal.visitor, doctor, admin]);
      expect(others).toEqual([401, 403, 403]);
      const filter = encodeURIComponent(JSON.stringify({ status: 'reported' }));
      expect((await patient.get(`${PATH}?filter=${filter}`)).body).toEqual([]);
    });

    it('reads numbers that were typed as text, and takes an empty remark as none', async () => {
      const id = await booked();
      await portal.model(LabBooking).updateOne({ _id: id }, { status: 'sampleCollected' });
      const range = { unit: 'g/dL', low: 12, high: 15.5 };
      const typed = ['9.5', '9,5', '<5', '>200', 'Turbid'];
      const results = typed.map((value, at) => ({ name: `Measure ${at}`, value, ...range }));
      const { status, body } = await step(admin, id, 'report', { results, remark: ' ' });
      expect([status, body.report.remark]).toEqual([200, null]);
      expect(body.report.results.map(({ value, flag }: LabResult) => [value, flag])).toEqual([
        [9.5, 'low'],
        [9.5, 'low'],
        ['<5', 'low'],
        ['>200', 'high'],
        ['Turbid', null],
      ]);
      expect((await patient.get(`${PATH}/${id}`)).body.report).toEqual(body.report);
    });

    it('gives the report as PDF to its patient, to admins with a trace, and by its signed address', async () => {
      const id = await booked();
      expect((await patient.get(`${PATH}/${id}/report`)).status).toBe(404);
      await portal.model(LabBooking).updateOne({ _id: id }, { status: 'sampleCollected' });
      const { reportUrl } = (await step(admin, id, 'report', RESULTS)).body;
      const stranger = await addPatient(portal);
      const clients = [portal.visitor, stranger, await addDoctor(portal), patient, admin];
      const statuses = await Promise.all(
        clients.map(async (client) => (await client.get(`${PATH}/${id}/report`)).status),
      );
      expect(statuses).toEqual([401, 404, 403, 200, 200]);
      const response = await fetch(`${portal.url}${reportUrl}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const filter = encodeURIComponent(JSON.stringify({ action: 'lab-booking.read-report' }));
      const { body: events } = await admin.get(`/api/v1/audit-events?filter=${filter}`);
      expect(events[0]).toMatchObject({ recordId: id, actor: { _id: admin.userId } });
    });
  });
});
