import users from '../../../../../messages/en/console/users.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminUser = createMessages('console/users', users);
