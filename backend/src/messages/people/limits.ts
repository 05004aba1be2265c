import limits from '../../../../messages/en/server/people/limits.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tLimit = createMessages('server/people/limits', limits);
