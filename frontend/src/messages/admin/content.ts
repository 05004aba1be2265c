import content from '../../../../messages/en/console/content.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminContent = createMessages('console/content', content);
