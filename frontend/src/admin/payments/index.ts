import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: adminCommonWords.payments, audited: true },
  list: listScreen(({ PaymentList }) => PaymentList),
  show: recordScreen(({ PaymentShow }) => PaymentShow),
} satisfies ConsoleResource;
