import profile from '../../../../messages/en/server/people/profile.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tProfile = createMessages('server/people/profile', profile);
