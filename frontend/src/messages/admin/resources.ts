import resources from '../../../../messages/en/console/resources.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminResource = createMessages('console/resources', resources);
