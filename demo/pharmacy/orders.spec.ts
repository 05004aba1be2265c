import { Customer, ORDER_STATUSES } from '../../openapi/contract/shop/orders.js';
import { DEMO_PATIENT_EMAIL, patients } from '../patients.js';
import { medicines } from './medicines.js';
import { demoOrders } from './orders.js';

const TODAY = '2026-11-24';
const orders = demoOrders(TODAY, medicines, patients);
const dayStarts = new Date('2026-11-24T00:00:00+05:30');

describe('orders of the demo hospital', () => {
  it('covers every state, of patients and of guests', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    const ofDemoPatient = orders.filter(({ patientEmail }) => patientEmail === DEMO_PATIENT_EMAIL);
    expect(new Set(ofDemoPatient.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    expect(orders.filter(({ patientEmail }) => patientEmail === null).length).toBeGreaterThanOrEqual(3);
    expect(orders.length).toBeGreaterThanOrEqual(25);
  });

  it('is the same for the same day', () => {
    expect(demoOrders(TODAY, medicines, patients)).toEqual(orders);
  });

  it('sells medicines in stock, each once per order, at four fifths of the price', () => {
    for (const { items } of orders) {
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ medicineName }) => medicineName)).size).toBe(items.length);
      for (const item of items) {
        const medicine = medicines.find(({ name }) => name === item.medicineName)!;
        expect(medicine.stock).toBeGreaterThan(0);
        expect(item.listPrice).toBe(medicine.price);
        expect(Math.round(item.price * 100)).toBe(medicine.price * 80);
        expect(item.quantity).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('names buyers as the checkout would take them', () => {
    for (const { buyer } of orders) expect(Customer.safeParse(buyer).error?.issues ?? []).toEqual([]);
  });

  it('has a history in order that ends with its state and before today', () => {
    for (const { status, history, cancelledBy } of orders) {
      expect(history[0].status).toBe('placed');
      expect(history.at(-1)!.status).toBe(status);
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(dayStarts.getTime());
      expect(cancelledBy !== null).toBe(status === 'cancelled');
    }
  });

  it('refuses a day that is none, and a list without the demo patient', () => {
    expect(() => demoOrders('24-11-2026', medicines, patients)).toThrow(RangeError);
    expect(() => demoOrders(TODAY, medicines, patients.slice(1))).toThrow('demo patient');
  });
});
