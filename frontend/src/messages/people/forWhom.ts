import forWhom from '../../../../messages/en/site/people/forWhom.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tForWhom = createMessages('site/people/forWhom', forWhom);
