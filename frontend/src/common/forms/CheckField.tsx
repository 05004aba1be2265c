import './fields.css';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <label className="choice__radio">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
