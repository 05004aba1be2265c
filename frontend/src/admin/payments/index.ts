import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { PaymentList } from './PaymentList';
import { PaymentShow } from './PaymentShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export default {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: adminCommonWords.payments, audited: true },
  list: PaymentList,
  show: PaymentShow,
} satisfies ConsoleResource;
