import FeeIcon from '@mui/icons-material/PointOfSaleOutlined';
import { Box, DialogContentText, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { RecordDeskPayment } from '../../../../openapi/contract/shop/desk.js';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { formatRupees } from '../../common/format/format';
import { fieldErrors, filledIn } from '../data/validate';
import { PdfLink } from '../fields/PdfLink';
import { AmountInput } from '../payments/AmountInput';
import { MethodInput } from '../payments/MethodInput';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { doctorOf } from './doctorOf';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tAdminCommon } from '../../messages/admin/common';

interface DeskFeeProps {
  appointment: AppointmentDto;
}

function FeeForm({ appointment, fee, onClose }: DeskFeeProps & { fee: number | null; onClose: () => void }) {
  const patient = appointment.patientId.fullName;
  const step = useStep<RecordDeskPayment>({
    run: (provider, body) => provider.act('appointments', appointment.id, 'desk-payment', body),
    onDone: () => {
      notifySuccess(tAdminAppointment('feeRecorded'), tAdminAppointment('feeRecordedText'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminAppointment('recordFeeFailed'), detail: reason }),
  });
  const validate = (values: Values) => {
    const errors = fieldErrors(RecordDeskPayment, filledIn(values));
    return typeof values.amount === 'number' ? errors : { ...errors, amount: tAdminCommon('enterAmount') };
  };
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ amount: fee }}
      validate={validate}
      onSubmit={(values) => step.mutate(RecordDeskPayment.parse(values))}
      submitLabel={tAdminAppointment('recordFee')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {fee ? tAdminAppointment('feeAmount', { fee: formatRupees(fee) }) : tAdminAppointment('feeNotSet')}{' '}
        {tAdminAppointment('receiptMailHint', { patient })}
      </DialogContentText>
      <AmountInput />
      <MethodInput label={tAdminCommon('paid')} />
    </DialogForm>
  );
}

function RecordFeeButton({ appointment }: DeskFeeProps) {
  const id = doctorOf(appointment)?._id;
  const { data: doctor, isPending } = useGetOne<UserDto>('doctors', { id }, { enabled: Boolean(id) });
  // The form takes its initial amount when it opens.
  if (isPending && id) return null;
  return (
    <FormDialog
      needs="appointments.takeFee"
      label={tAdminAppointment('recordFee')}
      icon={<FeeIcon />}
      look={{ variant: 'outlined' }}
      title={tAdminAppointment('feePaidAtDesk')}
    >
      {(close) => <FeeForm appointment={appointment} fee={doctor?.fee ?? null} onClose={close} />}
    </FormDialog>
  );
}

/** The desk's actions on a visit's fee: records the payment and prints the receipt. */
export function DeskFee({ appointment }: DeskFeeProps) {
  const { payment, isFree, receiptUrl, status } = appointment;
  if (receiptUrl)
    return (
      <Box>
        <PdfLink href={receiptUrl} label={tAdminCommon('receipt')} />
      </Box>
    );
  if (isFree) return <Typography variant="body2">{tAdminAppointment('freeVisit')}</Typography>;
  if (payment || !['accepted', 'completed'].includes(status)) return null;
  return (
    <Box>
      <RecordFeeButton appointment={appointment} />
    </Box>
  );
}
