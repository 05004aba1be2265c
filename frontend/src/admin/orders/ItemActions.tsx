import CancelIcon from '@mui/icons-material/CancelOutlined';
import RestockIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { DialogContentText, Stack } from '@mui/material';
import { type OrderDto, RestockBoxes } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { leftOf } from '../../orders/orderMoney';
import { tAdminOrder } from '../../messages/admin/orders';
import { NumberInput } from '../common/inputs/NumberInput';
import { fieldErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';

type Item = OrderDto['items'][number];

interface ItemProps {
  order: OrderDto;
  item: Item;
}

const failure = (reason: string) => ({ text: tAdminOrder('changeFailed'), detail: reason });

/** Other refunds may have left less than the price of the medicine. */
function refundText(order: OrderDto, { amount }: Item): string {
  const left = Math.min(amount, leftOf(order));
  return left === 0 ? tAdminOrder('refundedBefore') : tAdminOrder('refunded', { left: formatRupees(left) });
}

const CancelItem = ({ order, item, item: { medicineId, name } }: ItemProps) => (
  <StepButton
    needs="orders.cancel"
    label={tAdminOrder('item.cancel')}
    icon={<CancelIcon />}
    color="error"
    variant="text"
    question={tAdminOrder('item.cancelTitle', { name })}
    consequence={tAdminOrder('item.cancelText', { refund: refundText(order, item) })}
    run={(provider) => provider.act('orders', order.id, `items/${medicineId}/cancel`)}
    onDone={() => notifySuccess(tAdminOrder('item.cancelDone'), name)}
    failure={failure}
  />
);

function RestockForm({ order, item, onClose }: ItemProps & { onClose: () => void }) {
  const bodyOf = ({ boxes }: Values) => ({ boxes, restocked: item.restocked });
  const step = useStep<RestockBoxes>({
    run: (provider, body) => provider.act('orders', order.id, `items/${item.medicineId}/restock`, body),
    onDone: () => {
      notifySuccess(tAdminOrder('item.restockDone'), item.name);
      onClose();
    },
    failure,
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ boxes: item.quantity - item.restocked }}
      validate={(values) => fieldErrors(RestockBoxes, bodyOf(values))}
      onSubmit={(values) => step.submit(RestockBoxes.parse(bodyOf(values)))}
      submitLabel={tAdminOrder('item.save')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminOrder('item.restockText')}</DialogContentText>
      <NumberInput source="boxes" label={tAdminOrder('item.boxes')} fullWidth />
    </DialogForm>
  );
}

const RestockItem = ({ order, item }: ItemProps) => (
  <FormDialog
    needs="orders.edit"
    label={tAdminOrder('item.restock')}
    icon={<RestockIcon />}
    look={{ variant: 'text' }}
    title={tAdminOrder('item.restockTitle')}
  >
    {(close) => <RestockForm order={order} item={item} onClose={close} />}
  </FormDialog>
);

/** What the desk can do with one medicine of an order. The last medicine is cancelled with the order. */
export function ItemActions({ order, item }: ItemProps) {
  const active = order.items.filter(({ cancelled }) => !cancelled);
  const canCancel = item.canCancel && active.length > 1;
  if (!canCancel && !item.canRestock) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {canCancel && <CancelItem order={order} item={item} />}
      {item.canRestock && <RestockItem order={order} item={item} />}
    </Stack>
  );
}
