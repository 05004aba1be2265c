import { freshBrowser } from '../../test/renderApp';
import { METFORMIN_ID, PARACETAMOL_ID, buildMedicine } from '../../test/shopBuilders';
import { brandShelves } from '../BrandCarousels';
import { cart } from './cart';
import { totalOf, viewCart } from './cartView';

const line = { medicineId: METFORMIN_ID, name: 'Metformin', price: 80, quantity: 2 };
const onSale = (overrides = {}) => new Map([[METFORMIN_ID, buildMedicine(overrides)]]);

beforeEach(freshBrowser);

describe('viewCart', () => {
  it.each([
    [{ stock: 3 }, null],
    [{ stock: 2 }, null],
    [{ stock: 1 }, 'Only 1 box left. Take fewer to continue.'],
    [{ stock: 0 }, 'Sold out for now. Remove it to continue.'],
  ])('judges two boxes against %j', (overrides, problem) =>
    expect(viewCart([line], onSale(overrides))[0]?.problem).toBe(problem),
  );
  it('judges nothing before the medicines are known', () =>
    expect(viewCart([line], undefined)[0]).toMatchObject({ problem: null, change: null, price: 80 }));
  it('names a changed price and counts with it', () => {
    const views = viewCart([line], onSale({ promotionPrice: 79.99 }));
    expect(views[0]?.change).toBe('The price was ₹80 and is now ₹79.99.');
    expect(totalOf(views)).toBe(159.98);
  });
  it('excludes unavailable items', () => expect(totalOf(viewCart([line], new Map()))).toBe(0));
});

it('adds up without the errors of binary fractions', () =>
  expect(totalOf([{ line: { ...line, quantity: 3 }, price: 0.1, problem: null }])).toBe(0.3));

describe('cart', () => {
  it('takes at most 20 boxes of one medicine', () => {
    const medicine = buildMedicine({ stock: 100 });
    for (let box = 0; box < 20; box += 1) expect(cart.add(medicine)).toBeNull();
    expect(cart.add(medicine)).toBe('At most 20 boxes of one medicine can be bought at once.');
    expect(cart.lines()[0]?.quantity).toBe(20);
  });
  it('takes at most 30 medicines', () => {
    const medicineOf = (index: number) => buildMedicine({ _id: `${index}`.padStart(24, '0') });
    for (let index = 0; index < 30; index += 1) expect(cart.add(medicineOf(index))).toBeNull();
    expect(cart.add(medicineOf(30))).toBe('A cart holds at most 30 medicines.');
    expect(cart.add(medicineOf(29))).toBeNull();
  });
  it('keeps items added after the start of the checkout', () => {
    const paracetamol = buildMedicine({ _id: PARACETAMOL_ID });
    cart.add(buildMedicine());
    cart.add(paracetamol);
    cart.add(paracetamol);
    cart.takeOut([
      { medicineId: METFORMIN_ID, quantity: 1 },
      { medicineId: PARACETAMOL_ID, quantity: 1 },
    ]);
    expect(cart.lines().map(({ medicineId, quantity }) => [medicineId, quantity])).toEqual([
      [PARACETAMOL_ID, 1],
    ]);
  });
});

it.each([
  [0, []],
  [1, [1]],
  [2, [1, 1]],
  [10, [4, 3, 3]],
])('shares %i brands out among the carousels as %j', (count, lengths) => {
  const brands = Array.from({ length: count }, (_, index) => `Brand ${index}`);
  const shelves = brandShelves(brands);
  expect(shelves.map((each) => each.brands.length)).toEqual(lengths);
  expect(shelves.flatMap((each) => each.brands)).toEqual(brands);
});

describe('filling', () => {
  const line = (medicineId: string, quantity: number) => ({ medicineId, name: 'Box', price: 10, quantity });
  const id = (index: number) => index.toString(16).padStart(24, '0');

  it('raises existing items to the requested boxes, and never lowers them', () => {
    cart.fill([line(id(1), 2), line(id(2), 5)]);
    expect(cart.fill([line(id(1), 6), line(id(2), 3), line(id(3), 1)])).toBeNull();
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([6, 5, 1]);
  });

  const prescribed = (quantity: number, number: string, left: number | null) => ({
    ...line(id(1), quantity),
    prescription: { id: id(number === 'RX-1' ? 101 : 102), line: 1, number, left },
  });

  it('leaves an item of another prescription as it is, and says so', () => {
    cart.fill([prescribed(3, 'RX-1', 3)]);
    expect(cart.fill([prescribed(2, 'RX-2', 2), line(id(2), 1)])).toBe(
      'Box is already in the cart for prescription RX-1. Order these boxes first.',
    );
    expect(cart.lines()).toEqual([prescribed(3, 'RX-1', 3), line(id(2), 1)]);
  });

  it('raises boxes that were added by hand to those of the prescription', () => {
    cart.fill([line(id(1), 1)]);
    expect(cart.fill([prescribed(3, 'RX-1', 3)])).toBeNull();
    expect(cart.lines()).toEqual([prescribed(3, 'RX-1', 3)]);
  });

  it('never lowers boxes that were added by hand, and says so', () => {
    cart.fill([line(id(1), 5)]);
    expect(cart.fill([prescribed(2, 'RX-1', 3)])).toContain(
      'Box: the cart already has 5 boxes, but prescription RX-1 has 3 boxes left.',
    );
    expect(cart.lines()).toEqual([line(id(1), 5)]);
  });

  it('puts in at most 20 boxes of one medicine and 30 medicines, and says so', () => {
    const many = Array.from({ length: 31 }, (_, index) => line(id(index), 25));
    expect(cart.fill(many)).toBe('A cart holds at most 30 medicines.');
    expect(cart.lines()).toHaveLength(30);
    expect(cart.lines()[0]?.quantity).toBe(20);
  });
});
