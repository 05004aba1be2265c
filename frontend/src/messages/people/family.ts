import family from '../../../../messages/en/site/people/family.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tFamily = createMessages('site/people/family', family);
