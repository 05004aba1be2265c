import table from './substances.json' with { type: 'json' };

/**
 * The table of substances: the name that is stored, with the other names that mean the same. Add a row, or a name to a row.
 *
 * Sources: WHO International Nonproprietary Names (https://www.who.int/teams/health-product-and-policy-standards/inn);
 * changed British names: MHRA, "Naming human medicines" (BAN to rINN list); American names: USAN Council;
 * salts and combinations: National List of Essential Medicines of India 2022 and Indian Pharmacopoeia 2022.
 * A salt is in the table only if products are labelled by the strength of the same substance. Metoprolol succinate and
 * tartrate, or diclofenac sodium and potassium, are different medicines: the checks of prescriptions know them by a table
 * of their own.
 */
export const SUBSTANCES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.substances));

/** Words that are part of a substance's name also in brackets: "Insulin (Glargine)". */
export const QUALIFIER_WORDS: readonly string[] = [
  'as',
  'glargine',
  'aspart',
  'lispro',
  'detemir',
  'degludec',
  'glulisine',
  'human',
  'regular',
  'soluble',
  'isophane',
  'nph',
  'biphasic',
  'sodium',
  'potassium',
  'calcium',
  'magnesium',
  'hydrochloride',
  'hydrobromide',
  'sulphate',
  'sulfate',
  'succinate',
  'tartrate',
  'maleate',
  'fumarate',
  'besylate',
  'besilate',
  'mesylate',
  'phosphate',
  'citrate',
  'acetate',
  'nitrate',
  'bisulphate',
  'bisulfate',
  'dipropionate',
  'propionate',
  'valerate',
  'furoate',
  'trihydrate',
  'dihydrate',
  'monohydrate',
  'anhydrous',
  'axetil',
  'proxetil',
];

/**
 * Names of fixed combinations, with the substances in order and what a single number on the box adds up to.
 * Source: National List of Essential Medicines of India 2022; British National Formulary ("co-" names).
 */
export interface Combination {
  names: readonly string[];
  substances: readonly string[];
  /** In mg. */
  totals: Readonly<Record<number, readonly number[]>>;
}
export const COMBINATIONS: readonly Combination[] = [
  {
    names: ['co-amoxiclav', 'amoxiclav', 'amoxyclav', 'amoxicillin clavulanate', 'amoxicillin-clavulanate'],
    substances: ['amoxicillin', 'clavulanic acid'],
    totals: { 375: [250, 125], 625: [500, 125], 1000: [875, 125] },
  },
  {
    names: ['co-trimoxazole', 'cotrimoxazole'],
    substances: ['sulfamethoxazole', 'trimethoprim'],
    totals: { 120: [100, 20], 480: [400, 80], 960: [800, 160] },
  },
  {
    names: ['co-careldopa', 'carbidopa levodopa'],
    substances: ['carbidopa', 'levodopa'],
    totals: { 110: [10, 100], 125: [25, 100], 275: [25, 250] },
  },
  {
    names: ['artemether lumefantrine', 'artemether-lumefantrine'],
    substances: ['artemether', 'lumefantrine'],
    totals: {},
  },
];
