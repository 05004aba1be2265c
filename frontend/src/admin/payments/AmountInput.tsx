import { InputAdornment } from '@mui/material';
import { NumberInput } from 'react-admin';
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
    min={0}
    step="any"
    slotProps={rupeeSign}
    autoFocus
    fullWidth
  />
);
