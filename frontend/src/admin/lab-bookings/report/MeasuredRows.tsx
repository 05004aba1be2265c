import { Box, InputAdornment, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '../../common/inputs/NumberInput';
import { flagText } from '../../../../../openapi/contract/care/lab/flag-text.js';
import { kindOf } from '../../../../../openapi/contract/care/lab/judge.js';
import type { LabMeasure } from '../../../../../openapi/contract/care/lab/measures.js';
import type { TestedPerson } from '../../../../../openapi/contract/care/lab/reference-range.js';
import { referenceFor } from '../../../../../openapi/contract/care/lab/ranges.js';
import { readResult } from '../../../../../openapi/contract/care/lab/read-result.js';
import { GENDER_CHOICES } from '../../common/inputs/genderChoices';
import { rangeText } from '../bookingFacts';
import { agesOf, asksForPerson, personOf } from './reportForm';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

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

/** The range for the person, or why there is none; and how a number with separators is read. */
function hintOf(measure: LabMeasure, person: TestedPerson, typed: string | null | undefined): string {
  const { range, notCompared } = referenceFor(measure, person);
  const said = range ? tAdminLabBooking('normalRange', { range: rangeText(range) }) : '';
  const why = notCompared && notCompared !== 'noRange' ? flagText({ flag: null, notCompared }) : '';
  const reading = readResult(typed ?? '', measure.unit);
  const isPlain = reading.kind !== 'number' || String(reading.value) === typed?.trim();
  const read = isPlain ? '' : tAdminLabBooking('readAs', { number: reading.value });
  return [said || why, read].filter(Boolean).join(' ') || ' ';
}

/** Whose ranges apply, if any depends on the person. */
function PersonInputs({ measures }: { measures: readonly LabMeasure[] }) {
  const units = agesOf(measures);
  return (
    <Box
      component="fieldset"
      aria-label={tAdminLabBooking('whoseSampleItIs')}
      sx={{ ...grid, border: 0, p: 0, m: 0 }}
    >
      <SelectInput
        source="person.gender"
        label={tAdminLabBooking('sex')}
        choices={GENDER_CHOICES}
        emptyText={tAdminLabBooking('notKnown')}
        helperText={tAdminLabBooking('rangesDependOnIt')}
      />
      <NumberInput
        decimals={0}
        source="person.age"
        label={tAdminLabBooking('ageInYears')}
        helperText={tAdminLabBooking('onDayOfSample')}
      />
      {units.has('months') && (
        <NumberInput
          decimals={0}
          source="person.ageMonths"
          label={tAdminLabBooking('ageInMonths')}
          helperText={tAdminLabBooking('ageInMonthsHint')}
        />
      )}
      {units.has('days') && (
        <NumberInput
          decimals={0}
          source="person.ageDays"
          label={tAdminLabBooking('ageInDays')}
          helperText={tAdminLabBooking('ageInDaysHint')}
        />
      )}
    </Box>
  );
}

interface MeasuredRowProps {
  measure: LabMeasure;
  index: number;
  person: TestedPerson;
}

/** One defined measure: a choice, a text of several lines, or a value with its unit. */
function MeasuredRow({ measure, index, person }: MeasuredRowProps) {
  const source = `measured.${index}.value`;
  const typed = useWatch<Record<string, string | null>>({ name: source });
  const { name, unit, codes = [] } = measure;
  const kind = kindOf(measure);
  if (kind === 'coded') {
    const choices = codes.map(({ value }) => ({ id: value, name: value }));
    return (
      <SelectInput
        source={source}
        label={name}
        choices={choices}
        emptyText={tAdminLabBooking('notMeasured')}
        helperText=" "
      />
    );
  }
  const isText = kind === 'text';
  return (
    <TextInput
      source={source}
      label={name}
      autoComplete="off"
      multiline={isText}
      minRows={isText ? 2 : undefined}
      helperText={isText ? ' ' : hintOf(measure, person, typed)}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }}
      {...(isText && { sx: { gridColumn: '1 / -1' } })}
    />
  );
}

/** The test's parameters: only results are typed; unit and range come from the lab test. */
export function MeasuredRows({ measures }: { measures: readonly LabMeasure[] }) {
  const person = useWatch<{ person: TestedPerson }, 'person'>({ name: 'person' });
  if (measures.length === 0) return null;
  return (
    <>
      {asksForPerson(measures) && <PersonInputs measures={measures} />}
      <Typography variant="body2" color="text.secondary">
        {tAdminLabBooking('resultsHint')}
      </Typography>
      <Box sx={grid}>
        {measures.map((measure, index) => (
          <MeasuredRow key={measure.name} measure={measure} index={index} person={personOf(person)} />
        ))}
      </Box>
    </>
  );
}
