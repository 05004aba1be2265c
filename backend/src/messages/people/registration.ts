import registration from '../../../../messages/en/server/people/registration.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tRegistration = createMessages('server/people/registration', registration);
