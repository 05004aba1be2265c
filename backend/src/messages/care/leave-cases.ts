import leaveCases from '../../../../messages/en/server/care/leave-cases.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLeaveCase = createMessages('server/care/leave-cases', leaveCases);
