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

interface Step {
  name: 'pack' | 'ship' | 'deliver';
  label: string;
  icon: SvgIconComponent;
  question: string;
  consequence: string;
  done: string;
}

/** The one step forward from each state. */
const NEXT: Partial<Record<OrderStatus, Step>> = {
  placed: {
    name: 'pack',
    label: 'Pack',
    icon: PackIcon,
    question: 'Is this order packed?',
    consequence: 'The order moves on to packed, and the buyer gets a mail.',
    done: 'Order packed',
  },
  packed: {
    name: 'ship',
    label: 'Ship',
    icon: ShipIcon,
    question: 'Has this order left the hospital?',
    consequence: 'It can no longer be cancelled, and the buyer gets a mail.',
    done: 'Order shipped',
  },
  shipped: {
    name: 'deliver',
    label: 'Deliver',
    icon: DeliverIcon,
    question: 'Has the buyer received this order?',
    consequence: 'The order is finished, and the buyer gets a mail.',
    done: 'Order delivered',
  },
};

const failure = (reason: string) => ({ text: 'The order was not changed.', detail: reason });

const NextButton = ({ order, step }: { order: OrderDto; step: Step }) => (
  <StepButton
    label={step.label}
    icon={<step.icon />}
    variant="contained"
    question={step.question}
    consequence={step.consequence}
    run={(provider) => provider.act('orders', order.id, step.name)}
    onDone={() => notifySuccess(step.done, order.number)}
    failure={failure}
  />
);

function CancelButton({ order }: { order: OrderDto }) {
  const refund = `${formatRupees(order.total)} goes back to the buyer in full.`;
  return (
    <StepButton
      label="Cancel order"
      icon={<CancelIcon />}
      color="error"
      variant="outlined"
      question="Cancel this order?"
      consequence={`${refund} The medicines go back on the shelf, and the buyer gets a mail.`}
      run={(provider) => provider.act('orders', order.id, 'cancel')}
      onDone={() => notifySuccess('Order cancelled', refund)}
      failure={failure}
    />
  );
}

/** The steps that an order in its present state allows; nothing for one that is over. */
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
