import { Types } from 'mongoose';
import type { Payment, Refund } from '../payments/payment.schema.js';
import type { Order } from './order.schema.js';
import type { DocumentPart } from '../pdf/document-text.js';
import { receiptOf } from './receipt.js';

const item = (name: string, pricePaise: number, quantity: number) => ({
  medicineId: new Types.ObjectId(),
  name,
  image: null,
  pricePaise,
  listPricePaise: pricePaise,
  quantity,
});

const order = {
  number: 'HP-2026-7KQ4XM',
  buyer: {
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: '+919812345678',
    address: '12 Lake View Road',
  },
  items: [item('Metformin', 3_840, 3), item('Aspirin', 804, 20), item('Insulin', 12_345_678, 1)],
  totalPaise: 3 * 3_840 + 20 * 804 + 12_345_678,
} as unknown as Order;
const payment = {
  purpose: 'order',
  paidAt: new Date('2026-11-21T20:00:00Z'),
  refunds: [] as Refund[],
} as Payment;

const rowsOf = ([table]: DocumentPart[]): string[][] => {
  if (table.kind !== 'table') return [];
  const rows = [table.columns.map(({ head }) => head), ...table.rows, ...table.foot];
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
};

describe('receipt', () => {
  it('lists the sold items with sums that add up, in rupees with two decimals', () => {
    const rows = rowsOf(receiptOf({ order, payment, hospitalNumber: '1000 0001 6' }, 'Asia/Kolkata').body);
    expect(rows).toEqual([
      ['Medicine', 'Price of one', 'Boxes', 'Amount'],
      ['Metformin', '₹38.40', '3', '₹115.20'],
      ['Aspirin', '₹8.04', '20', '₹160.80'],
      ['Insulin', '₹1,23,456.78', '1', '₹1,23,456.78'],
      ['Total', '', '24', '₹1,23,732.78'],
    ]);
    const amounts = rows.slice(1, -1).map((row) => row[3]);
    const paise = amounts.map((amount) => Math.round(Number(amount.replace(/[₹,]/g, '')) * 100));
    expect(paise.reduce((sum, amount) => sum + amount)).toBe(order.totalPaise);
  });

  it("dates it on the hospital's calendar and names the buyer", () => {
    const facts = Object.fromEntries(
      receiptOf({ order, payment, hospitalNumber: '1000 0001 6' }, 'Asia/Kolkata').facts,
    );
    expect(facts).toMatchObject({
      'Order number': 'HP-2026-7KQ4XM',
      Date: '22 Nov 2026',
      'Sold to': 'Asha Rao',
      'Hospital number': '1000 0001 6',
      Address: '12 Lake View Road',
    });
  });

  it('says when the money went back', () => {
    const done = { reason: 'A reason', status: 'done' as const, requestedAt: new Date() };
    const refunds: Refund[] = [
      { ...done, kind: 'administrator', amountPaise: 50_000 },
      { ...done, kind: 'cancellation', amountPaise: order.totalPaise - 50_000 },
    ];
    const { notes } = receiptOf(
      { order, payment: { ...payment, refunds }, hospitalNumber: null },
      'Asia/Kolkata',
    );
    expect(notes.slice(-2)).toEqual([
      '₹500.00 of this payment is refunded to the card.',
      'This order was cancelled; ₹1,23,232.78 is refunded to the card.',
    ]);
  });
});
