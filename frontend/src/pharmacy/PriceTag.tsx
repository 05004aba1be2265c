import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { HiddenText } from '../common/feedback/Loading';
import { formatRupees } from '../common/format/format';

/** What one box costs; before it, struck through, what it costs without the promotion. */
export const PriceTag = ({ price, promotionPrice }: Pick<MedicineDto, 'price' | 'promotionPrice'>) => (
  <Typography variant="h3" component="p">
    <HiddenText>Price: </HiddenText>
    {formatRupees(promotionPrice)}
    {price !== promotionPrice && (
      <>
        {' '}
        <HiddenText>instead of </HiddenText>
        <Box component="s" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {formatRupees(price)}
        </Box>
      </>
    )}
  </Typography>
);
