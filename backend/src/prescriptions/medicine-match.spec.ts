import { boxesFor, matchOf, othersOf, prescribedKey, prescribedStem } from './medicine-match.js';

const shelf = [
  'metformin 500 mg tablets (ardhika)',
  'metformin 500 mg tablets (sukhayan)',
  'calcium 500 mg and vitamin d3 tablets',
  'paracetamol 500 mg tablets',
  'ambroxol 30 mg/5 ml syrup',
  'cetirizine 10 mg tablets',
  'cetirizine 10 mg syrup',
].map((nameKey) => ({ nameKey }));

describe('names of medicines', () => {
  it.each([
    ['Metformin 500 mg tablets', 'metformin 500 mg tablets'],
    ['Tab. Metformin 500mg', 'metformin 500 mg tablets'],
    ['metformin  500 mg', 'metformin 500 mg'],
    ['Cap Rabeprazole 20mg', 'rabeprazole 20 mg capsules'],
    ['Atorvastatin 10 mg tab', 'atorvastatin 10 mg tablets'],
    ['Tablet', 'tablets'],
  ])('spells "%s" as the shelf does', (name, key) => expect(prescribedKey(name)).toBe(key));

  it.each([
    ['Metformin 500 mg tablets', 'metformin 500 mg tablets (ardhika)'],
    ['METFORMIN 500 MG', 'metformin 500 mg tablets (ardhika)'],
    ['Tab. Metformin 500mg', 'metformin 500 mg tablets (ardhika)'],
    ['Metformin 500 mg tablets (Sukhayan)', 'metformin 500 mg tablets (sukhayan)'],
    ['Ambroxol 30 mg/5 ml syrup', 'ambroxol 30 mg/5 ml syrup'],
    ['Cetirizine 10 mg syrup', 'cetirizine 10 mg syrup'],
  ])('finds "%s" on the shelf', (name, key) => expect(matchOf(name, shelf)?.nameKey).toBe(key));

  it.each([
    ['Calcium 500 mg'],
    ['Metformin'],
    ['Metformin 850 mg'],
    ['Cap. Metformin 500 mg'],
    ['Metformin 500 mg tablets (Nirovela)'],
    ['Cetirizine 10 mg'],
    [''],
  ])('does not parse "%s"', (name) => expect(matchOf(name, shelf)).toBeNull());
});

describe('the same substance of another brand', () => {
  it.each([
    ['Metformin 500 mg tablets (Ardhika)', ['metformin 500 mg tablets (sukhayan)']],
    ['Tab. Metformin 500mg', ['metformin 500 mg tablets (sukhayan)']],
    [
      'Metformin 500 mg tablets (Gone)',
      ['metformin 500 mg tablets (ardhika)', 'metformin 500 mg tablets (sukhayan)'],
    ],
    ['Metformin 850 mg tablets (Ardhika)', []],
    ['Paracetamol 500 mg tablets', []],
    ['Cetirizine 10 mg tablets', []],
    ['', []],
  ])('is found for "%s"', (name, keys) =>
    expect(othersOf(name, shelf).map(({ nameKey }) => nameKey)).toEqual(keys),
  );

  it('is looked up by the substance and not by the brand', () => {
    expect(prescribedStem('Metformin 500 mg tablets (Gone)')).toBe('metformin 500 mg');
  });
});

describe('boxes of a medicine', () => {
  it.each([
    ['Metformin 500 mg tablets', 60, 30, 6],
    ['Metformin 500 mg tablets', 61, 30, 7],
    ['Metformin 500 mg tablets', null, null, 1],
    ['Metformin 500 mg tablets', 4000, 730, 20],
    ['Probiotic capsules pack of 15', 30, 30, 2],
    ['Salbutamol 100 mcg inhaler', 120, 30, 1],
    ['Salbutamol 100 mcg inhaler', 240, 60, 2],
    ['Lactulose 10 g/15 ml solution', null, 5, 1],
    ['Carmellose 0.5% eye drops', null, null, 1],
  ])('is of %s for %s units in %s days: %d', (name, units, days, boxes) => {
    expect(boxesFor(name, units, days)).toBe(boxes);
  });
});
