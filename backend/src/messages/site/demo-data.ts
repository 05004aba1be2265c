import demoData from '../../../../messages/en/server/site/demo-data.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDemoData = createMessages('server/site/demo-data', demoData);
