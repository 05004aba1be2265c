import type { MedicineDto } from '../../openapi/contract/shop/medicines.js';
import { OrderDto } from '../../openapi/contract/shop/orders.js';
import { Order } from '../src/orders/order.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, buyer, confirm, openCart, stockOf } from './support/shop.js';
import { clearFaults, orderFault, refundsAt, stripeOf } from './support/stripe.js';
import { DECLINED_CARD, payAt } from './support/visits.js';

const CALL = '/api/payment/create-medicine-checkout-session';

describe('Orders', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let medicine: Medicine;

  beforeAll(async () => {
    portal = await startPortal('orders');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    medicine = await addMedicine(portal);
  });

  const mailsTo = async (email: string): Promise<string[]> => {
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ 'mail.to': email }).sort({ _id: 1 }).lean();
    return (rows as OutboxRow[]).map((row) => row.mail!.subject);
  };
  const paymentOf = async (sessionId: string): Promise<Payment> =>
    (await portal.model<Payment>(Payment).findOne({ sessionId }).lean<Payment>())!;
  const step = (client: Client, id: string, name: string) => client.post(`/api/v1/orders/${id}/${name}`);

  describe('buying', () => {
    it("takes the specification's call for one box, also by a guest", async () => {
      const user = buyer();
      const body = { medicineName: medicine.name.toUpperCase(), medicinePrice: 80, user };
      const checkout = await portal.visitor.post(CALL, body);
      expect([checkout.status, Object.keys(checkout.body)]).toEqual([201, ['id', 'url', 'expiresAt']]);
      expect(await stockOf(portal, medicine)).toBe(9);
      const session = await stripeOf(portal).checkout.sessions.retrieve(checkout.body.id);
      expect([session.amount_total, session.customer_email]).toEqual([8000, user.email]);
      expect(session.success_url).toBe(
        `${portal.url.replace('127.0.0.1', 'localhost')}/#/medicine?payment=success&session_id={CHECKOUT_SESSION_ID}`,
      );
      expect(await payAt(checkout.body.url)).toBe(303);
      const outcome = await confirm(portal.visitor, checkout.body.id);
      expect(outcome.body).toMatchObject({ purpose: 'order', status: 'paid', refundReason: null });
      expect(outcome.body.number).toMatch(/^HP-\d{4}-[2-9A-HJ-NP-Z]{6}$/);
      expect(await mailsTo(user.email)).toEqual([`We have received your order ${outcome.body.number}`]);
    });

    it('charges the lower price, whether the list price is claimed, the promotion’s, or in a cart none', async () => {
      const medicineId = String(medicine._id);
      const user = buyer();
      for (const body of [
        { medicineName: medicine.name, medicinePrice: 100, user },
        { medicineName: medicine.name, medicinePrice: 80, user: buyer() },
        { items: [{ medicineId, quantity: 1, price: 100 }], user: buyer() },
        { items: [{ medicineId, quantity: 1 }], user: buyer() },
      ]) {
        const checkout = await portal.visitor.post(CALL, body);
        expect(checkout.status).toBe(201);
        expect((await paymentOf(checkout.body.id)).amountPaise).toBe(8000);
      }
      expect(await stockOf(portal, medicine)).toBe(6);
    });

    it('sells what GET /medicine lists at its price', async () => {
      const { value } = (await portal.visitor.get('/medicine')).body as { value: MedicineDto[] };
      const { name, price, promotionPrice } = value.find(({ id }) => id === String(medicine._id))!;
      for (const medicinePrice of [price, promotionPrice]) {
        const checkout = await portal.visitor.post(CALL, {
          medicineName: name,
          medicinePrice,
          user: buyer(),
        });
        expect(checkout.status).toBe(201);
      }
    });

    it('sells a cart at the prices of the moment and keeps them as sold', async () => {
      const other = await addMedicine(portal, { pricePaise: 1_005, stock: 20 });
      const { id } = await buy(patient, [
        { medicine, quantity: 2 },
        // 1005 paise less 20 % are 804.
        { medicine: other, quantity: 20, price: 8.04 },
      ]);
      await portal.model(Medicine).updateMany({}, { pricePaise: 99_900 });
      const { body } = await patient.get(`/api/v1/orders/${id}`);
      expect(OrderDto.parse(body)).toMatchObject({
        status: 'placed',
        total: 320.8,
        patientId: patient.userId,
        canCancel: true,
        items: [
          { name: medicine.name, price: 80, listPrice: 100, quantity: 2, amount: 160 },
          { name: other.name, price: 8.04, listPrice: 10.05, quantity: 20, amount: 160.8 },
        ],
      });
      expect([await stockOf(portal, medicine), await stockOf(portal, other)]).toEqual([8, 0]);
      const { body: payment } = await patient.get(`/api/v1/payments/${body.paymentId}`);
      expect(payment).toMatchObject({ purpose: 'order', orderId: id, amount: 320.8, appointmentId: null });
    });

    it('notifies a patient in their area as well', async () => {
      await buy(patient, [{ medicine }]);
      const { body } = await patient.get('/api/v1/notifications');
      expect(body[0]).toMatchObject({ link: '/patientlogin/orders' });
    });

    it('does not sell to doctors and admins', async () => {
      for (const client of [admin, await addDoctor(portal)]) {
        const { status, body } = await openCart(client, [{ medicine }]);
        expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
      }
      expect(await stockOf(portal, medicine)).toBe(10);
    });

    it('places nothing when the card is declined', async () => {
      const checkout = await openCart(portal.visitor, [{ medicine }]);
      expect(await payAt(checkout.body.url, DECLINED_CARD)).toBe(402);
      const { body } = await confirm(portal.visitor, checkout.body.id);
      expect([body.status, body.number]).toEqual(['created', null]);
    });

    it('gives the boxes back at once when the provider does not answer', async () => {
      await orderFault(portal, 'error500', '/v1/checkout/sessions', 5);
      const { status, body } = await openCart(portal.visitor, [{ medicine, quantity: 4 }]);
      await clearFaults(portal);
      expect([status, body.code]).toEqual([502, 'PAYMENT_UNAVAILABLE']);
      expect(await stockOf(portal, medicine)).toBe(10);
    });

    it('makes one checkout of one Idempotency-Key', async () => {
      const body = { medicineName: medicine.name, medicinePrice: 80, user: buyer() };
      const call = () => portal.visitor.post(CALL, body, { 'idempotency-key': `key-${medicine.name}` });
      const [first, second] = await Promise.all([call(), call()]);
      expect([first.status, second.body.id]).toEqual([201, first.body.id]);
      expect(await stockOf(portal, medicine)).toBe(9);
    });

    it('gives the boxes back when the checkout is cancelled, once', async () => {
      const checkout = await openCart(portal.visitor, [{ medicine, quantity: 3 }]);
      expect(await stockOf(portal, medicine)).toBe(7);
      const cancel = () =>
        portal.visitor.post('/api/v1/payments/cancel-checkout', { checkoutId: checkout.body.id });
      const answers = await Promise.all([cancel(), cancel(), cancel()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stockOf(portal, medicine)).toBe(10);
      expect(await payAt(checkout.body.url)).toBe(410);
    });

    it("does not cancel or tell about another patient's checkout", async () => {
      const checkout = await openCart(patient, [{ medicine }]);
      for (const client of [portal.visitor, await addPatient(portal)]) {
        const cancel = await client.post('/api/v1/payments/cancel-checkout', {
          checkoutId: checkout.body.id,
        });
        expect([cancel.status, (await confirm(client, checkout.body.id)).status]).toEqual([404, 404]);
      }
      expect(await stockOf(portal, medicine)).toBe(9);
    });
  });

  describe('medicines that cannot be bought', () => {
    const one = (overrides: Record<string, unknown>) =>
      portal.visitor.post(CALL, {
        medicineName: medicine.name,
        medicinePrice: 80,
        user: buyer(),
        ...overrides,
      });
    const item = (overrides: Record<string, unknown>) =>
      portal.visitor.post(CALL, {
        items: [{ medicineId: String(medicine._id), quantity: 1, price: 80, ...overrides }],
        user: buyer(),
      });

    it.each([
      [{ medicinePrice: -1 }, 'medicinePrice'],
      [{ medicinePrice: 0.001 }, 'medicinePrice'],
      [{ medicinePrice: '80' }, 'medicinePrice'],
      [{ medicinePrice: null }, 'medicinePrice'],
      [{ currency: 'usd' }, 'currency'],
      [{ medicineName: undefined }, 'items'],
      [{ medicinePrice: undefined }, 'items'],
      [{ items: [] }, 'items'],
    ])('refuses %j naming %s', async (overrides, field) => {
      const { status, body } = await one(overrides);
      expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'VALIDATION_FAILED', [field]]);
    });

    it('refuses a price that is no number any more', async () => {
      const text = `{"medicineName":${JSON.stringify(medicine.name)},"medicinePrice":1e999,"user":${JSON.stringify(buyer())}}`;
      const { status, body } = await portal.visitor.post(CALL, text, { 'content-type': 'application/json' });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['medicinePrice']]);
    });

    it.each([0, -1, 1.5, 21, 1e6, '2', null])('refuses the quantity %j', async (quantity) => {
      const { status, body } = await item({ quantity });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['items.0.quantity']]);
    });

    it.each(['name', 'email', 'phone', 'address'])('refuses a buyer without %s', async (field) => {
      const { status, body } = await one({ user: { ...buyer(), [field]: ' ' } });
      expect([status, Object.keys(body.errors)]).toEqual([400, [`user.${field}`]]);
      const missing = await one({ user: buyer({ [field]: undefined }) });
      expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, [`user.${field}`]]);
    });

    it('refuses a phone number that does not exist', async () => {
      const { status, body } = await one({ user: buyer({ phone: '0000000000' }) });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['user.phone']]);
    });

    it.each(['+912223456789', '022 2345 6789'])('accepts the landline number %s', async (phone) => {
      const { body } = await one({ user: buyer({ phone }) });
      const order = await portal.model<Order>(Order).findOne({ paymentId: (await paymentOf(body.id))._id });
      expect(order?.buyer.phone).toBe('+912223456789');
    });

    it('refuses both forms at once, one medicine twice, and too many', async () => {
      const items = [{ medicineId: String(medicine._id), quantity: 1, price: 80 }];
      expect((await one({ items })).status).toBe(400);
      const twice = await portal.visitor.post(CALL, { items: [...items, ...items], user: buyer() });
      expect(twice.body.errors).toEqual({ items: 'Enter each medicine only once.' });
      const many = Array.from({ length: 31 }, (_, n) => ({
        ...items[0],
        medicineId: n.toString(16).padStart(24, '0'),
      }));
      expect((await portal.visitor.post(CALL, { items: many, user: buyer() })).status).toBe(400);
    });

    it.each([79.99, 80.01, 90, 99.99, 100.01])(
      'refuses a sent price of %d for a medicine of 100, and 80 with the promotion, and returns the present price',
      async (claim) => {
        const { status, body } = await one({ medicinePrice: claim });
        expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
        expect(body.errors).toEqual({ medicinePrice: `${medicine.name} costs ₹80 now.` });
        const inCart = await item({ price: claim });
        expect([inCart.status, inCart.body.code]).toEqual([409, 'PRICE_CHANGED']);
        expect(Object.keys(inCart.body.errors)).toEqual(['items.0.price']);
        expect(await stockOf(portal, medicine)).toBe(10);
      },
    );

    it('names every item whose price changed while the cart was open', async () => {
      const [second, third] = [await addMedicine(portal), await addMedicine(portal)];
      const put = async (row: Medicine, price: number) =>
        admin.put(`/api/v1/medicines/${String(row._id)}`, { price });
      await put(medicine, 200);
      await put(third, 50.5);
      const cart = [{ medicine }, { medicine: second }, { medicine: third }];
      const { status, body } = await openCart(portal.visitor, cart);
      expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(body.errors).toEqual({
        'items.0.price': `${medicine.name} costs ₹160 now.`,
        'items.2.price': `${third.name} costs ₹40.40 now.`,
      });
      const again = await openCart(portal.visitor, [
        { medicine, price: 160 },
        { medicine: second },
        { medicine: third, price: 40.4 },
      ]);
      expect(again.status).toBe(201);
    });

    it('refuses an unknown medicine', async () => {
      const byName = await one({ medicineName: 'Snake oil' });
      expect([byName.status, byName.body.code]).toEqual([404, 'NOT_FOUND']);
      const byId = await item({ medicineId: '0123456789abcdef01234567' });
      expect([byId.status, Object.keys(byId.body.errors)]).toEqual([404, ['items.0.medicineId']]);
      expect((await item({ medicineId: 'x' })).status).toBe(400);
      expect((await item({ medicineId: { $ne: null } })).status).toBe(400);
    });

    it('names a deleted medicine in a cart, by id and by name', async () => {
      await admin.delete(`/medicine/${String(medicine._id)}`);
      const byId = await openCart(portal.visitor, [{ medicine }]);
      const sentence = `${medicine.name} is no longer sold.`;
      expect([byId.status, byId.body.code]).toEqual([409, 'GONE_FROM_SHELF']);
      expect(byId.body.errors).toEqual({ 'items.0.medicineId': sentence });
      expect((await one({})).body).toMatchObject({
        code: 'GONE_FROM_SHELF',
        errors: { medicineName: sentence },
      });
    });

    it('says how many boxes are left', async () => {
      const { status, body } = await openCart(portal.visitor, [{ medicine, quantity: 11 }]);
      expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
      expect(body.errors).toEqual({ 'items.0.quantity': `Only 10 boxes of ${medicine.name} are left.` });
      const none = await addMedicine(portal, { stock: 0 });
      expect((await openCart(portal.visitor, [{ medicine: none }])).body.error).toBe(
        `${none.name} is sold out.`,
      );
    });

    it('takes nothing of a cart when one item is short', async () => {
      const few = await addMedicine(portal, { stock: 1 });
      const cart = [
        { medicine, quantity: 5 },
        { medicine: few, quantity: 2 },
      ];
      expect((await openCart(portal.visitor, cart)).status).toBe(409);
      expect([await stockOf(portal, medicine), await stockOf(portal, few)]).toEqual([10, 1]);
    });

    it('refuses a sum that no card pays', async () => {
      const free = await addMedicine(portal, { pricePaise: 0 });
      const dear = await addMedicine(portal, { pricePaise: 100_000_000, stock: 20 });
      for (const [row, price] of [
        [free, 0],
        [dear, 800_000],
      ] as const) {
        const { status, body } = await openCart(portal.visitor, [{ medicine: row, quantity: 2, price }]);
        expect([status, body.code]).toEqual([422, 'AMOUNT_NOT_PAYABLE']);
      }
      expect(await stockOf(portal, dear)).toBe(20);
    });

    it('keeps at most three unpaid checkouts of one buyer', async () => {
      const user = buyer();
      const open = () => openCart(portal.visitor, [{ medicine }], user);
      const answers = await Promise.all(Array.from({ length: 6 }, open));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.code === 'TOO_MANY_HOLDS')).toHaveLength(3);
      expect(await stockOf(portal, medicine)).toBe(7);
      expect((await openCart(portal.visitor, [{ medicine }])).status).toBe(201);
    });
  });

  describe('the life of an order', () => {
    it('goes from placed to delivered, with a mail for each step', async () => {
      const user = buyer();
      const { id, number } = await buy(portal.visitor, [{ medicine }], user);
      for (const [name, status] of [
        ['pack', 'packed'],
        ['ship', 'shipped'],
        ['deliver', 'delivered'],
      ]) {
        const answer = await step(admin, id, name);
        expect([answer.status, answer.body.status]).toEqual([200, status]);
      }
      expect(await mailsTo(user.email)).toEqual([
        `We have received your order ${number}`,
        `Your order ${number} is packed`,
        `Your order ${number} is on its way`,
        `Your order ${number} has been delivered`,
      ]);
      const { body } = await admin.get(`/api/v1/orders/${id}`);
      expect(body.history.map(({ status }: { status: string }) => status)).toEqual([
        'placed',
        'packed',
        'shipped',
        'delivered',
      ]);
    });

    const STEPS = { pack: 'packed', ship: 'shipped', deliver: 'delivered', cancel: 'cancelled' } as const;
    const LEGAL: Record<string, string[]> = {
      placed: ['pack', 'cancel'],
      packed: ['ship', 'cancel'],
      shipped: ['deliver'],
      delivered: [],
      cancelled: ['cancel'],
    };

    it.each(Object.keys(LEGAL))('allows an admin the right steps from %s only', async (state) => {
      const { id } = await buy(portal.visitor, [{ medicine }]);
      for (const [name, to] of Object.entries(STEPS)) {
        await portal.model(Order).updateOne(
          { _id: id },
          {
            status: state,
            ...(state === 'cancelled' && { cancellation: { by: 'hospital', msg: 'Gone.' } }),
          },
        );
        const { status, body } = await step(admin, id, name);
        const legal = LEGAL[state].includes(name);
        expect([name, status, legal ? body.status : body.code]).toEqual(
          legal ? [name, 200, to] : [name, 409, 'WRONG_STATE'],
        );
      }
    });

    it('lets the buyer cancel while it is placed: money back in full, boxes on the shelf', async () => {
      const { id, sessionId } = await buy(patient, [{ medicine, quantity: 3 }]);
      const cancelled = await step(patient, id, 'cancel');
      expect(cancelled.body).toMatchObject({
        status: 'cancelled',
        canCancel: false,
        refund: { amount: 240, status: 'pending' },
        cancellation: {
          by: 'buyer',
          msg: 'Order cancelled. ₹240 will be refunded to the card in 5 to 7 days.',
        },
      });
      expect((await step(patient, id, 'cancel')).body).toMatchObject({ status: 'cancelled' });
      await portal.deliver();
      const payment = await paymentOf(sessionId);
      expect([payment.status, await refundsAt(portal, payment.paymentIntentId!)]).toEqual([
        'refunded',
        [24_000],
      ]);
      expect(await stockOf(portal, medicine)).toBe(10);
      const { body } = await patient.get(`/api/v1/orders/${id}`);
      expect(body.refund).toEqual({ amount: 240, status: 'done' });
    });

    it('does not let the buyer cancel once it is packed; the hospital may until it is shipped', async () => {
      const { id } = await buy(patient, [{ medicine }]);
      await step(admin, id, 'pack');
      const late = await step(patient, id, 'cancel');
      expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
      expect(late.body.error).toContain('please call us');
      const byHospital = await step(admin, id, 'cancel');
      expect(byHospital.body.cancellation.by).toBe('hospital');
      expect(await stockOf(portal, medicine)).toBe(10);
    });

    it('keeps an order whose medicine was deleted, and takes its boxes back', async () => {
      const { id } = await buy(patient, [{ medicine }]);
      await admin.delete(`/medicine/${String(medicine._id)}`);
      const { body } = await patient.get(`/api/v1/orders/${id}`);
      expect(body.items[0].name).toBe(medicine.name);
      expect((await step(patient, id, 'cancel')).status).toBe(200);
      expect(await stockOf(portal, medicine)).toBe(10);
    });
  });

  describe('access', () => {
    it('shows a patient their own and an admin all, in lists and alone', async () => {
      const { id, number } = await buy(patient, [{ medicine }]);
      const stranger = await addPatient(portal);
      const doctor = await addDoctor(portal);
      const ids = async (client: Client, filter: object = {}) => {
        const { body } = await client.get(
          `/api/v1/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        return (body as { id: string }[]).map((order) => order.id);
      };
      expect(await ids(patient)).toEqual([id]);
      expect(await ids(stranger)).toEqual([]);
      expect(await ids(admin, { q: number.slice(0, -1).toLowerCase() })).toContain(id);
      for (const q of ['HP', 'hp-2', number.slice(0, 9)]) expect(await ids(patient, { q })).toEqual([id]);
      expect(await ids(patient, { q: 'HP-1999' })).toEqual([]);
      expect(await ids(admin, { q: number, status: 'shipped' })).toEqual([]);
      expect(await ids(admin, { q: number, status: 'placed' })).toEqual([id]);
      const paths = [`/api/v1/orders/${id}`, `/api/v1/orders/${id}/receipt`];
      for (const path of paths) {
        const statuses = await Promise.all(
          [portal.visitor, stranger, doctor, patient, admin].map(
            async (client) => (await client.get(path)).status,
          ),
        );
        expect(statuses).toEqual([401, 404, 403, 200, 200]);
      }
      for (const name of ['pack', 'ship', 'deliver']) {
        const statuses = await Promise.all(
          [portal.visitor, stranger, doctor, patient].map(
            async (client) => (await step(client, id, name)).status,
          ),
        );
        expect(statuses).toEqual([401, 403, 403, 403]);
      }
      const cancels = await Promise.all(
        [portal.visitor, stranger, doctor].map(async (client) => (await step(client, id, 'cancel')).status),
      );
      expect(cancels).toEqual([401, 404, 403]);
      expect((await portal.visitor.get('/api/v1/orders')).status).toBe(401);
      expect((await doctor.get('/api/v1/orders')).status).toBe(403);
    });

    it('does not show a checkout that no one has paid', async () => {
      await openCart(patient, [{ medicine }]);
      expect((await patient.get('/api/v1/orders')).body).toEqual([]);
      const row = await portal.model<Order>(Order).findOne({ patientId: patient.userId }).lean<Order>();
      const id = String(row!._id);
      expect((await patient.get(`/api/v1/orders/${id}`)).status).toBe(404);
      expect((await step(admin, id, 'pack')).status).toBe(404);
      expect((await step(patient, id, 'cancel')).status).toBe(404);
    });

    it('finds a guest order by number and email alone, and cancels it so', async () => {
      const user = buyer();
      const { id, number } = await buy(portal.visitor, [{ medicine }], user);
      const find = (body: object) => portal.visitor.post('/api/v1/orders/find', body);
      const found = await find({ number: ` ${number.toLowerCase()} `, email: user.email.toUpperCase() });
      expect(OrderDto.parse(found.body).id).toBe(id);
      const wrong = await find({ number, email: 'other@example.org' });
      const unknown = await find({ number: 'HP-2026-222222', email: user.email });
      expect([wrong.status, unknown.status, wrong.body.error]).toEqual([404, 404, unknown.body.error]);
      expect((await find({ number, email: { $ne: null } })).status).toBe(400);
      const own = await buy(patient, [{ medicine }], user);
      expect((await find({ number: own.number, email: user.email })).status).toBe(404);
      const cancel = () => portal.visitor.post('/api/v1/orders/find/cancel', { number, email: user.email });
      expect((await cancel()).body.cancellation.by).toBe('buyer');
      expect((await cancel()).status).toBe(200);
      expect(await mailsTo(user.email)).toContain(`Your order ${number} is cancelled`);
    });

    it('slows down callers who try addresses for a number', async () => {
      const tries = Array.from({ length: 11 }, (_, index) => ({
        number: 'HP-2026-333333',
        email: `guess${index}@example.org`,
      }));
      const answers = [];
      for (const body of tries) answers.push(await portal.visitor.post('/api/v1/orders/find', body));
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429]);
      expect(Number(answers[10].headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('the receipt', () => {
    it('is a PDF that opens with its signed address alone', async () => {
      const user = buyer();
      const { number } = await buy(portal.visitor, [{ medicine, quantity: 2 }], user);
      const { body } = await portal.visitor.post('/api/v1/orders/find', { number, email: user.email });
      const response = await fetch(`${portal.url}${body.receiptUrl}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('content-disposition')).toContain(`receipt-${number}.pdf`);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const forged = body.receiptUrl.replace(/signature=./, 'signature=!');
      expect((await portal.visitor.get(forged)).status).toBe(403);
      const expired = body.receiptUrl.replace(/expires=\d+/, 'expires=1000');
      expect((await portal.visitor.get(expired)).status).toBe(403);
      const other = await buy(patient, [{ medicine }]);
      const moved = body.receiptUrl.replace(/receipts\/[0-9a-f]+/, `receipts/${other.id}`);
      expect((await portal.visitor.get(moved)).status).toBe(403);
    });
  });
});
