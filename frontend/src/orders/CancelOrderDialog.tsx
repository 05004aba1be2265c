import Typography from '@mui/material/Typography';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { notifySuccess } from '../common/feedback/notices';
import { refundSentence } from './orderView';
import { useCancelOrder } from './useOrders';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';

interface CancelOrderDialogProps {
  order: OrderDto;
  /** true when number and email replace a login. */
  asGuest?: boolean;
  onCancelled?: (order: OrderDto) => void;
  onClose: () => void;
}

/** Shows the refund, then cancels the order. */
export function CancelOrderDialog({ order, asGuest = false, onCancelled, onClose }: CancelOrderDialogProps) {
  const cancellation = useCancelOrder(asGuest);
  const { error } = cancellation;
  const cancel = () =>
    cancellation.mutate(order, {
      onSuccess: (cancelled) => {
        onClose();
        onCancelled?.(cancelled);
        notifySuccess(cancelled.cancellation?.msg ?? tOrder('orderCancelled'));
      },
    });
  return (
    <ConfirmDialog
      title={tOrder('cancelTitle')}
      confirmLabel={tOrder('cancelOrder')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={cancellation.isPending}
      error={error && { text: tOrder('cancelFailed'), detail: sentenceOf(error) }}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{order.number}</Typography>
      <Typography sx={{ mt: 1 }}>{refundSentence(order)}</Typography>
    </ConfirmDialog>
  );
}
