import { buildPrescription } from '../test/careBuilders';
import { reminders, shoppingOf, supplySentence } from './prescriptionView';

it.each([
  ['2026-11-20', 'Your supply ended on Fri, 20 Nov 2026.'],
  ['2026-11-21', 'Your supply ends today.'],
  ['2026-11-22', 'Your supply lasts until Sun, 22 Nov 2026.'],
])('should word a supply until %s on 21 November', (dueOn, sentence) =>
  expect(supplySentence({ level: 'urgent', dueOn }, '2026-11-21')).toBe(sentence),
);

it('should remind of what has a refill, the most pressing first', () => {
  const due = (_id: string, dueOn: string) => buildPrescription({ _id, refill: { level: 'soon', dueOn } });
  const all = [due('later', '2026-12-01'), buildPrescription({ _id: 'none' }), due('first', '2026-11-22')];
  expect(reminders(all).map(({ _id }) => _id)).toEqual(['first', 'later']);
});

it('should put what the pharmacy has into the cart and name the rest', () => {
  const sold = { medicineId: 'm1', name: 'Metformin 500 mg', quantity: 6, price: 38.4, available: true };
  const soldOut = { medicineId: 'm2', name: 'Aspirin', quantity: 1, price: 12, available: false };
  const unknown = { medicineId: null, name: 'Rare Drops', quantity: 1, price: null, available: false };
  expect(shoppingOf({ items: [sold, soldOut, unknown] })).toEqual({
    lines: [
      { medicineId: 'm1', name: 'Metformin 500 mg', quantity: 6, price: 38.4 },
      { medicineId: 'm2', name: 'Aspirin', quantity: 1, price: 12 },
    ],
    notSold: ['Rare Drops'],
  });
});
