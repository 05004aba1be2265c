import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_RESULTS } from '../../../../../openapi/contract/care/lab/results.js';
import type { CreateRecord } from '../../../../../openapi/contract/care/records.js';
import { FormNumberField } from '../../../common/numbers/FormNumberField';
import { EMPTY_ROW, type ReportFields, type ReportRow } from './reportFields';
import { tDoctorRecord } from '../../../messages/care/doctorRecords';

const COLUMNS: { name: keyof ReportRow; label: string }[] = [
  { name: 'name', label: tDoctorRecord('measured') },
  { name: 'value', label: tDoctorRecord('result') },
  { name: 'unit', label: tDoctorRecord('unit') },
];
const RANGE = [
  { name: 'low', label: tDoctorRecord('usualFrom') },
  { name: 'high', label: tDoctorRecord('usualTo') },
] as const;

const rowGrid = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) repeat(5, minmax(0, 1fr)) 44px',
  },
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

type ReportForm = UseFormReturn<ReportFields, unknown, CreateRecord>;

/** The results of a report; at least one row is kept. */
export function ReportRows({ form }: { form: ReportForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'results' });
  const { results } = form.formState.errors;
  const problem = results?.root?.message ?? results?.message;
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box
          component="fieldset"
          key={id}
          aria-label={tDoctorRecord('resultNumber', { index: index + 1 })}
          sx={rowGrid}
        >
          {COLUMNS.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              error={Boolean(results?.[index]?.[name])}
              helperText={results?.[index]?.[name]?.message}
              {...form.register(`results.${index}.${name}`)}
            />
          ))}
          {RANGE.map(({ name, label }) => (
            <FormNumberField
              key={name}
              control={form.control}
              name={`results.${index}.${name}`}
              label={label}
              comma="decimal"
              decimals={4}
              isNegativeAllowed
            />
          ))}
          <TextField
            label={tDoctorRecord('loinc')}
            error={Boolean(results?.[index]?.loinc)}
            helperText={results?.[index]?.loinc?.message}
            {...form.register(`results.${index}.loinc`)}
          />
          {fields.length > 1 && (
            <IconButton
              aria-label={tDoctorRecord('removeNumbered', { index: index + 1 })}
              sx={{ justifySelf: 'start', mt: 0.5 }}
              onClick={() => remove(index)}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
      ))}
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_RESULTS}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => append(EMPTY_ROW, { focusName: `results.${fields.length}.name` })}
      >
        {tDoctorRecord('addResult')}
      </Button>
    </>
  );
}
