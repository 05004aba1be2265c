import { NumberField } from '../common/numbers/NumberField';
import { tAvailability } from '../messages/care/availability';

interface FeeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The fee in rupees; may be empty. */
export const FeeField = ({ value, error, onChange }: FeeFieldProps) => (
  <div style={{ maxWidth: 420 }}>
    <NumberField
      label={tAvailability('consultationFeeInRupees')}
      start="₹"
      value={value}
      problem={error}
      hint={tAvailability('feeHint')}
      onChange={onChange}
    />
  </div>
);
