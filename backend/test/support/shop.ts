import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { productPartsOf } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import { LabTestList } from '../../src/lab/lab-test-list.js';
import { LabTest } from '../../src/lab/lab-test.schema.js';
import { productNameColumns } from '../../src/products/product.schema.js';
import { MedicineList } from '../../src/pharmacy/medicine-list.js';
import { Medicine } from '../../src/pharmacy/medicine.schema.js';
import type { Answer, Client } from './client.js';
import type { Portal } from './portal.js';
import { payAt } from './visits.js';

/** What a checkout asks of a buyer. */
export const buyer = (overrides: Record<string, unknown> = {}) => ({
  name: 'Gita Guest',
  email: `${randomBytes(6).toString('hex')}@example.org`,
  phone: '9812345678',
  address: '12 Lake View Road, Indiranagar, Bengaluru 560038',
  ...overrides,
});

/** A medicine on the shelf whose list price is ₹100, so that it costs ₹80 with the promotion of 20 %. */
export async function addMedicine(portal: Portal, overrides: Partial<Medicine> = {}): Promise<Medicine> {
  const name = overrides.name ?? `Medicine ${randomBytes(4).toString('hex')}`;
  const row = await portal.model<Medicine>(Medicine).create({
    ...productNameColumns(name),
    description: 'For tests.',
    pricePaise: 10_000,
    turnaround: '24 hours',
    brand: 'Ardhika',
    condition: 'Pain Relief',
    stock: 10,
    ...productPartsOf(name),
    ...overrides,
  });
  portal.app.get(MedicineList).drop();
  return row.toObject<Medicine>();
}

/** A lab test that costs ₹650. */
export async function addLabTest(portal: Portal, overrides: Partial<LabTest> = {}): Promise<LabTest> {
  const name = overrides.name ?? `Test ${randomBytes(4).toString('hex')}`;
  const row = await portal.model<LabTest>(LabTest).create({
    ...productNameColumns(name),
    description: 'For tests.',
    pricePaise: 65_000,
    turnaround: '24 hours',
    group: 'Thyroid',
    ...overrides,
  });
  portal.app.get(LabTestList).drop();
  return row.toObject<LabTest>();
}

export const stockOf = async (portal: Portal, { _id }: Medicine): Promise<number> =>
  (await portal.model<Medicine>(Medicine).findById(_id).lean<Medicine>())!.stock;

export interface Checkout {
  id: string;
  url: string;
  expiresAt: string;
  code?: string;
  error?: string;
  errors?: Record<string, string>;
}

export interface Wanted {
  medicine: Medicine;
  quantity?: number;
  /** What the buyer saw, in rupees. */
  price?: number;
  /** The line of a prescription that it is for. */
  prescription?: { id: string; line: number };
}

/** Opens the checkout of a cart. */
export const openCart = (
  client: Client,
  wanted: Wanted[],
  user: Record<string, unknown> = buyer(),
): Promise<Answer<Checkout>> =>
  client.post('/api/payment/create-medicine-checkout-session', {
    items: wanted.map(({ medicine, quantity = 1, price = 80, prescription }) => ({
      medicineId: String(medicine._id),
      quantity,
      price,
      prescription,
    })),
    user,
  });

/** The call of the page that the buyer comes back to. */
export const confirm = (client: Client, checkoutId: string) =>
  client.post('/api/v1/payments/confirm-checkout', { checkoutId });

/** Buys and pays; gives the placed order's number and id. */
export async function buy(
  client: Client,
  wanted: Wanted[],
  user: Record<string, unknown> = buyer(),
): Promise<{ id: string; number: string; sessionId: string }> {
  const checkout = await openCart(client, wanted, user);
  if (checkout.status !== 201) throw new Error(`Checkout answered ${checkout.status} ${checkout.body.code}`);
  if ((await payAt(checkout.body.url)) !== 303) throw new Error('The checkout was not paid');
  const { body } = await confirm(client, checkout.body.id);
  return { id: body.subjectId, number: body.number, sessionId: checkout.body.id };
}

/** A small picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', side = 900): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f6b66' } })
    .toFormat(format)
    .toBuffer();
