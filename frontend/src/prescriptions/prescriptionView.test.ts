import { buildPrescription } from '../test/careBuilders';
import { orderedNote, orderedSentence } from './lines/orderedBoxes';
import { reminders, shoppingOf, supplySentence } from './prescriptionView';

it.each([
  ['2026-11-20', 'Your supply ended on Fri, 20 Nov 2026.'],
  ['2026-11-21', 'Your supply ends today.'],
  ['2026-11-22', 'Your supply lasts until Sun, 22 Nov 2026.'],
])('words a supply until %s on 21 November', (dueOn, sentence) =>
  expect(supplySentence({ level: 'urgent', dueOn }, '2026-11-21')).toBe(sentence),
);

it('reminds of refills, the most urgent first', () => {
  const due = (_id: string, dueOn: string) => buildPrescription({ _id, refill: { level: 'soon', dueOn } });
  const all = [due('later', '2026-12-01'), buildPrescription({ _id: 'none' }), due('first', '2026-11-22')];
  expect(reminders(all).map(({ _id }) => _id)).toEqual(['first', 'later']);
});

const WRITTEN = { _id: 'rx', number: 'RX-1' };
const unordered = { line: 1, boxesOrdered: 0, boxesOfCourse: 6, boxesAllowed: 6 };

it('adds available medicines to the cart and names the rest', () => {
  const one = {
    ...unordered,
    quantity: 1,
    maxQuantity: 20,
    stock: 0,
    available: false,
    instead: [],
    ask: null,
  };
  const sold = {
    ...one,
    medicineId: 'm1',
    name: 'Metformin 500 mg',
    quantity: 6,
    price: 38.4,
    stock: 9,
    available: true,
  };
  const soldOut = { ...one, medicineId: 'm2', name: 'Aspirin', price: 12 };
  const unknown = { ...one, medicineId: null, name: 'Rare Drops', price: null };
  const open = { ...unknown, name: 'Insulin Glargine', ask: 'strength' as const };
  expect(shoppingOf({ items: [sold, soldOut, unknown, open] }, WRITTEN)).toEqual({
    lines: [
      {
        medicineId: 'm1',
        name: 'Metformin 500 mg',
        quantity: 6,
        price: 38.4,
        prescription: { id: 'rx', line: 1, number: 'RX-1', left: 6 },
      },
    ],
    missing: [
      { name: 'Aspirin', wanted: 1, left: 0, isSold: true, instead: null, ask: null },
      { name: 'Insulin Glargine', wanted: 1, left: 0, isSold: false, instead: null, ask: 'strength' },
    ],
    notSold: ['Rare Drops'],
    uncounted: [],
    limited: [],
    ordered: [],
  });
});

it('offers the cheapest other brand that has all the boxes that are missing', () => {
  const brand = (medicineId: string, stock: number) => ({
    medicineId,
    name: medicineId,
    price: 10,
    stock,
    quantity: null,
    boxesAllowed: null,
  });
  const item = {
    ...unordered,
    medicineId: 'm1',
    name: 'Aspirin',
    quantity: 6,
    maxQuantity: 20,
    price: 12,
    stock: 2,
    available: false,
    ask: null,
  };
  const insteadOf = (...instead: ReturnType<typeof brand>[]) =>
    shoppingOf({ items: [{ ...item, instead }] }, WRITTEN).missing[0]?.instead;
  expect(insteadOf(brand('few', 1), brand('many', 4), brand('more', 9))).toMatchObject({
    medicineId: 'many',
    quantity: 4,
  });
  expect(insteadOf(brand('few', 1))).toMatchObject({ medicineId: 'few', quantity: 1 });
});

it('asks for the boxes of a course that is not known, and names what one order does not hold', () => {
  const item = {
    ...unordered,
    medicineId: 'm1',
    name: 'Aspirin',
    maxQuantity: 20,
    price: 12,
    available: true,
    instead: [],
    ask: null,
  };
  const uncounted = { ...item, quantity: null, stock: 9 };
  const large = { ...item, medicineId: 'm2', quantity: 54, stock: 100 };
  const soldOut = { ...item, medicineId: 'm3', quantity: null, stock: 0, available: false };
  expect(shoppingOf({ items: [uncounted, large, soldOut] }, WRITTEN)).toMatchObject({
    lines: [{ medicineId: 'm2', quantity: 20 }],
    missing: [{ wanted: 1, left: 0 }],
    uncounted: [uncounted],
    limited: [large],
  });
});

it('leaves out what is ordered, and takes another brand in the boxes that are left', () => {
  const item = {
    ...unordered,
    medicineId: 'm1',
    name: 'Aspirin',
    maxQuantity: 20,
    price: 12,
    stock: 40,
    available: true,
    instead: [],
    ask: null,
  };
  const all = { ...item, boxesOrdered: 6, boxesAllowed: 0, quantity: 0 };
  const part = { ...item, medicineId: 'm2', line: 2, boxesOrdered: 2, boxesAllowed: null, quantity: 4 };
  const brand = { medicineId: 'm4', name: 'Brand', price: 9, stock: 9, quantity: 3, boxesAllowed: 3 };
  const soldOut = { ...item, medicineId: 'm3', quantity: 4, stock: 0, available: false, instead: [brand] };
  expect(shoppingOf({ items: [all, part, soldOut] }, WRITTEN)).toMatchObject({
    lines: [{ medicineId: 'm2', quantity: 4, prescription: { line: 2, left: null } }],
    missing: [{ instead: { medicineId: 'm4', quantity: 3, prescription: { line: 1, left: 3 } } }],
    ordered: [all, part],
  });
});

it.each([
  [0, 3, null, '0 of 3 boxes ordered'],
  [1, 1, 'You have ordered 1 of 1 box.', '1 of 1 box ordered'],
  [2, 3, 'You have ordered 2 of 3 boxes.', '2 of 3 boxes ordered'],
  [2, null, 'You have ordered 2 boxes.', '2 boxes ordered'],
  [0, null, null, null],
  [null, null, null, null],
])('words %s of %s ordered boxes', (boxesOrdered, boxesOfCourse, sentence, note) => {
  expect(orderedSentence({ boxesOrdered, boxesOfCourse })).toBe(sentence);
  expect(orderedNote({ boxesOrdered, boxesOfCourse })).toBe(note);
});
