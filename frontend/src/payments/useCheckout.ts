import { useQueryClient } from '@tanstack/react-query';
import type { CheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { ApiError, client, read, sentenceOf } from '../api/client';
import { type ActingFor, session } from '../auth/session';
import { notifyInfo } from '../common/feedback/notices';
import { type PendingCheckout, asItsPerson, pendingCheckout } from './pendingCheckout';
import { purposes } from './purposes';

const cancelCheckout = (checkout: PendingCheckout) =>
  read(
    client.POST('/api/v1/payments/cancel-checkout', {
      body: { checkoutId: checkout.checkoutId },
      headers: asItsPerson(checkout),
    }),
  );

interface Bought extends Pick<PendingCheckout, 'purpose' | 'what' | 'fromCart'> {
  /** The dependant for whom it is bought, null for the logged-in person; by default the one in the bar. */
  person?: ActingFor | null;
}

/** Stores the new checkout; the tab stores one per purpose, so an older open one is released. */
export async function keepCheckout(
  { id, url, expiresAt }: CheckoutSession,
  { person, ...what }: Bought,
): Promise<void> {
  const older = pendingCheckout.get(what.purpose);
  const buyer = session.current();
  pendingCheckout.set({
    ...what,
    buyerId: buyer?.userId ?? null,
    person: person === undefined ? buyer?.actingFor : (person ?? undefined),
    checkoutId: id,
    url,
    expiresAt,
    state: 'open',
  });
  if (older?.state !== 'open' || older.checkoutId === id) return;
  await cancelCheckout(older).catch((error: unknown) => {
    // Nothing is lost: a paid one is being processed, an unpaid hold expires.
    console.warn('The older checkout could not be released.', error);
  });
}

/** Cancels an open checkout and releases its hold; if it was paid after all, that is shown instead. */
export function useCancelCheckout(): (checkout: PendingCheckout) => Promise<void> {
  const queryClient = useQueryClient();
  return async (checkout) => {
    const { stillHeld, shownBy } = purposes[checkout.purpose];
    pendingCheckout.clear(checkout.purpose);
    try {
      await cancelCheckout(checkout);
    } catch (error) {
      const wasPaid = error instanceof ApiError && error.code === 'ALREADY_PAID';
      if (wasPaid) pendingCheckout.set({ ...checkout, state: 'returned' });
      else notifyInfo(stillHeld, sentenceOf(error));
    }
    await queryClient.invalidateQueries({ queryKey: shownBy });
  };
}
