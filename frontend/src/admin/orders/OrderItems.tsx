import { Box, Card, Stack, Typography } from '@mui/material';
import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import { ProductPicture } from '../products/ProductPicture';
import { RecordLink } from '../fields/RecordLink';
import { ItemActions } from './ItemActions';
import { boxesText } from './orderFacts';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminOrder } from '../../messages/admin/orders';

const PICTURE_PX = 56;
const amount = { ml: 'auto', pl: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

function Item({ order, item }: { order: OrderDto; item: OrderDto['items'][number] }) {
  const { medicineId, name, imageUrl, price, listPrice, quantity, prescription, cancelled, restocked } = item;
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <ProductPicture imageUrl={imageUrl} size={PICTURE_PX} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordLink resource="medicines" id={medicineId}>
          {name}
        </RecordLink>
        <Typography variant="body2" color="text.secondary">
          {listPrice === price
            ? tAdminOrder('boxesAtPrice', { boxes: boxesText(quantity), price: formatRupees(price) })
            : tAdminOrder('boxesAtReducedPrice', {
                boxes: boxesText(quantity),
                price: formatRupees(price),
                listPrice: formatRupees(listPrice),
              })}
        </Typography>
        {(cancelled || restocked > 0) && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {cancelled ? tAdminOrder('item.cancelled') : tAdminOrder('item.restocked', { boxes: restocked })}
          </Typography>
        )}
        {prescription && (
          <Typography variant="body2" component="div">
            <RecordLink resource="prescriptions" id={prescription.id}>
              {tAdminOrder('forPrescription', { number: prescription.number, line: prescription.line })}
            </RecordLink>
          </Typography>
        )}
        {prescription?.problem && (
          <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
            {prescription.problem}
          </Typography>
        )}
        <ItemActions order={order} item={item} />
      </Box>
      <Typography sx={{ ...amount, textDecoration: cancelled ? 'line-through' : undefined }}>
        {formatRupees(item.amount)}
      </Typography>
    </Stack>
  );
}

/** The items with their prices, and the sum. */
export const OrderItems = ({ order }: { order: OrderDto }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
      {tAdminCommon('medicines')}
    </Typography>
    <Stack
      component="ul"
      aria-label={tAdminCommon('medicines')}
      sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {order.items.map((item) => (
        <Item key={item.medicineId} order={order} item={item} />
      ))}
    </Stack>
    <Stack
      direction="row"
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', alignItems: 'baseline' }}
    >
      <Typography>{tAdminOrder('total')}</Typography>
      <Typography variant="h5" component="p" sx={amount}>
        {formatRupees(order.total)}
      </Typography>
    </Stack>
  </Card>
);
