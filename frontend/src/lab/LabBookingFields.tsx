import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/shop/lab-bookings.js';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { useHospital } from '../hospital/useHospital';
import { SubjectFields } from './subject/SubjectFields';
import { CollectionFields } from './samples/CollectionFields';
import type { useLabBookingForm } from './useLabBookingForm';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';
import { keepAsciiDigits } from '../common/numbers/keepAsciiDigits';

const payments = [
  { value: 'card', label: tLab('byCardNow') },
  { value: 'atCollection', label: tLab('atCollection') },
];
const shrunk = { inputLabel: { shrink: true } };

interface LabBookingFieldsProps {
  formId: string;
  booking: ReturnType<typeof useLabBookingForm>;
}

/** The fields of a lab booking: person, time, place and payment. */
export function LabBookingFields({ formId, booking }: LabBookingFieldsProps) {
  const { testMode } = useHospital();
  const { form, days, submit, setOffer } = booking;
  const { control, register, formState } = form;
  const { errors } = formState;
  const payment = useWatch({ control, name: 'payment' });
  return (
    <Stack component="form" id={formId} noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <TextField
        label={tPage('fullName')}
        autoComplete="name"
        error={Boolean(errors.fullName)}
        helperText={errors.fullName?.message ?? tLab('personTestedHint')}
        slotProps={shrunk}
        {...register('fullName')}
      />
      {!booking.isRequested && <SubjectFields booking={booking} />}
      <TextField
        label={tPage('phone')}
        type="tel"
        onInput={keepAsciiDigits}
        autoComplete="tel"
        error={Boolean(errors.phone)}
        helperText={errors.phone?.message}
        slotProps={shrunk}
        {...register('phone')}
      />
      <FormProvider {...form}>
        <CollectionFields days={days} onOffer={setOffer} />
      </FormProvider>
      <Controller
        name="payment"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            legend={tPage('payment')}
            choices={payments}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Typography variant="body2" color="text.secondary">
        {tLab('cancelHint', { freeCancellationHours: FREE_CANCELLATION_HOURS })}
      </Typography>
      {testMode && payment === 'card' && (
        <Alert severity="info" role="note">
          {tPage('testModeHint')}
        </Alert>
      )}
    </Stack>
  );
}
