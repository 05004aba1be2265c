import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '../../common/format/format';
import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

interface CheckoutItemsProps {
  lines: CartLine[];
  /** Why a medicine was refused, by its index. */
  errors: ReadonlyMap<number, string>;
}

/** The items of the checkout, with refusals at their medicines. */
export const CheckoutItems = ({ lines, errors }: CheckoutItemsProps) => (
  <Box component="ul" aria-label={tPharmacy('orderItems')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {lines.map(({ medicineId, name, quantity, price }, index) => {
      const error = errors.get(index);
      return (
        <Box
          component="li"
          key={medicineId}
          sx={{ py: 1, borderBottom: 1, borderColor: error ? 'error.main' : 'divider' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {name}
              <Typography component="span" color="text.secondary">
                {' '}
                × {quantity}
              </Typography>
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>
              {formatRupees((Math.round(price * 100) * quantity) / 100)}
            </Typography>
          </Box>
          {error && (
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {error}
            </Typography>
          )}
        </Box>
      );
    })}
  </Box>
);
