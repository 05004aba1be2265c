import home from '../../../../messages/en/console/home.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminHome = createMessages('console/home', home);
