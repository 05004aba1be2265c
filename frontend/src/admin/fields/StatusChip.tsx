import { StatusChip as Chip, type StatusTone } from '../../common/lists/StatusChip';
import { stateText } from './format';

const TONES: Record<string, StatusTone> = {
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
  sampleRejected: 'error',
  reported: 'success',
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

/** A state of a record of the console, by default in the words of its list. */
export const StatusChip = ({ status, label = stateText(status) }: { status: string; label?: string }) => (
  <Chip label={label} tone={TONES[status]} />
);
