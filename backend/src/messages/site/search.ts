import search from '../../../../messages/en/server/site/search.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSearch = createMessages('server/site/search', search);
