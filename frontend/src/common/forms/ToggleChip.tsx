import '../controls.css';

interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A chip that stays pressed: one of the things by which a list is filtered. */
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
