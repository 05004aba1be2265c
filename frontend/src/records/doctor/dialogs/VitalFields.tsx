import Box from '@mui/material/Box';
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { VITALS, VITAL_NAMES, type VitalName } from '../../../../../openapi/contract/care/vital-facts.js';
import { hasTypedUnits } from '../../../../../openapi/contract/care/vital-input.js';
import { ageOn } from '../../../../../openapi/contract/people/age.js';
import { serverNow } from '../../../common/clock/serverClock';
import { calendarDate } from '../../../common/format/format';
import { FormNumberField } from '../../../common/numbers/FormNumberField';
import { useHospital } from '../../../hospital/useHospital';
import { FormSizeField } from './FormSizeField';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';

interface FieldsWithVitals extends FieldValues {
  vitals: Record<VitalName, string>;
}

/** The head of children is measured below this age. */
const HEAD_UNTIL_YEARS = 6;
/** Sizes that may be typed in a smaller unit. */
const HINTS: Partial<Record<VitalName, 'weightHint' | 'lengthHint'>> = {
  weight: 'weightHint',
  height: 'lengthHint',
  headCircumference: 'lengthHint',
};

/** The vital signs that are measured at this age. @param dob YYYY-MM-DD; null if unknown */
function useShownVitals(dob: string | null): readonly VitalName[] {
  const { timeZone } = useHospital();
  const isChild = dob !== null && ageOn(dob, calendarDate(serverNow(), timeZone)) < HEAD_UNTIL_YEARS;
  return VITAL_NAMES.filter((name) => isChild || name !== 'headCircumference');
}

interface VitalFieldsProps<Fields extends FieldsWithVitals, Body> {
  control: Control<Fields, unknown, Body>;
  /** Date of birth of the patient, YYYY-MM-DD; null if unknown. */
  dob: string | null;
}

/** A field for each vital sign, with its unit and plausible range. */
export function VitalFields<Fields extends FieldsWithVitals, Body>({
  control,
  dob,
}: VitalFieldsProps<Fields, Body>) {
  const { errors } = useFormState({ control });
  const shown = useShownVitals(dob);
  const problem = errors.vitals?.message;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {shown.map((vital) => {
          const { label, unit, min, max, decimals } = VITALS[vital];
          const hint = tDoctorRecord(HINTS[vital] ?? 'range', { min, max });
          return hasTypedUnits(vital) ? (
            <FormSizeField
              key={vital}
              control={control}
              name={`vitals.${vital}` as FieldPath<Fields>}
              vital={vital}
              label={`${label} (${unit})`}
              hint={hint}
            />
          ) : (
            <FormNumberField
              key={vital}
              control={control}
              name={`vitals.${vital}` as FieldPath<Fields>}
              label={`${label} (${unit})`}
              hint={hint}
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
