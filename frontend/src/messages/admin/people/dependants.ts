import dependants from '../../../../../messages/en/console/dependants.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminDependant = createMessages('console/dependants', dependants);
