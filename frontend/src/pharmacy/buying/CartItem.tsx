import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRupees } from '../../common/format/format';
import { ProductPicture } from '../ProductPicture';
import { type ForPrescription, cart, mostBoxesOf } from './cart';
import { type CartLineView, isUnprescribed } from './cartView';
import { MAX_QUANTITY } from '../useMedicines';
import { tPharmacy } from '../../messages/shop/pharmacy';
import { tPage } from '../../messages/pages';

const NO_PICTURE = '/public/image/medicine/default.webp';

function Quantity({ view: { line, medicine } }: { view: CartLineView }) {
  const { medicineId, name, quantity } = line;
  const most = Math.min(mostBoxesOf(line), medicine?.stock ?? MAX_QUANTITY);
  // Pressing minus jumps to the available number of boxes.
  const fewer = Math.min(quantity - 1, Math.max(most, 1));
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center' }}
      role="group"
      aria-label={tPharmacy('boxesOf', { name })}
    >
      <IconButton
        aria-label={tPharmacy('oneLess', { name })}
        disabled={quantity <= 1}
        onClick={() => cart.setQuantity(medicineId, fewer)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 28, textAlign: 'center', fontWeight: 600 }}>
        {quantity}
      </Typography>
      <IconButton
        aria-label={tPharmacy('oneMore', { name })}
        disabled={quantity >= most}
        onClick={() => cart.setQuantity(medicineId, quantity + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}

const prescriptionText = ({ number, left }: ForPrescription): string =>
  left === null
    ? tPharmacy('forPrescription', { number })
    : tPharmacy('forPrescriptionLimited', { number, left });

/** A medicine in the cart: quantity, price and changes. */
export function CartItem({ view }: { view: CartLineView }) {
  const { line, medicine, price, problem, change } = view;
  const amount = (Math.round(price * 100) * line.quantity) / 100;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={2}>
        <ProductPicture src={medicine?.imageUrl ?? NO_PICTURE} size={64} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {tPharmacy('pricePerBox', { price: formatRupees(price) })}
          </Typography>
          {line.prescription && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {prescriptionText(line.prescription)}
            </Typography>
          )}
          {isUnprescribed(view) && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {tPharmacy('prescriptionMedicine')}
            </Typography>
          )}
          {change && (
            <Typography variant="body2" color="info" sx={{ fontWeight: 600 }}>
              {change}
            </Typography>
          )}
          {problem && (
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {problem}
            </Typography>
          )}
        </Box>
        <Typography sx={{ fontWeight: 700, flexShrink: 0 }}>
          {problem ? '–' : formatRupees(amount)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', ml: '72px' }}>
        <Quantity view={view} />
        <IconButton
          aria-label={tPage('removeNamed', { title: line.name })}
          onClick={() => cart.remove(line.medicineId)}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    </Box>
  );
}
