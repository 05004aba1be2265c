import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { pharmacyWords } from '../words/shop/pharmacy';

// A record, so that the compiler demands each condition of the contract without loading its schemas on public pages.
const WORDS: Record<HealthCondition, string> = {
  'Diabetes Care': pharmacyWords.sugarStripsInsulin,
  'Oral Care': pharmacyWords.teethAndGums,
  'Stomach Care': pharmacyWords.acidityDigestion,
  'Pain Relief': pharmacyWords.achesAndSprains,
  'Liver Care': pharmacyWords.liverSupport,
  'Elder Care': pharmacyWords.bonesJointsDailyAids,
  'Cold & Immunity': pharmacyWords.coughColdVitamins,
  'Sexual Health': pharmacyWords.protectionAndCare,
  'Respiratory Care': pharmacyWords.asthmaAndBreathing,
  'Cardiac Care': pharmacyWords.heartAndPressure,
};

/** The ten health conditions, in the order of the specification. */
export const conditions = Object.keys(WORDS) as HealthCondition[];

/** A few words that say what medicines these are. */
export const wordsOf = (condition: HealthCondition): string => WORDS[condition];

/** The condition of this name, or undefined for any other text. */
export const toCondition = (text: string | null): HealthCondition | undefined =>
  conditions.find((condition) => condition === text);
