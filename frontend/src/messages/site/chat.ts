import chat from '../../../../messages/en/site/site/chat.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tChat = createMessages('site/site/chat', chat);
