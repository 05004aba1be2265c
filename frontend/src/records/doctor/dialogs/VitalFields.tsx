import Box from '@mui/material/Box';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { VITALS, VITAL_NAMES, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import { TextField } from '../../../common/forms/TextField';
import { doctorRecordWords } from '../../../words/care/doctorRecords';

interface VitalFieldsProps {
  register: (name: `vitals.${VitalName}`) => UseFormRegisterReturn;
  errors: FieldErrors<{ vitals: Record<VitalName, string> }>['vitals'];
}

/** A field for each vital sign, with its unit and which values are plausible. */
export const VitalFields = ({ register, errors }: VitalFieldsProps) => (
  <>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {VITAL_NAMES.map((name) => {
        const { label, unit, min, max, decimals } = VITALS[name];
        const problem = errors?.[name]?.message;
        return (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            problem={problem}
            hint={doctorRecordWords.minToMax(min, max)}
            inputMode={decimals ? 'decimal' : 'numeric'}
            maxLength={10}
            {...register(`vitals.${name}`)}
          />
        );
      })}
    </Box>
    {errors?.message && (
      <p className="field__help field__help--wrong" role="alert">
        {errors.message}
      </p>
    )}
  </>
);
