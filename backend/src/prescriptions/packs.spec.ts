import { readMedicineName } from '../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import type { DoseUnit } from '../../../openapi/contract/care/dosage/dosage-facts.js';
import { packsFor } from './packs.js';

describe('packs of a medicine', () => {
  it.each([
    [540, 'tablet', 'Telmisartan 40 mg tablets', 54],
    [60, 'tablet', 'Metformin 500 mg tablets', 6],
    [61, 'tablet', 'Metformin 500 mg tablets', 7],
    [22.5, 'tablet', 'Furosemide 40 mg tablets', 3],
    [7.5, 'tablet', 'Furosemide 40 mg tablets', 1],
    [20, 'piece', 'Metformin 500 mg tablets', 2],
    [20, 'tablet', 'Omeprazole 20 mg capsules', 2],
    [30, 'capsule', 'Probiotic capsules pack of 15', 2],
    [840, 'ml', 'Lactulose 10 g/15 ml solution 200 ml', 5],
    [5000, 'mg', 'Metformin 500 mg tablets', 1],
    [300, 'mg', 'Prednisolone 10 mg tablets', 3],
    [1, 'g', 'Paracetamol 500 mg tablets', 1],
  ])('for %s %s of %s: %d', (value, unit, name, packs) => {
    expect(packsFor({ value, unit: unit as DoseUnit }, readMedicineName(name)!)).toBe(packs);
  });

  it.each([
    [840, 'ml', 'Lactulose 10 g/15 ml solution'],
    [120, 'puff', 'Salbutamol 100 mcg inhaler'],
    [14, 'application', 'Clotrimazole 1% cream 20 g'],
    [30, 'drop', 'Carmellose 0.5% eye drops 10 ml'],
    [10, 'tablet', 'Ambroxol 30 mg/5 ml syrup 100 ml'],
    [7, 'mg', 'Metformin 500 mg tablets'],
    [480, 'unit', 'Insulin glargine 100 IU/ml injection 10 ml'],
  ])('are unknown for %s %s of %s', (value, unit, name) => {
    expect(packsFor({ value, unit: unit as DoseUnit }, readMedicineName(name)!)).toBeNull();
  });

  it('are unknown without a quantity', () => {
    expect(packsFor(null, readMedicineName('Metformin 500 mg tablets')!)).toBeNull();
  });
});
