import setUp from '../../../../messages/en/server/site/set-up.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSetUp = createMessages('server/site/set-up', setUp);
