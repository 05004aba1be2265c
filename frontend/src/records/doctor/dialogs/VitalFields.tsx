import Box from '@mui/material/Box';
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { VITALS, VITAL_NAMES, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import { FormNumberField } from '../../../common/numbers/FormNumberField';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';

interface FieldsWithVitals extends FieldValues {
  vitals: Record<VitalName, string>;
}

/** A field for each vital sign, with its unit and plausible range. */
export function VitalFields<Fields extends FieldsWithVitals, Body>({
  control,
}: {
  control: Control<Fields, unknown, Body>;
}) {
  const { errors } = useFormState({ control });
  const problem = errors.vitals?.message;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {VITAL_NAMES.map((name) => {
          const { label, unit, min, max, decimals } = VITALS[name];
          return (
            <FormNumberField
              key={name}
              control={control}
              name={`vitals.${name}` as FieldPath<Fields>}
              label={`${label} (${unit})`}
              hint={tDoctorRecord('range', { min, max })}
              decimals={decimals}
              comma="decimal"
              maxLength={10}
            />
          );
        })}
      </Box>
      {typeof problem === 'string' && (
        <p className="field__help field__help--wrong" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
