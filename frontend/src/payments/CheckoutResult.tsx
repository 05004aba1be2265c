import type { ReactNode } from 'react';
import type { CheckoutOutcome, PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { Alert } from '../common/feedback/Alert';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Button } from '../common/forms/Button';
import { tSpecified } from '../messages/specified';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { useCheckoutResult } from './useCheckoutResult';
import './checkout.css';
import { tPage } from '../messages/pages';
import { tPayment } from '../messages/shop/payments';

interface CheckoutResultProps {
  purpose: PaymentPurpose;
  /** Label of the panel, e.g. "Your order". */
  label: string;
  onPaid?: (checkout: PendingCheckout) => void;
  /** The result of a paid and stored purchase. */
  children: (outcome: CheckoutOutcome) => ReactNode;
}

const ENDED_UNPAID = tPayment('paymentFailed');

interface OutcomeProps {
  outcome: CheckoutOutcome;
  onAsk: () => void;
  children: CheckoutResultProps['children'];
}

function Outcome({ outcome, onAsk, children }: OutcomeProps) {
  const { status, refundReason } = outcome;
  if (refundReason !== null) {
    return (
      <Alert severity="error">
        <p className="strong">{tPayment('moneyReturned')}</p>
        <p className="body2">{refundReason}</p>
      </Alert>
    );
  }
  if (status === 'paid' || status === 'refunded') return children(outcome);
  if (status === 'created') {
    return (
      <div className="stack stack--start">
        <p>{tPayment('paymentPending')}</p>
        <Button look="outlined" onClick={onAsk}>
          {tPayment('checkAgain')}
        </Button>
      </div>
    );
  }
  return <Alert severity="error">{ENDED_UNPAID}</Alert>;
}

/** The result of a returned checkout; it stays, also after a reload, until it is closed. */
export function CheckoutResult({ purpose, label, onPaid, children }: CheckoutResultProps) {
  const { checkout, outcome } = useCheckoutResult(purpose, onPaid);
  if (!checkout) return null;
  const ask = () => void outcome.refetch();
  return (
    <section aria-label={label} className="card card--marked card--roomy checkout">
      {outcome.isPending && (
        <div className="checkout__waiting">
          <p role="status">{tSpecified('checkingPayment')}</p>
          <progress aria-label={tSpecified('checkingPayment')} />
        </div>
      )}
      {outcome.isError && <ErrorRetry text={tPayment('lookUpFailed')} error={outcome.error} onRetry={ask} />}
      {outcome.data && (
        <Outcome outcome={outcome.data} onAsk={ask}>
          {children}
        </Outcome>
      )}
      {!outcome.isPending && (
        <Button className="result__step" onClick={() => pendingCheckout.clear(purpose)}>
          {tPage('close')}
        </Button>
      )}
    </section>
  );
}
