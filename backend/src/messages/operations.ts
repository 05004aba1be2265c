import operations from '../../../messages/en/server/operations.json' with { type: 'json' };
import { createMessages } from '../../../openapi/contract/messages/create-messages.js';

/** Texts of the programs that operators run. */
export const tOperations = createMessages('server/operations', operations);
