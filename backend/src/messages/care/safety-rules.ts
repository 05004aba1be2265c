import rules from '../../../../messages/en/server/care/safety-rules.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSafetyRule = createMessages('server/care/safety-rules', rules);
