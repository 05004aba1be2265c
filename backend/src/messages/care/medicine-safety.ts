import safety from '../../../../messages/en/server/care/medicine-safety.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tSafety = createMessages('server/care/medicine-safety', safety);
