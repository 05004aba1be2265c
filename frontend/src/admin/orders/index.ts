import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';

export default { name: 'orders', list: OrderList, show: OrderShow, recordRepresentation: 'number' };
