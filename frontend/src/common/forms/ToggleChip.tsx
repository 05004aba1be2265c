import '../controls.css';

interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A toggle chip, e.g. a filter of a list. */
export const ToggleChip = ({ label, isOn, onChange }: ToggleChipProps) => (
  <button
    type="button"
    className={`chip ${isOn ? 'chip--on' : 'chip--outlined'}`}
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
  >
    {label}
  </button>
);
