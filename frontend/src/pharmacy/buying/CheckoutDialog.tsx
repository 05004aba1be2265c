import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { HOLD_MINUTES } from '../../../../openapi/contract/shop/payments.js';
import { DialogError } from '../../common/feedback/DialogError';
import { formatRupees } from '../../common/format/format';
import { WhoIsItFor } from '../../family/WhoIsItFor';
import type { WhoIsItForChoice } from '../../family/useWhoIsItFor';
import { useHospital } from '../../hospital/useHospital';
import { CheckoutItems } from './CheckoutItems';
import { totalOf } from './cartView';
import { useCheckoutForm } from './useCheckoutForm';
import type { Purchase } from './useMedicineCheckout';
import { tPage } from '../../messages/pages';
import { tPharmacy } from '../../messages/shop/pharmacy';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const fields = {
  name: { label: tPage('name'), type: 'text', autoComplete: 'name' },
  email: { label: tPage('email'), type: 'email', autoComplete: 'email' },
  phone: { label: tPage('phone'), type: 'tel', autoComplete: 'tel', onInput: keepAsciiDigits },
  address: { label: tPage('address'), type: 'text', autoComplete: 'street-address' },
} as const;
const names = ['name', 'email', 'phone', 'address'] as const;

interface CheckoutDialogProps {
  purchase: Purchase;
  whoIsItFor: WhoIsItForChoice;
  onClose: () => void;
  /** Back to the cart; omitted when one medicine is bought from its card. */
  onBackToCart?: () => void;
}

/** The checkout: items, buyer, address, and the hosted checkout. */
export function CheckoutDialog({ purchase, whoIsItFor, onClose, onBackToCart }: CheckoutDialogProps) {
  const titleId = useId();
  const formId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const { testMode } = useHospital();
  const { form, lines, unprescribed, submit, error, itemErrors, isBusy } = useCheckoutForm({
    purchase,
    whoIsItFor,
    onLeaving: onClose,
  });
  const { errors } = form.formState;
  const total = totalOf(lines.map((line) => ({ line, price: line.price, problem: null })));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tPharmacy('checkout')}</DialogTitle>
      <DialogContent dividers>
        <DialogError text={error?.text ?? null} detail={error?.detail} />
        <WhoIsItFor choice={whoIsItFor} isPaid />
        <CheckoutItems lines={lines} errors={itemErrors} />
        {unprescribed.length > 0 && (
          <Alert severity="warning" role="note" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {tPharmacy('prescriptionWarning', {
              names: unprescribed.join(', '),
              count: unprescribed.length,
            })}
          </Alert>
        )}
        {onBackToCart && <Button onClick={onBackToCart}>{tPharmacy('changeCart')}</Button>}
        <Stack
          component="form"
          id={formId}
          noValidate
          spacing={2.5}
          sx={{ mt: 2 }}
          onSubmit={(event) => void submit(event)}
        >
          {names.map((name) => (
            <TextField
              key={name}
              {...fields[name]}
              required
              multiline={name === 'address'}
              minRows={name === 'address' ? 2 : undefined}
              error={Boolean(errors[name])}
              helperText={errors[name]?.message}
              // A value that arrives after the first render lifts the label too.
              slotProps={{ inputLabel: { shrink: true } }}
              {...form.register(name)}
            />
          ))}
          <Typography variant="body2" color="text.secondary">
            {tPharmacy('heldHint', { holdMinutes: HOLD_MINUTES })}
          </Typography>
          {testMode && (
            <Alert severity="info" role="note">
              {tPage('testModeHint')}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="caption" color="text.secondary">
            {tPharmacy('total')}
          </Typography>
          <Typography variant="h2" component="p" aria-live="polite" sx={{ lineHeight: 1 }}>
            {formatRupees(total)}
          </Typography>
        </Box>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={formId} variant="contained" loading={isBusy}>
          {tPage('completePayment')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
