import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderDto } from '../../../openapi/contract/shop/orders.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { notifySuccess } from '../common/feedback/notices';
import { tPage } from '../messages/pages';
import { tOrder } from '../messages/shop/orders';
import { itemRefundSentence } from './orderView';
import { useCancelItem } from './useOrders';

interface CancelItemProps {
  order: OrderDto;
  item: OrderDto['items'][number];
}

/** Cancels one medicine of an order, after the refund is shown. The last one is cancelled with the order. */
export function CancelItemButton({ order, item }: CancelItemProps) {
  const [isOpen, setOpen] = useState(false);
  const cancellation = useCancelItem();
  const { error } = cancellation;
  const { medicineId, name } = item;
  const isOneOfSeveral = order.items.filter(({ cancelled }) => !cancelled).length > 1;
  if (!item.canCancel || !isOneOfSeveral) return null;
  const cancel = () =>
    cancellation.mutate(
      { id: order.id, medicineId },
      {
        onSuccess: () => {
          setOpen(false);
          notifySuccess(tOrder('item.cancelledNotice', { name }));
        },
      },
    );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={tOrder('item.cancel', { name })}
        onClick={() => setOpen(true)}
      >
        {tOrder('item.cancelShort')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={tOrder('item.cancelTitle')}
          confirmLabel={tOrder('item.confirm')}
          cancelLabel={tPage('keepIt')}
          destructive
          busy={cancellation.isPending}
          error={error && { text: tOrder('cancelFailed'), detail: sentenceOf(error) }}
          onConfirm={cancel}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography sx={{ mt: 1 }}>{itemRefundSentence(order, item)}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
