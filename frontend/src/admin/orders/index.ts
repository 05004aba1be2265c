import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'orders',
  icon: ShoppingBagIcon,
  options: { label: adminCommonWords.orders, audited: true },
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'number',
} satisfies ConsoleResource;
