import RefundIcon from '@mui/icons-material/CurrencyRupee';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type PaymentDto, RefundPayment } from '../../../../openapi/contract/shop/payments.js';
import { ApiError } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { fieldErrors, filledIn } from '../data/validate';
import { AmountInput } from './AmountInput';
import { MethodInput } from './MethodInput';
import { leftOf } from './refunds';

interface DialogProps {
  payment: PaymentDto;
  onClose: () => void;
}

interface ConfirmProps extends DialogProps {
  refund: RefundPayment;
  onBack: () => void;
}

/** The last question before money leaves; a refused field is shown in the form below. */
function ConfirmRefund({ payment, refund, onBack, onClose }: ConfirmProps) {
  const { setError } = useFormContext<RefundPayment>();
  const amount = formatRupees(refund.amount);
  const step = useStep<RefundPayment>({
    run: (provider, body) => provider.act('payments', payment.id, 'refund', body),
    onDone: () => {
      const done = payment.method === 'online' ? 'Refund on its way' : 'Given back';
      notifySuccess(done, `${amount} to ${payment.payer.name}`);
      onClose();
    },
    failure: (reason) => ({ text: 'Nothing was refunded.', detail: reason }),
  });
  const showRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const refused = error.code === 'REFUND_TOO_HIGH' ? { amount: error.message } : error.fieldErrors;
    for (const [field, message] of Object.entries(refused))
      setError(field as keyof RefundPayment, { type: 'server', message });
  };
  return (
    <ConfirmDialog
      title={`Give ${amount} back?`}
      confirmLabel={`Refund ${amount}`}
      destructive
      busy={step.isPending}
      onConfirm={() => step.mutate(refund, { onError: showRefused, onSettled: onBack })}
      onClose={onBack}
    >
      <DialogContentText>
        {payment.payer.name} gets a mail with the reason. This cannot be undone. What is left can be given
        back later.
      </DialogContentText>
    </ConfirmDialog>
  );
}

function RefundForm({ payment, onClose }: DialogProps) {
  const [refund, setRefund] = useState<RefundPayment | null>(null);
  const left = leftOf(payment);
  const isAtDesk = payment.method !== 'online';
  const validate = (values: Values) => {
    const errors = fieldErrors(RefundPayment, filledIn(values));
    if (typeof values.amount !== 'number') return { ...errors, amount: 'Enter the amount.' };
    if (values.amount > left) return { ...errors, amount: `At most ${formatRupees(left)} is left.` };
    if (isAtDesk && !values.method) return { ...errors, method: 'Choose cash, card or UPI.' };
    return errors;
  };

  return (
    <DialogForm
      defaultValues={{ amount: left, reason: '' }}
      validate={validate}
      onSubmit={(values) =>
        setRefund(RefundPayment.parse({ ...values, refundedBefore: payment.refundedAmount }))
      }
      submitLabel="Refund"
      onClose={onClose}
      next={
        refund && (
          <ConfirmRefund payment={payment} refund={refund} onBack={() => setRefund(null)} onClose={onClose} />
        )
      }
    >
      <DialogContentText>
        {formatRupees(left)} of {formatRupees(payment.amount)} is left. Give all of it back, or a part.
      </DialogContentText>
      <AmountInput />
      {isAtDesk && <MethodInput label="Given back" />}
      <TextInput
        source="reason"
        label="Reason"
        helperText="The payer reads it."
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
      />
    </DialogForm>
  );
}

/** Gives a payment back, in full or in part, with a reason. */
export const RefundButton = ({ payment }: { payment: PaymentDto }) => (
  <FormDialog
    label="Refund"
    icon={<RefundIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title="Refund this payment"
  >
    {(close) => <RefundForm payment={payment} onClose={close} />}
  </FormDialog>
);
