/** The parts of a medicine's name. Names follow FHIR where it has one (Medication.doseForm, Ingredient.strength). */

/** Forms that a product has or a doctor names. `injection`, `drops` and `spray` are also written for their special kinds. */
export const DOSE_FORMS = [
  'tablet',
  'capsule',
  'sachet',
  'granules',
  'powder',
  'lozenge',
  'syrup',
  'suspension',
  'solution',
  'drops',
  'oralDrops',
  'eyeDrops',
  'earDrops',
  'eyeEarDrops',
  'nasalDrops',
  'spray',
  'nasalSpray',
  'inhaler',
  'inhalationCapsule',
  'nebuliserSolution',
  'cream',
  'vaginalCream',
  'ointment',
  'eyeOintment',
  'gel',
  'oralGel',
  'eyeGel',
  'lotion',
  'balm',
  'paste',
  'toothpaste',
  'shampoo',
  'mouthwash',
  'patch',
  'suppository',
  'pessary',
  'enema',
  'injection',
  'injectionPen',
  'injectionCartridge',
] as const;
export type DoseForm = (typeof DOSE_FORMS)[number];

export const SWALLOWED_FORMS: readonly DoseForm[] = [
  'tablet',
  'capsule',
  'sachet',
  'granules',
  'powder',
  'syrup',
  'suspension',
  'solution',
  'oralDrops',
];

/** How the substance leaves the tablet or capsule; without one it is released at once. */
export const RELEASE_FORMS = [
  'sustained',
  'extended',
  'controlled',
  'modified',
  'entericCoated',
  'orallyDisintegrating',
  'dispersible',
  'chewable',
  'effervescent',
  'sublingual',
] as const;
export type ReleaseForm = (typeof RELEASE_FORMS)[number];

export const STRENGTH_UNITS = ['mg', 'mcg', 'g', 'IU', '%', 'mEq', 'mmol'] as const;
export type StrengthUnit = (typeof STRENGTH_UNITS)[number];
/** What a strength is divided by; null for one tablet, capsule, puff and so on, and for a percentage. */
export const PER_UNITS = ['ml', 'g', 'h'] as const;
export type PerUnit = (typeof PER_UNITS)[number];

/** "250 mg per 5 ml" is 250, mg, 5, ml. "500 mg" per tablet is 500, mg, null, null. */
export interface Strength {
  value: number;
  unit: StrengthUnit;
  perValue: number | null;
  perUnit: PerUnit | null;
}

/** A strength as written. "Amlodipine 5" names no unit. */
export interface WrittenStrength extends Omit<Strength, 'unit'> {
  unit: StrengthUnit | null;
}

export const PACK_UNITS = [
  'tablet',
  'capsule',
  'sachet',
  'lozenge',
  'patch',
  'suppository',
  'puff',
  'ml',
  'g',
  'piece',
] as const;
export type PackUnit = (typeof PACK_UNITS)[number];
/** Content of one box, e.g. 15 tablets or 200 ml. */
export interface PackSize {
  value: number;
  unit: PackUnit;
}

export interface WrittenSubstance {
  /** In lower case, by its international name where `substances.ts` knows it. */
  substance: string;
  strength: WrittenStrength | null;
}

/** What a name says. A part that it does not name is null. */
export interface MedicineName {
  /** At least one, in the order written. */
  substances: WrittenSubstance[];
  doseForm: DoseForm | null;
  release: ReleaseForm | null;
  /** As written. */
  brand: string | null;
  packSize: PackSize | null;
}

/** The most substances of one medicine: a vitamin preparation has more than any other. */
export const MAX_SUBSTANCES = 20;
