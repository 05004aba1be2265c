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
  /** Another brand with the same substance for the missing boxes; null if there is none. */
  instead: CartLine | null;
}

/** The reason as a sentence. */
export function missingSentence({ name, wanted, left, isSold }: MissingMedicine): string {
  if (!isSold) return tPharmacy('medicineNotSold', { name });
  if (left === 0) return tPharmacy('medicineSoldOut', { name });
  return tPharmacy('medicineTooFew', { left, wanted, name });
}

/** Location state that opens the pharmacy with its cart and shows what could not be added. */
export const openCart = (missing: MissingMedicine[] = []) => ({ opens: 'cart', missing }) as const;
type OpenCart = ReturnType<typeof openCart>;

/** Parses the location state of `openCart`; null for any other state. */
export const askedCart = (state: unknown): OpenCart | null =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'cart'
    ? (state as OpenCart)
    : null;
