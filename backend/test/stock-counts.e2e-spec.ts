import { Order } from '../src/orders/order.schema.js';
import type { StoredStatus } from '../src/orders/order.status.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import type { MedicineRecord } from '../../openapi/contract/shop/medicines.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, openCart } from './support/shop.js';

describe('A count of the shelf', () => {
  let portal: Portal;
  let admin: Client;
  let medicine: Medicine;

  beforeAll(async () => {
    portal = await startPortal('stock_counts');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    medicine = await addMedicine(portal, { stock: 20 });
  });

  const path = () => `/api/v1/medicines/${String(medicine._id)}`;
  const record = async (): Promise<MedicineRecord> => (await admin.get<MedicineRecord>(path())).body;
  const put = (body: Record<string, unknown>) => admin.put<MedicineRecord>(path(), body);
  const facts = async () => {
    const { shelf, held, unpacked, missing, stock } = await record();
    return { shelf, held, unpacked, missing, stock };
  };
  /** Three boxes held by an open checkout, four in a paid order. */
  async function promise() {
    await openCart(portal.visitor, [{ medicine, quantity: 3 }]);
    return buy(portal.visitor, [{ medicine, quantity: 4 }]);
  }

  it('shows held, unpacked and free boxes beside it', async () => {
    await promise();
    expect(await facts()).toEqual({ shelf: 20, held: 3, unpacked: 4, missing: 0, stock: 13 });
    const { body } = await admin.get<MedicineRecord[]>(`/api/v1/medicines?filter={"q":"${medicine.name}"}`);
    expect(body[0]).toMatchObject({ shelf: 20, held: 3, unpacked: 4, stock: 13 });
    const shown = (await portal.visitor.get(path())).body as Record<string, unknown>;
    expect([shown.stock, 'shelf' in shown]).toEqual([13, false]);
  });

  it('leaves held and paid boxes out of the free ones', async () => {
    const { id } = await promise();
    const counted = await put({ counted: 18, shelfWas: 20 });
    expect(counted.body).toMatchObject({ shelf: 18, held: 3, unpacked: 4, stock: 11 });
    await admin.post(`/api/v1/orders/${id}/pack`, {});
    expect(await facts()).toEqual({ shelf: 14, held: 3, unpacked: 0, missing: 0, stock: 11 });
    expectFailure(await put({ counted: 18, shelfWas: 18 }), { status: 409, code: 'EDIT_CONFLICT' });
    expect((await put({ counted: 18 })).body.stock).toBe(15);
  });

  it('sells nothing while promised boxes are missing, and fills them first', async () => {
    const { id } = await promise();
    expect((await put({ counted: 5 })).body).toMatchObject({ shelf: 5, missing: 2, stock: 0 });
    const cart = await openCart(portal.visitor, [{ medicine }]);
    expectFailure(cart, { status: 409, code: 'OUT_OF_STOCK' });
    await put({ stock: 1, stockWas: 0 });
    expect(await facts()).toEqual({ shelf: 6, held: 3, unpacked: 4, missing: 1, stock: 0 });
    await admin.post(`/api/v1/orders/${id}/cancel`, {});
    expect(await facts()).toEqual({ shelf: 6, held: 3, unpacked: 0, missing: 0, stock: 3 });
  });

  it.each([{ counted: -1 }, { counted: 1.5 }, { counted: '5' }, { shelfWas: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await put(body)).status).toBe(400);
    },
  );

  const boxesIn = async (statuses: StoredStatus[]): Promise<number> => {
    const orders = await portal
      .model<Order>(Order)
      .find({ 'items.medicineId': medicine._id, status: { $in: statuses } })
      .lean<Order[]>();
    return orders.reduce((sum, { items }) => sum + items[0].quantity, 0);
  };

  it('does not oversell while checkouts take boxes', async () => {
    const carts = Array.from({ length: 12 }, () => openCart(portal.visitor, [{ medicine }]));
    const counts = Array.from({ length: 4 }, () => put({ counted: 9 }));
    const [answers] = await Promise.all([Promise.all(counts), Promise.all(carts)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { stock, held, missing } = await record();
    expect(held).toBe(await boxesIn(['reserved']));
    expect(stock - missing + held).toBe(9);
  });

  it('counts boxes either before or after they are packed', async () => {
    const orders = [];
    for (let index = 0; index < 4; index += 1) orders.push(await buy(portal.visitor, [{ medicine }]));
    const packs = orders.map(({ id }) => admin.post(`/api/v1/orders/${id}/pack`, {}));
    const counts = Array.from({ length: 3 }, () => put({ counted: 15, shelfWas: 20 }));
    const [answers] = await Promise.all([Promise.all(counts), Promise.all(packs)]);
    const isCounted = answers.some(({ status }) => status === 200);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    // Four of the counted boxes were sold: the eleven others are free, however many were packed before or after.
    expect((await record()).stock).toBe(isCounted ? 11 : 16);
    expect((await record()).shelf).toBe(isCounted ? 11 : 16);
    expect(await boxesIn(['packed'])).toBe(4);
  });
});
