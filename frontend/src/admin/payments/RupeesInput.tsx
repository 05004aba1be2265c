import { InputAdornment } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '../common/inputs/NumberInput';
import { MAX_CARD_RUPEES, MIN_CARD_RUPEES } from '../../../../openapi/contract/shop/card-amounts.js';
import { formatRupees } from '../../common/format/format';
import { tAdminPayment } from '../../messages/admin/payments';

interface RupeesInputProps {
  source: string;
  label: string;
  helperText?: string | false;
  required?: boolean;
}

/** An amount that a card cannot pay only causes a warning. */
function cardProblem(amount: unknown): string | null {
  if (typeof amount !== 'number' || amount < 0) return null;
  if (amount >= MIN_CARD_RUPEES && amount <= MAX_CARD_RUPEES) return null;
  const [least, most] = [formatRupees(MIN_CARD_RUPEES), formatRupees(MAX_CARD_RUPEES)];
  return tAdminPayment('cardLimits', { amount: formatRupees(amount), least, most });
}

/** A price for patients in rupees. */
export function RupeesInput({ source, label, helperText = false, required }: RupeesInputProps) {
  const problem = cardProblem(useWatch<Record<string, unknown>>({ name: source }));
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={problem ?? helperText}
      required={required}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        formHelperText: problem ? { role: 'status', sx: { color: 'text.primary', fontWeight: 600 } } : {},
      }}
    />
  );
}
