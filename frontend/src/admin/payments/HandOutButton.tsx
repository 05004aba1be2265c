import HandOutIcon from '@mui/icons-material/PaymentsOutlined';
import { DialogContentText } from '@mui/material';
import { HandOutRefund } from '../../../../openapi/contract/shop/desk.js';
import type { PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { notifySuccess } from '../../common/feedback/notices';
import { formatRupees } from '../../common/format/format';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { MethodInput } from './MethodInput';
import { waitingAtDesk } from './refunds';
import { tAdminPayment } from '../../messages/admin/payments';

interface HandOutProps {
  payment: PaymentDto;
  onClose: () => void;
}

function HandOutForm({ payment, onClose }: HandOutProps) {
  const amount = formatRupees(waitingAtDesk(payment));
  const step = useStep<HandOutRefund>({
    run: (provider, body) => provider.act('payments', payment.id, 'refund/hand-out', body),
    onDone: () => {
      notifySuccess(
        tAdminPayment('givenBack'),
        tAdminPayment('refundTo', { amount, payerName: payment.payer.name }),
      );
      onClose();
    },
    failure: (reason) => ({ text: tAdminPayment('handOutFailed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      validate={(values) => fieldErrors(HandOutRefund, filledIn(values))}
      onSubmit={(values) => step.mutate(HandOutRefund.parse(values))}
      submitLabel={tAdminPayment('refundAmountButton', { amount })}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {tAdminPayment('handOutText', { amount, payerName: payment.payer.name })}
      </DialogContentText>
      <MethodInput label={tAdminPayment('givenBack')} />
    </DialogForm>
  );
}

/** Pays out the pending refunds of a desk payment. */
export const HandOutButton = ({ payment }: { payment: PaymentDto }) => (
  <FormDialog
    needs="payments.handOut"
    label={tAdminPayment('handRefundOut')}
    icon={<HandOutIcon />}
    look={{ variant: 'contained' }}
    title={tAdminPayment('giveMoneyBack')}
  >
    {(close) => <HandOutForm payment={payment} onClose={close} />}
  </FormDialog>
);
