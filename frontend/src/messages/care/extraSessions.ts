import extraSessions from '../../../../messages/en/site/care/extraSessions.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tExtraSession = createMessages('site/care/extraSessions', extraSessions);
