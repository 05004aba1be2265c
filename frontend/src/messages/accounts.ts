import accounts from '../../../messages/en/site/accounts.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tAccount = createMessages('site/accounts', accounts);
