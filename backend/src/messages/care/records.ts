import records from '../../../../messages/en/server/care/records.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tRecord = createMessages('server/care/records', records);
