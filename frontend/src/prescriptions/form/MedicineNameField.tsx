import { type Control, Controller } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { MedicineNameInput } from './MedicineNameInput';
import type { PrescriptionFields } from './prescriptionFields';

interface MedicineNameFieldProps {
  index: number;
  control: Control<PrescriptionFields, unknown, CreatePrescription>;
}

/** The name of a medicine in the prescription form. */
export const MedicineNameField = ({ index, control }: MedicineNameFieldProps) => (
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
);
