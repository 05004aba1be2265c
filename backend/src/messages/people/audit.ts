import audit from '../../../../messages/en/server/people/audit.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAudit = createMessages('server/people/audit', audit);
