import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/shop/lab-bookings.js';
import { FormDateField } from '../common/dates/FormDateField';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { SubjectFields } from './subject/SubjectFields';
import { useLabWindows } from './useLabWindows';
import { WindowPicker } from './WindowPicker';
import type { useLabBookingForm } from './useLabBookingForm';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';
import { keepAsciiDigits } from '../common/numbers/keepAsciiDigits';

const places = [
  { value: 'hospital', label: tLab('atHospital') },
  { value: 'home', label: tLab('atHome') },
];
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
  const { control, register, formState, resetField } = form;
  const { errors } = formState;
  const [date, place, payment] = useWatch({ control, name: ['date', 'place', 'payment'] });
  const windows = useLabWindows(date, place);
  // The chosen window belongs to another day or place.
  useEffect(() => resetField('window'), [date, place, resetField]);
  useEffect(() => setOffer(windows.data ?? []), [windows.data, setOffer]);
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
      <FormDateField
        control={control}
        name="date"
        label={tPage('date')}
        hint={tLab('untilDate', { date: formatDate(days.last) })}
        min={days.first}
        max={days.last}
      />
      <Controller
        name="place"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            legend={tLab('where')}
            choices={places}
            value={field.value}
            onChange={field.onChange}
          />
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
          label={tPage('address')}
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
