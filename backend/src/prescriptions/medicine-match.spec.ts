import { productPartsOf } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import type { ProductParts } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import { nameKeyOf } from '../common/name-key.js';
import { matchOf } from './medicine-match.js';
import type { MatchedProduct } from './medicine-match.js';
import { prescribedKey } from './prescribed-key.js';

const product = (name: string, overrides: Partial<MatchedProduct> = {}): MatchedProduct => ({
  ...productPartsOf(name),
  nameKey: nameKeyOf(name),
  brand: /\(([^()\d]*)\)$/.exec(name)?.[1] ?? null,
  ...overrides,
});
const mg = (value: number) => ({ value, unit: 'mg' as const, perValue: null, perUnit: null });
const IU = (value: number) => ({ value, unit: 'IU' as const, perValue: 1, perUnit: 'ml' as const });
const parts = (substances: ProductParts['substances'], doseForm: ProductParts['doseForm']): ProductParts => ({
  substances,
  doseForm,
  release: null,
  packSize: null,
});
const glargine = (value: number) =>
  parts([{ substance: 'insulin glargine', strength: IU(value) }], 'injectionCartridge');

const SOLD = [
  product('Metformin 500 mg tablets (Ardhika)'),
  product('Metformin 500 mg tablets (Sukhayan)'),
  product('Metformin 500 mg SR tablets (Ardhika)'),
  product('Metformin 850 mg tablets (Ardhika)'),
  product('Amlodipine 5 mg tablets'),
  product('Amlodipine 10 mg tablets'),
  product('Paracetamol 650 mg tablets (Vaidmira)'),
  product('Paracetamol 250 mg/5 ml syrup'),
  product('Insulin Glargine (Basalog)', glargine(100)),
  product('Insulin Glargine (Toujeo)', glargine(300)),
  product('Levothyroxine 50 mcg tablets'),
  product('Doxycycline 100 mg capsules'),
  product('Doxycycline 100 mg tablets'),
  product('Omeprazole 20 mg capsules'),
  product('Amoxicillin 500 mg + Clavulanic acid 125 mg tablets (Augmentin)'),
  product('Amoxicillin 500 mg capsules'),
  product('Telmisartan 40 mg tablets (Telma)'),
  product('Telmisartan 40 mg + Amlodipine 5 mg tablets (Telma)'),
  product('Ecosprin 75', {
    ...parts([{ substance: 'aspirin', strength: mg(75) }], 'tablet'),
    brand: 'Ecosprin',
  }),
  product('Augmex', {
    ...parts(
      [
        { substance: 'cefixime', strength: mg(200) },
        { substance: 'ofloxacin', strength: mg(200) },
      ],
      'tablet',
    ),
    brand: 'Augmex',
  }),
  product('Atenolol 50 mg tablets', parts([{ substance: 'atenolol', strength: mg(25) }], 'tablet')),
  product('Salbutamol 100 mcg inhaler'),
  product('Carmellose 0.5% eye drops (Vaidmira)'),
  product('Probiotic capsules pack of 15 (Ardhika)'),
  product('Chest rub balm 50 g'),
  product('Glucose test strips pack of 50 (Medhalok)', { substances: [] }),
];

const found = (name: string, brandSubstitution = false) => {
  const { medicine, otherBrands, ask, choices } = matchOf({ name, brandSubstitution }, SOLD);
  return {
    medicine: medicine?.nameKey ?? null,
    others: otherBrands.map((one) => one.nameKey),
    ask,
    choices: choices.length,
  };
};

describe('a prescribed line', () => {
  it.each([
    ['Metformin 500 mg tablets', 'metformin 500 mg tablets (ardhika)'],
    ['Metformin 500 mg tablets (Sukhayan)', 'metformin 500 mg tablets (sukhayan)'],
    ['METFORMIN HCL 0.5 G TAB', 'metformin 500 mg tablets (ardhika)'],
    ['Metformin 500', 'metformin 500 mg tablets (ardhika)'],
    ['Tab Metformin 500mg SR', 'metformin 500 mg sr tablets (ardhika)'],
    ['Metformin SR 500', 'metformin 500 mg sr tablets (ardhika)'],
    ['Amlodipine 5', 'amlodipine 5 mg tablets'],
    ['Tab. Amlodipine besylate 10mg', 'amlodipine 10 mg tablets'],
    ['T. Paracetamol 650 mg', 'paracetamol 650 mg tablets (vaidmira)'],
    ['Acetaminophen 650 mg', 'paracetamol 650 mg tablets (vaidmira)'],
    ['Syp Paracetamol 250', 'paracetamol 250 mg/5 ml syrup'],
    ['Paracetamol 50 mg/ml syrup', 'paracetamol 250 mg/5 ml syrup'],
    ['Insulin Glargine 300 IU/ml', 'insulin glargine (toujeo)'],
    ['Inj. Insulin Glargine U-100', 'insulin glargine (basalog)'],
    ['Thyroxine 50', 'levothyroxine 50 mcg tablets'],
    ['Levothyroxine 0.05 mg', 'levothyroxine 50 mcg tablets'],
    ['Cap Doxycycline 100 mg', 'doxycycline 100 mg capsules'],
    ['Omeprazole 20 mg', 'omeprazole 20 mg capsules'],
    ['Tab Augmentin 625', 'amoxicillin 500 mg + clavulanic acid 125 mg tablets (augmentin)'],
    [
      'Clavulanic acid 125 mg + Amoxicillin 500 mg',
      'amoxicillin 500 mg + clavulanic acid 125 mg tablets (augmentin)',
    ],
    ['Co-amoxiclav 625', 'amoxicillin 500 mg + clavulanic acid 125 mg tablets (augmentin)'],
    ['Cap. Amoxicillin 500', 'amoxicillin 500 mg capsules'],
    ['Ecosprin 75', 'ecosprin 75'],
    ['Augmex 400', 'augmex'],
    ['Salbutamol 100 mcg/puff inhaler', 'salbutamol 100 mcg inhaler'],
    ['Carmellose 0.5% drops', 'carmellose 0.5% eye drops (vaidmira)'],
    ['Probiotic capsules pack of 15 (Ardhika)', 'probiotic capsules pack of 15 (ardhika)'],
    ['Chest rub balm 50 g', 'chest rub balm 50 g'],
    ['Glucose test strips pack of 50', 'glucose test strips pack of 50 (medhalok)'],
  ])('finds "%s"', (name, nameKey) =>
    expect(found(name)).toMatchObject({ medicine: nameKey, ask: null, choices: 0 }),
  );

  it.each([
    ['another strength', 'Metformin 1000 mg tablets'],
    ['another strength', 'Insulin Glargine 200 IU/ml'],
    ['another strength', 'Amlodipine 2.5'],
    ['another unit', 'Levothyroxine 50 mg'],
    ['another form', 'Cap. Metformin 500 mg'],
    ['another form', 'Amoxicillin 500 mg tablets'],
    ['another release', 'Metformin 500 mg ER tablets'],
    ['a release that is not plain', 'Metformin 850 mg SR'],
    ['a part of a combination', 'Clavulanic acid 125 mg'],
    ['a further substance', 'Amoxicillin 500 mg + Cloxacillin 250 mg'],
    ['a product whose name and fields differ', 'Atenolol 25 mg tablets'],
    ['a product whose name and fields differ', 'Atenolol 50 mg tablets'],
    ['an unknown word', 'Metformin forte 500 mg'],
    ['another insulin', 'Insulin Aspart 100 IU/ml'],
    ['nothing that is sold', 'Nowhere to be had'],
  ])('is not %s: "%s"', (_, name) =>
    expect(found(name, true)).toEqual({ medicine: null, others: [], ask: null, choices: 0 }),
  );

  it.each([
    ['strength', 'Insulin Glargine', 2],
    ['strength', 'Metformin', 3],
    ['strength', 'Metformin SR', 1],
    ['strength', 'Omeprazole capsules', 1],
    ['strength', 'Syp Paracetamol 250 mg', 1],
    ['strength', 'Augmentin', 1],
    ['form', 'Doxycycline 100 mg', 2],
    ['name', 'Metformin 500 mg 850 mg', 0],
    ['name', 'Warfarin 2 tablets', 0],
    ['name', '', 0],
  ])('asks for the %s: "%s"', (ask, name, choices) =>
    expect(found(name, true)).toEqual({ medicine: null, others: [], ask, choices }),
  );

  it('does not guess between two medicines of one brand', () => {
    expect(found('Telma 40').medicine).toBeNull();
  });

  it('with the name of a product whose strength is given by its field only, where no other strength is sold', () => {
    const only = [product('Insulin Glargine (Toujeo)', glargine(300))];
    const line = { name: 'Insulin Glargine (Toujeo)', brandSubstitution: false };
    expect(matchOf(line, only).medicine).toBe(only[0]);
    expect(matchOf({ ...line, name: 'Insulin Glargine' }, only)).toMatchObject({
      medicine: null,
      ask: 'strength',
    });
  });
});

describe('another brand', () => {
  const [ardhika, sukhayan] = ['metformin 500 mg tablets (ardhika)', 'metformin 500 mg tablets (sukhayan)'];

  it.each([
    ['is offered where none is named', 'Metformin 500 mg tablets', false, ardhika, [sukhayan]],
    ['is not offered without consent', 'Metformin 500 mg tablets (Sukhayan)', false, sukhayan, []],
    ['is offered with consent', 'Metformin 500 mg tablets (Sukhayan)', true, sukhayan, [ardhika]],
    ['is not offered for a brand that is not sold', 'Metformin 500 mg tablets (Gone)', false, null, []],
    [
      'is offered for one that is not sold, with consent',
      'Metformin 500 mg tablets (Gone)',
      true,
      null,
      [ardhika, sukhayan],
    ],
    [
      'never has another strength',
      'Metformin 850 mg tablets (Ardhika)',
      true,
      'metformin 850 mg tablets (ardhika)',
      [],
    ],
  ])('%s', (_, name, consent, medicine, others) =>
    expect(found(name, consent)).toMatchObject({ medicine, others, ask: null }),
  );
});

it.each([
  ['Metformin 500 mg tablets', 'metformin 500 mg tablets'],
  ['Tab. Metformin 500mg', 'metformin 500 mg tablets'],
  ['metformin  500 mg', 'metformin 500 mg'],
  ['Cap Rabeprazole 20mg', 'rabeprazole 20 mg capsules'],
  ['Atorvastatin 10 mg tab', 'atorvastatin 10 mg tablets'],
  ['Tablet', 'tablets'],
])('spells "%s" in one way', (name, key) => expect(prescribedKey(name)).toBe(key));
