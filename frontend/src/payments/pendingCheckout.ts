import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { actingAs } from '../api/actingFor';
import type { ActingFor } from '../auth/session';
import { browserStore } from '../common/browser/browserStore';

/** A checkout that was started in this tab: for a visit, medicines, or a lab test. */
export interface PendingCheckout {
  purpose: PaymentPurpose;
  /** The person who started it; null for a visitor. */
  buyerId: string | null;
  /** The dependant for whom it was started; not set for the buyer. */
  person?: ActingFor;
  checkoutId: string;
  /** Address of the hosted checkout. */
  url: string;
  /** Expiry of the hold (ISO). */
  expiresAt: string;
  /** The purchase as text. */
  what: string;
  /** The purchased part of the cart, which is removed once paid. */
  fromCart: { medicineId: string; quantity: number }[];
  /** `open` until the browser returns as paid; `told` once the buyer has seen the result. */
  state: 'open' | 'returned' | 'told';
}

/** Headers of the calls about a checkout: always for the person for whom it was started. */
export const asItsPerson = ({ person, buyerId }: PendingCheckout): Record<string, string> =>
  actingAs(person?.id ?? buyerId ?? undefined);

/** One per purpose, so that buying medicines meanwhile does not release the time of a visit. */
type PendingCheckouts = Partial<Record<PaymentPurpose, PendingCheckout>>;
const NONE: PendingCheckouts = {};

const isPending = (json: unknown): json is PendingCheckout =>
  typeof json === 'object' &&
  json !== null &&
  'checkoutId' in json &&
  typeof json.checkoutId === 'string' &&
  'purpose' in json &&
  'state' in json &&
  'fromCart' in json &&
  Array.isArray(json.fromCart);

function parse(json: unknown): PendingCheckouts | null {
  const usable = Object.entries(json ?? {}).filter(
    ([purpose, checkout]) => isPending(checkout) && checkout.purpose === purpose,
  );
  return usable.length > 0 ? Object.fromEntries(usable) : null;
}

const store = browserStore<PendingCheckouts>({ area: 'session', key: 'pendingCheckout', empty: NONE, parse });

/** The checkouts of this tab, at most one per purpose; null if there is none. */
export const pendingCheckout = {
  get: (purpose: PaymentPurpose): PendingCheckout | null => store.get()[purpose] ?? null,
  use: (purpose: PaymentPurpose): PendingCheckout | null => store.use()[purpose] ?? null,
  set: (checkout: PendingCheckout): void => store.set({ ...store.get(), [checkout.purpose]: checkout }),
  clear(purpose: PaymentPurpose): void {
    const { [purpose]: _, ...others } = store.get();
    store.set(Object.keys(others).length > 0 ? others : NONE);
  },
};
