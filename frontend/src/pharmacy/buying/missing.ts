import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** A medicine that was wanted and is not in the cart, or not with all boxes. */
export interface MissingMedicine {
  name: string;
  /** Boxes that were wanted. */
  wanted: number;
  /** Boxes that there are; those are in the cart. */
  left: number;
  /** false when our pharmacy does not have it on sale at all. */
  isSold: boolean;
  /** The same substance of another brand for the boxes that are missing; null when there is none. */
  instead: CartLine | null;
}

/** Why it is missing, a sentence. */
export function missingSentence({ name, wanted, left, isSold }: MissingMedicine): string {
  if (!isSold) return tPharmacy('medicineNotSold', { name });
  if (left === 0) return tPharmacy('medicineSoldOut', { name });
  return tPharmacy('medicineTooFew', { left, wanted, name });
}

/** State of a location that opens the pharmacy with its cart, and says what could not be put into it. */
export const openCart = (missing: MissingMedicine[] = []) => ({ opens: 'cart', missing }) as const;
type OpenCart = ReturnType<typeof openCart>;

/** What was asked for by the state of a location, which only `openCart` makes; null for any other state. */
export const askedCart = (state: unknown): OpenCart | null =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'cart'
    ? (state as OpenCart)
    : null;
