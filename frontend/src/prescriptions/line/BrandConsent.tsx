import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type Control, Controller, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { readMedicineName } from '../../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import type { PrescriptionFields } from '../form/prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';

export interface MedicineNameProps {
  index: number;
  control: Control<PrescriptionFields, unknown, CreatePrescription>;
}

/** The doctor's consent to another brand than the one that is named; asked only where one is. */
export function BrandConsent({ index, control }: MedicineNameProps) {
  const name = useWatch({ control, name: `medicines.${index}.name` as const });
  if (!readMedicineName(name)?.brand) return null;
  return (
    <Controller
      name={`medicines.${index}.brandSubstitution` as const}
      control={control}
      render={({ field: { value = false, onChange, onBlur, ref } }) => (
        <>
          <FormControlLabel
            control={
              <Checkbox
                checked={value}
                onChange={(_, checked) => onChange(checked)}
                onBlur={onBlur}
                slotProps={{ input: { ref } }}
              />
            }
            label={tPrescription('brandSubstitution')}
          />
          {!value && <FormHelperText>{tPrescription('brandSubstitutionHint')}</FormHelperText>}
        </>
      )}
    />
  );
}
