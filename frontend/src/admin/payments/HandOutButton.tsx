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

interface HandOutProps {
  payment: PaymentDto;
  onClose: () => void;
}

function HandOutForm({ payment, onClose }: HandOutProps) {
  const amount = formatRupees(waitingAtDesk(payment));
  const step = useStep<HandOutRefund>({
    run: (provider, body) => provider.act('payments', payment.id, 'refund/hand-out', body),
    onDone: () => {
      notifySuccess('Given back', `${amount} to ${payment.payer.name}`);
      onClose();
    },
    failure: (reason) => ({ text: 'Nothing was given back.', detail: reason }),
  });
  return (
    <DialogForm
      validate={(values) => fieldErrors(HandOutRefund, filledIn(values))}
      onSubmit={(values) => step.mutate(HandOutRefund.parse(values))}
      submitLabel={`Give ${amount} back`}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {amount} waits here for {payment.payer.name}, who gets a mail about it. This cannot be undone.
      </DialogContentText>
      <MethodInput label="Given back" />
    </DialogForm>
  );
}

/** Hands out at the desk what goes back of a payment that was made there. */
export const HandOutButton = ({ payment }: { payment: PaymentDto }) => (
  <FormDialog
    label="Hand the refund out"
    icon={<HandOutIcon />}
    look={{ variant: 'contained' }}
    title="Give the money back"
  >
    {(close) => <HandOutForm payment={payment} onClose={close} />}
  </FormDialog>
);
