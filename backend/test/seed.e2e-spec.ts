import { LAB_BOOKING_STATUSES, LabBooking as LabBookingAnswer } from '../../openapi/contract/lab-bookings.js';
import { HEALTH_CONDITIONS } from '../../openapi/contract/medicines.js';
import { ORDER_STATUSES, Order as OrderAnswer } from '../../openapi/contract/orders.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { Order } from '../src/orders/order.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { DEMO_PATIENT_EMAIL } from '../src/seed/patients.js';
import { DEMO_ADMIN_EMAIL, seed } from '../src/seed/seed.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

describe('The demo hospital', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;

  const login = async (email: string, type: User['type']) => {
    const user = await portal.model<User>(User).findOne({ email, type }).lean<User>();
    return clientOf(portal, user!._id);
  };
  const counts = () =>
    Promise.all([User, Medicine, LabTest, Order, LabBooking].map((of) => portal.model(of).countDocuments()));

  beforeAll(async () => {
    portal = await startPortal('seed');
    await seed(portal.app);
    admin = await login(DEMO_ADMIN_EMAIL, 'admin');
    patient = await login(DEMO_PATIENT_EMAIL, 'patient');
  }, 300_000);
  afterAll(() => portal.close());

  it('should have 60 medicines over ten conditions and 40 lab tests, each with a picture', async () => {
    const { body } = await portal.visitor.get('/medicine');
    expect(body.value).toHaveLength(60);
    const conditions = (body.value as { condition: string }[]).map(({ condition }) => condition);
    expect(new Set(conditions)).toEqual(new Set(HEALTH_CONDITIONS));
    const lab = (await portal.visitor.get('/lab')).body.value as { imageUrl: string }[];
    expect(lab).toHaveLength(40);
    for (const { imageUrl } of [...body.value, ...lab]) {
      const response = await fetch(`${portal.url}${imageUrl}`);
      expect([imageUrl, response.status, response.headers.get('content-type')]).toEqual([
        imageUrl,
        200,
        'image/webp',
      ]);
      await response.arrayBuffer();
    }
  });

  it('should have orders and lab bookings in every state, in the shape of the contract', async () => {
    const orders = (await admin.get('/api/v1/orders?range=[0,99]')).body as unknown[];
    const bookings = (await admin.get('/api/v1/lab-bookings?range=[0,99]')).body as unknown[];
    const orderStates = orders.map((order) => OrderAnswer.parse(order).status);
    const bookingStates = bookings.map((booking) => LabBookingAnswer.parse(booking).status);
    expect(new Set(orderStates)).toEqual(new Set(ORDER_STATUSES));
    expect(new Set(bookingStates)).toEqual(new Set(LAB_BOOKING_STATUSES));
    for (const order of orders.map((one) => OrderAnswer.parse(one))) {
      const paise = order.items.map(({ amount }) => Math.round(amount * 100));
      expect(paise.reduce((sum, amount) => sum + amount)).toBe(Math.round(order.total * 100));
      expect(order.refund?.status ?? null).toBe(order.status === 'cancelled' ? 'done' : null);
    }
    expect(((await patient.get('/api/v1/orders')).body as unknown[]).length).toBeGreaterThan(3);
    expect(((await patient.get('/api/v1/lab-bookings')).body as unknown[]).length).toBeGreaterThan(3);
  });

  it('should let the demo patient read a report and a receipt, and get money back', async () => {
    const orders = (await patient.get('/api/v1/orders')).body as OrderAnswer[];
    const placed = orders.find(({ status }) => status === 'placed')!;
    const receipt = await portal.visitor.get(placed.receiptUrl);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bookings = (await patient.get('/api/v1/lab-bookings')).body as LabBookingAnswer[];
    const { reportUrl } = bookings.find(({ status }) => status === 'reported')!;
    expect((await portal.visitor.get(reportUrl!)).headers.get('content-type')).toBe('application/pdf');
    expect((await patient.post(`/api/v1/orders/${placed.id}/cancel`)).status).toBe(200);
    await portal.deliver();
    const { body } = await patient.get(`/api/v1/orders/${placed.id}`);
    expect(body.refund).toEqual({ amount: placed.total, status: 'done' });
  });

  it('should change nothing when it is run again', async () => {
    const before = await counts();
    expect(await seed(portal.app)).toEqual(['The demo hospital is there already.']);
    expect(await counts()).toEqual(before);
  });

  it('should add pharmacy and lab to a demo hospital that has none', async () => {
    const before = await counts();
    for (const kind of [Medicine, LabTest, Order, LabBooking]) await portal.model(kind).deleteMany({});
    await portal.db.collection('payments').deleteMany({ purpose: { $ne: 'appointment' } });
    await seed(portal.app);
    expect(await counts()).toEqual(before);
  }, 300_000);
});
