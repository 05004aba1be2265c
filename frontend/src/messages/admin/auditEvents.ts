import auditEvents from '../../../../messages/en/console/auditEvents.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminAuditEvent = createMessages('console/auditEvents', auditEvents);

/** Whether a resource has a label as a kind of records in the audit trail. */
export const isLabelledKind = (resource: string): resource is keyof typeof auditEvents.kinds =>
  Object.hasOwn(auditEvents.kinds, resource);
