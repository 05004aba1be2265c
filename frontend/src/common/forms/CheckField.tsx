import './fields.css';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  /** The form was refused because of it. */
  isInvalid?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export const CheckField = ({ label, checked, isInvalid, onChange }: CheckFieldProps) => (
  <label className="choice__radio">
    <input
      type="checkbox"
      checked={checked}
      aria-invalid={isInvalid}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
