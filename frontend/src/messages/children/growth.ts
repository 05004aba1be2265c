import growth from '../../../../messages/en/site/care/growth.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tGrowth = createMessages('site/care/growth', growth);
