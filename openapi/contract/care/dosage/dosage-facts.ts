/** Words of a structured dosage, separate from the schema that checks them. The names are those of FHIR where it has one. */
export const DOSE_UNITS = [
  'tablet',
  'capsule',
  'sachet',
  'lozenge',
  'suppository',
  'patch',
  'puff',
  'spray',
  'drop',
  'application',
  'injection',
  'vial',
  'ampoule',
  'respule',
  'ml',
  'teaspoon',
  'tablespoon',
  'unit',
  'g',
  'mg',
  'mcg',
  'piece',
] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

/** Units that state a mass of the substance, not a number of pieces. */
export const MASS_UNITS: readonly DoseUnit[] = ['g', 'mg', 'mcg'];

/** A spoon is measured in millilitres. */
export const SPOON_ML: Partial<Record<DoseUnit, number>> = { teaspoon: 5, tablespoon: 15 };

export const ROUTES = [
  'oral',
  'sublingual',
  'topical',
  'inhaled',
  'nasal',
  'bothNostrils',
  'eye',
  'rightEye',
  'leftEye',
  'bothEyes',
  'ear',
  'rightEar',
  'leftEar',
  'bothEars',
  'subcutaneous',
  'intramuscular',
  'intravenous',
  'rectal',
  'vaginal',
  'transdermal',
] as const;
export type Route = (typeof ROUTES)[number];

export const TIMES_OF_DAY = ['morning', 'noon', 'evening', 'night', 'bedtime'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const AS_NEEDED_REASONS = [
  'pain',
  'fever',
  'headache',
  'nausea',
  'vomiting',
  'cough',
  'itching',
  'acidity',
  'diarrhoea',
  'constipation',
  'wheezing',
  'breathlessness',
  'chestPain',
  'allergy',
  'sleeplessness',
  'anxiety',
  'dizziness',
  'seizure',
] as const;
export type AsNeededReason = (typeof AS_NEEDED_REASONS)[number];

export const INSTRUCTIONS = [
  'beforeFood',
  'halfHourBeforeFood',
  'afterFood',
  'withFood',
  'emptyStomach',
  'withWater',
  'withMilk',
  'dissolveInWater',
  'chew',
  'swallowWhole',
  'affectedArea',
  'rinseMouth',
  'shakeWell',
  'externalUse',
  'thenReview',
] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

export const DURATION_UNITS = ['d', 'wk', 'mo', 'y'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A month is dispensed as 30 days. */
export const DAYS_IN: Record<DurationUnit, number> = { d: 1, wk: 7, mo: 30, y: 365 };

/** Maximum number of steps of one medicine. */
export const MAX_STEPS = 8;
