import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MatchQuestion } from '../../../../openapi/contract/care/prescription-cart.js';
import { SuggestedMedicine } from './SuggestedMedicine';
import type { MedicineNameInputProps } from './medicineNameProps';
import { NOT_HERE, useMedicineAvailability } from './useMedicineNames';
import { tPrescription } from '../../messages/care/prescriptions';

const OPEN: Record<MatchQuestion, string> = {
  strength: tPrescription('strengthOpen'),
  form: tPrescription('formOpen'),
  name: tPrescription('nameOpen'),
};

/**
 * The name of a medicine: anything, with those that the hospital sells suggested. It says when our pharmacy does not
 * have it now or cannot tell which one is meant, and offers what it has. For any form: it holds no state of its own.
 */
export function MedicineNameInput(props: MedicineNameInputProps) {
  const { value, onChange } = props;
  const { isMissing, instead, ask, choices } = useMedicineAvailability(value);
  const hint = ask ? OPEN[ask] : isMissing ? NOT_HERE : undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <SuggestedMedicine {...props} hint={hint} />
      {instead && (
        <Button size="small" onClick={() => onChange(instead)} sx={{ textAlign: 'left' }}>
          {tPrescription('useInstead', { instead })}
        </Button>
      )}
      {choices.map((choice) => (
        <Button key={choice} size="small" onClick={() => onChange(choice)} sx={{ textAlign: 'left' }}>
          {tPrescription('useInstead', { instead: choice })}
        </Button>
      ))}
    </Box>
  );
}
