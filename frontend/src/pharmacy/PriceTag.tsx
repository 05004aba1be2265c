import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HiddenText } from '../common/Loading';
import { formatRupees } from '../common/format';

/** What one box costs; before it, struck through, what it costs without the promotion. */
export const PriceTag = ({ price, listPrice }: { price: number; listPrice: number }) => (
  <Typography variant="h3" component="p">
    <HiddenText>Price: </HiddenText>
    {formatRupees(price)}
    {listPrice !== price && (
      <>
        {' '}
        <HiddenText>instead of </HiddenText>
        <Box component="s" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {formatRupees(listPrice)}
        </Box>
      </>
    )}
  </Typography>
);
