import extraSessions from '../../../../../messages/en/console/availability/extraSessions.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminExtraSession = createMessages('console/availability/extraSessions', extraSessions);
