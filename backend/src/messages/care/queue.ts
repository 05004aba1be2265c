import queue from '../../../../messages/en/server/care/queue.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tQueue = createMessages('server/care/queue', queue);
