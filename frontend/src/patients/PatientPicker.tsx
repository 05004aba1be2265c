import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { sentenceOf } from '../api/client';
import { shortId } from '../common/format/format';
import { type LinkedPatient, usePatientSuggestions } from './usePatients';
import { tPage } from '../messages/pages';
import { tPatient } from '../messages/people/patients';

interface PatientPickerProps {
  patient: LinkedPatient | null;
  error?: string;
  onChange: (patient: LinkedPatient | null) => void;
}

/** One of the doctor's patients, found by typing the name. */
export function PatientPicker({ patient, error, onChange }: PatientPickerProps) {
  const [text, setText] = useState('');
  // The chosen name in the field must not narrow the list to itself.
  const found = usePatientSuggestions(text === patient?.fullName ? '' : text);
  return (
    <Autocomplete
      options={found.data}
      value={patient}
      loading={found.isPending}
      // The server has searched already, and forgives what a comparison here would not.
      filterOptions={(options) => options}
      getOptionLabel={({ fullName }) => fullName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={found.isError ? sentenceOf(found.error) : tPatient('searchEmpty')}
      onInputChange={(_, value) => setText(value)}
      onChange={(_, value) => onChange(value)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.fullName} · {shortId(option.id)}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={tPage('patient')}
          required
          error={Boolean(error)}
          helperText={error ?? tPatient('intro')}
        />
      )}
    />
  );
}
