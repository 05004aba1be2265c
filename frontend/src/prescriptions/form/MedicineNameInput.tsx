import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { takeOver } from '../../common/browser/takeOver';
import { KeepsFocus } from '../../common/forms/KeepsFocus';
import { TextField } from '../../common/forms/TextField';
import type { MedicineNameInputProps } from './medicineNameProps';
import { NOT_HERE, useMedicineAvailability } from './useMedicineNames';
import { prescriptionWords } from '../../words/care/prescriptions';

const suggestions = takeOver(async () => (await import('./SuggestedMedicine')).SuggestedMedicine);

/**
 * The name of a medicine: anything, with those that the hospital sells suggested. It says when our pharmacy does not
 * have it now, and offers the same substance of another brand. For any form: it holds no state of its own.
 */
export function MedicineNameInput(props: MedicineNameInputProps) {
  const { value, onChange, onBlur, error, inputRef } = props;
  const { Part: Suggested } = suggestions.usePart();
  const { isMissing, instead } = useMedicineAvailability(value);
  const field = { ...props, hint: isMissing ? NOT_HERE : undefined };
  return (
    <Box sx={{ minWidth: 0 }}>
      <KeepsFocus of={Suggested}>
        {Suggested ? (
          <Suggested {...field} />
        ) : (
          <TextField
            required
            isSmall
            label={prescriptionWords.medicineName}
            value={value}
            problem={error}
            hint={field.hint}
            ref={inputRef}
            onBlur={onBlur}
            onFocus={suggestions.ask}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </KeepsFocus>
      {instead && (
        <Button size="small" onClick={() => onChange(instead)} sx={{ textAlign: 'left' }}>
          {prescriptionWords.useInstead(instead)}
        </Button>
      )}
    </Box>
  );
}
