import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { type Control, Controller, type UseFormSetValue, useWatch } from 'react-hook-form';
import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { tVideo } from '../messages/care/video';
import type { BookingForm } from './bookingForm';

const CHOICES = [
  { value: 'inPerson', label: tVideo('inPerson') },
  { value: 'video', label: tVideo('byVideo') },
];

interface VisitKindFieldProps {
  /** The kind of visit at the chosen time; undefined if unknown. */
  offered: SlotKind | undefined;
  control: Control<BookingForm>;
  setValue: UseFormSetValue<BookingForm>;
}

/** In person or by video: a choice if the doctor offers both, otherwise a text. */
export function VisitKindField({ offered, control, setValue }: VisitKindFieldProps) {
  const kind = useWatch({ control, name: 'kind' });
  useEffect(() => {
    const only = offered === 'both' ? (kind ?? 'inPerson') : offered === 'video' ? offered : undefined;
    if (only !== kind) setValue('kind', only);
  }, [offered, kind, setValue]);
  if (offered === 'video') return <Typography>{tVideo('videoOnly')}</Typography>;
  if (offered !== 'both') return null;
  return (
    <Controller
      name="kind"
      control={control}
      render={({ field }) => (
        <ChoiceChips
          legend={tVideo('howYouMeet')}
          choices={CHOICES}
          value={field.value ?? 'inPerson'}
          inputRef={field.ref}
          onChange={field.onChange}
        />
      )}
    />
  );
}
