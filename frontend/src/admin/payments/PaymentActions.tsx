import SendIcon from '@mui/icons-material/SendOutlined';
import type { PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { RefundButton } from './RefundButton';
import { HandOutButton } from './HandOutButton';
import { canRefund, waitingAtDesk } from './refunds';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

const ResendButton = ({ payment }: { payment: PaymentDto }) => (
  <StepButton
    needs="payments.refund"
    label={tAdminCommon('sendAgain')}
    icon={<SendIcon />}
    variant="contained"
    question={tAdminPayment('retryTitle')}
    consequence={tAdminPayment('retryText')}
    run={(provider) => provider.act('payments', payment.id, 'refund/resend')}
    onDone={() => notifySuccess(tAdminPayment('refundSentAgain'))}
    failure={(reason) => ({ text: tAdminPayment('retryFailed'), detail: reason })}
  />
);

/** The actions on a payment; nothing while it is open or fully refunded. */
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
