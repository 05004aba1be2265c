import allergies from '../../../../messages/en/site/care/allergies.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAllergy = createMessages('site/care/allergies', allergies);
