import { InputAdornment } from '@mui/material';
import { NumberInput } from '../common/inputs/NumberInput';
import { tAdminPayment } from '../../messages/admin/payments';

const rupeeSign = {
  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
};

/** An amount paid at the desk, in rupees. */
export const AmountInput = () => (
  <NumberInput
    source="amount"
    label={tAdminPayment('amountInRupees')}
    helperText={false}
    slotProps={rupeeSign}
    autoFocus
    fullWidth
  />
);
