import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SuggestedMedicine } from './SuggestedMedicine';
import type { MedicineNameInputProps } from './medicineNameProps';
import { NOT_HERE, useMedicineAvailability } from './useMedicineNames';
import { tPrescription } from '../../messages/care/prescriptions';

/**
 * The name of a medicine: anything, with those that the hospital sells suggested. It says when our pharmacy does not
 * have it now, and offers the same substance of another brand. For any form: it holds no state of its own.
 */
export function MedicineNameInput(props: MedicineNameInputProps) {
  const { value, onChange } = props;
  const { isMissing, instead } = useMedicineAvailability(value);
  return (
    <Box sx={{ minWidth: 0 }}>
      <SuggestedMedicine {...props} hint={isMissing ? NOT_HERE : undefined} />
      {instead && (
        <Button size="small" onClick={() => onChange(instead)} sx={{ textAlign: 'left' }}>
          {tPrescription('useInstead', { instead })}
        </Button>
      )}
    </Box>
  );
}
