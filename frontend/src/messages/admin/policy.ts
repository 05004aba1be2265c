import policy from '../../../../messages/en/console/policy.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminPolicy = createMessages('console/policy', policy);
