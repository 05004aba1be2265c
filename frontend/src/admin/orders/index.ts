import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminCommon } from '../../messages/admin/common';

export default {
  name: 'orders',
  icon: ShoppingBagIcon,
  options: { label: tAdminCommon('orders'), audited: true },
  list: listScreen(({ OrderList }) => OrderList),
  show: recordScreen(({ OrderShow }) => OrderShow),
  recordRepresentation: 'number',
} satisfies ConsoleResource;
