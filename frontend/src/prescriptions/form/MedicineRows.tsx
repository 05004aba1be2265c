import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_MEDICINES } from '../../../../openapi/contract/care/prescription-facts.js';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { TextField } from '../../common/forms/TextField';
import { TOUCH_SIZE } from '../../theme';
import { MedicineNameField } from './MedicineNameField';
import { EMPTY_ROW, type PrescriptionFields } from './prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';

/** The list scrolls above this height, px (specification section 9). */
const LIST_HEIGHT = 220;

const COLUMNS = [
  { name: 'dosage', label: tPrescription('dosage') },
  { name: 'frequency', label: tPrescription('frequency') },
  { name: 'duration', label: tPrescription('duration') },
] as const;

const rowGrid = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: `repeat(2, minmax(0, 1fr)) ${TOUCH_SIZE}px`,
    sm: `minmax(0, 2fr) repeat(3, minmax(0, 1fr)) ${TOUCH_SIZE}px`,
  },
  border: 0,
  p: 0,
  m: 0,
  // Room for the labels, which stand on the upper edge of their fields.
  pt: 1,
  pb: 1,
  minWidth: 0,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  // On a phone the narrow column is for the button that removes the row, at the end of its last line.
  '& > :nth-of-type(3)': { gridColumn: { xs: '2 / -1', sm: 'auto' } },
  '& > :nth-of-type(4)': { gridColumn: { xs: '1 / 3', sm: 'auto' } },
  '& .MuiInputBase-root, & .field__input': { minHeight: TOUCH_SIZE },
};

type PrescriptionForm = UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;

/** The medicines of a prescription; one row is always kept. */
export function MedicineRows({ form }: { form: PrescriptionForm }) {
  const headingId = useId();
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'medicines' });
  const errors = formState.errors.medicines;
  const problem = errors?.root?.message ?? errors?.message;
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="h6" component="h3" id={headingId}>
        {tPage('medicines')}
      </Typography>
      <Box sx={{ maxHeight: LIST_HEIGHT, overflowY: 'auto', pr: 0.5 }}>
        {fields.map(({ id }, index) => (
          <Box
            component="fieldset"
            key={id}
            aria-label={tPrescription('medicineNumber', { index: index + 1 })}
            sx={rowGrid}
          >
            <MedicineNameField index={index} control={control} />
            {COLUMNS.map(({ name, label }) => (
              <TextField
                key={name}
                required
                isSmall
                label={label}
                autoComplete="off"
                problem={errors?.[index]?.[name]?.message}
                maxLength={60}
                {...register(`medicines.${index}.${name}`)}
              />
            ))}
            {fields.length > 1 && (
              <IconButton
                aria-label={tPrescription('removeNumbered', { index: index + 1 })}
                onClick={() => remove(index)}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {problem && (
        <p className="field__help field__help--wrong" role="alert">
          {problem}
        </p>
      )}
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_MEDICINES}
        onClick={() => append(EMPTY_ROW, { focusName: `medicines.${fields.length}.name` })}
      >
        {tPrescription('addMedicine')}
      </Button>
    </Box>
  );
}
