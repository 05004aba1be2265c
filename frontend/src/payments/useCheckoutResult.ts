import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { client, read } from '../api/client';
import { notifySuccess } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { type PendingCheckout, asItsPerson, pendingCheckout } from './pendingCheckout';
import { purposes } from './purposes';

/**
 * The result of a returned checkout; the query settles it with the provider and may be repeated.
 * @param onPaid called once, when it is known to be paid and stored
 * @returns the checkout (null without a return) and the query of its result
 */
export function useCheckoutResult(purpose: PaymentPurpose, onPaid?: (checkout: PendingCheckout) => void) {
  const queryClient = useQueryClient();
  const pending = pendingCheckout.use(purpose);
  const checkout = pending?.state === 'open' ? null : pending;
  const checkoutId = checkout?.checkoutId ?? '';
  const outcome = useQuery({
    queryKey: ['mine', 'checkout', checkoutId],
    queryFn: () =>
      read(
        client.POST('/api/v1/payments/confirm-checkout', {
          body: { checkoutId },
          headers: checkout ? asItsPerson(checkout) : {},
        }),
      ),
    enabled: checkoutId !== '',
    staleTime: Infinity,
  });

  const isKept = outcome.data?.status === 'paid' && outcome.data.refundReason === null;
  const isNews = checkout?.state === 'returned' && isKept;
  useEffect(() => {
    const now = pendingCheckout.get(purpose);
    if (!isNews || now?.state !== 'returned') return;
    pendingCheckout.set({ ...now, state: 'told' });
    onPaid?.(now);
    notifySuccess(tSpecified('paymentSuccessful'));
    void queryClient.invalidateQueries({ queryKey: purposes[purpose].shownBy });
    void queryClient.invalidateQueries({ queryKey: ['mine', purpose] });
  }, [isNews, onPaid, purpose, queryClient]);

  return { checkout, outcome };
}
