import records from '../../../../messages/en/site/care/records.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tRecord = createMessages('site/care/records', records);
