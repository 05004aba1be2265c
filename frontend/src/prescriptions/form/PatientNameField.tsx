import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { shortId } from '../../common/format/format';
import { type LinkedPatient, usePatientSuggestions } from '../../patients/usePatients';
import type { PrescriptionFields } from './prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';

interface PatientNameFieldProps {
  form: UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
  error: string | undefined;
  onChoose: (patient: LinkedPatient) => void;
}

/** The patient's name, which must be one of the doctor's patients: chosen from the list, or typed in full. */
export function PatientNameField({ form, error, onChoose }: PatientNameFieldProps) {
  const { control, setValue } = form;
  const [name, patientId] = useWatch({ control, name: ['patientName', 'patientId'] });
  const { data: found, isPending } = usePatientSuggestions(name);
  const typed = name.trim().toLowerCase();
  const [namesake, ...others] = found.filter(({ fullName }) => fullName.toLowerCase() === typed);
  const meant = namesake && others.length === 0 ? namesake : undefined;

  useEffect(() => {
    if (patientId === '' && meant) onChoose(meant);
  }, [patientId, meant, onChoose]);

  return (
    <Controller
      name="patientName"
      control={control}
      render={({ field }) => (
        <Autocomplete
          freeSolo
          options={found}
          loading={isPending}
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.fullName)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          inputValue={field.value}
          onInputChange={(_, text, reason) => {
            if (reason === 'reset') return;
            field.onChange(text);
            // Another name is another person until one of the list is meant again.
            setValue('patientId', '');
          }}
          onChange={(_, option) => {
            if (option !== null && typeof option !== 'string') onChoose(option);
          }}
          renderOption={({ key, ...props }, { fullName, id }) => (
            <li key={key} {...props}>
              {fullName} · {shortId(id)}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              required
              label={tPrescription('patientName')}
              error={Boolean(error)}
              helperText={error}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      )}
    />
  );
}
