import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { DayHours } from '../../../openapi/contract/care/hours.js';
import { SLOT_KINDS, type SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { videoWords } from '../words/care/video';

const TEXTS: Record<SlotKind, string> = {
  inPerson: videoWords.inPerson,
  video: videoWords.byVideo,
  both: videoWords.asPatientLikes,
};

type KindField = 'kind' | 'kindAfterBreak';

interface KindSelectsProps {
  hours: DayHours;
  onChange: (field: KindField, kind: SlotKind) => void;
}

/** How a doctor sees patients on a day, before and after the break. */
export function KindSelects({ hours, onChange }: KindSelectsProps) {
  const select = (field: KindField, label: string) => (
    <TextField
      select
      size="small"
      label={label}
      value={hours[field] ?? 'inPerson'}
      onChange={({ target }) => onChange(field, target.value as SlotKind)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': videoWords.kindOn(label, hours.day) },
      }}
    >
      {SLOT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {TEXTS[kind]}
        </option>
      ))}
    </TextField>
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
