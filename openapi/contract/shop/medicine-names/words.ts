import type { PackUnit, PerUnit, StrengthUnit } from './facts.js';

/** Words that say nothing about what is taken: pharmacopoeias and flavours. */
export const IGNORED_WORDS: readonly string[] = [
  'ip',
  'bp',
  'usp',
  'film coated',
  'film-coated',
  'sugar free',
  'sugar-free',
  'orange',
  'lemon',
  'mango',
  'strawberry',
  'raspberry',
  'mint',
  'flavour',
  'flavor',
  'flavoured',
  'flavored',
];

/** A name with one of these is no medicine, or one whose parts cannot be named. */
export const DEVICE_WORDS: readonly string[] = [
  'needle',
  'needles',
  'syringe',
  'syringes',
  'strip test',
  'test strip',
  'test strips',
  'lancet',
  'lancets',
  'meter',
  'glucometer',
  'monitor',
  'thermometer',
  'kit',
  'spacer',
  'mask',
  'nebuliser',
  'nebulizer',
  'compressor',
  'condom',
  'condoms',
  'diaper',
  'diapers',
  'support',
  'belt',
  'bandage',
  'bandages',
  'gauze',
  'plaster',
  'plasters',
  'cotton',
  'toothbrush',
  'denture',
  'lubricant',
  'catheter',
  'gloves',
  'stockings',
  'heat patch',
  'heat patches',
];

/** After a number: what a box holds. */
export const COUNT_WORDS: readonly (readonly [string, PackUnit])[] = [
  ['nos', 'piece'],
  ['no', 'piece'],
  ['pieces', 'piece'],
  ['puffs', 'puff'],
  ['doses', 'puff'],
  ['actuations', 'puff'],
];

/** Before the number of a pack: "pack of 15". */
export const PACK_WORDS: readonly string[] = [
  'pack of',
  'packs of',
  'packet of',
  'box of',
  'strip of',
  'strips of',
  'bottle of',
  'tube of',
  'set of',
  'jar of',
  'pack',
  'strip',
];
/** After the amount of a pack: "200 ml bottle". */
export const CONTAINER_WORDS: readonly string[] = ['bottle', 'tube', 'jar', 'pack', 'strip', 'box'];

export const UNIT_WORDS: Record<StrengthUnit | 'ml', readonly string[]> = {
  mg: ['mg', 'mgs', 'mgm', 'milligram', 'milligrams'],
  mcg: ['mcg', 'mcgs', 'µg', 'μg', 'ug', 'microgram', 'micrograms'],
  g: ['g', 'gm', 'gms', 'gram', 'grams'],
  IU: ['iu', 'unit', 'units', 'u'],
  '%': ['%', 'percent'],
  mEq: ['meq'],
  mmol: ['mmol'],
  ml: ['ml', 'mls', 'cc', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
};
/** What stands after "per" or a slash. A null is one tablet, puff and so on. */
export const PER_WORDS: readonly (readonly [string, PerUnit | null])[] = [
  ...UNIT_WORDS.ml.map((word) => [word, 'ml'] as const),
  ...UNIT_WORDS.g.map((word) => [word, 'g'] as const),
  ['h', 'h'],
  ['hr', 'h'],
  ['hour', 'h'],
  ['hours', 'h'],
  ...['dose', 'puff', 'actuation', 'spray', 'tab', 'tablet', 'cap', 'capsule', 'sachet'].map(
    (word) => [word, null] as const,
  ),
];
/** "60k", "6 lakh IU", "1.2 million units": the zeros that the word stands for. */
export const MULTIPLIER_WORDS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  lakh: 5,
  lakhs: 5,
  lac: 5,
  lacs: 5,
  million: 6,
};
/** Units of things that are no strength. A number with one of them makes a name unreadable. */
export const OTHER_UNITS: readonly string[] = [
  'mm',
  'cm',
  'inch',
  'kg',
  'm2',
  'l',
  'litre',
  'kcal',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'months',
  'year',
  'years',
  'times',
  'hrly',
  'hourly',
  'cfu',
  'ppm',
];
