import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'orders',
  icon: ShoppingBagIcon,
  options: { label: adminCommonWords.orders, audited: true },
  list: listScreen(({ OrderList }) => OrderList),
  show: recordScreen(({ OrderShow }) => OrderShow),
  recordRepresentation: 'number',
} satisfies ConsoleResource;
