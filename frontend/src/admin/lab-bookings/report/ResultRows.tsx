import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, FormHelperText, IconButton, Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { NumberInput } from '../../common/inputs/NumberInput';
import { MAX_RESULTS } from '../../../../../openapi/contract/care/lab/results.js';
import { EMPTY_RESULT, type TypedReport } from './reportForm';
import { tAdminCommon } from '../../../messages/admin/common';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

const rowGrid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr)) 44px',
  },
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  '& .result-name': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

/** One line of a report. Without `onRemove` it cannot be removed. */
function ResultRow({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const row = `results.${index}`;
  return (
    <Box
      component="fieldset"
      aria-label={tAdminLabBooking('resultNumber', { index: index + 1 })}
      sx={rowGrid}
    >
      <Box className="result-name">
        <TextInput
          source={`${row}.name`}
          label={tAdminCommon('measured')}
          helperText={false}
          autoComplete="off"
        />
      </Box>
      <TextInput
        source={`${row}.value`}
        label={tAdminLabBooking('result')}
        helperText={false}
        autoComplete="off"
      />
      <TextInput source={`${row}.unit`} label={tAdminCommon('unit')} helperText={false} autoComplete="off" />
      <NumberInput
        decimals={4}
        isNegativeAllowed
        source={`${row}.low`}
        label={tAdminCommon('normalFrom')}
        helperText={false}
      />
      <NumberInput
        decimals={4}
        isNegativeAllowed
        source={`${row}.high`}
        label={tAdminCommon('normalTo')}
        helperText={false}
      />
      {onRemove && (
        <IconButton
          aria-label={tAdminLabBooking('removeNumbered', { index: index + 1 })}
          onClick={onRemove}
          sx={{ justifySelf: 'start' }}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
}

/** The free-form lines of a report; a minimum number is kept. */
export function ResultRows({ atLeast }: { atLeast: 0 | 1 }) {
  const { control, formState } = useFormContext<TypedReport>();
  const { fields, append, remove } = useFieldArray({ control, name: 'results' });
  const { results } = formState.errors;
  const problem = results?.root?.message ?? results?.message;
  const hasRoom = fields.length < MAX_RESULTS;

  return (
    <Stack sx={{ gap: 3, alignItems: 'stretch' }}>
      {fields.map(({ id }, index) => (
        <ResultRow
          key={id}
          index={index}
          onRemove={fields.length > atLeast ? () => remove(index) : undefined}
        />
      ))}
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button
        startIcon={<AddIcon />}
        disabled={!hasRoom}
        onClick={() => append(EMPTY_RESULT, { focusName: `results.${fields.length}.name` })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {tAdminLabBooking('addResult')}
      </Button>
    </Stack>
  );
}
