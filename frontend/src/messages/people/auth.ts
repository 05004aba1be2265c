import auth from '../../../../messages/en/site/people/auth.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAuth = createMessages('site/people/auth', auth);
