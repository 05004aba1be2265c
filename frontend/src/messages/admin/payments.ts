import payments from '../../../../messages/en/console/payments.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminPayment = createMessages('console/payments', payments);
