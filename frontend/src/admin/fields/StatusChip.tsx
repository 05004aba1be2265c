import { Chip } from '@mui/material';
import { stateText } from './format';

type Tone = 'success' | 'info' | 'primary' | 'error' | 'neutral';

const TONES: Record<string, Tone> = {
  pending: 'info',
  accepted: 'success',
  completed: 'primary',
  placed: 'info',
  packed: 'info',
  shipped: 'primary',
  delivered: 'success',
  requested: 'info',
  confirmed: 'success',
  sampleCollected: 'primary',
  reported: 'success',
  normal: 'success',
  low: 'error',
  high: 'error',
  created: 'info',
  paid: 'success',
  done: 'success',
  refunded: 'primary',
  failed: 'error',
  open: 'error',
  won: 'success',
  lost: 'error',
  queued: 'info',
  sent: 'success',
  success: 'success',
  refused: 'error',
  published: 'success',
  approved: 'success',
  disabled: 'error',
  active: 'success',
  refillNeeded: 'info',
  unanswered: 'info',
  answered: 'success',
  unread: 'info',
  waiting: 'info',
  offered: 'success',
  booked: 'primary',
};

/** A state as a coloured word; the word alone says it, the colour only helps. */
export function StatusChip({ status, label = stateText(status) }: { status: string; label?: string }) {
  const tone = TONES[status] ?? 'neutral';
  const colours =
    tone === 'neutral'
      ? { bgcolor: 'divider', color: 'text.primary' }
      : { bgcolor: `${tone}.light`, color: `${tone}.dark` };
  return <Chip size="small" label={label} sx={colours} />;
}
