import profile from '../../../../messages/en/site/people/profile.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tProfile = createMessages('site/people/profile', profile);
