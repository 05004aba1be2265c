import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type FocusEvent, useId } from 'react';
import { Controller } from 'react-hook-form';
import { TextField } from '../../common/forms/TextField';
import { TOUCH_SIZE } from '../../theme';
import { DetailsToggle } from '../details/DetailsToggle';
import { LineBox } from '../line/LineBox';
import { LinePicks } from '../line/LinePicks';
import { ChangedNote, ReadingText } from '../line/ReadingText';
import { MAX_FIELD } from '../line/fieldTexts';
import { FIELDS } from '../line/lineReading';
import type { FavouriteLines } from '../line/useFavouriteLines';
import { type PrescriptionForm, useMedicineLine } from '../line/useMedicineLine';
import { MedicineNameField } from './MedicineNameField';
import { tPrescription } from '../../messages/care/prescriptions';

const COLUMNS = [
  { name: 'dosage', label: tPrescription('dosage') },
  { name: 'frequency', label: tPrescription('frequency') },
  { name: 'duration', label: tPrescription('duration') },
] as const;

const rowBox = {
  border: 0,
  m: 0,
  px: 0,
  // Room for the labels, which stand on the upper edge of their fields.
  pt: 1,
  pb: 1.5,
  minWidth: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& .MuiInputBase-root, & .field__input': { minHeight: TOUCH_SIZE },
};
const lineGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 0.5,
};
const fieldsGrid = {
  display: 'grid',
  gap: 1,
  mt: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
    sm: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& .field__input': { paddingInline: { xs: '10px', sm: '14px' } },
};

/** In the list that scrolls, the fields below the line come into view with it. */
const showRow = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.closest('fieldset')?.scrollIntoView?.({ block: 'nearest' });

interface MedicineFieldsProps {
  form: PrescriptionForm;
  index: number;
  favourites: FavouriteLines;
  /** Left out for the only row, which is kept. */
  onRemove?: () => void;
  /** Begins the next medicine; left out when there are enough. */
  onNext?: () => void;
}

/** One medicine: a line to type, how it is understood, and the four fields to correct it. */
export function MedicineFields({ form, index, favourites, onRemove, onNext }: MedicineFieldsProps) {
  const readingId = useId();
  const { control, register, formState, setFocus } = form;
  const medicine = useMedicineLine(form, index);
  const errors = formState.errors.medicines?.[index];
  const number = index + 1;

  const goOn = () => {
    const empty = FIELDS.find((field) => medicine.row[field].trim() === '');
    if (empty) setFocus(`medicines.${index}.${empty}`);
    else onNext?.();
  };

  return (
    <Box component="fieldset" aria-label={tPrescription('medicineNumber', { index: number })} sx={rowBox}>
      <Box sx={lineGrid} onFocus={showRow}>
        <Controller
          name={`medicines.${index}.line`}
          control={control}
          render={({ field: { ref } }) => (
            <LineBox
              medicine={medicine}
              favourites={favourites.lines}
              readingId={readingId}
              inputRef={ref}
              onEnter={goOn}
            />
          )}
        />
        <LinePicks medicine={medicine} favourites={favourites} number={number} />
        {onRemove && (
          <IconButton aria-label={tPrescription('removeNumbered', { index: number })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <ReadingText medicine={medicine} id={readingId} />
      <Box sx={fieldsGrid}>
        <MedicineNameField index={index} control={control} />
        {COLUMNS.map(({ name, label }) => (
          <TextField
            key={name}
            required
            isSmall
            label={label}
            autoComplete="off"
            problem={errors?.[name]?.message}
            maxLength={MAX_FIELD}
            {...register(`medicines.${index}.${name}`)}
          />
        ))}
      </Box>
      <DetailsToggle medicine={medicine} number={number} />
      {medicine.isChanged && <ChangedNote onTakeLine={() => medicine.takeLine()} />}
    </Box>
  );
}
