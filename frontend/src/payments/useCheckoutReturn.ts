import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { session } from '../auth/session';
import { notify, notifyInfo } from '../common/feedback/notices';
import { tabStorage } from '../common/storage/storage';
import { tSpecified } from '../messages/specified';
import { tPayment } from '../messages/shop/payments';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { purposes } from './purposes';
import { useCancelCheckout } from './useCheckout';

/** The returned checkout: this tab's, or the address's for one from elsewhere. */
function returnedCheckout(purpose: PaymentPurpose, checkoutId: string | null): PendingCheckout | null {
  const own = pendingCheckout.get(purpose);
  if (own && (!checkoutId || own.checkoutId === checkoutId)) return own;
  // Only the tab that started it knows the visit; the provider's webhook books it anyway.
  if (!checkoutId || purpose === 'appointment') return null;
  const buyer = session.current();
  return {
    purpose,
    buyerId: buyer?.userId ?? null,
    person: buyer?.actingFor,
    checkoutId,
    url: '',
    expiresAt: '',
    what: '',
    fromCart: [],
    state: 'returned',
  };
}

/** Says that this tab does not know the payment; if storage is blocked, also why. */
function tellUnknown(purpose: PaymentPurpose): void {
  if (tabStorage.isKept()) notifyInfo(purposes[purpose].unknown.text, purposes[purpose].unknown.detail);
  else notifyInfo(tPayment('siteDataBlocked'), tPayment('siteDataBlockedText'));
}

/**
 * Handles the return from the hosted checkout: `payment=success` looks up the result (CheckoutResult) or books
 * the visit (VisitCheckout), `payment=cancel` releases the hold. The address is reset first, so that a reload
 * does nothing.
 */
export function useCheckoutReturn(purpose: PaymentPurpose): void {
  const [params] = useSearchParams();
  const payment = params.get('payment');
  const checkoutId = params.get('session_id');
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const giveUp = useCancelCheckout();
  // Strict mode runs effects twice; one arrival is one return.
  const handledKey = useRef<string>(undefined);

  useEffect(() => {
    if (!payment || handledKey.current === key) return;
    handledKey.current = key;
    void navigate(pathname, { replace: true });

    const checkout = returnedCheckout(purpose, checkoutId);
    if (payment === 'cancel') {
      notify({ text: tSpecified('paymentCancelled'), severity: 'info' });
      if (checkout?.state === 'open') void giveUp(checkout);
      return;
    }
    if (payment !== 'success') return;
    // Going back to a handled return shows nothing.
    if (checkout?.state === 'told') return;
    if (checkout) pendingCheckout.set({ ...checkout, state: 'returned' });
    else tellUnknown(purpose);
  }, [payment, checkoutId, purpose, key, pathname, navigate, giveUp]);
}
