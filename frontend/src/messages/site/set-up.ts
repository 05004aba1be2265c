import setUp from '../../../../messages/en/site/site/set-up.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSetUp = createMessages('site/site/set-up', setUp);
