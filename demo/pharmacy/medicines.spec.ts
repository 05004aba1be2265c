import { HEALTH_CONDITIONS, AddMedicine } from '../../openapi/contract/shop/medicines.js';
import { brands } from './brands.js';
import { medicines } from './medicines.js';

const countBy = <T>(of: readonly T[], is: (entry: T) => boolean): number => of.filter(is).length;

describe('medicines of the demo hospital', () => {
  it('is sixty: six for each health condition and six of each brand', () => {
    expect(medicines).toHaveLength(60);
    for (const condition of HEALTH_CONDITIONS) {
      expect(countBy(medicines, (medicine) => medicine.condition === condition)).toBe(6);
    }
    for (const brand of brands) expect(countBy(medicines, (medicine) => medicine.brand === brand)).toBe(6);
  });

  it('has names that differ, without regard to case, and carries their brand', () => {
    expect(new Set(medicines.map(({ name }) => name.toLowerCase())).size).toBe(60);
    for (const { name, brand } of medicines) expect(name.endsWith(`(${brand})`)).toBe(true);
  });

  it('passes the check of the form that an administrator fills in', () => {
    for (const { price, stock, parts, ...texts } of medicines) {
      const known = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null));
      const form = AddMedicine.safeParse({ ...texts, ...known, price: String(price), stock: String(stock) });
      expect(form.error?.issues ?? []).toEqual([]);
    }
  });

  it('has two that are sold out and sensible stock of the others', () => {
    expect(countBy(medicines, ({ stock }) => stock === 0)).toBe(2);
    for (const { stock } of medicines.filter((medicine) => medicine.stock > 0)) {
      expect(stock).toBeGreaterThanOrEqual(3);
      expect(stock).toBeLessThanOrEqual(200);
    }
  });

  it('is described in whole sentences without promises', () => {
    for (const { description } of medicines) {
      expect(description).toMatch(/^[A-Z].{40,}\.$/);
      expect(description).not.toMatch(/\b(cures?|guaranteed?|miracle|safest|no side effects)\b/i);
    }
  });
});
