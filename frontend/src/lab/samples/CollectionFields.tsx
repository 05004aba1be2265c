import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { OfferedLabWindow } from '../../../../openapi/contract/shop/lab-windows.js';
import type { RecollectLabSample } from '../../../../openapi/contract/shop/lab-collection.js';
import { FormDateField } from '../../common/dates/FormDateField';
import { formatDate } from '../../common/format/format';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { tPage } from '../../messages/pages';
import { tLab } from '../../messages/shop/lab';
import { useLabWindows } from '../useLabWindows';
import { WindowPicker } from '../WindowPicker';

const places = [
  { value: 'hospital', label: tLab('atHospital') },
  { value: 'home', label: tLab('atHome') },
];
const shrunk = { inputLabel: { shrink: true } };

interface CollectionFieldsProps {
  /** First and last bookable day, YYYY-MM-DD. */
  days: { first: string; last: string };
  /** Called with the windows of the chosen day and place. */
  onOffer: (windows: OfferedLabWindow[]) => void;
}

/** When and where a sample is taken; fields of the surrounding form. */
export function CollectionFields({ days, onOffer }: CollectionFieldsProps) {
  const { control, register, formState, resetField } = useFormContext<RecollectLabSample>();
  const { address } = formState.errors;
  const [date, place] = useWatch({ control, name: ['date', 'place'] });
  const windows = useLabWindows(date, place);
  // The chosen window belongs to another day or place.
  useEffect(() => resetField('window'), [date, place, resetField]);
  useEffect(() => onOffer(windows.data ?? []), [windows.data, onOffer]);
  return (
    <>
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
          error={Boolean(address)}
          helperText={address?.message}
          slotProps={shrunk}
          {...register('address')}
        />
      )}
    </>
  );
}
