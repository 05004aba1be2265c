import { TextField } from '../common/forms/TextField';
import { availabilityWords } from '../words/care/availability';

interface FeeFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a visit costs, in rupees; may stay empty. */
export const FeeField = ({ value, error, onChange }: FeeFieldProps) => (
  <div style={{ maxWidth: 420 }}>
    <TextField
      label={availabilityWords.consultationFeeInRupees}
      type="number"
      start="₹"
      min={0}
      step="any"
      inputMode="decimal"
      value={value}
      problem={error}
      hint={availabilityWords.paidByCardWhenVisit}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
