import records from '../../../../messages/en/console/records.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminRecord = createMessages('console/records', records);
