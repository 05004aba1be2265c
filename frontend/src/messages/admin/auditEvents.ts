import auditEvents from '../../../../messages/en/console/auditEvents.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminAuditEvent = createMessages('console/auditEvents', auditEvents);
