import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import { ProgressSteps } from '../common/lists/ProgressSteps';
import { RecordCard } from '../common/lists/RecordCard';
import { formatInstant, formatRupees } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { ProductPicture } from '../pharmacy/ProductPicture';
import { CancelItemButton } from './CancelItemButton';
import { refundWords, statusWords, stepsOf } from './orderView';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';

interface ItemsProps {
  order: OrderDto;
  /** Whether the viewer may cancel single medicines. */
  isOwner: boolean;
}

function Item({ order, item, isOwner }: ItemsProps & { item: OrderDto['items'][number] }) {
  const { name, imageUrl, price, quantity, amount, prescription, cancelled } = item;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <ProductPicture src={imageUrl} size={48} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {cancelled ? tOrder('item.cancelled') : `${quantity} × ${formatRupees(price)}`}
        </Typography>
        {prescription && (
          <Typography variant="body2" color="text.secondary">
            {tOrder('forPrescription', { number: prescription.number })}
          </Typography>
        )}
        {prescription?.problem && (
          <Typography variant="body2" color="error" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {tOrder('prescriptionChanged', { problem: prescription.problem })}
          </Typography>
        )}
        {isOwner && <CancelItemButton order={order} item={item} />}
      </Box>
      <Typography
        sx={{ fontWeight: 600, flexShrink: 0, textDecoration: cancelled ? 'line-through' : undefined }}
      >
        {formatRupees(amount)}
      </Typography>
    </Stack>
  );
}

const Items = ({ order, isOwner }: ItemsProps) => (
  <Box component="ul" aria-label={tOrder('items')} sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}>
    {order.items.map((item) => (
      <Item key={item.medicineId} order={order} item={item} isOwner={isOwner} />
    ))}
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {tOrder(order.items.some(({ cancelled }) => cancelled) ? 'totalWithoutCancelled' : 'totalPaid')}
      </Typography>
      <Typography variant="h3" component="p">
        {formatRupees(order.total)}
      </Typography>
    </Stack>
  </Box>
);

interface OrderCardProps {
  order: OrderDto;
  component?: 'li' | 'section';
  onCancel: () => void;
  /** Whether a patient is logged in; a guest cancels the whole order. */
  isOwner?: boolean;
}

/** An order: progress, items, address and receipt. */
export function OrderCard({ order, component, onCancel, isOwner = false }: OrderCardProps) {
  const { timeZone } = useHospital();
  const { number, status, buyer, createdAt, refund, cancellation, canCancel, receiptUrl } = order;
  return (
    <RecordCard
      component={component}
      label={tOrder('orderNamed', { number })}
      title={number}
      aside={
        <StatusChip
          label={statusWords(status)}
          tone={status === 'delivered' ? 'success' : status === 'cancelled' ? 'neutral' : 'primary'}
        />
      }
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<ReceiptIcon />}
            href={receiptUrl}
            target="_blank"
            rel="noopener"
            aria-label={tOrder('receiptPdfOf', { number })}
          >
            {tPage('receiptPdf')}
          </Button>
          {canCancel && (
            <Button color="inherit" onClick={onCancel} aria-label={tOrder('cancelOrderNamed', { number })}>
              {tOrder('cancelOrder')}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {formatInstant(createdAt, timeZone)}
      </Typography>
      {status === 'cancelled' ? (
        <Alert severity="info" role="note">
          {cancellation?.msg}
          {refund && <Typography variant="body2">{refundWords(refund)}</Typography>}
        </Alert>
      ) : (
        <>
          <ProgressSteps label={tPage('progress')} steps={stepsOf(order, timeZone)} />
          {refund && <Typography variant="body2">{refundWords(refund)}</Typography>}
        </>
      )}
      <Items order={order} isOwner={isOwner} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
        {tOrder('deliveredTo', { buyerName: buyer.name, address: buyer.address })}
      </Typography>
    </RecordCard>
  );
}
