import { HEALTH_CONDITIONS } from '../../openapi/contract/shop/medicines.js';
import { Order } from '../src/orders/order.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startProfiler } from './support/profiler.js';
import type { ProfiledQuery } from './support/profiler.js';
import { addLabTest, addMedicine, buy, buyer } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

describe('Queries of the pharmacy and the lab', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let guest: ReturnType<typeof buyer>;
  let number: string;
  let watched: Awaited<ReturnType<typeof startProfiler>>;

  beforeAll(async () => {
    portal = await startPortal('shop_plans');
    admin = await addAdmin(portal);
    patient = await addPatient(portal);
    guest = buyer();
    for (let index = 0; index < 60; index += 1) {
      await addMedicine(portal, { name: `Medicine ${index}`, condition: HEALTH_CONDITIONS[index % 10] });
      await addLabTest(portal, { name: `Test ${index}` });
    }
    const medicine = await addMedicine(portal, { stock: 100 });
    for (let index = 0; index < 5; index += 1) await buy(patient, [{ medicine }]);
    ({ number } = await buy(portal.visitor, [{ medicine }], guest));
    const test = await addLabTest(portal);
    for (let index = 0; index < 5; index += 1) {
      await patient.post('/api/v1/lab-bookings', {
        labTestId: String(test._id),
        fullName: 'Asha Rao',
        phone: '9812345678',
        date: dayFromToday(portal, 1),
        place: 'hospital',
        payment: 'atCollection',
      });
    }
    watched = await startProfiler(portal.db);
  });
  afterAll(() => portal.close());

  /** The documents read from a collection. */
  const asked = async (
    work: () => Promise<{ status: number }>,
    collection: string,
  ): Promise<ProfiledQuery[]> => {
    const queries = await watched(async () => expect((await work()).status).toBeLessThan(300));
    return queries.filter((query) => query.op === 'query' && query.collection === collection);
  };
  const list = (client: Client, resource: string, query: Record<string, unknown>) => () => {
    const parts = Object.entries(query).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return client.get(`/api/v1/${resource}?${parts.join('&')}`);
  };

  const assertIndexed = ({ plan, sortsInMemory, command }: ProfiledQuery): void =>
    expect({ command, plan, sortsInMemory }).toEqual({
      command,
      plan: expect.not.stringContaining('COLLSCAN') as string,
      sortsInMemory: false,
    });

  it.each([
    ['medicines', {}],
    ['medicines', { sort: ['stock', 'DESC'] }],
    ['medicines', { sort: ['price', 'ASC'] }],
    ['medicines', { sort: ['id', 'DESC'] }],
    ['medicines', { filter: { q: 'med' } }],
    ['medicines', { filter: { condition: 'Pain Relief' } }],
    ['medicines', { filter: { brand: 'Ardhika' } }],
    ['lab-tests', {}],
    ['lab-tests', { filter: { group: 'Thyroid' }, sort: ['testName', 'ASC'] }],
    ['lab-tests', { sort: ['price', 'DESC'] }],
    ['orders', {}],
    ['orders', { filter: { status: 'placed' } }],
    ['lab-bookings', {}],
    ['lab-bookings', { filter: { status: 'requested' } }],
    ['payments', { filter: { purpose: 'order' } }],
  ])("serves an admin's list of %s with %j from an index", async (resource, query) => {
    const queries = await asked(list(admin, resource, query), resource.replace('-', ''));
    expect(queries).toHaveLength(1);
    assertIndexed(queries[0]);
  });

  it.each([
    ['orders', {}],
    ['orders', { filter: { status: 'placed' } }],
    ['lab-bookings', {}],
    ['lab-bookings', { filter: { status: 'requested' } }],
  ])("serves a patient's list of %s with %j from an index", async (resource, query) => {
    const queries = await asked(list(patient, resource, query), resource.replace('-', ''));
    expect(queries).toHaveLength(1);
    assertIndexed(queries[0]);
  });

  it('serves the windows of a day and a route of the lab from an index', async () => {
    const windows = `/api/v1/lab-bookings/windows?date=${dayFromToday(portal, 1)}&place=home`;
    const calls = [() => patient.get(windows), () => admin.get('/api/v1/lab-bookings/route')];
    for (const call of calls) {
      const queries = await asked(call, 'labbookings');
      expect(queries).toHaveLength(1);
      assertIndexed(queries[0]);
    }
  });

  it('reads only the orders whose number begins as typed', async () => {
    const q = number.slice(0, 'HP-2026-7KQ4'.length);
    const [query] = await asked(list(admin, 'orders', { filter: { q } }), 'orders');
    expect(query).toMatchObject({ returned: 1, docsExamined: 1 });
  });

  it('finds a guest order and a medicine by name from an index', async () => {
    const find = () => portal.visitor.post('/api/v1/orders/find', { number, email: guest.email });
    const [order] = await asked(find, 'orders');
    assertIndexed(order);
    const medicine = (await portal.model<Medicine>(Medicine).findOne({ stock: 10 }).lean<Medicine>())!;
    const body = { medicineName: medicine.name, medicinePrice: 80, user: buyer() };
    const call = () => portal.visitor.post('/api/payment/create-medicine-checkout-session', body);
    for (const query of await asked(call, 'medicines')) assertIndexed(query);
    expect(await portal.model(Order).countDocuments({ status: 'reserved' })).toBe(1);
  });
});
