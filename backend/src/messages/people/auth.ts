import auth from '../../../../messages/en/server/people/auth.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAuth = createMessages('server/people/auth', auth);
