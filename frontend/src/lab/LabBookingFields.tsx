import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/care/appointments.js';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { useLabWindows } from './useLabWindows';
import { WindowPicker } from './WindowPicker';
import type { useLabBookingForm } from './useLabBookingForm';

const places = [
  { value: 'hospital', label: 'At the hospital' },
  { value: 'home', label: 'At home' },
];
const payments = [
  { value: 'card', label: 'By card, now' },
  { value: 'atCollection', label: 'At collection' },
];
const shrunk = { inputLabel: { shrink: true } };

interface LabBookingFieldsProps {
  formId: string;
  booking: ReturnType<typeof useLabBookingForm>;
}

/** The fields of a lab booking: who, when, where, and how it is paid. */
export function LabBookingFields({ formId, booking }: LabBookingFieldsProps) {
  const { testMode } = useHospital();
  const { form, days, submit, setOffer } = booking;
  const { control, register, formState, resetField } = form;
  const { errors } = formState;
  const [date, place, payment] = useWatch({ control, name: ['date', 'place', 'payment'] });
  const windows = useLabWindows(date, place);
  // What was chosen is of another day or place.
  useEffect(() => resetField('window'), [date, place, resetField]);
  useEffect(() => setOffer(windows.data ?? []), [windows.data, setOffer]);
  return (
    <Stack component="form" id={formId} noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Full name"
        autoComplete="name"
        error={Boolean(errors.fullName)}
        helperText={errors.fullName?.message ?? 'Of the person who is tested'}
        slotProps={shrunk}
        {...register('fullName')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={Boolean(errors.phone)}
        helperText={errors.phone?.message}
        slotProps={shrunk}
        {...register('phone')}
      />
      <TextField
        label="Date"
        type="date"
        error={Boolean(errors.date)}
        helperText={errors.date?.message ?? `Until ${formatDate(days.last)}`}
        slotProps={{ ...shrunk, htmlInput: { min: days.first, max: days.last } }}
        {...register('date')}
      />
      <Controller
        name="place"
        control={control}
        render={({ field }) => (
          <ChoiceChips legend="Where" choices={places} value={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        name="window"
        control={control}
        render={({ field, fieldState }) => (
          <WindowPicker
            windows={windows}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      {place === 'home' && (
        <TextField
          label="Address"
          multiline
          minRows={2}
          autoComplete="street-address"
          error={Boolean(errors.address)}
          helperText={errors.address?.message}
          slotProps={shrunk}
          {...register('address')}
        />
      )}
      <Controller
        name="payment"
        control={control}
        render={({ field }) => (
          <ChoiceChips legend="Payment" choices={payments} value={field.value} onChange={field.onChange} />
        )}
      />
      <Typography variant="body2" color="text.secondary">
        You can cancel until the sample is taken, free of charge until {FREE_CANCELLATION_HOURS} hours before.
      </Typography>
      {testMode && payment === 'card' && (
        <Alert severity="info" role="note">
          Test mode: pay with card 4242 4242 4242 4242, any future date and any CVC. Nothing is charged.
        </Alert>
      )}
    </Stack>
  );
}
