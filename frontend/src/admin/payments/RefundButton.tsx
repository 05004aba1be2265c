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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

interface DialogProps {
  payment: PaymentDto;
  onClose: () => void;
}

interface ConfirmProps extends DialogProps {
  refund: RefundPayment;
  onBack: () => void;
}

/** The notice key of refunds. */
const subjectOf = ({ id }: PaymentDto) => `refund:${id}`;

/** The final confirmation; a refused field is shown in the form below. */
function ConfirmRefund({ payment, refund, onBack, onClose }: ConfirmProps) {
  const { setError } = useFormContext<RefundPayment>();
  const amount = formatRupees(refund.amount);
  const step = useStep<RefundPayment>({
    run: (provider, body) => provider.act('payments', payment.id, 'refund', body),
    onDone: () => {
      const done = payment.method === 'online' ? tAdminPayment('refundOnItsWay') : tAdminPayment('givenBack');
      notifySuccess(done, tAdminPayment('refundTo', { amount, payerName: payment.payer.name }));
      onClose();
    },
    failure: (reason) => ({ text: tAdminPayment('refundFailed'), detail: reason }),
    subject: subjectOf(payment),
  });
  const showRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const refused = error.code === 'REFUND_TOO_HIGH' ? { amount: error.message } : error.fieldErrors;
    for (const [field, message] of Object.entries(refused))
      setError(field as keyof RefundPayment, { type: 'server', message });
  };
  return (
    <ConfirmDialog
      title={tAdminPayment('refundTitle', { amount })}
      confirmLabel={tAdminPayment('refundAmount', { amount })}
      destructive
      busy={step.isPending}
      onConfirm={() => step.mutate(refund, { onError: showRefused, onSettled: onBack })}
      onClose={onBack}
    >
      <DialogContentText>{tAdminPayment('refundText', { payerName: payment.payer.name })}</DialogContentText>
    </ConfirmDialog>
  );
}

function RefundForm({ payment, onClose }: DialogProps) {
  const [refund, setRefund] = useState<RefundPayment | null>(null);
  const left = leftOf(payment);
  const isAtDesk = payment.method !== 'online';
  const validate = (values: Values) => {
    const errors = fieldErrors(RefundPayment, filledIn(values));
    if (typeof values.amount !== 'number') return { ...errors, amount: tAdminCommon('enterAmount') };
    if (values.amount > left)
      return { ...errors, amount: tAdminPayment('refundLimit', { left: formatRupees(left) }) };
    if (isAtDesk && !values.method) return { ...errors, method: tAdminPayment('methodRequired') };
    return errors;
  };

  return (
    <DialogForm
      subject={subjectOf(payment)}
      defaultValues={{ amount: left, reason: '' }}
      validate={validate}
      onSubmit={(values) =>
        setRefund(RefundPayment.parse({ ...values, refundedBefore: payment.refundedAmount }))
      }
      submitLabel={tAdminCommon('refund')}
      onClose={onClose}
      next={
        refund && (
          <ConfirmRefund payment={payment} refund={refund} onBack={() => setRefund(null)} onClose={onClose} />
        )
      }
    >
      <DialogContentText>
        {tAdminPayment('refundAmountHint', {
          left: formatRupees(left),
          amount: formatRupees(payment.amount),
        })}
      </DialogContentText>
      <AmountInput />
      {isAtDesk && <MethodInput label={tAdminPayment('givenBack')} />}
      <TextInput
        source="reason"
        label={tAdminCommon('reason')}
        helperText={tAdminPayment('payerReadsIt')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        fullWidth
      />
    </DialogForm>
  );
}

/** Refunds a payment, in full or in part, with a reason. */
export const RefundButton = ({ payment }: { payment: PaymentDto }) => (
  <FormDialog
    needs="payments.refund"
    label={tAdminCommon('refund')}
    icon={<RefundIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title={tAdminPayment('refundThisPayment')}
  >
    {(close) => <RefundForm payment={payment} onClose={close} />}
  </FormDialog>
);
