import search from '../../../../messages/en/site/site/search.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSearch = createMessages('site/site/search', search);
