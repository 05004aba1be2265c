import chat from '../../../../messages/en/server/site/chat.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tChat = createMessages('server/site/chat', chat);
