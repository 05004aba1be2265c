import Box from '@mui/material/Box';
import type { DayHours } from '../../../openapi/contract/care/hours.js';
import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { SelectField } from '../common/forms/SelectField';
import { tVideo } from '../messages/care/video';

const TEXTS: Record<SlotKind, string> = {
  inPerson: tVideo('inPerson'),
  video: tVideo('byVideo'),
  both: tVideo('eitherKind'),
};

type KindField = 'kind' | 'kindAfterBreak';

interface KindSelectsProps {
  hours: DayHours;
  onChange: (field: KindField, kind: SlotKind) => void;
}

/** The kinds of visit on a day, before and after the break. */
export function KindSelects({ hours, onChange }: KindSelectsProps) {
  const select = (field: KindField, label: string) => (
    <SelectField
      isSmall
      label={label}
      value={hours[field] ?? 'inPerson'}
      onChange={({ target }) => onChange(field, target.value as SlotKind)}
      aria-label={tVideo('kindOn', { label, day: hours.day })}
    >
      {Object.entries(TEXTS).map(([kind, text]) => (
        <option key={kind} value={kind}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {select('kind', tVideo('kindOfVisits'))}
      {hours.breakFrom !== null && select('kindAfterBreak', tVideo('kindAfterBreak'))}
    </Box>
  );
}
