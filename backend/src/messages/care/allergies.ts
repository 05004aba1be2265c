import allergies from '../../../../messages/en/server/care/allergies.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAllergy = createMessages('server/care/allergies', allergies);
