import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';

// A record, so that the compiler demands each condition of the contract without loading its schemas on public pages.
const WORDS: Record<HealthCondition, string> = {
  'Diabetes Care': 'Sugar, strips, insulin',
  'Oral Care': 'Teeth and gums',
  'Stomach Care': 'Acidity, digestion',
  'Pain Relief': 'Aches and sprains',
  'Liver Care': 'Liver support',
  'Elder Care': 'Bones, joints, daily aids',
  'Cold & Immunity': 'Cough, cold, vitamins',
  'Sexual Health': 'Protection and care',
  'Respiratory Care': 'Asthma and breathing',
  'Cardiac Care': 'Heart and pressure',
};

/** The ten health conditions, in the order of the specification. */
export const conditions = Object.keys(WORDS) as HealthCondition[];

/** A few words that say what medicines these are. */
export const wordsOf = (condition: HealthCondition): string => WORDS[condition];

/** The condition of this name, or undefined for any other text. */
export const toCondition = (text: string | null): HealthCondition | undefined =>
  conditions.find((condition) => condition === text);
