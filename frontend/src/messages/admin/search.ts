import search from '../../../../messages/en/console/search.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminSearch = createMessages('console/search', search);
