import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { tAvailability } from '../messages/care/availability';

export type TimesKind = 'table' | 'week';

interface TimesChoiceProps {
  value: TimesKind;
  onChange: (kind: TimesKind) => void;
}

/** Whether all days share the same times, or each has its own hours. */
export const TimesChoice = ({ value, onChange }: TimesChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    value={value}
    aria-label={tAvailability('howTimesAreSet')}
    onChange={(_, kind: TimesKind | null) => kind && onChange(kind)}
    color="primary"
    sx={{
      width: { xs: '100%', sm: 'auto' },
      '& .MuiToggleButton-root': { flexGrow: 1, lineHeight: 1.3 },
      '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
    }}
  >
    <ToggleButton value="table">{tAvailability('sameTimesEachDay')}</ToggleButton>
    <ToggleButton value="week">{tAvailability('hoursByWeekday')}</ToggleButton>
  </ToggleButtonGroup>
);
