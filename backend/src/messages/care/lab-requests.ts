import labRequests from '../../../../messages/en/server/care/lab-requests.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLabRequest = createMessages('server/care/lab-requests', labRequests);
