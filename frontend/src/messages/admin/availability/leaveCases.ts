import leaveCases from '../../../../../messages/en/console/availability/leaveCases.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminLeaveCase = createMessages('console/availability/leaveCases', leaveCases);
