import './statusChip.css';

export type StatusTone = 'neutral' | 'primary' | 'info' | 'success' | 'error';

interface StatusChipProps {
  /** The state in words: the colour only helps. */
  label: string;
  tone?: StatusTone;
}

/** The state of something, as a flat label that never looks like a button. */
export const StatusChip = ({ label, tone = 'neutral' }: StatusChipProps) => (
  <span className={`status-chip status-chip--${tone}`}>{label}</span>
);
