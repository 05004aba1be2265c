import opening from '../../../../messages/en/server/site/opening.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tOpening = createMessages('server/site/opening', opening);
