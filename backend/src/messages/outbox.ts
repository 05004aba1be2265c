import outbox from '../../../messages/en/server/outbox.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

export const tOutbox = createMessages('server/outbox', outbox);
