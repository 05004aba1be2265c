import { NumberField } from '../common/numbers/NumberField';
import { availabilityWords } from '../words/care/availability';

interface FeeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a visit costs, in rupees; may stay empty. */
export const FeeField = ({ value, error, onChange }: FeeFieldProps) => (
  <div style={{ maxWidth: 420 }}>
    <NumberField
      label={availabilityWords.consultationFeeInRupees}
      start="₹"
      value={value}
      problem={error}
      hint={availabilityWords.feeHint}
      onChange={onChange}
    />
  </div>
);
