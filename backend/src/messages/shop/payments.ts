import payments from '../../../../messages/en/server/shop/payments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPayment = createMessages('server/shop/payments', payments);
