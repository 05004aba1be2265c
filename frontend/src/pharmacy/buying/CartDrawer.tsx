import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ModalDrawer } from '../../common/overlays/ModalDrawer';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { formatRupees } from '../../common/format/format';
import { WhoIsItFor } from '../../family/WhoIsItFor';
import type { WhoIsItForChoice } from '../../family/useWhoIsItFor';
import { CartItem } from './CartItem';
import { cart } from './cart';
import { totalOf, viewCart } from './cartView';
import type { MissingMedicine } from './missing';
import { MissingMedicines } from './MissingMedicines';
import { EmptyCartDrawing } from '../pictures/EmptyPictures';
import { useMedicinesById } from '../useMedicines';
import { tPharmacy } from '../../messages/shop/pharmacy';

interface CartDrawerProps {
  /** Items of an order that could not be added. */
  missing: readonly MissingMedicine[];
  /** What the buyer should know about the order; null for nothing. */
  note: string | null;
  whoIsItFor: WhoIsItForChoice;
  onClose: () => void;
  onCheckout: () => void;
}

/** The cart: items, changes since they were added, the sum, and the checkout button. */
export function CartDrawer({ missing, note, whoIsItFor, onClose, onCheckout }: CartDrawerProps) {
  const lines = cart.use();
  const medicines = useMedicinesById(lines.map(({ medicineId }) => medicineId));
  const views = viewCart(lines, medicines.data);
  const isBlocked = views.some(({ problem }) => problem !== null);

  // Closing counts as having read: later comparisons use the prices shown.
  const leaveTo = (next: () => void) => () => {
    if (medicines.data) cart.acceptPrices(medicines.data);
    next();
  };
  const close = leaveTo(onClose);

  return (
    <ModalDrawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': tPharmacy('cart'),
          sx: { width: { xs: '100%', sm: 440 }, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: { xs: 2, sm: 3 }, pr: 1, py: 1 }}
      >
        <Typography variant="h3" component="h2">
          {tPharmacy('cart')}
        </Typography>
        <IconButton aria-label={tPharmacy('closeCart')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: { xs: 2, sm: 3 } }}>
        <WhoIsItFor choice={whoIsItFor} isPaid />
        {note && (
          <Alert severity="info" role="note" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {note}
          </Alert>
        )}
        {missing.length > 0 && <MissingMedicines medicines={missing} />}
        {lines.length === 0 && (
          <EmptyState text={tPharmacy('cartEmptyText')} drawing={<EmptyCartDrawing />}>
            <Button variant="outlined" onClick={close}>
              {tPharmacy('chooseMedicines')}
            </Button>
          </EmptyState>
        )}
        {lines.length > 0 && medicines.isError && (
          <ErrorRetry
            text={tPharmacy('checkFailed')}
            error={medicines.error}
            onRetry={() => void medicines.refetch()}
          />
        )}
        {(isBlocked || views.some(({ change }) => change)) && (
          <Alert severity="info" role="status" sx={{ mb: 1 }}>
            {tPharmacy('cartChanged')}
          </Alert>
        )}
        <Box component="ul" aria-label={tPharmacy('inCart')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {views.map((view) => (
            <CartItem key={view.line.medicineId} view={view} />
          ))}
        </Box>
      </Box>
      {lines.length > 0 && (
        <Stack
          direction="row"
          spacing={2}
          sx={{
            alignItems: 'center',
            justifyContent: 'space-between',
            px: { xs: 2, sm: 3 },
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <div>
            <Typography variant="caption" color="text.secondary">
              {tPharmacy('total')}
            </Typography>
            <Typography variant="h2" component="p" aria-live="polite" sx={{ lineHeight: 1 }}>
              {formatRupees(totalOf(views))}
            </Typography>
          </div>
          <Button
            variant="contained"
            size="large"
            disabled={isBlocked}
            loading={medicines.isPending}
            onClick={leaveTo(onCheckout)}
          >
            {tPharmacy('checkout')}
          </Button>
        </Stack>
      )}
    </ModalDrawer>
  );
}
