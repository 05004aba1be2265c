import type { PackSize } from '../../openapi/contract/shop/medicine-names/facts.js';
import { productPartsOf } from '../../openapi/contract/shop/medicine-names/product-parts.js';
import type {
  ProductParts,
  ProductSubstance,
} from '../../openapi/contract/shop/medicine-names/product-parts.js';

/** What the names do not say. */
const SUBSTANCES: Record<string, ProductSubstance[]> = {
  'Calcium 500 mg and vitamin D3 tablets': [
    { substance: 'calcium', strength: { value: 500, unit: 'mg', perValue: null, perUnit: null } },
    { substance: 'colecalciferol', strength: { value: 250, unit: 'IU', perValue: null, perUnit: null } },
  ],
  'Diabetic foot cream 100 g': [
    { substance: 'urea', strength: { value: 10, unit: '%', perValue: null, perUnit: null } },
  ],
};

/** Things without an active substance. */
const DEVICES = [
  'Glucose test strips pack of 50',
  'Insulin pen needles 4 mm box of 100',
  'Upper arm blood pressure monitor',
  'Inhaler spacer with mask',
  'Compressor nebuliser kit',
  'Adult pull-up diapers large pack of 10',
  'Denture cleaning tablets pack of 30',
  'Soft toothbrush set of 4',
  'Heat patches for back pack of 4',
  'Elastic knee support medium',
  'Latex condoms pack of 10',
  'Water-based lubricant gel 50 g',
  'Pregnancy test kit pack of 2',
];

const PACKS: Record<string, PackSize> = {
  'Lactulose 10 g/15 ml solution': { value: 200, unit: 'ml' },
  'Ambroxol 30 mg/5 ml syrup': { value: 100, unit: 'ml' },
  'L-ornithine L-aspartate 5 g sachets': { value: 10, unit: 'sachet' },
  'Salbutamol 100 mcg inhaler': { value: 200, unit: 'puff' },
  'Budesonide 200 mcg inhaler': { value: 200, unit: 'puff' },
  'Carmellose 0.5% eye drops': { value: 10, unit: 'ml' },
  'Chlorhexidine 0.2% mouthwash': { value: 150, unit: 'ml' },
  'Benzocaine 20% mouth gel': { value: 10, unit: 'g' },
  'Xylometazoline 0.1% nasal drops': { value: 10, unit: 'ml' },
  'Levonorgestrel 1.5 mg tablet': { value: 1, unit: 'tablet' },
};
/** Tablets or capsules of a strip. */
const STRIP = 10;

/** What a product consists of, by its name without the brand. A few names stay unsplit, as in a real list. */
export function partsOfProduct(product: string): ProductParts {
  const read = productPartsOf(product);
  const isCounted = read.doseForm === 'tablet' || read.doseForm === 'capsule';
  const strip = isCounted ? { value: STRIP, unit: read.doseForm as 'tablet' | 'capsule' } : null;
  return {
    ...read,
    substances: SUBSTANCES[product] ?? (DEVICES.includes(product) ? [] : read.substances),
    packSize: PACKS[product] ?? read.packSize ?? strip,
  };
}
