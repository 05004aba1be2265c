import duplicates from '../../../../../messages/en/console/duplicates.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminDuplicate = createMessages('console/duplicates', duplicates);
