import Box from '@mui/material/Box';
import type { DayHours } from '../../../openapi/contract/care/hours.js';
import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { SelectField } from '../common/forms/SelectField';
import { videoWords } from '../words/care/video';

const TEXTS: Record<SlotKind, string> = {
  inPerson: videoWords.inPerson,
  video: videoWords.byVideo,
  both: videoWords.eitherKind,
};

type KindField = 'kind' | 'kindAfterBreak';

interface KindSelectsProps {
  hours: DayHours;
  onChange: (field: KindField, kind: SlotKind) => void;
}

/** How a doctor sees patients on a day, before and after the break. */
export function KindSelects({ hours, onChange }: KindSelectsProps) {
  const select = (field: KindField, label: string) => (
    <SelectField
      isSmall
      label={label}
      value={hours[field] ?? 'inPerson'}
      onChange={({ target }) => onChange(field, target.value as SlotKind)}
      aria-label={videoWords.kindOn(label, hours.day)}
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
      {select('kind', videoWords.kindOfVisits)}
      {hours.breakFrom !== null && select('kindAfterBreak', videoWords.kindAfterBreak)}
    </Box>
  );
}
