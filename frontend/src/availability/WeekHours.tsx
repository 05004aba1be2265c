import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { DayHours, DoctorHours } from '../../../openapi/contract/care/hours.js';
import { WEEKDAYS } from '../../../openapi/contract/people/field-lists.js';
import { CheckField } from '../common/forms/CheckField';
import { SelectField } from '../common/forms/SelectField';
import { TextField } from '../common/forms/TextField';
import { KindSelects } from './KindSelects';
import { LENGTHS, withDay } from './weekHours';
import { tAvailability } from '../messages/care/availability';
import { tPage } from '../messages/pages';

interface WeekHoursProps {
  hours: DoctorHours;
  /** Messages by field path: `days.0.to`. */
  problems: Record<string, string>;
  /** Whether the hospital has video visits: then each day has kinds of visit. */
  canVideo: boolean;
  onChange: (hours: DoctorHours) => void;
}

const FIELDS = [
  ['from', tPage('from')],
  ['to', tPage('until')],
  ['breakFrom', tAvailability('breakFrom')],
  ['breakTo', tAvailability('breakUntil')],
] as const;
type Field = (typeof FIELDS)[number][0];

interface DayRowProps {
  name: DayHours['day'];
  /** undefined for a day off. */
  hours: DayHours | undefined;
  problemOf: (field: Field) => string | undefined;
  onToggle: (isOn: boolean) => void;
  canVideo: boolean;
  onChange: (change: Partial<DayHours>) => void;
}

const times = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};

/** One weekday: whether the doctor sees patients, the hours, and the break. */
const DayRow = ({ name, hours, problemOf, onToggle, canVideo, onChange }: DayRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 1,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      // The checkbox aligns with the lines between the days.
      '& > label': { marginLeft: '-9px' },
    }}
  >
    <CheckField label={name} checked={Boolean(hours)} onChange={onToggle} />
    {hours && (
      <Box sx={times}>
        {FIELDS.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            type="time"
            isSmall
            aria-label={`${label}, ${name}`}
            value={hours[field] ?? ''}
            problem={problemOf(field)}
            onChange={({ target }) =>
              onChange({
                [field]: target.value === '' && field.startsWith('break') ? null : target.value,
              })
            }
          />
        ))}
      </Box>
    )}
    {hours && canVideo && (
      <Box sx={{ gridColumn: { sm: 2 } }}>
        <KindSelects hours={hours} onChange={(field, kind) => onChange({ [field]: kind })} />
      </Box>
    )}
  </Box>
);

/** A doctor's hours by weekday, and the length of a visit. */
export function WeekHours({ hours, problems, canVideo, onChange }: WeekHoursProps) {
  const lengths = [...new Set([...LENGTHS, hours.slotMinutes])].sort((a, b) => a - b);
  const change = (day: string, changed: Partial<DayHours>) =>
    onChange({
      ...hours,
      days: hours.days.map((one) => (one.day === day ? { ...one, ...changed } : one)),
    });
  return (
    <Stack spacing={2}>
      <Box sx={{ maxWidth: 420 }}>
        <SelectField
          label={tAvailability('lengthOfVisit')}
          value={hours.slotMinutes}
          problem={problems.slotMinutes}
          hint={tAvailability('lengthHint')}
          onChange={({ target }) => onChange({ ...hours, slotMinutes: Number(target.value) })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {tAvailability('minutes', { minutes })}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box component="ul" aria-label={tAvailability('hoursByWeekday')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {WEEKDAYS.map((name) => {
          const index = hours.days.findIndex(({ day }) => day === name);
          return (
            <DayRow
              key={name}
              name={name}
              hours={hours.days[index]}
              problemOf={(field) => problems[`days.${index}.${field}`]}
              onToggle={(isOn) => onChange(withDay(hours, name, isOn))}
              canVideo={canVideo}
              onChange={(changed) => change(name, changed)}
            />
          );
        })}
      </Box>
    </Stack>
  );
}
