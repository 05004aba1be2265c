import { Suspense, lazy } from 'react';
import Box from '@mui/material/Box';
import { Controller, useWatch } from 'react-hook-form';
import { MedicineNameInput } from './MedicineNameInput';
import type { MedicineNameProps } from '../line/BrandConsent';

/**
 * Loaded with the reader of names when a name may have a brand, which is written in brackets. If it cannot be loaded, the
 * form goes on without it, and the brand stays required.
 */
const BrandConsent = lazy(() =>
  import('../line/BrandConsent').then(
    ({ BrandConsent: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

function BrandConsentIfNamed({ index, control }: MedicineNameProps) {
  const name = useWatch({ control, name: `medicines.${index}.name` as const });
  if (!/[([]/.test(name)) return null;
  return (
    <Suspense fallback={null}>
      <BrandConsent index={index} control={control} />
    </Suspense>
  );
}

/** The name of a medicine in the prescription form. */
export const MedicineNameField = ({ index, control }: MedicineNameProps) => (
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
    <BrandConsentIfNamed index={index} control={control} />
  </Box>
);
