import type { MatchQuestion } from '../../../../openapi/contract/care/prescription-cart.js';
import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** A requested medicine that is not in the cart, or not with all boxes. */
export interface MissingMedicine {
  name: string;
  /** Requested boxes. */
  wanted: number;
  /** Available boxes, which are in the cart. */
  left: number;
  /** false when our pharmacy does not sell it. */
  isSold: boolean;
  /** What the prescription leaves open, so that no medicine is chosen. */
  ask: MatchQuestion | null;
  /** Another brand with the same substance for the missing boxes; null if there is none. */
  instead: CartLine | null;
}

/** What to ask the pharmacy, as a sentence. */
export const QUESTIONS: Record<MatchQuestion, string> = {
  strength: tPharmacy('askWhichStrength'),
  form: tPharmacy('askWhichForm'),
  name: tPharmacy('askWhichMedicine'),
};

/** The reason as a sentence. */
export function missingSentence({ name, wanted, left, isSold, ask }: MissingMedicine): string {
  if (ask === 'strength') return tPharmacy('noStrengthNamed', { name });
  if (ask === 'form') return tPharmacy('noFormNamed', { name });
  if (ask === 'name') return tPharmacy('nameUnclear', { name });
  if (!isSold) return tPharmacy('medicineNotSold', { name });
  if (left === 0) return tPharmacy('medicineSoldOut', { name });
  return tPharmacy('medicineTooFew', { left, wanted, name });
}

/**
 * Location state that opens the pharmacy with its cart and shows what could not be added.
 * @param note what the buyer should know about the cart
 */
export const openCart = (missing: MissingMedicine[] = [], note: string | null = null) =>
  ({ opens: 'cart', missing, note }) as const;
type OpenCart = ReturnType<typeof openCart>;

/** Parses the location state of `openCart`; null for any other state. */
export const askedCart = (state: unknown): OpenCart | null =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'cart'
    ? (state as OpenCart)
    : null;
