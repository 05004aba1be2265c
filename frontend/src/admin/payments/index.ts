import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { PaymentList } from './PaymentList';
import { PaymentShow } from './PaymentShow';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'payments',
  icon: PaymentsIcon,
  options: { label: 'Payments', audited: true },
  list: PaymentList,
  show: PaymentShow,
} satisfies ConsoleResource;
