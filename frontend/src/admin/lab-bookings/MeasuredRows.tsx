import { Box, InputAdornment, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '../common/inputs/NumberInput';
import {
  type LabMeasure,
  type TestedPerson,
  rangeFor,
} from '../../../../openapi/contract/care/lab-measures.js';
import { rangeText } from './bookingFacts';
import { asksForPerson } from './reportForm';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

const SEXES = [
  { id: 'female', name: tAdminCommon('genders.female') },
  { id: 'male', name: tAdminCommon('genders.male') },
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
  if (range) return tAdminLabBooking('normalRange', { range: rangeText(range) });
  return measure.ranges.length > 0 ? tAdminLabBooking('noRange') : ' ';
};

/** Whose ranges apply, if any depends on the person. */
function PersonInputs() {
  return (
    <Box
      component="fieldset"
      aria-label={tAdminLabBooking('whoseSampleItIs')}
      sx={{ ...grid, border: 0, p: 0, m: 0 }}
    >
      <SelectInput
        source="person.gender"
        label={tAdminLabBooking('sex')}
        choices={SEXES}
        emptyText={tAdminLabBooking('notKnown')}
        helperText={tAdminLabBooking('rangesDependOnIt')}
      />
      <NumberInput
        decimals={0}
        source="person.age"
        label={tAdminLabBooking('ageInYears')}
        helperText={tAdminLabBooking('onDayOfSample')}
      />
    </Box>
  );
}

/** The test's parameters: only results are typed; unit and range come from the lab test. */
export function MeasuredRows({ measures }: { measures: readonly LabMeasure[] }) {
  const person = useWatch<{ person: TestedPerson }, 'person'>({ name: 'person' });
  if (measures.length === 0) return null;
  return (
    <>
      {asksForPerson(measures) && <PersonInputs />}
      <Typography variant="body2" color="text.secondary">
        {tAdminLabBooking('resultsHint')}
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
