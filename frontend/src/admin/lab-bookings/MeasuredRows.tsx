import { Box, InputAdornment, Typography } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  type LabMeasure,
  type TestedPerson,
  rangeFor,
} from '../../../../openapi/contract/care/lab-measures.js';
import { rangeText } from './bookingFacts';
import { asksForPerson } from './reportForm';

const SEXES = [
  { id: 'female', name: 'Female' },
  { id: 'male', name: 'Male' },
];

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& .MuiFormControl-root': { m: 0, width: '100%' },
};

const rangeSentence = (measure: LabMeasure, person: TestedPerson): string => {
  const range = rangeFor(measure, person);
  if (range) return `Normal: ${rangeText(range)}`;
  return measure.ranges.length > 0 ? 'No range for this sex and age' : ' ';
};

/** Whose ranges hold, where any depends on it. */
function PersonInputs() {
  return (
    <Box component="fieldset" aria-label="Whose sample it is" sx={{ ...grid, border: 0, p: 0, m: 0 }}>
      <SelectInput
        source="person.gender"
        label="Sex"
        choices={SEXES}
        emptyText="Not known"
        helperText="Ranges depend on it."
      />
      <NumberInput source="person.age" label="Age in years" min={0} helperText="On the day of the sample." />
    </Box>
  );
}

/** What the test measures: only the result is typed, unit and range stand in the lab test. */
export function MeasuredRows({ measures }: { measures: readonly LabMeasure[] }) {
  const person = useWatch<{ person: TestedPerson }, 'person'>({ name: 'person' });
  if (measures.length === 0) return null;
  return (
    <>
      {asksForPerson(measures) && <PersonInputs />}
      <Typography variant="body2" color="text.secondary">
        Units and ranges stand in the lab test. Leave out what was not measured.
      </Typography>
      <Box sx={grid}>
        {measures.map((measure, index) => (
          <TextInput
            key={measure.name}
            source={`measured.${index}.value`}
            label={measure.name}
            autoComplete="off"
            helperText={rangeSentence(measure, { gender: person?.gender || null, age: person?.age ?? null })}
            slotProps={{
              input: { endAdornment: <InputAdornment position="end">{measure.unit}</InputAdornment> },
            }}
          />
        ))}
      </Box>
    </>
  );
}
