import orders from '../../../messages/en/server/orders.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tOrder = createMessages('server/orders', orders);
