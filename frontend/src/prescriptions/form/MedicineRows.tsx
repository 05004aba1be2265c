import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MAX_MEDICINES } from '../../../../openapi/contract/care/prescription-facts.js';
import { RepeatLast } from '../line/RepeatLast';
import { useFavouriteLines } from '../line/useFavouriteLines';
import type { PrescriptionForm } from '../line/useMedicineLine';
import { MedicineFields } from './MedicineFields';
import { EMPTY_ROW } from './prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';

/** The list scrolls above this height, px (specification section 9), unless the details of a medicine are open. */
const LIST_HEIGHT = 220;
const list = {
  maxHeight: LIST_HEIGHT,
  overflowY: 'auto',
  pr: 0.5,
  '&:has(.medicine__details[aria-expanded="true"])': { maxHeight: 'none' },
};

/** The medicines of a prescription; one row is always kept. */
export function MedicineRows({ form }: { form: PrescriptionForm }) {
  const headingId = useId();
  const { control, formState } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'medicines' });
  const favourites = useFavouriteLines();
  const errors = formState.errors.medicines;
  const problem = errors?.root?.message ?? errors?.message;
  const isFull = fields.length >= MAX_MEDICINES;
  const add = () => append({ ...EMPTY_ROW, line: '' }, { focusName: `medicines.${fields.length}.line` });
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="h6" component="h3" id={headingId}>
        {tPage('medicines')}
      </Typography>
      <Box sx={list}>
        {fields.map(({ id }, index) => (
          <MedicineFields
            key={id}
            form={form}
            index={index}
            favourites={favourites}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
            onNext={isFull ? undefined : add}
          />
        ))}
      </Box>
      {problem && (
        <p className="field__help field__help--wrong" role="alert">
          {problem}
        </p>
      )}
      <Button startIcon={<AddIcon />} disabled={isFull} onClick={add}>
        {tPrescription('addMedicine')}
      </Button>
      <RepeatLast form={form} onRepeat={replace} />
    </Box>
  );
}
