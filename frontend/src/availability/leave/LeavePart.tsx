import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateLeave } from '../../../../openapi/contract/care/availability.js';
import { SelectField } from '../../common/forms/SelectField';
import { TextField } from '../../common/forms/TextField';
import { LEAVE_PARTS, type LeavePart as Part } from './leaveDays';
import { tAvailability } from '../../messages/care/availability';
import { tPage } from '../../messages/pages';

const ENDS = ['fromTime', 'toTime'] as const;

interface LeavePartProps {
  part: Part;
  form: UseFormReturn<CreateLeave>;
  onChange: (part: Part) => void;
}

/** Whether the leave takes whole days, half a day or some hours. */
export function LeavePart({ part, form, onChange }: LeavePartProps) {
  const { errors } = form.formState;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1fr' },
        mb: 2,
      }}
    >
      <SelectField
        label={tAvailability('howLong')}
        value={part}
        onChange={({ target }) => onChange(target.value as Part)}
      >
        {Object.entries(LEAVE_PARTS).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {part === 'hours' &&
        ENDS.map((field) => (
          <TextField
            key={field}
            label={field === 'fromTime' ? tPage('from') : tPage('until')}
            type="time"
            required
            problem={errors[field]?.message}
            {...form.register(field)}
          />
        ))}
    </Box>
  );
}
