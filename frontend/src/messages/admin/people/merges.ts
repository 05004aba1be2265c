import merges from '../../../../../messages/en/console/merges.json' with { type: 'json' };
import { createMessages } from '../../../../../openapi/contract/messages/create-messages.js';

export const tAdminMerge = createMessages('console/merges', merges);
