import safetyRules from '../../../../messages/en/console/safetyRules.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminSafetyRule = createMessages('console/safetyRules', safetyRules);
