import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
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

/** Chooses one of the doctor's patients by typing the name. */
export function PatientPicker({ patient, error, onChange }: PatientPickerProps) {
  const [text, setText] = useState('');
  // The chosen name in the field must not be used as a search.
  const found = usePatientSuggestions(text === patient?.fullName ? '' : text);
  return (
    <Autocomplete
      options={found.data}
      value={patient}
      loading={found.isPending}
      // The server has already searched, more tolerantly than a comparison here.
      filterOptions={(options) => options}
      getOptionLabel={({ fullName }) => fullName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={found.isError ? sentenceOf(found.error) : tPatient('searchEmpty')}
      onInputChange={(_, value) => setText(value)}
      onChange={(_, value) => onChange(value)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.fullName} ·{' '}
          {option.hospitalNumber ? formatHospitalNumber(option.hospitalNumber) : shortId(option.id)}
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
