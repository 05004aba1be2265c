import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { pharmacyWords } from '../words/shop/pharmacy';

// A record, so that the compiler demands each condition of the contract without loading its schemas on public pages.
const WORDS: Record<HealthCondition, string> = {
  'Diabetes Care': pharmacyWords.diabetesHint,
  'Oral Care': pharmacyWords.dentalHint,
  'Stomach Care': pharmacyWords.digestionHint,
  'Pain Relief': pharmacyWords.painHint,
  'Liver Care': pharmacyWords.liverHint,
  'Elder Care': pharmacyWords.elderlyHint,
  'Cold & Immunity': pharmacyWords.coldHint,
  'Sexual Health': pharmacyWords.sexualHealthHint,
  'Respiratory Care': pharmacyWords.respiratoryHint,
  'Cardiac Care': pharmacyWords.cardiacHint,
};

/** The ten health conditions, in the order of the specification. */
export const conditions = Object.keys(WORDS) as HealthCondition[];

/** A few words that say what medicines these are. */
export const wordsOf = (condition: HealthCondition): string => WORDS[condition];

/** The condition of this name, or undefined for any other text. */
export const toCondition = (text: string | null): HealthCondition | undefined =>
  conditions.find((condition) => condition === text);
