import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { PriceTag } from './PriceTag';
import { ProductPicture } from './ProductPicture';
import { StockState } from './StockState';

/** Height of a card, px: the skeletons have it too, so that nothing jumps. */
const CARD_HEIGHT = 428;
const PICTURE_HEIGHT = 150;

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

interface MedicineCardProps {
  medicine: MedicineDto;
  /** Boxes of it in the cart. */
  inCart: number;
  onBuy: () => void;
  onAdd: () => void;
}

/** One medicine that is sold. */
export function MedicineCard({ medicine, inCart, onBuy, onAdd }: MedicineCardProps) {
  const { name, brand, description, price, promotionPrice, turnaround, imageUrl, stock } = medicine;
  const isSoldOut = stock === 0;
  const adding = inCart > 0 ? `In cart: ${inCart}` : 'Add to cart';
  return (
    <Card
      component="li"
      sx={{ p: 2, minHeight: CARD_HEIGHT, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <ProductPicture src={imageUrl} height={PICTURE_HEIGHT} />
      <Typography variant="h6" component="h3" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {brand && (
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {brand}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" title={description} sx={{ ...threeLines, mt: 0.5 }}>
        {description}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 1.5 }}>
        <PriceTag price={price} promotionPrice={promotionPrice} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <StockState stock={stock} />
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
            Turnaround: {turnaround}
          </Typography>
        </Stack>
      </Box>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button
          fullWidth
          variant="outlined"
          disabled={isSoldOut}
          onClick={onAdd}
          aria-label={inCart > 0 ? `${adding}, add one more ${name}` : `${adding}: ${name}`}
          sx={{ px: 1 }}
        >
          {adding}
        </Button>
        <Button
          variant="contained"
          disabled={isSoldOut}
          onClick={onBuy}
          aria-label={`Buy ${name}`}
          sx={{ px: 2, minWidth: 72 }}
        >
          Buy
        </Button>
      </Stack>
    </Card>
  );
}

export const MedicineCardSkeleton = () => <Skeleton variant="rounded" height={CARD_HEIGHT} />;
