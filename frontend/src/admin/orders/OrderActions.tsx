import CancelIcon from '@mui/icons-material/CancelOutlined';
import DeliverIcon from '@mui/icons-material/TaskAltOutlined';
import PackIcon from '@mui/icons-material/Inventory2Outlined';
import ShipIcon from '@mui/icons-material/LocalShippingOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { OrderDto, OrderStatus } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { leftOf } from '../../orders/orderMoney';
import { namesToCheck } from './orderFacts';
import { tAdminOrder } from '../../messages/admin/orders';

interface Step {
  name: 'pack' | 'ship' | 'deliver';
  label: string;
  icon: SvgIconComponent;
  question: string;
  consequence: string;
  done: string;
}

/** The next step of each state. */
const NEXT: Partial<Record<OrderStatus, Step>> = {
  placed: {
    name: 'pack',
    label: tAdminOrder('pack'),
    icon: PackIcon,
    question: tAdminOrder('packTitle'),
    consequence: tAdminOrder('packText'),
    done: tAdminOrder('orderPacked'),
  },
  packed: {
    name: 'ship',
    label: tAdminOrder('ship'),
    icon: ShipIcon,
    question: tAdminOrder('shipTitle'),
    consequence: tAdminOrder('shipText'),
    done: tAdminOrder('orderShipped'),
  },
  shipped: {
    name: 'deliver',
    label: tAdminOrder('deliver'),
    icon: DeliverIcon,
    question: tAdminOrder('deliverTitle'),
    consequence: tAdminOrder('deliverText'),
    done: tAdminOrder('orderDelivered'),
  },
};

const failure = (reason: string) => ({ text: tAdminOrder('changeFailed'), detail: reason });

/** Names medicines whose prescription has changed: they may have to stay behind. */
function consequenceOf(order: OrderDto, { consequence }: Step): string {
  const names = namesToCheck(order);
  if (names.length === 0) return consequence;
  return tAdminOrder('consequenceToCheck', { names: names.join(', '), consequence });
}

const NextButton = ({ order, step }: { order: OrderDto; step: Step }) => (
  <StepButton
    needs="orders.edit"
    label={step.label}
    icon={<step.icon />}
    variant="contained"
    question={step.question}
    consequence={consequenceOf(order, step)}
    run={(provider) => provider.act('orders', order.id, step.name)}
    onDone={() => notifySuccess(step.done, order.number)}
    failure={failure}
  />
);

/** What the cancellation refunds; the whole order may have been refunded in parts before. */
function refundText(order: OrderDto): string {
  const left = formatRupees(leftOf(order));
  if (leftOf(order) === 0) return tAdminOrder('refundedBefore');
  return order.refund
    ? tAdminOrder('restRefunded', { left })
    : tAdminOrder('refundedInFull', { total: left });
}

/** The server's sentence about the refund: another refund may have been faster. */
const cancellationText = (answer: unknown) =>
  (answer as { data?: Partial<OrderDto> } | undefined)?.data?.cancellation?.msg;

function CancelButton({ order }: { order: OrderDto }) {
  const refund = refundText(order);
  return (
    <StepButton
      needs="orders.cancel"
      label={tAdminOrder('cancelOrder')}
      icon={<CancelIcon />}
      color="error"
      variant="outlined"
      question={tAdminOrder('cancelThisOrder')}
      consequence={tAdminOrder('cancelText', { refund })}
      run={(provider) => provider.act('orders', order.id, 'cancel')}
      onDone={(answer) => notifySuccess(tAdminOrder('orderCancelled'), cancellationText(answer) ?? refund)}
      failure={failure}
    />
  );
}

/** The steps that an order's state allows; empty for a final state. */
export function OrderActions({ order }: { order: OrderDto }) {
  const next = NEXT[order.status];
  if (!next && !order.canCancel) return null;
  return (
    <ActionBar>
      {next && <NextButton key={next.name} order={order} step={next} />}
      {order.canCancel && <CancelButton order={order} />}
    </ActionBar>
  );
}
