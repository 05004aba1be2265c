import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminCommon } from '../../messages/admin/common';

export default {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: tAdminCommon('payments'), audited: true },
  list: listScreen(({ PaymentList }) => PaymentList),
  show: recordScreen(({ PaymentShow }) => PaymentShow),
} satisfies ConsoleResource;
