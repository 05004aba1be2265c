import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'orders',
  icon: ShoppingBagIcon,
  options: { label: 'Orders', audited: true },
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'number',
} satisfies ConsoleResource;
