import { zodResolver } from '@hookform/resolvers/zod';
import { FindOrder } from '../../../openapi/contract/shop/orders.js';

/** What the search for an order is judged by: loaded with the first touch. */
export const findOrder = zodResolver(FindOrder);
