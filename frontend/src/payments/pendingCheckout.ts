import { browserStore } from '../common/browser/browserStore';

export type CheckoutPurpose = 'order' | 'labBooking';

/** A checkout of medicines or of a lab test that was started in this tab. */
export interface PendingCheckout {
  purpose: CheckoutPurpose;
  /** Who started it; null for a visitor. */
  buyerId: string | null;
  sessionId: string;
  /** Address of the hosted checkout. */
  url: string;
  /** Instant (ISO) until which it is held. */
  expiresAt: string;
  /** What is bought, for people. */
  what: string;
  /** What of the cart is bought: leaves it once paid. */
  fromCart: { medicineId: string; quantity: number }[];
  /** open until the browser comes back as paid; told once the buyer has read how it ended. */
  state: 'open' | 'returned' | 'told';
}

const isPending = (json: unknown): json is PendingCheckout =>
  typeof json === 'object' &&
  json !== null &&
  'sessionId' in json &&
  typeof json.sessionId === 'string' &&
  'purpose' in json &&
  'state' in json &&
  'fromCart' in json &&
  Array.isArray(json.fromCart);

/** The checkout of this tab, or null. */
export const pendingCheckout = browserStore<PendingCheckout | null>({
  area: 'session',
  key: 'pendingCheckout',
  empty: null,
  parse: (json) => (isPending(json) ? json : null),
});
