import './statusChip.css';

export type StatusTone = 'neutral' | 'primary' | 'info' | 'success' | 'error';

interface StatusChipProps {
  /** The state as text, because colour alone is not enough. */
  label: string;
  tone?: StatusTone;
}

/** A state as a flat label that does not look like a button. */
export const StatusChip = ({ label, tone = 'neutral' }: StatusChipProps) => (
  <span className={`status-chip status-chip--${tone}`}>{label}</span>
);
