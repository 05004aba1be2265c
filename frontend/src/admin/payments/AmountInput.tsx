import { InputAdornment } from '@mui/material';
import { NumberInput } from '../common/inputs/NumberInput';
import { adminPaymentWords } from '../../words/admin/payments';

const rupeeSign = {
  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
};

/** An amount that changes hands, in rupees. */
export const AmountInput = () => (
  <NumberInput
    source="amount"
    label={adminPaymentWords.amountInRupees}
    helperText={false}
    slotProps={rupeeSign}
    autoFocus
    fullWidth
  />
);
