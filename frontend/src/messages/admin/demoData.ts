import demoData from '../../../../messages/en/console/demoData.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminDemoData = createMessages('console/demoData', demoData);
