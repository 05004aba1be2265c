import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { tPharmacy } from '../messages/shop/pharmacy';

// A record, so that the compiler requires each condition of the contract without loading its schemas on public
// pages.
const WORDS: Record<HealthCondition, string> = {
  'Diabetes Care': tPharmacy('diabetesHint'),
  'Oral Care': tPharmacy('dentalHint'),
  'Stomach Care': tPharmacy('digestionHint'),
  'Pain Relief': tPharmacy('painHint'),
  'Liver Care': tPharmacy('liverHint'),
  'Elder Care': tPharmacy('elderlyHint'),
  'Cold & Immunity': tPharmacy('coldHint'),
  'Sexual Health': tPharmacy('sexualHealthHint'),
  'Respiratory Care': tPharmacy('respiratoryHint'),
  'Cardiac Care': tPharmacy('cardiacHint'),
};

/** The ten health conditions, in the order of the specification. */
export const conditions = Object.keys(WORDS) as HealthCondition[];

/** A short description of these medicines. */
export const wordsOf = (condition: HealthCondition): string => WORDS[condition];

/** The condition of this name, or undefined for any other text. */
export const toCondition = (text: string | null): HealthCondition | undefined =>
  conditions.find((condition) => condition === text);
