import users from '../../../../messages/en/server/people/users.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tUser = createMessages('server/people/users', users);
