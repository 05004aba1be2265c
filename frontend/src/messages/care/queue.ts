import queue from '../../../../messages/en/site/care/queue.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tQueue = createMessages('site/care/queue', queue);
