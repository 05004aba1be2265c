import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type Control, Controller, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { readMedicineName } from '../../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import { MedicineNameInput } from './MedicineNameInput';
import type { PrescriptionFields } from './prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';

interface MedicineNameFieldProps {
  index: number;
  control: Control<PrescriptionFields, unknown, CreatePrescription>;
}

/** The doctor's consent to another brand than the one that is named; asked only where one is. */
function BrandConsent({ index, control }: MedicineNameFieldProps) {
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

/** The name of a medicine in the prescription form. */
export const MedicineNameField = ({ index, control }: MedicineNameFieldProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Controller
      name={`medicines.${index}.name` as const}
      control={control}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <MedicineNameInput
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={fieldState.error?.message}
          inputRef={ref}
        />
      )}
    />
    <BrandConsent index={index} control={control} />
  </Box>
);
