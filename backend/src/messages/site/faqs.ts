import faqs from '../../../../messages/en/server/site/faqs.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tFaq = createMessages('server/site/faqs', faqs);
