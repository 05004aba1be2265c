import SendIcon from '@mui/icons-material/SendOutlined';
import type { PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { RefundButton } from './RefundButton';
import { HandOutButton } from './HandOutButton';
import { canRefund, waitingAtDesk } from './refunds';
import { adminCommonWords } from '../../words/admin/common';
import { adminPaymentWords } from '../../words/admin/payments';

const ResendButton = ({ payment }: { payment: PaymentDto }) => (
  <StepButton
    label={adminCommonWords.sendAgain}
    icon={<SendIcon />}
    variant="contained"
    question={adminPaymentWords.retryTitle}
    consequence={adminPaymentWords.retryText}
    run={(provider) => provider.act('payments', payment.id, 'refund/resend')}
    onDone={() => notifySuccess(adminPaymentWords.refundSentAgain)}
    failure={(reason) => ({ text: adminPaymentWords.retryFailed, detail: reason })}
  />
);

/** What can be done with a payment; nothing while it is open and once all of it went back. */
export function PaymentActions({ payment }: { payment: PaymentDto }) {
  const hasFailed = payment.refunds.some(({ status }) => status === 'failed');
  const isRefundable = canRefund(payment);
  const waits = waitingAtDesk(payment) > 0;
  if (!hasFailed && !isRefundable && !waits) return null;
  return (
    <ActionBar>
      {waits && <HandOutButton payment={payment} />}
      {hasFailed && <ResendButton payment={payment} />}
      {isRefundable && <RefundButton payment={payment} />}
    </ActionBar>
  );
}
