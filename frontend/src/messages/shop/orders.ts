import orders from '../../../../messages/en/site/shop/orders.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tOrder = createMessages('site/shop/orders', orders);
