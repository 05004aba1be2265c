import payments from '../../../../messages/en/site/shop/payments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tPayment = createMessages('site/shop/payments', payments);
