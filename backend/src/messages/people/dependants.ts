import dependants from '../../../../messages/en/server/people/dependants.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tDependant = createMessages('server/people/dependants', dependants);
