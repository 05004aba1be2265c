import merges from '../../../../messages/en/server/people/merges.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tMerge = createMessages('server/people/merges', merges);
