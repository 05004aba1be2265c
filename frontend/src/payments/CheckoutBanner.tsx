import { type ReactNode, useEffect } from 'react';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { useSession } from '../auth/useSession';
import { isServerTimeSettled } from '../common/clock/serverClock';
import { notifyInfo } from '../common/feedback/notices';
import { Button, buttonLook } from '../common/forms/Button';
import { formatTimeLeft } from '../common/format/format';
import { useTimeLeft } from '../common/format/useTimeLeft';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { purposes } from './purposes';
import { useCancelCheckout } from './useCheckout';
import './checkout.css';
import { tPayment } from '../messages/shop/payments';

/** The purchase as text for the banner. */
export const WhatIsBought = ({ children }: { children: string }) => (
  <p className="h3 whole-words">{children}</p>
);

function OpenCheckout({ checkout }: { checkout: PendingCheckout }) {
  const { held, released, expired } = purposes[checkout.purpose];
  const left = useTimeLeft(checkout.expiresAt);
  const giveUp = useCancelCheckout();
  const isOver = left <= 0 && isServerTimeSettled();
  useEffect(() => {
    if (!isOver) return;
    pendingCheckout.clear(checkout.purpose);
    notifyInfo(expired.text, expired.detail);
  }, [isOver, checkout.purpose, expired]);

  const release = () => {
    notifyInfo(released);
    void giveUp(checkout);
  };
  return (
    <>
      <div>
        <p className="muted">
          {held}{' '}
          <span role="timer" className="checkout__time">
            {formatTimeLeft(left)}
          </span>
        </p>
        <WhatIsBought>{checkout.what}</WhatIsBought>
        {checkout.person && <p>{tPayment('forPerson', { name: checkout.person.fullName })}</p>}
      </div>
      <div className="row">
        <Button onClick={release}>{tPayment('release')}</Button>
        <a className={buttonLook('contained')} href={checkout.url}>
          {tPayment('continueToPayment')}
        </a>
      </div>
    </>
  );
}

interface CheckoutBannerProps {
  purpose: PaymentPurpose;
  /** Shown once the browser has returned as paid; nothing when it is shown elsewhere. */
  paid?: (checkout: PendingCheckout) => ReactNode;
}

/** This person's unfinished checkout of this tab: continue or release it. */
export function CheckoutBanner({ purpose, paid }: CheckoutBannerProps) {
  const checkout = pendingCheckout.use(purpose);
  const person = useSession();
  if (!checkout || (checkout.buyerId !== null && checkout.buyerId !== person?.userId)) return null;
  const content = checkout.state === 'open' ? <OpenCheckout checkout={checkout} /> : paid?.(checkout);
  if (!content) return null;
  return (
    <section aria-label={purposes[purpose].started} className="card card--marked checkout checkout--open">
      {content}
    </section>
  );
}
