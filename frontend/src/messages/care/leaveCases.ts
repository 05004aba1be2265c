import leaveCases from '../../../../messages/en/site/care/leaveCases.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLeaveCase = createMessages('site/care/leaveCases', leaveCases);
