import orders from '../../../../messages/en/console/orders.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminOrder = createMessages('console/orders', orders);
