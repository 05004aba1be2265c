import { PaymentList } from './PaymentList';
import { PaymentShow } from './PaymentShow';

export default { name: 'payments', list: PaymentList, show: PaymentShow };
