import type { DoseUnit } from '../dosage-facts.js';
import { tokensOf } from './tokens.js';

const FORMS: Record<string, DoseUnit> = {
  tab: 'tablet',
  tabs: 'tablet',
  tablet: 'tablet',
  tablets: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  capsule: 'capsule',
  capsules: 'capsule',
};

const wordsOf = (name: string): string[] => tokensOf(name).map(({ text }) => text);

/** The unit of one piece, when the name of a medicine says "Tab" or "capsules" and no other form. */
export function formUnitOf(name: string): DoseUnit | null {
  const words = wordsOf(name);
  const found = words.flatMap((word) => (Object.hasOwn(FORMS, word) ? [FORMS[word]] : []));
  // "T. Paracetamol", "C. Amoxicillin".
  if (found.length === 0 && /^t\.\s?[a-z]/i.test(name)) return 'tablet';
  return new Set(found).size === 1 ? found[0] : null;
}

/** Whether the medicine is for the eyes. */
export const isForEyes = (name: string): boolean =>
  wordsOf(name).some((word) => ['eye', 'eyes', 'ophthalmic', 'drop', 'drops'].includes(word));

/** Whether a text has a word besides the form: "Tab" alone names no medicine. */
export const hasNameWord = (name: string): boolean =>
  tokensOf(name).some(
    ({ kind, text }) => kind === 'unknown' || (kind === 'word' && !Object.hasOwn(FORMS, text)),
  );
